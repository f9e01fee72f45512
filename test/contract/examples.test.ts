/**
 * Each example of a response that needs more than its request is compared with a response in that situation. The verifier compares all others,
 * see every-server.test.ts.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { type OperationId, operations } from '../../generated/handlers.ts';
import { contractOperations, nodeOf, type Operation, repliesOf } from '../../generated/operations.ts';
import { operationOf } from '../../openapi/tools/verify/accounts.ts';
import { replayable } from '../../openapi/tools/verify/checks/examples.ts';
import { outOfReach } from '../../openapi/tools/verify/checks/preparations.ts';
import { objectOf, valueAt, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { sql } from '../../server/database/sql.ts';
import { formatPlace, parsePlace } from '../../server/events/place.ts';
import { checksums, pagesIn } from '../../server/paging/page-token.ts';
import { aService, aTenant, aTenantWithAcme, type Tenant, type TestService } from '../support/harness.ts';
import { lostPlace } from '../support/lost-place.ts';
import { aReceiver, aTenantWithEvents } from '../support/receiver.ts';
import { credentialsFor } from '../torture/http.ts';
import { lasting } from './lasting.ts';

const acme = { organizationId: 'acme' };
const launchPlan = { ...acme, documentId: 'launch-plan' };
const migration = { ...launchPlan, newDocumentId: 'launch-plan-2027' };
/** The time of the examples. */
const then = Date.UTC(2026, 10, 21, 10);

/** A service at that time. */
async function aServiceThen(config: Parameters<typeof aService>[0] = {}): Promise<TestService> {
  const service = await aService(config);
  service.advance({ milliseconds: then - service.now() });
  return service;
}

/** Calls an operation, and returns the body of the response. */
async function bodyOf(service: TestService, id: OperationId, tenant: Tenant, data: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...credentialsFor(id, tenant) };
  const response = await fetch(service.url + operations[id].path, { method: 'POST', headers, body: JSON.stringify({ data }) });
  return await response.json();
}

const withCode = ({ failureHasCode }: Operation, status: number, body: unknown): unknown =>
  failureHasCode ? withValue(body, ['error', 'code'], status) : body;

/** Returns the refusals of a used-up quota: of an API key, and of a network. */
async function quotaRefusals(): Promise<{ ofKey: unknown; ofNetwork: unknown }> {
  const input = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
  const limited = await aServiceThen({ apiKeyLimit: 1, createWorkspaceLimit: 1 });
  const tenant = await aTenant(limited);
  await bodyOf(limited, 'getOrganizations', tenant, {});
  limited.advance({ seconds: 30 });
  const ofKey = await bodyOf(limited, 'getOrganizations', tenant, {});
  limited.advance({ minutes: 29, seconds: 30 });
  return { ofKey, ofNetwork: await bodyOf(limited, 'createWorkspace', tenant, input) };
}

/** Each status that a job has while the worker does one task after the other. */
async function statusesOf(
  service: TestService,
  ask: () => Promise<unknown>,
  isEnd: (status: unknown) => boolean,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (;;) {
    const status = await ask();
    if (!isDeepStrictEqual(status, found.at(-1))) found.push(status);
    if (isEnd(status)) return found;
    service.advance({ minutes: 1 });
    await service.service.worker.step();
  }
}

const data = ['result', 'data'];

