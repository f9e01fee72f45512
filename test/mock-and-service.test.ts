/** The mock and the service respond alike, except for the differences in the guide. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../generated/handlers.ts';
import { at, contractOperations, examplesOf, type Operation, replySchema, requestSchema } from '../generated/operations.ts';
import { type Mock, startMock } from '../mock/mock.ts';
import { corpusOf, type Seen } from '../openapi/tools/verify/corpus/corpus.ts';
import { textOf } from '../openapi/tools/verify/corpus/json.ts';
import { writingsOf } from '../openapi/tools/verify/corpus/writings.ts';
import { fits } from '../server/http/validate.ts';
import { example, requestFor, type Stage } from './examples.ts';
import { startTestService, type TestService } from './harness.ts';
import { isCode, readDifferenceTable } from './mock-table.ts';
import { aStage } from './stage.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Headers, type Reply } from './torture/http.ts';

let mock: Mock;
let service: TestService;
let toMock: Caller;
let toService: Caller;
let stage: Stage;
beforeAll(async () => {
  [mock, service] = await Promise.all([startMock(), startTestService({ validation: 'compiled', loginHosts: ['acme.example'] })]);
  toMock = createCaller(mock.url, { connections: 8 });
  toService = createCaller(service.url, { connections: 8 });
  stage = await aStage(service, toService);
});
afterAll(async () => {
  toMock.close();
  toService.close();
  await mock.close();
  await service.stop();
});

const exampleOf = (operation: Operation): unknown => Object.values(examplesOf(operation, 'requestBody'))[0];

/** Ids that the service generated differ from the story's. */
const made = new Map<string, unknown>();
const inService = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    made.has(key) && typeof member === 'string' ? made.get(key) : member,
  );

/** These end data that others need. */
const last = [
  'removePermissions',
  'deleteUsersFromGroups',
  'migrateDocuments',
  'getMigrationStatus',
  'deleteAllUserData',
  'getDeleteAllUserDataStatus',
  'deleteNotifications',
  'deleteUsers',
  'deleteDocuments',
  'deleteFolders',
  'deleteOrganizations',
];
/** These end credentials that others need. */
const ending: readonly string[] = ['updateApiKey', 'resetAuthToken'];
const inOrder = contractOperations.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id));

/** Returns the envelope's fields with their types. */
function shape(answer: unknown): object {
  const kind = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
  const kinds = (value: unknown) => Object.fromEntries(Object.entries(value ?? {}).map(([name, member]) => [name, kind(member)]));
  // The last page has no next token, which depends on the data and not on the shape.
  const { pageToken: _, ...result } = kinds(at(answer, 'result'));
  return { ...kinds(answer), result };
}

