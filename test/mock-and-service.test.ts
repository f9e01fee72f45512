/** The mock and the service answer the same calls alike: every request example of the document, sent to both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../mock/mock.ts';
import * as documents from '../server/documents/store.ts';
import * as folders from '../server/folders/store.ts';
import { at, contractOperations, examplesOf, type Operation, replySchema } from '../server/http/contract.ts';
import { fits } from '../server/http/explain.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

let mock: Mock;
let service: TestService;
let tenant: Tenant;
beforeAll(async () => {
  [mock, service] = await Promise.all([startMock({ port: 0 }), startTestService()]);
  tenant = await aTenantWithAcme(service);
  await tellTheStory();
});
afterAll(async () => {
  await mock.close();
  await service.stop();
});

/** What the examples take to be there: two organizations, and in one of them documents, folders and a group. */
async function tellTheStory(): Promise<void> {
  const { db } = service.service.environment;
  const common = { api_key_id: tenant.apiKey, organization_id: 'acme', created_at: service.now() };
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  await folders.upsert(
    db,
    ['marketing', 'finance'].map((id) => ({
      ...common,
      folder_id: id,
      folder_name: id,
      parent_folder_id: null,
      access_type: null,
    })),
  );
  await documents.upsert(
    db,
    [
      ['launch-plan', 'marketing'],
      ['pricing', 'finance'],
      ['roadmap', null],
    ].map(([id = null, folder = null]) => ({
      ...common,
      document_id: id ?? '',
      document_name: id ?? '',
      disabled: 0,
      access_type: null,
      folder_id: folder,
      metadata: '{}',
    })),
  );
}

/** What the service made itself is named otherwise there than in the story. */
const made = new Map<string, unknown>();
const inService = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    made.has(key) && typeof member === 'string' ? made.get(key) : member,
  );

/** These end what others need. */
const last = [
  'removePermissions',
  'deleteUsersFromGroups',
  'migrateDocuments',
  'getMigrationStatus',
  'deleteAllUserData',
  'getDeleteAllUserDataStatus',
];
const inOrder = contractOperations.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id));

async function send(url: string, { path, credentials }: Operation, body: unknown) {
  const headers = {
    'content-type': 'application/json',
    'x-svc-api-key': tenant.apiKey,
    'x-svc-workspace-id': tenant.workspaceId,
    'x-svc-auth-token': credentials === 'workspace' ? tenant.workspaceToken : tenant.authToken,
  };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer: unknown = await reply.json();
  return { status: reply.status, answer };
}

/** The members of the envelope, with what they are. */
function shape(answer: unknown): object {
  const kind = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
  const kinds = (value: unknown) => Object.fromEntries(Object.entries(value ?? {}).map(([name, member]) => [name, kind(member)]));
  // On the last page there is no token of the next: whether there is one is the data's affair, not the shape's.
  const { pageToken: _, ...result } = kinds(at(answer, 'result'));
  return { ...kinds(answer), result };
}

describe('The mock and the service', () => {
  it('give every request example the same HTTP status and a reply of the same shape', async () => {
    made.set('apiKey', tenant.apiKey);
    let compared = 0;
    for (const operation of inOrder) {
      for (const [name, body] of Object.entries(examplesOf(operation, 'requestBody'))) {
        const mocked = await send(mock.url, operation, body);
        const served = await send(service.url, operation, inService(body));
        expect([operation.id, name, served.status, served.answer]).toEqual([operation.id, name, mocked.status, expect.anything()]);
        expect(shape(served.answer), `${operation.id} ${name}`).toEqual(shape(mocked.answer));
        for (const answer of [mocked.answer, served.answer]) expect(fits(replySchema(operation, served.status), answer)).toBe(true);
        for (const [member, where] of [
          ['jobId', ['data', 'jobId']],
          ['migrationId', ['result', 'data', 'migrationId']],
          // The example of a first page stands before that of the next.
          ['pageToken', ['result', 'pageToken']],
        ] as const) {
          const value = at(served.answer, ...where);
          if (value !== undefined) made.set(member, value);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(45);
  });

  it('give a call without credentials the same answer', async () => {
    for (const { path, credentials } of contractOperations) {
      if (credentials === 'public') continue;
      const anonymous = async (url: string) => {
        const reply = await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"data":{}}',
        });
        return [reply.status, await reply.json()];
      };
      expect([path, await anonymous(service.url)]).toEqual([path, await anonymous(mock.url)]);
    }
  });
});
