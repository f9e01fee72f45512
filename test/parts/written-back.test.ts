/** The sibling operations accept an object as a Get returns it. The document says which schemas are inputs of which (`x-read-as`). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKeyClient } from '../../generated/client.ts';
import { at, contractOperations, document } from '../../generated/operations.ts';
import { addContents, tellStory } from '../../mock/story.ts';
import { aTenant, startTestService, type Tenant, type TestService } from '../support/harness.ts';

let service: TestService;
let tenant: Tenant;
let client: ApiKeyClient;
const organizationId = 'acme';
const documentId = 'launch-plan';
/** Names and values that JSON, SQL or patterns could misread. */
const strange = { 'a "field" of %_': ['', { "'": 0, 'é.😀': false }] };

beforeAll(async () => {
  service = await startTestService();
  tenant = await aTenant(service);
  client = tenant.client;
  await addContents(client);
  await tellStory(client, async () => service.advance({ milliseconds: 5 }));
  await client.updateOrganizations({ organizations: [{ organizationId, plan: 'team' }] });
  await client.updateDocuments({ organizationId, documents: [{ documentId, stage: { step: 2 } }] });
  const restricted = { accessType: 'restricted', folderId: 'legal', disabled: true } as const;
  await client.addFolders({ organizationId, folders: [{ folderId: 'legal', parentFolderId: 'finance', accessType: 'public' }] });
  const inherits = { documentId: 'inherits', folderId: 'legal' };
  const added = await client.addDocuments({
    organizationId,
    documents: [{ documentId: `é"%_'😀`, ...restricted, ...strange }, inherits],
  });
  expect(textOf(added)).not.toContain('"success":false');
  await client.addUsers({ organizationId, users: [{ userId: `é"%_'😀`, name: 'Émile', email: '', ...strange }] });
  await client.setConfig({ organizationId, userIds: ['maya'], config: { inbox: 'MINE' } });
  const expiresAt = service.now() + 60_000;
  const grant = { organizationId, accessRole: 'editor', expiresAt } as const;
  await client.addUsers({
    organizationId,
    users: [{ userId: 'lena', name: 'Lena', accessRole: 'viewer', expiresAt, context: { access: { team: 'a' } } }],
  });
  await client.addPermissions({
    user: { userId: 'lena' },
    permissions: {
      resources: [
        { type: 'document', id: documentId, ...grant },
        { type: 'folder', id: 'legal', ...grant },
      ],
    },
  });
  await client.addPresence({ organizationId, documentId, users: [{ userId: 'lena', cursor: 3 }] });
  await tenant.workspace.updateEmailConfig({
    apiKey: tenant.apiKey,
    enabled: true,
    fromName: 'Acme',
    replyTo: 'maya@acme.example',
  });
});
afterAll(() => service.stop());

const organizations = async () => (await client.getOrganizations({})).data;
const webhooks = async () => (await client.getWebhooks()).data;
const folders = async () => (await client.getFolders({ organizationId })).data;
const documents = async () => (await client.getDocuments({ organizationId })).data;
const users = async () => (await client.getUsers({ organizationId })).data;
const grants = async () => (await client.getPermissions({ organizationId, userIds: ['lena'] })).data;
const presence = async () => (await client.getPresence({ organizationId, documentId })).data;
const group = async () => {
  const groups = (await client.getUserGroups({ organizationId })).data;
  const [{ organizationUserGroupId } = { organizationUserGroupId: '' }] = groups;
  return (await client.getUserGroups({ organizationId, organizationUserGroupId })).data;
};
const config = async () => (await client.getConfig({ organizationId, userIds: ['maya'] })).data;
const domains = async () => (await tenant.workspace.getDomains({})).data;
const mail = async () => (await tenant.workspace.getEmailConfig({ apiKey: tenant.apiKey })).data;
const keys = async () => (await tenant.workspace.getApiKeys({})).data;

const lena = { userId: 'lena' };
const nothingSet = { config: { inbox: null, email: null, slack: null } };
/** The documents as others name them. */
const named = <Document extends { id: string }>(all: readonly Document[]) => all.map((one) => ({ ...one, documentId: one.id }));

interface Pair {
  /** Reads the objects. */
  read: () => Promise<unknown>;
  /** Sends them to the sibling. */
  write: () => Promise<object>;
  /** Whether the sibling finds that the objects exist. */
  exists?: true;
  /** Whether the sibling takes the objects away. */
  removes?: true;
  /** A time that the sibling sets. */
  sets?: string;
}