describe('The mock and the service', () => {
  it('The mock and the service return the same HTTP status and response shape for every request example', async () => {
    const { tenant: shared } = await aStage(service, toService);
    let tenant = shared;
    const send = async (caller: Caller, { id, path }: Operation, body: unknown) => {
      const { status, text } = await caller.send(path, credentialsFor(id, tenant), JSON.stringify(body));
      const answer: unknown = JSON.parse(text);
      return { status, answer };
    };
    let compared = 0;
    for (const operation of inOrder) {
      for (const [name, body] of Object.entries(examplesOf(operation, 'requestBody'))) {
        tenant = ending.includes(operation.id) ? await createTenant(service.url) : shared;
        made.set('apiKey', tenant.apiKey);
        const mocked = await send(toMock, operation, body);
        const served = await send(toService, operation, inService(body));
        expect([operation.id, name, served.status, served.answer]).toEqual([operation.id, name, mocked.status, expect.anything()]);
        expect(shape(served.answer), `${operation.id} ${name}`).toEqual(shape(mocked.answer));
        for (const answer of [mocked.answer, served.answer]) expect(fits(replySchema(operation, served.status), answer)).toBe(true);
        for (const [member, where] of [
          ['jobId', ['data', 'jobId']],
          ['migrationId', ['result', 'data', 'migrationId']],
          // The example of a first page precedes the one of the next.
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
});

/** Changes one name of a valid call. */
interface Call {
  name: string;
  path: string;
  method?: string;
  headers?: Headers;
  body?: string | Uint8Array;
}

const post = (operation: Operation, name: string, differing: Partial<Call> = {}): Call => ({
  path: operation.path,
  headers: credentialsFor(operation.id, stage.tenant),
  body: textOf(exampleOf(operation)),
  ...differing,
  name: `${operation.id}: ${name}`,
});

/** Refusals that need no data. */
function refusedCalls(operation: Operation): Call[] {
  const own = credentialsFor(operation.id, stage.tenant);
  const incomplete = Object.keys(own).map((missing) =>
    post(operation, `without ${missing}`, {
      headers: Object.fromEntries(Object.entries(own).filter(([name]) => name !== missing)),
    }),
  );
  const headers: readonly Headers[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'application/problem+json' },
    { 'content-encoding': 'gzip' },
  ];
  const unreadable = headers.map((header) => post(operation, JSON.stringify(header), { headers: { ...own, ...header } }));
  const methods = ['GET', 'PUT', 'DELETE', 'HEAD'].map((method) => post(operation, `by ${method}`, { method }));
  return [
    ...incomplete,
    ...unreadable,
    ...methods,
    post(operation, 'at a path that is nearly it', { path: `${operation.path}/` }),
    post(operation, 'of too much', { body: ' '.repeat(limits.bodyBytes + 1) }),
  ];
}

/** Refusals that need data, settings and a clock: each failure that the document shows. */
async function documentedRefusals(): Promise<Call[]> {
  const calls = contractOperations.flatMap((operation) =>
    operation.statuses
      .filter((status) => status >= 400 && status < 500)
      .flatMap((status) =>
        Object.keys(examplesOf(operation, status)).map(async (name): Promise<Call[]> => {
          const asked = await requestFor(stage, operation, status, name);
          if (asked === undefined) return [];
          const { body = { data: asked.data }, tenant = stage.tenant, headers = {} } = asked;
          return [post(operation, name, { headers: { ...credentialsFor(operation.id, tenant), ...headers }, body: textOf(body) })];
        }),
      ),
  );
  return (await Promise.all(calls)).flat();
}

/** Refusals of special calls: forged credentials, a page of another host, the token of another service, one job too many, or no operation. */
async function otherCalls(): Promise<Call[]> {
  const [remove, create, link] = ['removePermissions', 'createWorkspace', 'sendLoginLink'].map((id) =>
    contractOperations.find((one) => one.id === id),
  );
  if (remove === undefined || create === undefined || link === undefined) throw new Error('The document has lost an operation.');
  const linkTo = (continueUrl: string) =>
    post(link, `to ${continueUrl}`, { body: textOf({ data: { email: 'maya@acme.example', continueUrl } }) });
  const own = await createTenant(service.url);
  await toService.call(own, 'addDomains', { domains: ['acme.example'] });
  const busy = await createTenant(service.url);
  for (let i = 0; i < limits.openDeletionJobs; i++) await toService.call(busy, 'deleteAllUserData', { userIds: ['maya'] });
  const preflight = { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' };
  return [
    post(remove, 'with a forged token', { headers: credentialsFor('removePermissions', { ...own, authToken: 'forged' }) }),
    post(remove, 'from elsewhere', {
      headers: { ...credentialsFor('removePermissions', own), origin: 'http://localhost:5173' },
    }),
    {
      name: 'the page token of another service',
      path: '/v2/organizations/get',
      headers: credentialsFor('getOrganizations', own),
      body: textOf({ data: example('getOrganizations', 'nextPage') }),
    },
    {
      name: 'one job too many',
      path: '/v2/users/data/delete',
      headers: credentialsFor('deleteAllUserData', busy),
      body: textOf({ data: example('deleteAllUserData', 'users') }),
    },
    post(create, 'of a disposable address', {
      body: textOf({ data: { ownerEmail: 'a@yopmail.com', name: 'A', workspaceName: 'Acme' } }),
    }),
    linkTo('ftp://other.example/console'),
    linkTo('https://other.example/console'),
    post(remove, 'the preflight of a page', { method: 'OPTIONS', headers: preflight, body: '' }),
    { name: 'health', path: '/healthz', method: 'GET' },
    { name: 'no path of anything', path: '/v2/nothing' },
  ];
}

/** Returns a third of the operation's messages: of the corpus, and of the writings of one. The next operation has the next third. */
const messagesOf = (operation: Operation, place: number, seen: Seen): Call[] =>
  [
    ...writingsOf(exampleOf(operation)),
    ...corpusOf(requestSchema(operation), examplesOf(operation, 'requestBody'), seen).map(({ name, body }) => ({
      name,
      body: textOf(body),
    })),
  ]
    .filter(({ body }, i) => (i + place) % 3 === 0 && !isReset(operation, body))
    .map(({ name, body }) => post(operation, name, { body }));

/** Returns whether the message ends the credentials of the other calls. */
const isReset = ({ id }: Operation, body: string | Uint8Array): boolean =>
  id === 'resetAuthToken' && !Buffer.from(body).includes('apiKey');

/** By the first field at fault, or by the status of the failure. */
function codeOf({ status, text }: Reply): string {
  if (status < 400) return String(status);
  const error = at(JSON.parse(text), 'error');
  const details = at(error, 'details');
  const reason = Array.isArray(details) ? at(details[0], 'reason') : undefined;
  return `${status} ${reason ?? at(error, 'status')}`;
}

/** Drops the parts that differ by call: the id, the time, and the headers for pages of other origins. */
const comparable = ({ status, text, headers }: Reply): unknown => {
  const own = Object.entries(headers).filter(([name]) => !/^(x-request-id|date|vary|access-control-.*)$/.test(name));
  // Successes of the mock come from the document.
  return status < 400 ? { status } : { status, text, headers: Object.fromEntries(own) };
};

// Refusals do not depend on the engine, since the frame makes them.
describe.runIf(process.env.TEST_ENGINE === 'sqlite')('The table in the guide', () => {
  it('The table in the guide lists every difference over the corpus: both reject all other messages with equal bytes', {
    timeout: 300_000,
  }, async () => {
    const rows = new Map([...(await readDifferenceTable())].filter(([cell]) => isCode(cell)));
    const seen = new Set<string>();
    const unknown: string[] = [];
    const counts = { calls: 0, badRequests: 0, equalBadRequests: 0 };

    async function compare({ name, path, method, headers = {}, body = '' }: Call): Promise<void> {
      const [mocked, served] = await Promise.all([toMock, toService].map((caller) => caller.send(path, headers, body, method)));
      if (mocked === undefined || served === undefined) throw new Error('There are two to compare.');
      const isEqual = isDeepStrictEqual(comparable(mocked), comparable(served));
      counts.calls++;
      if (served.status === 400) counts.badRequests++;
      if (served.status === 400 && isEqual) counts.equalBadRequests++;
      if (isEqual) return;
      const [code, answer] = [codeOf(served), codeOf(mocked)];
      seen.add(code);
      const expected = rows.get(code);
      if (expected !== answer && !(expected === 'a success' && mocked.status < 300))
        unknown.push(`${name}: the service says ${code}, the mock ${answer}`);
    }

    const inTurn = async (calls: readonly Call[]) => {
      for (const call of calls) await compare(call);
    };
    await inTurn(await documentedRefusals());
    await inTurn(await otherCalls());
    const shared: Seen = new Set();
    const calls = contractOperations.map((operation, i) => [...refusedCalls(operation), ...messagesOf(operation, i, shared)]);
    await Promise.all(calls.map(inTurn));
    expect(unknown).toEqual([]);
    expect([...seen].sort()).toEqual([...rows.keys()].sort());
    expect(counts.calls).toBeGreaterThan(2500);
    expect(counts.equalBadRequests / counts.badRequests).toBeGreaterThan(0.97);
  });
});
