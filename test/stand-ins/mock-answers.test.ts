/** Responses of the mock and of the MSW handlers fit the request, with any ids. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../generated/document.ts';
import { type OperationId, operations } from '../../generated/handlers.ts';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { at, contractOperations, document, examplesOf, type Operation, replySchema } from '../../generated/operations.ts';
import { replies } from '../../generated/validators.js';
import { receiveRaw } from '../../generated/webhooks.ts';
import { chooseReply, createSequences, documentedOperations } from '../../mock/engine/examples.ts';
import { type Mock, startMock } from '../../mock/mock.ts';
import { createHandlers } from '../../mock/msw.ts';
import { isObject, listOf, textsIn, valueAt, withMember } from '../../openapi/tools/verify/corpus/json.ts';
import { listening } from '../support/listening.ts';

const baseUrl = 'http://api.example';
const headers = {
  'content-type': 'application/json',
  'x-svc-api-key': 'any',
  'x-svc-auth-token': 'any',
  'x-svc-workspace-id': 'any',
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Sends a request: to handlers that were not called before, or to the mock. */
const senders: { [name: string]: (request: Request) => Promise<Response | undefined> } = {
  MSW: (request) => getResponse(createHandlers({ baseUrl }).handlers, request),
  mock: async (request) =>
    await fetch(request.url.replace(baseUrl, mock.url), { method: 'POST', headers, body: await request.text() }),
};

async function send(name: string, { path }: Operation, body: unknown): Promise<{ status: number | undefined; body: unknown }> {
  const request = new Request(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await senders[name]?.(request);
  return { status: response?.status, body: await response?.json() };
}

async function answerTo(name: string, operation: Operation, asked: unknown): Promise<unknown> {
  const { status, body } = await send(name, operation, asked);
  expect(status, operation.path).toBe(operation.success);
  return body;
}

const answerOf = (name: string, id: OperationId, data: object): Promise<unknown> =>
  answerTo(name, { id, ...operations[id] }, { data });

/** Replaces the free texts of a request by ids that no example has. */
function foreign(value: unknown, words: ReadonlySet<unknown>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => foreign(item, words, name));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foreign(item, words, key)]));
  if (typeof value !== 'string' || words.has(value) || ['pageToken', 'avatar', 'continueUrl'].includes(name)) return value;
  if (/^[0-9a-f]{8}-/.test(value)) return value.replace(/.{4}$/, 'ffff');
  return value.startsWith('*.') ? `*.foreign-${value.slice(2)}` : `foreign-${value}`;
}

/** The words of the contract, which an enum or a const allows. */
function wordsIn(schema: unknown, found = new Set<unknown>()): Set<unknown> {
  for (const word of [...listOf(at(schema, 'enum')), at(schema, 'const')]) found.add(word);
  for (const value of isObject(schema) || Array.isArray(schema) ? Object.values(schema) : []) wordsIn(value, found);
  return found;
}
const words = wordsIn(at(document(), 'components', 'schemas'));

/** Returns the misfits of a response: its contract, its keys, the requested ids, and the sent values. */
function violationsIn(operation: Operation, data: unknown, reply: unknown): string[] {
  const found: string[] = [];
  if (!replies[operation.id](reply)) found.push('breaks the contract');
  const result = at(replySchema(operation, operation.success), 'properties', 'result', 'properties', 'data');
  const shown = valueAt(reply, ['result', 'data']);
  const asked = operation.unique.map(({ path, by }) => {
    const items = valueAt(data, path);
    const idOf = (item: unknown) => String(by.length === 0 ? item : valueAt(item, by.slice(-1)));
    return Array.isArray(items) ? items.map(idOf) : undefined;
  });
  const isKeyed = isObject(at(result, 'additionalProperties'));
  const lists = asked.filter((ids) => ids !== undefined);
  if (isKeyed && lists.length > 0 && !lists.some((ids) => isDeepStrictEqual(ids.toSorted(), Object.keys(shown ?? {}).sort()))) {
    found.push(`has the keys ${Object.keys(shown ?? {})}`);
  }
  if (Array.isArray(shown)) {
    for (const ids of lists) {
      for (const item of shown)
        if (!textsIn(item).some((text) => ids.includes(text))) found.push(`shows what was not asked for: ${JSON.stringify(item)}`);
    }
  }
  const records = Array.isArray(shown) ? shown : isKeyed ? Object.values(shown ?? {}) : [shown];
  for (const [name, sent] of Object.entries(isObject(data) ? data : {})) {
    const isPlain = typeof sent !== 'object' && name !== 'pageToken';
    for (const record of records) {
      const repeated = valueAt(record, [name]);
      if (isPlain && repeated !== undefined && repeated !== sent && operation.id !== 'createWorkspace')
        found.push(`has ${name} ${JSON.stringify(repeated)}, not ${JSON.stringify(sent)}`);
    }
  }
  return found;
}

