import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsQuery } from '../server/documents/page.ts';
import * as workspaces from '../server/workspaces/store.ts';
import { putDocuments, putFolders, type TestDocument } from './content.ts';
import { aTenant, aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Query = Omit<Parameters<Tenant['client']['getDocuments']>[0], 'organizationId'>;

const get = async ({ client }: Tenant, query: Query = {}) => await client.getDocuments({ organizationId: 'acme', ...query });
const idsOf = async (tenant: Tenant, query: Query = {}) => (await get(tenant, query)).data.map(({ id }) => id);

async function aTenantWith(wanted: { [documentId: string]: TestDocument }): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await putFolders(service, tenant, { marketing: {}, finance: {} });
  await putDocuments(service, tenant, wanted);
  return tenant;
}

const numbered = (count: number, document: TestDocument = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`doc-${String(i).padStart(4, '0')}`, document]));

const takenFrom = (tenant: Tenant, documentIds: readonly string[]) =>
  service.service.environment.db.deleteFrom('documents').where('api_key_id', '=', tenant.apiKey).where('document_id', 'in', documentIds).execute();

const refusedToken = {
  status: 'INVALID_ARGUMENT',
  message: '/data/pageToken must be a pageToken that this same query returned.',
  details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description: 'must be a pageToken that this same query returned' }],
};