/** `write` sends the objects to the sibling, as its typed client takes them. */
const pair = <Read>(
  read: () => Promise<Read>,
  write: (found: Read) => Promise<object>,
  more: Pick<Pair, 'exists' | 'removes' | 'sets'> = {},
): Pair => ({ read, write: async () => await write(await read()), ...more });

const pairs: { readonly [pair: string]: Pair } = {
  'getOrganizations addOrganizations': pair(organizations, (all) => client.addOrganizations({ organizations: all }), {
    exists: true,
  }),
  'getOrganizations updateOrganizations': pair(organizations, (all) => client.updateOrganizations({ organizations: all })),
  'getFolders addFolders': pair(folders, (all) => client.addFolders({ organizationId, folders: all }), { exists: true }),
  'getFolders updateFolders': pair(folders, (all) => client.updateFolders({ organizationId, folders: all })),
  'getDocuments addDocuments': pair(documents, (all) => client.addDocuments({ organizationId, documents: named(all) }), {
    exists: true,
  }),
  'getDocuments updateDocuments': pair(documents, (all) => client.updateDocuments({ organizationId, documents: named(all) })),
  'getUsers addUsers': pair(users, (all) => client.addUsers({ organizationId, users: all }), { exists: true, sets: 'addedAt' }),
  'getUsers updateUsers': pair(users, (all) => client.updateUsers({ organizationId, users: all })),
  'getWebhooks addWebhooks': pair(webhooks, (all) => client.addWebhooks({ webhooks: all }), { exists: true }),
  'getWebhooks updateWebhooks': pair(webhooks, (all) => client.updateWebhooks({ webhooks: all })),
  'getPermissions getPermissions': pair(grants, (resources) => client.getPermissions({ organizationId, resources })),
  'getPermissions addPermissions': pair(grants, (resources) => client.addPermissions({ user: lena, permissions: { resources } })),
  'getPermissions generateToken': pair(grants, (resources) => client.generateToken({ ...lena, permissions: { resources } })),
  'getPermissions checkPermissions': pair(grants, (resources) => client.checkPermissions({ ...lena, resources })),
  'getPermissions removePermissions': pair(
    grants,
    (resources) => client.removePermissions({ ...lena, permissions: { resources } }),
    { removes: true },
  ),
  'getPresence addPresence': pair(presence, (all) => client.addPresence({ organizationId, documentId, users: all }), {
    sets: 'renewedAt',
  }),
  'getUserGroups addUsersToGroups': pair(group, ([{ userIds = [], ...one } = { organizationUserGroupId: '', memberCount: 0 }]) =>
    client.addUsersToGroups({ organizationId, ...one, userIds }),
  ),
  'getConfig setConfig': pair(config, ({ maya: { config: stored } = nothingSet }) =>
    client.setConfig({ organizationId, userIds: ['maya'], config: stored }),
  ),
  'getEmailConfig updateEmailConfig': pair(mail, (settings) => tenant.workspace.updateEmailConfig(settings)),
  'getApiKeys updateApiKey': pair(keys, async ([key]) => {
    if (key === undefined) throw new Error('The workspace has no API key.');
    return await tenant.workspace.updateApiKey({ ...key, apiKey: key.id });
  }),
};

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
const without = (name: string | undefined, value: unknown): unknown =>
  JSON.parse(textOf(value), (key, one: unknown) => (key === name ? undefined : one));
const schemas = at(document(), 'components', 'schemas');

/** Returns the names of the schemas in a part of the document, at any depth. */
function schemasIn(value: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of textOf(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasIn(at(schemas, name), found);
  }
  return found;
}

const partOf = (path: string, ...keys: string[]): unknown => at(document(), 'paths', path, 'post', ...keys);
const inputsOf = (path: string) => [...schemasIn(partOf(path, 'requestBody'))];
const outputsOf = ({ path, success }: (typeof contractOperations)[number]) =>
  schemasIn(partOf(path, 'responses', String(success), 'content'));
const fieldsOf = (name: string): string[] => Object.keys(Object(at(schemas, name, 'properties')));

it('Every pair of a Get and an operation that accepts its objects is tested', () => {
  const found = contractOperations
    // Events show objects as they were.
    .filter(({ id, title }) => title.startsWith('Get ') && id !== 'getEvents')
    .flatMap((get) =>
      contractOperations
        .filter(({ path }) => inputsOf(path).some((name) => outputsOf(get).has(String(at(schemas, name, 'x-read-as')))))
        .map(({ id }) => `${get.id} ${id}`),
    );
  expect(Object.keys(pairs).toSorted()).toEqual(found.toSorted());
});

