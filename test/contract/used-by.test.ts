/** `npm run diff -- --used-by` tells which consumers a change breaks. */
import { getResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { ApiError, type ApiKeyClient, createClient, succeeded } from '../../generated/client.ts';
import { recordUsage, recordWhole, type UsageFile } from '../../generated/usage.ts';
import { createHandlers } from '../../mock/msw.ts';
import { changesBetween } from '../../openapi/tools/diff/changes.ts';
import { breaksOf, readUsage } from '../../openapi/tools/diff/used-by.ts';
import type { Edit } from '../support/edited.ts';
import { document, revised } from './document-changes.ts';

const acme = { organizationId: 'acme' };
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof ApiError ? [error.status, error.httpStatus] : error));

/** Three programs, which read only what they name. */
const consumers: { readonly [name: string]: (client: ApiKeyClient) => Promise<unknown> } = {
  async dashboard(client) {
    const shown: unknown[] = [];
    for await (const { id, documentName, accessType, folderId } of client.getDocuments.items({ ...acme, pageSize: 2 }))
      shown.push(id, documentName, accessType, folderId);
    const folders = await client.getFolders({ ...acme, folderIds: ['finance', 'marketing'] });
    shown.push(folders.data.map(({ folderName, effectiveAccessType }) => [folderName, effectiveAccessType]));
    const { data: present } = await client.getPresence({ ...acme, documentId: 'launch-plan' });
    shown.push(present.map(({ name, status }) => [name, status]));
    return [...shown, await codeOf(client.getPresence({ ...acme, documentId: 'lost-plan' }))];
  },
  async provisioning(client) {
    const ids = ['initech', 'umbrella'];
    const organizations = ids.map((organizationId) => ({ organizationId, organizationName: 'New' }));
    const { result } = await client.addOrganizations({ organizations }).withResponse();
    const users = [{ userId: 'lena', name: 'Lena Fischer', email: 'lena@acme.example', accessRole: 'editor' as const }];
    const added = await client.addUsers({ ...acme, users: [...users, { userId: 'omar' }] });
    const { status } = await client.addPermissions({
      user: { userId: 'jonas' },
      permissions: {
        resources: [
          { type: 'organization', id: 'acme', accessRole: 'viewer' },
          { type: 'folder', id: 'marketing', ...acme, accessRole: 'editor' },
        ],
      },
    });
    const resources = [{ type: 'document' as const, id: 'pricing', ...acme }];
    const { data: checked } = await client.checkPermissions({ userId: 'jonas', resources });
    const access = checked.map(({ id, accessRole, reason, grantedOn }) => [id, accessRole, reason, grantedOn?.id]);
    return [[...succeeded(result).values()].map(({ id }) => id), [...succeeded(added).keys()], status, access];
  },
  async privacy(client) {
    const shown: unknown[] = [];
    for await (const { kind, organizationId } of client.getUserData.items({ userId: 'priya' })) shown.push(kind, organizationId);
    const { data: grants } = await client.getPermissions({ ...acme, userIds: ['jonas'] });
    shown.push(grants.map(({ userId, type, accessRole }) => [userId, type, accessRole]));
    const job = client.deleteAllUserDataAndWait({ userIds: ['jonas', 'priya'] }, { intervalMs: 0 });
    shown.push((await job.started()).data.tasksCount, (await job).data.tasksLeft);
    const { data: jobs } = await client.getJobs({});
    shown.push(jobs.map(({ id, status }) => [id, status]));
    return [...shown, await codeOf(client.getDeleteAllUserDataStatus({ jobId: '0b5d7f29-4c8e-4a16-9d33-8f2a6e1c7b54' }))];
  },
};

let usages: UsageFile[];
beforeAll(async () => {
  const baseUrl = 'http://service.example';
  const recorded = Object.entries(consumers).map(async ([name, use]) => {
    const [usage, { handlers }] = [recordUsage(name), createHandlers({ baseUrl })];
    const fetch = async (...request: ConstructorParameters<typeof Request>) =>
      (await getResponse(handlers, new Request(...request))) ?? Response.error();
    await use(createClient({ baseUrl, apiKey: 'key', authToken: 'token', retries: 0, fetch, usage }));
    return readUsage('usage.json', JSON.stringify(usage));
  });
  usages = await Promise.all(recorded);
});