describe('POST /v2/organizations/documents/get', () => {
  it('returns all documents of the organization, each with the four members and those of its own, which never replace one', async () => {
    const tenant = await aTenantWith({
      pricing: { name: 'Pricing model', disabled: true, accessType: 'restricted' },
      'launch-plan': { accessType: 'public', metadata: { id: 'forged', accessType: 'forged', __proto: 1, tags: ['a'], constructor: { b: null } } },
    });
    expect(await get(tenant)).toEqual({
      status: 'success',
      message: 'Documents found.',
      data: [
        { id: 'launch-plan', documentName: 'launch-plan', disabled: false, accessType: 'public', __proto: 1, tags: ['a'], constructor: { b: null } },
        { id: 'pricing', documentName: 'Pricing model', disabled: true, accessType: 'restricted' },
      ],
    });
  });

  it('returns those of the ids that exist, all on one page however small pages are', async () => {
    const tenant = await aTenantWith({ ...numbered(150), __proto__0: {} });
    const documentIds = [...Object.keys(numbered(150)).toReversed(), 'unknown', '__proto__'];
    const answer = await get(tenant, { documentIds, pageSize: 1 });
    expect(answer.data.map(({ id }) => id)).toEqual(Object.keys(numbered(150)));
    expect(answer).not.toHaveProperty('pageToken');
  });

  it('returns the documents directly in a folder, and with ids those of them that are in it', async () => {
    const tenant = await aTenantWith({ plan: { folderId: 'marketing' }, logo: { folderId: 'marketing' }, budget: { folderId: 'finance' }, loose: {} });
    await putFolders(service, tenant, { campaigns: { parentFolderId: 'marketing' } });
    await putDocuments(service, tenant, { poster: { folderId: 'campaigns' } });
    expect(await idsOf(tenant, { folderId: 'marketing' })).toEqual(['logo', 'plan']);
    expect(await idsOf(tenant, { folderId: 'marketing', documentIds: ['plan', 'budget', 'poster'] })).toEqual(['plan']);
  });

  it('pages through each form in the byte order of ids, a hundred to a page unless told otherwise', async () => {
    const strange = ['~', 'Z', 'a', 'ä', '\u{FFFD}', '😀', ' ', '__proto__', '%', 'a b'];
    const inFolder = Object.fromEntries(strange.map((id) => [id, { folderId: 'marketing' }]));
    const tenant = await aTenantWith({ ...numbered(101), ...inFolder });
    const inOrder = [...Object.keys(numbered(101)), ...Object.keys(inFolder)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

    expect(await idsOf(tenant)).toEqual(inOrder.slice(0, 100));
    expect(await allPages(tenant, {}, 7)).toEqual(inOrder);
    expect(await allPages(tenant, { folderId: 'marketing' }, 1)).toEqual(inOrder.filter((id) => Object.hasOwn(inFolder, id)));
  });

  it('has no page token where a page ends with the last document, or without any', async () => {
    const tenant = await aTenantWith(numbered(4));
    const first = await get(tenant, { pageSize: 2 });
    expect(first.pageToken).toBeDefined();
    expect(await get(tenant, { pageSize: 2, pageToken: first.pageToken ?? '' })).not.toHaveProperty('pageToken');
    expect(await get(tenant, { pageSize: 4 })).not.toHaveProperty('pageToken');
    expect(await get(await aTenantWithAcme(service))).toEqual({ status: 'success', message: 'Documents found.', data: [] });
  });

  it('skips and repeats no document while others are added and removed between pages', async () => {
    const tenant = await aTenantWith(numbered(60));
    const ids = Object.keys(numbered(60));
    const seen: string[] = [];
    const removed = new Set<string>();
    for (let pageToken: string | undefined, page = 0; page === 0 || pageToken !== undefined; page++) {
      const answer = await get(tenant, { pageSize: 4 + (page % 3), ...(pageToken === undefined ? {} : { pageToken }) });
      seen.push(...answer.data.map(({ id }) => id));
      pageToken = answer.pageToken;
      const last = seen.at(-1) ?? '';
      // On either side of where the next page begins; also the very document that it begins after.
      const gone = [ids[page] ?? '', last, ids[59 - page] ?? ''];
      await takenFrom(tenant, gone);
      for (const id of gone) removed.add(id);
      await putDocuments(service, tenant, { [`doc-0000-${page}`]: {}, [`${last}-next`]: {} });
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    for (const id of ids) if (!removed.has(id)) expect(seen).toContain(id);
    expect(seen.filter((id) => id.endsWith('-next')).length).toBeGreaterThan(3);
  });

  it('takes a page token for the query that returned it alone, with any page size, from any process', async () => {
    const tenant = await aTenantWith(numbered(9, { folderId: 'marketing' }));
    await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    const { pageToken = '' } = await get(tenant, { pageSize: 3 });
    const { pageToken: ofFolder = '' } = await get(tenant, { folderId: 'marketing', pageSize: 3 });
    const stranger = await aTenantWith(numbered(9, { folderId: 'marketing' }));

    expect(await idsOf(tenant, { pageToken, pageSize: 2 })).toEqual(['doc-0003', 'doc-0004']);
    await expect(get(tenant, { pageToken: ofFolder })).rejects.toMatchObject(refusedToken);
    await expect(get(tenant, { pageToken, folderId: 'marketing' })).rejects.toMatchObject(refusedToken);
    await expect(get(tenant, { pageToken: ofFolder, folderId: 'finance' })).rejects.toMatchObject(refusedToken);
    await expect(get(tenant, { pageToken, documentIds: ['doc-0001'] })).rejects.toMatchObject(refusedToken);
    await expect(tenant.client.getDocuments({ organizationId: 'globex', pageToken })).rejects.toMatchObject(refusedToken);
    await expect(get(stranger, { pageToken })).rejects.toMatchObject(refusedToken);
    await service.restart();
  });

  it('refuses a page token that is damaged or made by hand', async () => {
    const tenant = await aTenantWith(numbered(9));
    const { pageToken = '' } = await get(tenant, { pageSize: 3 });
    const [place = '', mark = ''] = pageToken.split('.');
    const forged = Buffer.from('v1.doc-0005').toString('base64url');
    const damaged = [
      `${forged}.${mark}`,
      forged,
      mark,
      `${place}.`,
      `${place}.${mark.slice(0, -1)}`,
      `${place}.${mark}0`,
      `${place}.${mark.toUpperCase()}0`,
      `${place}=.${mark}`,
      `${place}.${mark}.`,
      `.${mark}`,
      '.',
      ' ',
      '%00',
      'x'.repeat(1024),
      ...Array.from(pageToken, (character, i) => `${pageToken.slice(0, i)}${character === 'b' ? 'c' : 'b'}${pageToken.slice(i + 1)}`),
    ];
    for (const token of damaged) await expect(get(tenant, { pageToken: token }), token).rejects.toMatchObject(refusedToken);
  });

  it('shows nothing of another API key, and answers as if its organization and folders did not exist', async () => {
    const owner = await aTenantWith({ secret: { folderId: 'marketing' } });
    const stranger = await aTenant(service);
    const unknown = { status: 'NOT_FOUND', message: 'The organization "acme" does not exist.' };
    await expect(get(stranger)).rejects.toMatchObject(unknown);
    await stranger.client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Another Acme' }] });
    expect(await idsOf(stranger)).toEqual([]);
    expect(await idsOf(stranger, { documentIds: ['secret'] })).toEqual([]);
    await expect(get(stranger, { folderId: 'marketing' })).rejects.toMatchObject({ status: 'NOT_FOUND', message: 'The folder "marketing" does not exist.' });
    expect(await idsOf(owner)).toEqual(['secret']);
  });

  it('refuses an organization or a folder that does not exist, also beside ids', async () => {
    const tenant = await aTenantWith({ plan: {} });
    await expect(tenant.client.getDocuments({ organizationId: 'acme-labs' })).rejects.toMatchObject({
      status: 'NOT_FOUND',
      message: 'The organization "acme-labs" does not exist.',
    });
    await expect(get(tenant, { folderId: 'lost-folder', documentIds: ['plan'] })).rejects.toMatchObject({
      status: 'NOT_FOUND',
      message: 'The folder "lost-folder" does not exist.',
    });
  });

  it('does not show a document before it exists, though a grant waits for it, and names it by its id once it does', async () => {
    const tenant = await aTenantWithAcme(service);
    await tenant.client.addPermissions({
      user: { userId: 'maya' },
      permissions: { resources: [{ type: 'document', id: 'plan', organizationId: 'acme', accessRole: 'viewer' }] },
    });
    expect(await idsOf(tenant)).toEqual([]);
    expect(await idsOf(tenant, { documentIds: ['plan'] })).toEqual([]);
    await tenant.client.addNotifications({
      organizationId: 'acme',
      documentId: 'plan',
      createDocument: true,
      actionUser: { userId: 'maya' },
      displayHeadlineMessageTemplate: 'New',
      notifyAll: true,
    });
    expect((await get(tenant)).data).toEqual([{ id: 'plan', documentName: 'plan', disabled: false, accessType: 'organizationPrivate' }]);
  });

  it('is refused while advanced queries are switched off for the API key', async () => {
    const tenant = await aTenantWith({ plan: {} });
    const { db } = service.service.environment;
    await workspaces.changeSettings(db, tenant.apiKey, { advanced_queries: 0 });
    await expect(get(tenant)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      httpStatus: 400,
      message: 'The option "advanced queries" is switched off in the console for this API key.',
    });
    await workspaces.changeSettings(db, tenant.apiKey, { advanced_queries: 1 });
    expect(await idsOf(tenant)).toEqual(['plan']);
  });

  it('begins each page at its place in an index, so that a page costs the same at any depth', async () => {
    const { db } = service.service.environment;
    const tenant = await aTenantWithAcme(service);
    await putFolders(service, tenant, numbered(20));
    const folderIds = Object.keys(numbered(20));
    for (let part = 0; part < 5; part++) {
      const documents = Array.from({ length: 1000 }, (_, i) => [`${part}-${i}`, { folderId: folderIds[i % 20] ?? '' }]);
      await putDocuments(service, tenant, Object.fromEntries(documents));
    }
    await sql`analyze`.execute(db);
    const planOf = async (folderId: string | undefined) =>
      JSON.stringify(await documentsQuery(db, tenant.apiKey, 'acme', { documentIds: undefined, folderId, after: '3-500', limit: 101 }).explain());
    for (const [plan, index] of [
      [await planOf(undefined), 'documents_by_id'],
      [await planOf('doc-0007'), 'documents_by_folder'],
    ] as const) {
      expect(plan).toContain(index);
      expect(plan).toMatch(/document_id ?>/);
      expect(plan).not.toMatch(/sort|temp b-tree|scan documents|seq scan/i);
    }
  });
});

async function allPages(tenant: Tenant, query: Query, pageSize: number): Promise<string[]> {
  const ids: string[] = [];
  for (let answer = await get(tenant, { ...query, pageSize }); ; answer = await get(tenant, { ...query, pageSize, pageToken: answer.pageToken })) {
    ids.push(...answer.data.map(({ id }) => id));
    if (answer.pageToken === undefined) return ids;
  }
}