it('Each documented response that needs more than its request is one of the service in that situation', async () => {
  const service = await aServiceThen({ loginHosts: ['acme.example'], webhookLoopback: true });
  const found = new Map<string, unknown>();
  const call = async (example: string, tenant: Tenant, input: unknown, change: (body: unknown) => unknown = (body) => body) => {
    const operation = contractOperations.find(({ id }) => example.startsWith(`${id} `));
    if (operation !== undefined) found.set(example, change(await bodyOf(service, operation.id, tenant, input)));
  };

  const owner = await aTenant(service);
  const times = (count: number, call: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, call));
  await times(99, () => owner.workspace.createApiKey({ apiKeyName: 'Another', type: 'testing' }));
  await call('createApiKey 400 tooManyApiKeys', owner, { apiKeyName: 'One too many', type: 'testing' });
  await call('sendLoginLink 400 hostNotAllowed', owner, {
    email: 'maya@acme.example',
    continueUrl: 'https://elsewhere.example/console',
  });

  const mover = await aTenantWithAcme(service);
  const documents = [{ documentId: 'launch-plan', documentName: 'Launch plan' }];
  await mover.client.addDocuments({ ...acme, documents });
  const { migrationId } = (await mover.client.migrateDocuments(migration)).data;
  const migrating = () => bodyOf(service, 'getMigrationStatus', mover, { ...acme, migrationId });
  const isMigrated = (status: unknown) => valueAt(status, [...data, 'status']) === 'completed';
  for (const status of await statusesOf(service, migrating, isMigrated))
    found.set(`getMigrationStatus 200 ${valueAt(status, [...data, 'status'])}`, status);
  const failing = await aTenantWithAcme(service);
  await failing.client.addDocuments({ ...acme, documents });
  const { migrationId: failed } = (await failing.client.migrateDocuments(migration)).data;
  await failing.client.deleteDocuments({ ...acme, documentIds: ['launch-plan'] });
  await service.work();
  await call('getMigrationStatus 200 failed', failing, { ...acme, migrationId: failed });

  const many = await aTenantWithAcme(service);
  await times(100, () => many.client.deleteAllUserData({ userIds: ['maya'] }));
  await call('deleteAllUserData 429 tooManyJobs', many, { userIds: ['maya'] });
  await service.work();

  // Numbers of tasks and the times of the last one are a story of their own.
  const deleter = await aTenantWithAcme(service);
  await deleter.client.addUsersToGroups({ ...acme, organizationUserGroupId: 'designers', userIds: ['maya'] });
  const { jobId } = (await deleter.client.deleteAllUserData({ userIds: ['maya'] })).data;
  const story = contractOperations.filter(({ id }) => id === 'getDeleteAllUserDataStatus').flatMap(repliesOf);
  const facts = story.map(({ value }) => objectOf(valueAt(value, data))).filter(({ tasksLeft }) => tasksLeft !== undefined);
  const deleting = () => bodyOf(service, 'getDeleteAllUserDataStatus', deleter, { jobId });
  const names = ['notBegun', 'running', 'completed'];
  const statuses = await statusesOf(service, deleting, (status) => valueAt(status, [...data, 'isDeleteCompleted']) === true);
  for (const status of statuses) {
    const isDone = valueAt(status, [...data, 'isDeleteCompleted']) === true;
    const name = isDone ? 'completed' : valueAt(status, [...data, 'lastTaskCompletedTime']) === undefined ? 'notBegun' : 'running';
    const { tasksLeft, lastTaskCompletedTime } = facts[names.indexOf(name)] ?? {};
    const told = { ...objectOf(valueAt(status, data)), tasksLeft, ...(name !== 'notBegun' && { lastTaskCompletedTime }) };
    found.set(`getDeleteAllUserDataStatus 200 ${name}`, withValue(status, data, told));
  }
  expect(facts.map(({ tasksLeft }) => tasksLeft)).toEqual([36, 5, 0]);
  expect(facts.map(({ lastTaskCompletedTime }) => lastTaskCompletedTime)).toEqual([undefined, then + 60_000, then + 120_000]);

  const early = await aServiceThen();
  early.advance({ minutes: -1 });
  const worker = await aTenantWithAcme(early);
  await worker.client.addDocuments({ ...acme, documents: ['a', 'b'].map((documentId) => ({ documentId })) });
  await worker.client.migrateDocuments({ ...acme, documentId: 'a', newDocumentId: 'c' });
  early.advance({ minutes: 1 });
  await worker.client.deleteAllUserData({ userIds: ['maya'] });
  early.advance({ minutes: 1 });
  await worker.client.migrateDocuments({ ...acme, documentId: 'b', newDocumentId: 'd' });
  await early.work();
  const jobs = await bodyOf(early, 'getJobs', worker, {});
  // The time in an id may be some milliseconds later.
  const toSeconds = (key: string, value: unknown) => (key === 'startedAt' ? Math.round(Number(value) / 1000) * 1000 : value);
  found.set('getJobs 200 several', JSON.parse(JSON.stringify(jobs), toSeconds));

  const sending = await aServiceThen({ webhookLoopback: true });
  const sender = await aTenantWithEvents(sending);
  const { url } = await aReceiver();
  await sender.client.addWebhooks({ webhooks: [{ webhookId: 'chat', url, types: ['documents.added'] }] });
  await sender.client.addDocuments({ ...acme, documents });
  sending.advance({ seconds: 1 });
  await sending.work();
  const webhooks = await bodyOf(sending, 'getWebhooks', sender, {});
  found.set('getWebhooks 200 delivered', withValue(webhooks, [...data, '0', 'url'], 'https://chat.acme.example/hooks'));

  const reader = await aTenantWithEvents(service);
  const { pageToken } = await reader.client.getEvents({});
  const context = { tokens: checksums, apiKeyId: reader.apiKey };
  const place = parsePlace(pagesIn('getEvents', { pageToken }, context, formatPlace).after);
  const tokenOf = (other: Partial<typeof place>) =>
    pagesIn('getEvents', {}, context, formatPlace).tokenAfter({ ...place, ...other });
  await call('getEvents 400 otherLog', reader, { pageToken: lostPlace(reader.apiKey) });
  await call('getEvents 400 lostEvent', reader, { pageToken: tokenOf({ numbering: 'f'.repeat(16) }) });
  const isHis = sql`api_key_id = ${reader.apiKey}`;
  await service.service.environment.ask(sql`update event_logs set removed_position = removed_position + 9 where ${isHis}`);
  await call('getEvents 400 tooOld', reader, { pageToken });

  const { ofKey, ofNetwork } = await quotaRefusals();
  for (const operation of contractOperations) {
    const refusal = operation.credentials === 'public' ? ofNetwork : ofKey;
    found.set(`${operation.id} 429 tooManyRequests`, withCode(operation, 429, refusal));
  }

  // The verifier compares the others, and the tests of user groups and of refusals these.
  const elsewhere = /^deleteUsersFromGroups 200 everyone$| (?:408 tooSlow|500 internal|503 unavailable)$/;
  const isReplayed = (operation: Operation, name: string, status: number) =>
    replayable(operation).some((one) => one.name === name && one.status === status) &&
    (outOfReach[name] ?? outOfReach[`${operation.id} ${name}`]) === undefined;
  const examples = contractOperations.flatMap((operation) =>
    repliesOf(operation).map(({ name, status, value }) => ({
      example: `${operation.id} ${status} ${name}`,
      value: lasting(value),
      isReplayed: isReplayed(operation, name, status),
    })),
  );
  const wanted = examples.filter(({ example, isReplayed }) => found.has(example) || !isReplayed);
  expect(Object.fromEntries([...found].map(([example, body]) => [example, lasting(body)]))).toEqual(
    Object.fromEntries(wanted.filter(({ example }) => !elsewhere.test(example)).map(({ example, value }) => [example, value])),
  );
});