const requestExamples = contractOperations.flatMap((operation) =>
  Object.entries(examplesOf(operation, 'requestBody')).map(([name, body]) => ({ operation, name, body })),
);

/** Calls each request example with other ids and names. Returns the misfits. */
async function violationsOf(sender: string): Promise<string[]> {
  const found: string[] = [];
  for (const { operation, name, body } of requestExamples) {
    const asked = foreign(body, words);
    const reply = await answerTo(sender, operation, asked);
    const own = new Set(textsIn(valueAt(asked, ['data'])));
    // Folders in a folder may have any ids.
    const replaced = textsIn(withMember(valueAt(body, ['data']), 'parentFolderId', undefined)).filter((text) => !own.has(text));
    const left = textsIn(valueAt(reply, ['result', 'data'])).filter((text) => replaced.includes(text));
    const violations = violationsIn(operation, valueAt(asked, ['data']), reply);
    found.push(
      ...[...violations, ...left.map((text) => `shows ${text}`)].map((violation) => `${operation.id} ${name} ${violation}`),
    );
  }
  return found;
}

describe.each(Object.keys(senders))('Responses of the %s', (sender) => {
  it("The response to a request with other ids and names fits it, and shows none of the example's", async () => {
    expect(requestExamples.length).toBeGreaterThan(100);
    expect(await violationsOf(sender)).toEqual([]);
  });

  it('A response has an item for each of any number of ids, and a new id for each created object', async () => {
    const organizations = Array.from({ length: 1000 }, (_, i) => ({
      organizationId: `org-${i}`,
      organizationName: 'An organization',
    }));
    const reply = await answerOf(sender, 'addOrganizations', { organizations });
    expect(replies.addOrganizations(reply)).toBe(true);
    const items = Object.entries(Object(valueAt(reply, ['result', 'data'])));
    expect(items.map(([id]) => id)).toEqual(organizations.map(({ organizationId }) => organizationId));
    expect(new Set(items.map(([, item]) => valueAt(item, ['id']))).size).toBe(1000);
  });

  it('Every item of a bulk call gets its own documented result, and the message counts the successes', async () => {
    const inside = { organizationId: 'my-organization' };
    const missing = (kind: string, id: string) => ({ success: false, message: `The ${kind} "${id}" does not exist.` });
    const folder = { success: true, message: 'Folder deleted.' };
    expect(await answerOf(sender, 'deleteFolders', { ...inside, folderIds: ['a', 'lost-folder', 'b', 'marketing'] })).toEqual({
      result: {
        status: 'success',
        message: '3 of 4 folders deleted.',
        data: { a: folder, 'lost-folder': missing('folder', 'lost-folder'), b: folder, marketing: folder },
      },
    });
    expect(await answerOf(sender, 'deleteFolders', { organizationId: 'acme', folderIds: ['marketing', 'a'] })).toMatchObject({
      result: { message: '1 of 2 folders deleted.', data: { marketing: { success: false }, a: { success: true } } },
    });
    const people = ['tom', 'a', 'b'];
    expect(
      await answerOf(sender, 'deleteUsersFromGroups', { ...inside, organizationUserGroupId: 'mine', userIds: people }),
    ).toMatchObject({
      result: {
        message: '2 of 3 users removed from the group.',
        data: { tom: { success: false, organizationUserGroupId: 'mine', message: 'The user "tom" is not a member of the group.' } },
      },
    });
    const group = { ...inside, organizationUserGroupId: 'painters', userIds: ['a', 'b'] };
    expect(await answerOf(sender, 'deleteUsersFromGroups', group)).toMatchObject({
      result: { message: '0 of 2 users removed from the group.', data: { a: { success: false }, b: { success: false } } },
    });
    const domains = ['my.example', 'no host', '*.co.uk'];
    expect(await answerOf(sender, 'addDomains', { domains })).toMatchObject({
      result: {
        message: '1 of 3 domains added.',
        data: { 'my.example': { success: true }, 'no host': { success: false, domain: null } },
      },
    });
    const read = { ...inside, userId: 'maya', notificationIds: ['a', 'b'], read: true };
    expect(await answerOf(sender, 'updateNotifications', read)).toMatchObject({
      result: { message: 'Notifications updated.', data: { a: { success: true }, b: { success: true } } },
    });
    const config = { ...inside, userIds: ['a', 'b'], documentIds: ['lost-plan'], config: { inbox: 'ALL' } };
    expect(await answerOf(sender, 'setConfig', config)).toMatchObject({
      result: { data: { a: { success: false, userId: 'a', documentId: 'lost-plan' }, b: { success: false, userId: 'b' } } },
    });
  });

  it('The members of a group come in pages of the requested size', async () => {
    const group = { organizationId: 'my-organization', organizationUserGroupId: 'my-group' };
    const pages: unknown[] = [];
    let pageToken: unknown = '';
    do {
      const reply = await answerOf(sender, 'getUserGroups', { ...group, pageSize: 1, pageToken });
      pages.push(valueAt(reply, ['result', 'data']));
      pageToken = valueAt(reply, ['result', 'pageToken']);
    } while (pageToken !== undefined);
    const members = ['jonas', 'maya', 'priya'];
    expect(pages).toEqual(members.map((id) => [{ organizationUserGroupId: 'my-group', memberCount: 3, userIds: [id] }]));
    const groups = await answerOf(sender, 'getUserGroups', { organizationId: 'my-organization', pageSize: 1 });
    expect(valueAt(groups, ['result', 'data'])).toEqual([{ organizationUserGroupId: 'designers', memberCount: 3 }]);
  });

  it('Every created workspace has keys of its own, listed under their ids', async () => {
    const { handlers } = createHandlers({ baseUrl });
    const send = sender === 'MSW' ? (request: Request) => getResponse(handlers, request) : senders[sender];
    const ids: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const body = JSON.stringify({ data: { ownerEmail: 'a@acme.example', name: 'A', workspaceName: 'Acme' } });
      const response = await send?.(new Request(`${baseUrl}/v2/workspace/create`, { method: 'POST', headers, body }));
      const keys = Object.entries(Object(valueAt(await response?.json(), ['result', 'data', 'apiKeyList'])));
      expect(keys.map(([id]) => id)).toEqual(keys.map(([, key]) => valueAt(key, ['id'])));
      ids.push(...keys.map(([id]) => id));
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('A resource is checked as its own kind, and no other object has its id', async () => {
    const inside = { organizationId: 'my-organization' };
    const resources = [
      { type: 'document', id: 'same', ...inside },
      { type: 'folder', id: 'same', ...inside },
      { type: 'organization', id: 'my-organization' },
    ];
    for (const asked of [...resources.map((one) => [one]), resources]) {
      const reply = await answerOf(sender, 'checkPermissions', { userId: 'me', resources: asked });
      expect(valueAt(reply, ['result', 'data'])).toMatchObject(asked);
      for (const checked of listOf(valueAt(reply, ['result', 'data'])))
        if (valueAt(checked, ['type']) !== 'folder') expect(valueAt(checked, ['grantedOn', 'id'])).not.toBe('same');
    }
  });

  it('The grants of users on resources are on no other resources', async () => {
    for (const userIds of [['a'], ['a', 'b', 'c']]) {
      const asked = { organizationId: 'my-organization', userIds, resources: [{ type: 'document', id: 'mine' }] };
      const { result } = Object(await answerOf(sender, 'getPermissions', asked));
      const grants = listOf(valueAt(result, ['data']));
      expect(grants.length).toBeGreaterThan(0);
      for (const grant of grants) expect(grant).toMatchObject({ type: 'document', id: 'mine' });
    }
  });
});

const isEventType = (type: string): type is keyof typeof openapi.webhooks => Object.hasOwn(openapi.webhooks, type);
const eventTypes = Object.keys(openapi.webhooks).filter(isEventType);

it.each([
  ['mock', () => mock.sendEvent],
  ['MSW', () => createHandlers({ baseUrl }).sendEvent],
] as const)('The %s sends documented and other events as signed deliveries', async (_name, sendEvent) => {
  const send = sendEvent();
  const secret = `whsec_${Buffer.alloc(32, 'any').toString('base64')}`;
  const received: unknown[] = [];
  const receiver = createServer(async (req, res) => {
    const event = await receiveRaw({ headers: req.headers, body: await text(req) }, secret).catch(({ code }) => code);
    received.push(event);
    res.writeHead(typeof event === 'string' ? 400 : 200).end(typeof event);
  });
  const url = `${await listening(receiver)}/hooks`;
  for (const type of eventTypes) expect(await send(type, url, { secret })).toEqual({ status: 200, body: 'object' });
  const common = { eventId: '0199a3c1-7d52-7e0a-9b1f-3c5d7e9f1a2b.0', createdAt: 1_795_255_200_000, organizationId: 'acme' };
  const event = { ...common, type: 'documents.deleted', documentId: 'plan', data: { documentId: 'plan' } } as const;
  await send(event, url, { secret });
  await send(event, url, { secret, now: 0 });
  expect(received).toEqual([...eventTypes.map((type) => expect.objectContaining({ type })), event, 'TIMESTAMP_TOO_OLD']);
  await expect(send({ ...event, organizationId: '' }, url, { secret })).rejects.toThrow('violates the contract');
});

const documented = documentedOperations();

/** The name of the example that answers this `data`, after the calls before it. */
function exampleFor(id: OperationId, data: Json, sequences = createSequences()): string {
  const operation = documented[id];
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  return chooseReply(operation, { data }, sequences).name;
}

it('The chosen example has the form of the request', () => {
  const people = { organizationId: 'my-organization' };
  expect(exampleFor('getUserGroups', people)).toBe('groups');
  expect(exampleFor('getUserGroups', { ...people, organizationUserGroupId: 'my-group' })).toBe('members');
  expect(exampleFor('deleteUsersFromGroups', { ...people, organizationUserGroupId: 'my-group', deleteAll: true })).toBe(
    'allListed',
  );
  expect(exampleFor('updateAccessForFolders', { ...people, folderIds: ['my-folder'], inheritFromParent: true })).toBe('inherited');
});

it('Ids that the document shows only with an empty result get that example', () => {
  expect(exampleFor('getUsers', { organizationId: 'my-organization', userIds: ['my-user'] })).toBe('userIds');
  expect(exampleFor('getUsers', { organizationId: 'my-organization', userIds: ['nobody'] })).toBe('none');
  expect(
    exampleFor('addUsers', { organizationId: 'my-organization', users: [{ userId: 'u-1', name: 'A', email: 'a@b.example' }] }),
  ).toBe('added');
});

it('The mock forgets a job after many others', () => {
  const sequences = createSequences();
  const ask = (jobId: string) => exampleFor('getDeleteAllUserDataStatus', { jobId }, sequences);
  ask('first');
  for (let i = 0; i < 999; i++) ask(`job-${i}`);
  expect(ask('first')).toBe('running');
  ask('one-more');
  expect(ask('first')).toBe('notBegun');
});
