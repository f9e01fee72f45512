import { afterAll, describe, expect, it } from 'vitest';
import type { Event } from '../generated/types.ts';
import { aTenantWithAcme, startTestService, type Tenant } from './harness.ts';

const service = await startTestService();
afterAll(() => service.stop());

const ids = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${String(i).padStart(3, '0')}`);

const acme = { organizationId: 'acme' };

async function aRecordedTenant(): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  return tenant;
}

/** Reads all events from this page token on. */
async function readAll({ client }: Tenant, pageToken = '', pageSize = 100) {
  const events: Event[] = [];
  for (let hasMore = true; hasMore; ) {
    const page = await client.getEvents({ pageToken, pageSize });
    events.push(...page.data);
    ({ pageToken, hasMore } = page);
  }
  return { events, pageToken };
}

describe('POST /v2/events/get', () => {
  it('Get Events returns each change once, in order, with the data of the Get operations', async () => {
    const tenant = await aRecordedTenant();
    const { client } = tenant;
    await client.addFolders({ ...acme, folders: [{ folderId: 'marketing', accessType: 'public' }] });
    await client.addDocuments({
      ...acme,
      documents: [{ documentId: 'plan', folderId: 'marketing', owner: 'maya' }, { documentId: 'notes' }],
    });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }, { documentId: 'lost', folderId: 'missing' }] });
    const [plan] = (await client.getDocuments({ ...acme, documentIds: ['plan'] })).data;
    await client.updateDocuments({
      ...acme,
      documents: [
        { documentId: 'plan', documentName: 'Launch plan' },
        { documentId: 'notes', documentName: 'notes' },
      ],
    });
    await client.updateOrganizations({ organizations: [{ organizationId: 'acme', plan: 'gold' }] });
    await client.deleteFolders({ ...acme, folderIds: ['marketing'], recursive: true });
    const { events, pageToken } = await readAll(tenant, '', 2);
    expect(events.map(({ type }) => type)).toEqual([
      ...['folders.added', 'documents.added', 'documents.added', 'documents.updated', 'organizations.updated'],
      ...['documents.deleted', 'folders.deleted'],
    ]);
    expect(events[2]).toEqual({
      eventId: expect.any(String),
      type: 'documents.added',
      createdAt: expect.any(Number),
      ...acme,
      documentId: 'plan',
      data: plan,
    });
    expect(await readAll(tenant, pageToken)).toEqual({ events: [], pageToken });
    await client.deleteOrganizations({ organizationIds: ['acme'] });
    expect((await readAll(tenant, pageToken)).events).toMatchObject([{ type: 'organizations.deleted', ...acme }]);
  });

  it('Get Events returns nothing for rejected, repeated and ineffective calls, or while events are off', async () => {
    const tenant = await aRecordedTenant();
    const { client, workspace, apiKey } = tenant;
    const once = { idempotencyKey: 'once' };
    const plan = { ...acme, documents: [{ documentId: 'plan', owner: 'maya' }] };
    for (let i = 0; i < 2; i++) await client.addDocuments(plan, once);
    await client.addDocuments(plan);
    await client.updateDocuments(plan);
    await expect(client.addDocuments({ ...plan, organizationId: 'missing' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await client.deleteDocuments({ ...acme, documentIds: ['missing'] });
    await client.updateOrganizations({ organizations: [{ organizationId: 'missing', organizationName: 'Missing' }] });
    await workspace.updateApiKey({ apiKey, events: false });
    await client.deleteDocuments({ ...acme, documentIds: ['plan'] });
    await workspace.updateApiKey({ apiKey, events: true });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'notes' }] });
    const { events } = await readAll(tenant);
    expect(events).toMatchObject(['plan', 'notes'].map((documentId) => ({ type: 'documents.added', documentId })));
  });

  it('Get Events selects by type and organization, and ends a page early', async () => {
    const tenant = await aRecordedTenant();
    const { client } = tenant;
    await client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
    const text = 'x'.repeat(60_000);
    const documents = ids(30, 'document').map((documentId) => ({ documentId }));
    await client.addDocuments({ ...acme, documents });
    await client.addDocuments({ organizationId: 'beta', documents: [{ documentId: 'plan' }] });
    for (const { documentId } of documents) await client.updateDocuments({ ...acme, documents: [{ documentId, text }] });
    // One row of 1.8 MB.
    await client.updateDocuments({ ...acme, documents: documents.map((one) => ({ ...one, documentName: 'Renamed' })) });
    const { data } = await client.getEvents({ organizationId: 'beta' });
    expect(data).toMatchObject([{ type: 'organizations.added' }, { type: 'documents.added', documentId: 'plan' }]);
    expect((await client.getEvents({ ...acme, types: ['documents.added'] })).data).toMatchObject(documents);
    const first = await client.getEvents({ types: ['documents.updated'] });
    expect(first.hasMore).toBe(true);
    expect(first.data.length).toBeLessThan(20);
    const { events } = await readAll(tenant, '', 1000);
    expect(events.map(({ type }) => type)).toEqual([
      ...['organizations.added', ...documents.map(() => 'documents.added'), 'documents.added'],
      ...[...documents, ...documents].map(() => 'documents.updated'),
    ]);
  });
});