it('Each example of a response header is the value that the service sends once a quota is used up', async () => {
  const origin = 'https://app.acme.example';
  const service = await aServiceThen({ apiKeyLimit: 1, corsOrigins: [origin] });
  const { path } = operations.addOrganizations;
  const credentials = credentialsFor('addOrganizations', await aTenant(service));
  const documented = nodeOf(operationOf('addOrganizations')).get('responses');
  const examples = (status: string) => documented.in(status, 'headers').record((header) => String(header.get('example').value));
  const expected = { ...examples('200'), ...examples('429') };
  const id = expected['X-Request-Id'] ?? '';
  const headers = { ...credentials, origin, 'content-type': 'application/json', 'x-request-id': id };
  const body = '{"data":{"organizations":[{"organizationId":"acme","organizationName":"Acme Robotics"}]}}';
  const first = await fetch(service.url + path, { method: 'POST', headers: { ...headers, 'idempotency-key': 'first' }, body });
  service.advance({ seconds: 30 });
  const last = await fetch(service.url + path, { method: 'POST', headers, body });
  const sent = new Headers(
    [...first.headers, ...last.headers].filter(([name], i, all) => !all.slice(i + 1).some(([other]) => other === name)),
  );
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, sent.get(name)?.replace('q=1;', 'q=600;')]))).toEqual(
    expected,
  );
});