it('An input that names its object accepts each of its fields, and ignores only those that no caller can set', () => {
  const inputs = contractOperations.flatMap(({ path }) => inputsOf(path)).filter((name) => at(schemas, name, 'x-read-as'));
  const writers = new Set(
    contractOperations.filter(({ title }) => /^(?:Add|Update)/.test(title)).flatMap(({ path }) => inputsOf(path)),
  );
  for (const name of inputs) {
    const read = String(at(schemas, name, 'x-read-as'));
    expect(fieldsOf(name), name).toEqual(expect.arrayContaining(fieldsOf(read)));
    if (!writers.has(name)) continue;
    // A field that callers can set somewhere must not be ignored in silence.
    const ignored = fieldsOf(name).filter((field) => textOf(at(schemas, name, 'properties', field)).includes('It has no effect.'));
    expect(
      ignored.filter((field) => at(schemas, read, 'properties', field, 'readOnly') !== true),
      name,
    ).toEqual([]);
  }
  // The generated copies are never marked: a validator would reject them.
  const marked = contractOperations
    .flatMap(({ path }) => inputsOf(path))
    .filter((name) => textOf(at(schemas, name)).includes('"readOnly"'));
  expect(marked).toEqual([]);
});

it.each(Object.entries(pairs))(
  '%s: the second operation accepts what the first returns, and reading again returns the same',
  async (_name, pair) => {
    const { read, write, exists, removes, sets } = pair;
    const before = await read();
    expect(textOf(before).length).toBeGreaterThan(10);
    const text = textOf(await write());
    expect(text.includes('"success":false'), text).toBe(exists === true);
    if (removes === true) expect(await read()).toEqual([]);
    else expect(without(sets, await read())).toEqual(without(sets, before));
  },
);

it('Folders, documents and users read in one organization can be added to another, and are the same there', async () => {
  const copy = { organizationId: 'copy' };
  await client.addOrganizations({ organizations: [{ ...copy, organizationName: 'Copy' }] });
  const [given, written] = [await documents(), await users()];
  for (const read of [given, written]) expect(read).toContainEqual(expect.objectContaining(strange));
  await client.addFolders({ ...copy, folders: await folders() });
  await client.addDocuments({ ...copy, documents: named(given) });
  await client.addUsers({ ...copy, users: written });
  expect((await client.getFolders(copy)).data).toEqual(await folders());
  expect((await client.getDocuments(copy)).data).toEqual(given);
  expect(without('addedAt', (await client.getUsers(copy)).data)).toEqual(without('addedAt', written));
});

it('Add Domains and Delete Domains accept what Get Domains returns', async () => {
  await tenant.workspace.addDomains({ domains: ['acme.example', '*.acme.example', 'bücher.example'] });
  const before = await domains();
  await tenant.workspace.addDomains({ domains: before });
  expect(await domains()).toEqual(before);
  await tenant.workspace.deleteDomains({ domains: before });
  expect(await domains()).toEqual([]);
});

it('A value that contradicts the object of the call is a conflict, which names the field', async () => {
  const conflict = (field: string) => ({ httpStatus: 400, details: [expect.objectContaining({ field, reason: 'CONFLICT' })] });
  const [key] = await keys();
  if (key === undefined) throw new Error('The workspace has no API key.');
  const { data: other } = await tenant.workspace.createApiKey({ apiKeyName: 'Other', type: 'testing' });
  await expect(tenant.workspace.updateApiKey({ ...key, apiKey: other.id })).rejects.toMatchObject(conflict('/data/id'));
  const resources = [{ userId: 'jonas', type: 'folder', id: 'legal', organizationId, accessRole: 'viewer' }] as const;
  const field = '/data/permissions/resources/0/userId';
  const permissions = { resources: [...resources] };
  await expect(client.addPermissions({ user: { userId: 'lena' }, permissions })).rejects.toMatchObject(conflict(field));
  await expect(client.removePermissions({ userId: 'lena', permissions })).rejects.toMatchObject(conflict(field));
  await expect(client.generateToken({ userId: 'lena', permissions })).rejects.toMatchObject(conflict(field));
  const checked = client.checkPermissions({ userId: 'lena', resources: [...resources] });
  await expect(checked).rejects.toMatchObject(conflict('/data/resources/0/userId'));
});