const text = { type: 'string' };
/** Changes, each with the consumers that it breaks. A place begins with `/`, an operation or a schema. Without a value, the place is removed. */
const changes: readonly [broken: string, ...Edit[]][] = [
  ['provisioning', ['/paths/~1v2~1organizations~1add']],
  ['', ['getJobs/operationId', 'listJobs']],
  ['', ['addUsers/deprecated', true]],
  ['', ['getPresence/tags', ['other']]],
  ['', ['getUserData/description', 'Other words.']],
  ['', ['FolderIdOrNull/description', 'Other words.']],
  ['privacy', ['getJobs/security', [{ WorkspaceId: [], WorkspaceToken: [] }]]],
  ['dashboard', ['getFolders/x-pagination/order', '/other']],
  ['dashboard', ['getPresence/responses/404']],
  ['', ['addUsers/responses/404']],
  ['', ['addUsers/responses/200/headers/X-Request-Id']],
  ['dashboard privacy', ['ErrorStatus/x-statuses/NOT_FOUND/httpStatus', 410]],
  // Requests.
  ['dashboard', ['GetDocumentsInput/properties/pageToken']],
  ['', ['GetDocumentsInput/properties/documentIds']],
  ['provisioning', ['NewUser/required', ['userId', 'email']]],
  ['', ['GrantedFolder/required', ['type', 'id', 'organizationId', 'expiresAt']]],
  ['dashboard', ['GetPresenceInput/properties/reason', text], ['GetPresenceInput/required', ['reason']]],
  ['', ['AddPermissionsInput/properties/reason', text]],
  ['provisioning', ['OrganizationName/type', 'integer']],
  ['dashboard', ['PageToken/pattern', '^[A-Z]']],
  ['provisioning', ['AccessRole/enum', ['editor']]],
  ['', ['GrantedDocument/properties/type/enum', ['document', 'further']]],
  ['provisioning privacy', ['UserId/maxLength', 4]],
  ['provisioning privacy', ['UserId/minLength', 8]],
  ['dashboard', ['PageSize/maximum', 1]],
  ['', ['PageSize/maximum', 50]],
  ['dashboard privacy', ['PageSize/default', 1]],
  ['privacy', ['DeleteAllUserDataInput/properties/userIds/maxItems', 1]],
  ['', ['GetPermissionsInput/properties/userIds/maxItems', 10]],
  ['dashboard', ['GetPresenceInput/maxProperties', 1]],
  ['', ['AddOrganizationsInput/maxProperties', 2]],
  // Responses.
  ['dashboard', ['CollaborationDocument/properties/documentName']],
  ['', ['CollaborationDocument/properties/disabled']],
  ['', ['GetDocumentsResult/properties/etag', text]],
  ['provisioning', ['AddedOrganization/required', ['success', 'message']]],
  ['dashboard', ['GetDocumentsResult/type', ['object', 'null']]],
  ['dashboard', ['DocumentName/type', 'integer']],
  ['dashboard', ['PresenceStatus/enum', ['online', 'away', 'further']]],
  ['', ['DocumentAccessType/enum', ['public', 'organizationPrivate']]],
  ['provisioning', ['CallerChosenId/maxLength', 100_000]],
  ['', ['OrganizationName/maxLength', 100_000]],
  ['privacy', ['DeleteAllUserDataReply/properties/data/properties/tasksCount/maximum', 9e15]],
];

it('Names the consumers that a change breaks, and no others', () => {
  const named = changes.map(([, ...edits]) => {
    const found = changesBetween(document, revised(...edits));
    const broken = usages.filter((usage) => breaksOf(found, usage, document).length > 0);
    return [broken.map(({ consumer }) => consumer).join(' '), ...edits];
  });
  expect(named).toEqual(changes);
});

it.each([
  ['asks for this type', { types: ['users.added', 'permissions.added'] }, ['permissions.added']],
  ['asks for all types', {}, ['permissions.added', 'permissions.removed']],
  ['asks for all types by an empty list', { types: [] }, ['permissions.added', 'permissions.removed']],
  ['asks for other types', { types: ['users.added'] }, []],
])('Names a consumer for a removed webhook if it %s', (_, types, broken) => {
  const usage = recordUsage('receiver');
  const webhooks = [{ webhookId: 'a', url: 'https://a.example', ...types }];
  const request = { body: JSON.stringify({ data: { webhooks } }), headers: {} };
  recordWhole(usage, 'addWebhooks', request, { response: { status: 200, headers: new Headers() }, body: { result: {} } });
  const isBroken = (event: string) => {
    const changes = changesBetween(document, revised([`/webhooks/${event}`]));
    return breaksOf(changes, readUsage('usage.json', JSON.stringify(usage)), document).length > 0;
  };
  expect(['permissions.added', 'permissions.removed'].filter(isBroken)).toEqual(broken);
});

it('A usage file has names, each once, and sizes, but no content', () => {
  const usage = recordUsage('reports');
  const users = [{ userId: 'maya-7', name: 'Maya Chen', email: 'maya@acme.example', accessRole: 'viewer', shoeSize: 'large' }];
  const request = { body: JSON.stringify({ data: { organizationId: 'acme', users } }), headers: { 'idempotency-key': 'key-7' } };
  const data = { 'maya-7': { success: true, message: 'User added.' } };
  const response = { status: 200, headers: new Headers({ 'x-request-id': 'request-7' }) };
  const reply = { response, body: { result: { status: 'success', message: 'Users added.', data } } };
  for (let calls = 0; calls < 2; calls++) recordWhole(usage, 'addUsers', request, reply);
  const text = JSON.stringify(usage);
  expect(text).not.toMatch(/maya|acme|shoe|large|added|request-7/i);
  const { sent, read } = readUsage('usage.json', text).operations.addUsers ?? {};
  expect(sent?.['/data/users/*/accessRole']).toMatchObject({ count: 2, type: ['string'], enum: ['viewer'] });
  expect(read?.['200']).toContain('/result/data/*/success');
  expect(read?.['200']).toHaveLength(new Set(read?.['200']).size);
});

it.each([
  ['another JSON file', '{"name":"app"}', "it must have required property 'consumer'."],
  ['a text', 'consumer: app', 'it must be JSON.'],
  ['an operation without its fields', '{"consumer":"app","operations":{"addUsers":{}}}', '/operations/addUsers must have'],
  ['a reference to itself', '{"consumer":"app","operations":{"$ref":"#/operations"}}', '/operations/$ref must be object.'],
  ['escape sequences', '\u001b[2Jconsumer', 'it must be JSON.'],
])('Rejects %s in place of a usage file, with the place of the mistake', (_, text, mistake) => {
  expect(() => readUsage('\u001b[2Japp.json', text)).toThrow(
    `--used-by takes usage files, and \\u001b[2Japp.json is not one: ${mistake}`,
  );
});
