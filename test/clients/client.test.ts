/** The generated client against a service that is slow, gone, overloaded, or another server. */
import { getEventListeners } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { ProxyAgent, fetch as undiciFetch } from 'undici';
import { beforeEach, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import {
  ApiError,
  type ApiKeyClient,
  BulkError,
  type CallSettings,
  type ClientOptions,
  type CollaborationDocument,
  CollaborationError,
  ConnectionError,
  createClient,
  failed,
  type GetMigrationStatusResult,
  JobError,
  orThrow,
  succeeded,
  TimeoutError,
} from '../../generated/client.ts';
import { operations } from '../../generated/handlers.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { listening } from '../support/listening.ts';

interface Seen {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  data: { [member: string]: unknown };
}

/** Handles a request on the server. */
type Answer = (res: ServerResponse) => void;

/** Starts a server that gives these responses in order, and repeats the last one. */
async function serverThat(...answers: Answer[]): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = await req.toArray();
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push({ url: req.url, headers: req.headers, ...JSON.parse(Buffer.concat(chunks).toString()) });
    answer?.(res);
  });
  return { baseUrl: await listening(server), seen };
}

const json =
  (status: number, body: unknown, headers: { [name: string]: string } = {}): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const html =
  (status: number, headers: { [name: string]: string } = {}): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Some proxy</h1>');
const cut: Answer = (res) => res.destroy();
const cutAmid: Answer = (res) => res.writeHead(200, { 'content-length': 1000 }).write('{"result":', () => res.destroy());
/** Never responds, and advances the clock to the timeout. */
const hang =
  (ms: number): Answer =>
  () =>
    vi.advanceTimersByTime(ms);

const failure = (status: string) => ({ error: { message: 'No.', status } });
/** The header that marks the service's own refusals. */
const own = { 'x-request-id': 'r-0' };
const own503 = { status: 503, headers: own };
const unavailable = json(503, failure('UNAVAILABLE'), own);
const exhausted = (headers: { [name: string]: string }) => json(429, failure('RESOURCE_EXHAUSTED'), { ...own, ...headers });
const done = (data: unknown = {}, more: object = {}) =>
  json(200, { result: { status: 'success', message: 'Done.', data, ...more } });

let tests = 0;
/** Advances the timers of this test, and not those of the next one. */
function soon(advance: () => unknown): void {
  const test = tests;
  setImmediate(() => test === tests && vi.isFakeTimers() && advance());
}

/** The pauses of the client. They take no time: the clock advances as soon as one begins. */
let pauses: number[];
const skipping: CallSettings = {
  onRetry: ({ delayMs }) => {
    pauses.push(delayMs);
    soon(() => vi.advanceTimersByTime(Math.ceil(delayMs)));
  },
};

beforeEach(() => {
  pauses = [];
  tests += 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});

const credentials = { apiKey: 'key', authToken: 'token' };
const migration = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'plan' };
const valid = { baseUrl: 'http://127.0.0.1:1', ...credentials };
const organizations = [{ organizationId: 'acme', organizationName: 'Acme' }];
const notification = {
  organizationId: 'acme',
  documentId: 'launch-plan',
  actionUser: { userId: 'maya' },
  displayHeadlineMessageTemplate: 'A new version is out',
  notifyAll: true as const,
};

async function clientOf(...answers: Answer[]): Promise<{ client: ApiKeyClient; seen: Seen[] }> {
  const { baseUrl, seen } = await serverThat(...answers);
  return { client: createClient({ baseUrl, ...credentials, ...skipping }), seen };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

it('The client has only the operations of its credentials', () => {
  const baseUrl = 'http://127.0.0.1:1';
  const open = createClient({ baseUrl });
  const workspace = createClient({ baseUrl, workspaceId: 'w', authToken: 't' });
  const key = createClient({ baseUrl, ...credentials });
  const proxied = createClient({ baseUrl: '/api', proxied: true });
  /** The client's operations, without the functions for their pages and jobs. */
  const operationsOf = (client: object) =>
    Object.keys(client)
      .filter((name) => name in operations)
      .sort();
  const operationsFor = (...kinds: string[]) =>
    Object.entries(operations)
      .flatMap(([id, { credentials }]) => (kinds.includes(credentials) ? [id] : []))
      .sort();
  expect(operationsOf(open)).toEqual(operationsFor('public'));
  expect(operationsOf(workspace)).toEqual(operationsFor('public', 'workspace', 'workspaceOrApiKey'));
  expect(operationsOf(key)).toEqual(operationsFor('public', 'apiKey', 'workspaceOrApiKey'));
  expect(Object.keys(proxied)).toEqual(Object.keys(key));
  expect(Object.keys(key)).toContain('migrateDocumentsAndWait');
  expectTypeOf(open).not.toHaveProperty('addPermissions');
  expectTypeOf(workspace).not.toHaveProperty('addPermissions');
  expectTypeOf(key).not.toHaveProperty('getWorkspace');
});

// Proves everyOperation/public-headers
it('The client sends credentials only to operations that need them', async () => {
  const { client, seen } = await clientOf(done(null));
  await client.updateOrganizations({ organizations });
  await client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://app.acme.example' });
  expect(seen.map(({ url, headers }) => [url, headers['x-svc-api-key'], headers['x-svc-auth-token']])).toEqual([
    ['/v1/organizations/update', 'key', 'token'],
    ['/v2/workspace/email/send-login-link', undefined, undefined],
  ]);
});

it('The client follows no redirects, which could leak the credentials', async () => {
  const elsewhere = await serverThat(done());
  const { client } = await clientOf(html(307, { location: elsewhere.baseUrl }));
  await expect(client.updateOrganizations({ organizations })).rejects.toMatchObject({
    ...{ name: 'ApiError', httpStatus: 307 },
    message: expect.stringContaining(`HTTP 307, location "${elsewhere.baseUrl}", text/html`),
  });
  expect(elsewhere.seen).toEqual([]);
});

it('The client sends the headers of its options and of the call with each attempt', async () => {
  const { baseUrl, seen } = await serverThat(unavailable, done());
  const client = createClient({ ...skipping, baseUrl, ...credentials, headers: { 'x-gateway': 'client', 'x-region': 'eu' } });
  await client.updateOrganizations({ organizations }, { headers: { 'X-Gateway': 'call' } });
  expect(seen).toHaveLength(2);
  for (const { headers } of seen)
    expect(headers).toMatchObject({ 'x-gateway': 'call', 'x-region': 'eu', 'x-svc-auth-token': 'token' });
});

it('debug gets a line for each request and response, without secrets', async () => {
  const lines: string[] = [];
  const { baseUrl } = await serverThat(cut, done({ authToken: 'token' }, { name: 'Maya\u001b[2J' }));
  const headers = { authorization: 'Bearer token' };
  const client = createClient({ ...skipping, baseUrl, ...credentials, headers, debug: (line) => void lines.push(line) });
  await client.updateOrganizations({ organizations }, { requestId: 'mine' });
  expect(lines.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    `updateOrganizations #1: POST ${baseUrl}/v1/organizations/update`,
    expect.stringMatching(/^updateOrganizations #1: /),
    `updateOrganizations #2: POST ${baseUrl}/v1/organizations/update`,
    expect.stringMatching('updateOrganizations #2: HTTP 200'),
  ]);
  expect(lines[0]).toMatch(/ x-request-id: mine, .*x-svc-auth-token: \[redacted\],.*"organizationId":"acme"/);
  expect(lines[3]).toContain('"authToken":"[redacted]"');
  expect(lines.join('')).not.toContain('\u001b');
  for (const line of lines) expect(line).not.toMatch(/"token"|: (?:Bearer )?token/);
});

it('The client stops reading a response that is larger than maxResponseBytes, and does not retry', async () => {
  const chunk = 'x'.repeat(2 ** 20);
  const endless: Answer = (res) => {
    const write = () => res.destroyed || (res.write(chunk) ? setImmediate(write) : res.once('drain', write));
    write();
  };
  const { client, seen } = await clientOf(endless);
  const error = await failureOf(client.getOrganizations({}));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    message: 'getOrganizations: the response is larger than 16777216 bytes (maxResponseBytes).',
    attempts: 1,
  });
  expect(seen).toHaveLength(1);
  const { client: other } = await clientOf(done({ name: 'ä'.repeat(500) }));
  await expect(other.getOrganizations({}, { maxResponseBytes: 1000 })).rejects.toThrow('larger than 1000 bytes');
  expect(await other.getOrganizations({}, { maxResponseBytes: 1100 })).toMatchObject({ data: { name: 'ä'.repeat(500) } });
});

it('The response of a custom fetch without a stream has the same limit, in bytes', async () => {
  const text = JSON.stringify({ result: { status: 'success', message: 'Done.', data: 'ä'.repeat(500) } });
  const bytes = Buffer.byteLength(text);
  const plain = () => ({ ok: true, status: 200, headers: new Headers(), text: async () => text });
  const without = [
    plain,
    () => ({ ...plain(), body: null }),
    () => Object.defineProperty(new Response(text), 'body', { value: null }),
  ];
  for (const respond of without) {
    const fetch = vi.fn(async () => respond());
    const client = createClient({ ...valid, fetch, maxResponseBytes: bytes });
    expect(await client.getOrganizations({})).toMatchObject({ data: 'ä'.repeat(500) });
    const error = await failureOf(client.getOrganizations({}, { maxResponseBytes: bytes - 1 }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: expect.stringContaining(`larger than ${bytes - 1} bytes`), attempts: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  }
});

it('The client rejects an auth token in a browser unless dangerouslyAllowBrowser is set', async () => {
  const { baseUrl, seen } = await serverThat(done());
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => createClient({ baseUrl, ...credentials })).toThrow('dangerouslyAllowBrowser');
  expect(Object.keys(createClient({ baseUrl }))).toContain('createWorkspace');
  await createClient({ baseUrl, ...credentials, dangerouslyAllowBrowser: true }).updateOrganizations({ organizations });
  expect(seen[0]?.headers['user-agent']).not.toContain('collaboration-contract');
});

it("undici's fetch sends calls through a proxy", async () => {
  vi.useRealTimers();
  const { baseUrl, seen } = await serverThat(unavailable, done());
  const targets: string[] = [];
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    targets.push(`http://${url}`);
    const through = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    for (const end of [socket, through]) end.on('error', () => {});
  });
  const dispatcher = new ProxyAgent({ uri: await listening(proxy), proxyTunnel: true });
  onTestFinished(() => dispatcher.destroy());
  const client = createClient({ baseUrl, ...credentials, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher }) });
  const { result, response } = await client.updateOrganizations({ organizations }).withResponse();
  expect([result.message, response.headers.get('content-type')]).toEqual(['Done.', 'application/json']);
  expect(seen.map(({ headers, data }) => [headers['x-svc-api-key'], data])).toEqual(Array(2).fill(['key', { organizations }]));
  expect(new Set(targets)).toEqual(new Set([baseUrl]));
});

it('A fetch function that returns no response is reported as such', async () => {
  const client = createClient({ ...valid, retries: 0, fetch: async () => Reflect.get({}, 'none') });
  await expect(client.updateOrganizations({ organizations })).rejects.toThrow('fetch must resolve to a response');
});

const errors: {
  kind: new (...args: never[]) => CollaborationError;
  answers: Answer[];
  attempts: number;
  cause?: object;
  call?: (client: ApiKeyClient) => Promise<unknown>;
}[] = [
  { kind: ApiError, answers: [unavailable, json(400, failure('INVALID_ARGUMENT'))], attempts: 2 },
  { kind: ConnectionError, answers: [unavailable, cut], attempts: 3, cause: { message: 'fetch failed' } },
  { kind: ConnectionError, answers: [cutAmid], attempts: 3, cause: { message: 'terminated' } },
  { kind: TimeoutError, answers: [unavailable, cut, hang(30_000)], attempts: 3, cause: { name: 'ConnectionError' } },
  {
    kind: BulkError,
    answers: [unavailable, done({ acme: { success: false, id: '1', message: 'It exists.' } })],
    attempts: 2,
    call: async (client) => orThrow(await client.addOrganizations({ organizations })),
  },
  {
    kind: CollaborationError,
    answers: [unavailable, done([], { pageToken: 'again' })],
    attempts: 1,
    call: async (client) => {
      for await (const _ of client.getOrganizations.pages({}));
    },
  },
];
it.each(errors)(
  '$kind.name has the operation, the attempts, the id in the log and the cause',
  async ({ kind, answers, attempts, cause, call }) => {
    const { client, seen } = await clientOf(...answers);
    const error = await failureOf(call?.(client) ?? client.updateOrganizations({ organizations }));
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(CollaborationError);
    const requestId = seen.at(-1)?.headers['x-request-id'];
    expect(requestId).toMatch(/^[\da-f]{32}$/);
    const operationId = call === undefined ? 'updateOrganizations' : expect.stringMatching(/^(add|get)Organizations$/);
    expect(error).toMatchObject({ name: kind.name, operationId, attempts, requestId, ...(cause && { cause }) });
  },
);

it('A BulkError of a result that came from no client has no call data', () => {
  const result = { data: { acme: { success: false as const, message: 'It exists.' } } };
  expect(() => orThrow(result)).toThrow(expect.objectContaining({ name: 'BulkError', operationId: undefined }));
});

const anUrl =
  'baseUrl must be an http or https URL such as "http://127.0.0.1:8080", without credentials, query or fragment, but is';
const ms = (min: number) => `must be a number of milliseconds from ${min} to 2147483647, but is`;
const text = 'must be a string of visible ASCII characters, but is';

const mistakes: [options: unknown, message: string][] = [
  [{ ...valid, authToken: undefined }, `authToken ${text} undefined.`],
  [{ ...valid, authToken: '' }, `authToken ${text} an empty string.`],
  [{ ...valid, authToken: 'secret\n' }, `authToken ${text} another string.`],
  [{ ...valid, apiKey: undefined }, `apiKey ${text} undefined.`],
  [{ baseUrl: valid.baseUrl, workspaceId: 7, authToken: 't' }, `workspaceId ${text} 7.`],
  [{ ...valid, workspaceId: 'w' }, 'the credentials must be apiKey and authToken, workspaceId and authToken, or none.'],
  [{ baseUrl: valid.baseUrl, apiKey: 'k' }, 'the credentials must be apiKey and authToken, workspaceId and authToken, or none.'],
  [{ baseUrl: valid.baseUrl, authToken: 't' }, 'the credentials must be apiKey and authToken, workspaceId and authToken, or none.'],
  [{}, `${anUrl} undefined.`],
  [{ ...valid, baseUrl: undefined }, `${anUrl} undefined.`],
  [{ ...valid, baseUrl: '' }, `${anUrl} an empty string.`],
  ...['acme.example', 'ftp://acme.example', 'http://acme.example?a=1', '/api', 'http://a b'].map((baseUrl): [unknown, string] => [
    { ...valid, baseUrl },
    `${anUrl} "${baseUrl}".`,
  ]),
  [{ ...valid, baseUrl: 'http://me:secret@acme.example' }, `${anUrl} "http://…@acme.example".`],
  [{ ...valid, retries: Number.NaN }, 'retries must be a whole number from 0, but is NaN.'],
  [{ ...valid, retries: -1 }, 'retries must be a whole number from 0, but is -1.'],
  [{ ...valid, retries: 1.5 }, 'retries must be a whole number from 0, but is 1.5.'],
  [{ ...valid, retries: '2' }, 'retries must be a whole number from 0, but is "2".'],
  [{ ...valid, timeoutMs: Number.NaN }, `timeoutMs ${ms(1)} NaN.`],
  [{ ...valid, timeoutMs: 0 }, `timeoutMs ${ms(1)} 0.`],
  [{ ...valid, deadlineMs: Number.POSITIVE_INFINITY }, `deadlineMs ${ms(1)} Infinity.`],
  [{ ...valid, deadlineMs: null }, `deadlineMs ${ms(1)} null.`],
  [{ ...valid, onRetry: {} }, 'onRetry must be a function, but is object.'],
  [{ ...valid, fetch: true }, 'fetch must be a function, but is true.'],
  [{ ...valid, dangerouslyAllowBrowser: 'yes' }, 'dangerouslyAllowBrowser must be true or false, but is "yes".'],
  [{ ...valid, baseURL: 'x' }, 'there is no option "baseURL". The options are retries, timeoutMs, deadlineMs, headers,'],
  [{ ...valid, toString: () => '' }, 'there is no option "toString".'],
  ['http://127.0.0.1:1', 'the options must be an object, but are another string.'],
];
it.each(mistakes)('An invalid client option is rejected with the allowed values: %j', (options, message) => {
  const create = vi.fn(() => Reflect.apply(createClient, undefined, [options]));
  expect(create).toThrow(TypeError);
  const [{ value: error } = {}] = create.mock.results;
  expect(error.message).toContain(`createClient: ${message}`);
  expect(error.message).not.toContain('secret');
});

const { maxLength: maxKeyLength } = document.components.parameters.IdempotencyKey.schema;
const callMistakes: [options: unknown, message: string][] = [
  ...['', 'zwölf', 'x'.repeat(maxKeyLength + 1)].map((idempotencyKey): [unknown, string] => [
    { idempotencyKey },
    `updateOrganizations: idempotencyKey must be a string of 1 to ${maxKeyLength} visible ASCII characters`,
  ]),
  [{ retries: Number.NaN }, 'updateOrganizations: retries must be a whole number from 0, but is NaN.'],
  [{ signal: new AbortController() }, 'updateOrganizations: signal must be an AbortSignal, but is object.'],
  [{ requestId: 'a\nb' }, `updateOrganizations: requestId ${text} "a\\nb".`],
  ...[{ 'x-svc-auth-token': 'mine' }, { 'Content-Type': 'text/plain' }, { a: 'b\n' }, { 'a b': 'c' }, { a: 1 }].map(
    (headers): [unknown, string] => [{ headers }, 'updateOrganizations: headers must be an object of header names and printable'],
  ),
  [{ maxResponseBytes: 0 }, 'updateOrganizations: maxResponseBytes must be a whole number of bytes from 1, but is 0.'],
  [{ timeout: 5 }, 'updateOrganizations: there is no option "timeout". The options are retries, timeoutMs,'],
  [{ onProgress: () => {} }, 'updateOrganizations: there is no option "onProgress".'],
  [null, 'updateOrganizations: the options must be an object, but are null.'],
  [{ intervalMs: Number.NaN }, `migrateDocumentsAndWait: intervalMs ${ms(0)} NaN.`],
  [{ onProgress: 'log' }, 'migrateDocumentsAndWait: onProgress must be a function, but is "log".'],
  [{ interval: 5 }, 'migrateDocumentsAndWait: there is no option "interval".'],
  [null, 'migrateDocumentsAndWait: the options must be an object, but are null.'],
];
it.each(callMistakes)('An invalid option of a call or a job is rejected, and nothing is sent: %j', async (options, message) => {
  const { client, seen } = await clientOf(done());
  const error = await failureOf(
    message.startsWith('migrate')
      ? Reflect.apply(client.migrateDocumentsAndWait, undefined, [migration, options])
      : Reflect.apply(client.updateOrganizations, undefined, [{ organizations }, options]),
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
  expect(seen).toEqual([]);
});

const unsafe: [value: unknown, shown: string][] = [
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  [Number.MAX_SAFE_INTEGER + 1, '9007199254740992'],
  [Number.MIN_SAFE_INTEGER - 1, '-9007199254740992'],
  [2 ** 70, '1.1805916207174113e+21'],
  [5n, 'of type BigInt'],
  [new Date('31.12.2026'), 'Invalid Date'],
  [new Map([['a', 1]]), 'of type Map'],
  [new Set([1]), 'of type Set'],
  [new Uint8Array(1), 'of type Uint8Array'],
  [/a/, 'of type RegExp'],
  [new Error('a'), 'of type Error'],
  [Promise.resolve(1), 'of type Promise'],
  [() => 1, 'of type Function'],
  [Symbol('a'), 'of type Symbol'],
];
it.each(unsafe)('A value that JSON cannot represent is rejected at any depth, and nothing is sent: %s', async (value, shown) => {
  const { client, seen } = await clientOf(done());
  const deep = { a: [{ 'b/c~d': { toJSON: () => [value] } }] };
  const request = { organizations: [...organizations, { organizationId: 'a', organizationName: 'b', deep }] };
  const error = await failureOf(client.updateOrganizations(request));
  expect(error).toBeInstanceOf(TypeError);
  const place = '/data/organizations/1/deep/a/0/b~1c~0d/0';
  expect(error).toMatchObject({ message: `updateOrganizations: ${place} is ${shown}, which JSON cannot represent exactly.` });
  const started = Reflect.apply(client.migrateDocumentsAndWait, undefined, [{ organizationId: value }]);
  expect(await failureOf(started)).toMatchObject({ message: expect.stringContaining(`/data/organizationId is ${shown}`) });
  expect(seen).toEqual([]);
});

it('Safe numbers, dates and repeated objects are sent, and circular objects are rejected', async () => {
  const { client, seen } = await clientOf(done());
  const twice = { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER, part: 0.1, small: 5e-324, zero: -0 };
  class Person {
    name = 'Maya';
  }
  const custom = {
    person: new Person(),
    bare: Object.assign(Object.create(null), { a: 1 }),
    twice,
    again: [twice, twice],
    at: new Date(0),
    none: null,
    absent: undefined,
  };
  await client.updateOrganizations({ organizations: [{ organizationId: 'a', custom }] });
  expect(seen).toHaveLength(1);
  const gap = { organizations: [{ organizationId: 'a', teams: ['a', undefined] }] };
  expect(await failureOf(client.updateOrganizations(gap))).toMatchObject({
    message: expect.stringContaining('/teams/1 is of type Undefined'),
  });
  const inside: { [name: string]: unknown } = { organizationId: 'a' };
  inside.self = [inside, inside];
  const refused = Reflect.apply(client.updateOrganizations, undefined, [{ organizations: [inside] }]);
  expect(await failureOf(refused)).toMatchObject({ message: expect.stringContaining('circular') });
  expect(seen).toHaveLength(1);
});

it('An optional option may be undefined', async () => {
  const { baseUrl } = await serverThat(done());
  const unset = { retries: undefined, timeoutMs: undefined, deadlineMs: undefined, onRetry: undefined, fetch: undefined };
  const client = createClient({ baseUrl: `${baseUrl}/`, ...credentials, ...unset, dangerouslyAllowBrowser: undefined });
  const call = client.updateOrganizations({ organizations }, { signal: undefined, requestId: undefined, timeoutMs: undefined });
  expect((await call).message).toBe('Done.');
});

it('A timeout may be as long as timers allow, and each limit as small as its message says', async () => {
  expect(() => createClient({ ...valid, timeoutMs: 1, deadlineMs: 1, retries: 0 })).not.toThrow();
  const { client } = await clientOf(done());
  expect((await client.updateOrganizations({ organizations }, { timeoutMs: 2 ** 31 - 1 })).message).toBe('Done.');
});

it('baseUrl may be relative to the page, and a call on a server says that it is', async () => {
  vi.stubGlobal('location', { href: 'http://acme.example/app?tab=1' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(Object.keys(createClient({ baseUrl: '/api' }))).toContain('createWorkspace');
  // Next.js runs the page's modules on its server too.
  vi.unstubAllGlobals();
  expect(Object.keys(createClient({ baseUrl: '/api', proxied: true }))).toContain('getUsers');
  expect(() => createClient({ baseUrl: '/api' })).toThrow('baseUrl must be');
  const call = createClient({ baseUrl: '/api', proxied: true }).getUsers({ organizationId: 'acme' });
  await expect(call).rejects.toThrow(
    new TypeError('getUsers: the baseUrl "/api" is relative: only a page can call it. A server needs the URL of the service.'),
  );
});

const answers: { what: string; answer: Answer; repeatable: number; other: number }[] = [
  { what: '429', answer: exhausted({}), repeatable: 3, other: 3 },
  { what: '429 of a proxy', answer: html(429), repeatable: 3, other: 1 },
  { what: '429 of a proxy in the same words', answer: json(429, failure('RESOURCE_EXHAUSTED')), repeatable: 3, other: 1 },
  { what: '503', answer: unavailable, repeatable: 3, other: 3 },
  { what: '503 of a proxy', answer: html(503), repeatable: 3, other: 1 },
  { what: '503 of a proxy with an id', answer: html(503, own), repeatable: 3, other: 1 },
  { what: '503 of a proxy in the same words', answer: json(503, failure('UNAVAILABLE')), repeatable: 3, other: 1 },
  { what: '408', answer: json(408, failure('INVALID_ARGUMENT')), repeatable: 3, other: 1 },
  { what: '500', answer: json(500, failure('INTERNAL')), repeatable: 3, other: 1 },
  { what: '502 of a proxy', answer: html(502), repeatable: 3, other: 1 },
  { what: '504 of a proxy', answer: html(504), repeatable: 3, other: 1 },
  { what: 'a connection that is cut', answer: cut, repeatable: 3, other: 1 },
  { what: 'a reply that is cut', answer: cutAmid, repeatable: 3, other: 1 },
  { what: 'no reply in time', answer: hang(30_000), repeatable: 3, other: 1 },
  { what: '400', answer: json(400, failure('INVALID_ARGUMENT')), repeatable: 1, other: 1 },
  { what: '501', answer: json(501, failure('UNIMPLEMENTED')), repeatable: 1, other: 1 },
  { what: 'a page in place of the reply', answer: html(200), repeatable: 1, other: 1 },
];

it.each(answers)(
  'A call that failed with $what is sent $repeatable times if it reads or has an Idempotency-Key, otherwise $other times',
  async (one) => {
    const { client, seen } = await clientOf(one.answer);
    expect(await failureOf(client.addOrganizations({ organizations }))).toBeInstanceOf(Error);
    expect(seen).toHaveLength(one.repeatable);
    expect(await failureOf(client.getOrganizations({}))).toBeInstanceOf(Error);
    expect(seen).toHaveLength(2 * one.repeatable);
    const workspace = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme' };
    expect(await failureOf(client.createWorkspace(workspace))).toBeInstanceOf(Error);
    expect(seen).toHaveLength(2 * one.repeatable + one.other);
  },
);

it('A failed call is retried as often as the client or the call allows', async () => {
  const { baseUrl, seen } = await serverThat(unavailable);
  const client = createClient({ baseUrl, ...credentials, ...skipping, retries: 0 });
  await failureOf(client.updateOrganizations({ organizations }));
  expect(seen).toHaveLength(1);
  await failureOf(client.updateOrganizations({ organizations }, { retries: 4 }));
  expect(seen).toHaveLength(6);
});

it('All attempts of a write share one Idempotency-Key, random or given, and reads have none', async () => {
  const { client, seen } = await clientOf(cut, cut, done({ success: true, message: 'Added.' }));
  await client.addNotifications(notification);
  await client.addNotifications(notification);
  const idempotencyKey = 'x'.repeat(maxKeyLength);
  await client.addNotifications(notification, { idempotencyKey });
  await client.getOrganizations({}, { idempotencyKey });
  const [first, second, third, other, ...given] = seen.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(given).toEqual([idempotencyKey, undefined]);
});

it('A call is retried while its earlier attempt is running, but not if its key belongs to another request', async () => {
  const taken = failure('ALREADY_EXISTS');
  const { client, seen } = await clientOf(json(409, taken, { ...own, 'retry-after': '1' }), json(409, taken, own));
  expect(await failureOf(client.addOrganizations({ organizations }))).toMatchObject({ status: 'ALREADY_EXISTS' });
  expect(seen).toHaveLength(2);
});

it('A retry sends the original input, even if the caller has changed the object', async () => {
  const { client, seen } = await clientOf(unavailable, done());
  const input = { organizations: [...organizations] };
  const call = client.updateOrganizations(input);
  input.organizations.length = 0;
  await call;
  expect(seen.map(({ data }) => data)).toEqual([{ organizations }, { organizations }]);
});

it('Pauses between retries are random, with an upper bound that doubles', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { client } = await clientOf(unavailable);
  await failureOf(client.updateOrganizations({ organizations }, { retries: 7 }));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  pauses = [];
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await failureOf(client.updateOrganizations({ organizations }));
  expect(pauses).toEqual([250, 500]);
});

const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
const later = 'Sun, 06 Nov 1994 08:50:22 GMT';
const asked: { headers: { [name: string]: string }; seconds: number | undefined }[] = [
  { headers: { 'retry-after': '60' }, seconds: 60 },
  { headers: { 'retry-after': '0' }, seconds: 0 },
  { headers: { 'retry-after': later, date }, seconds: 45 },
  { headers: { 'retry-after': 'Sunday, 06-Nov-94 08:50:22 GMT', date }, seconds: 45 },
  { headers: { 'retry-after': 'Sun Nov  6 08:50:22 1994', date }, seconds: 45 },
  { headers: { 'retry-after': date, date: later }, seconds: 0 },
  ...['1.5', '-1', '+5', '1, 30', '1e3', '0x10', '', 'soon', 'Sunday 5', '2026-11-20T10:00:00Z'].map((text) => ({
    headers: { 'retry-after': text, date },
    seconds: undefined,
  })),
];
it.each(asked)('A call waits $seconds s in addition to its own pause after $headers', async ({ headers, seconds }) => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { client } = await clientOf(exhausted(headers), done());
  const onRetry = vi.fn(skipping.onRetry);
  await client.updateOrganizations({ organizations }, { onRetry });
  expect(onRetry.mock.calls[0]?.[0].error).toMatchObject({ retryAfterSeconds: seconds });
  expect(pauses).toEqual([(seconds ?? 0) * 1000 + 500]);
});

it('A failure is thrown at once if the next pause would exceed the deadline', async () => {
  const { client, seen } = await clientOf(exhausted({ 'retry-after': '1800' }));
  expect(await failureOf(client.updateOrganizations({ organizations }))).toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
    retryAfterSeconds: 1800,
  });
  expect([seen.length, pauses]).toEqual([1, []]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { client: second, seen: seenLater } = await clientOf(exhausted({ 'retry-after': '60' }));
  const error = await failureOf(second.updateOrganizations({ organizations }, { deadlineMs: 100_000 }));
  expect([error, seenLater.length, pauses]).toMatchObject([{ name: 'ApiError' }, 2, [60_000]]);
});

it('Pauses and attempts count towards the deadline of a call', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { client, seen } = await clientOf(exhausted({ 'retry-after': '60' }), hang(40_000));
  const began = performance.now();
  const error = await failureOf(
    client.updateOrganizations({ organizations }, { retries: 9, deadlineMs: 100_000, timeoutMs: 90_000 }),
  );
  expect(error).toMatchObject({ name: 'TimeoutError' });
  expect([seen.length, performance.now() - began]).toEqual([2, 100_000]);
});

it('A call ends at its timeout, even in the middle of a response', async () => {
  const slow: Answer = (res) => res.writeHead(200).write('{', () => setImmediate(() => vi.advanceTimersByTime(20)));
  const { client } = await clientOf(hang(20), slow);
  const once = { timeoutMs: 20, retries: 0 };
  await expect(client.updateOrganizations({ organizations }, once)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(client.updateOrganizations({ organizations }, once)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('A call ends when its signal aborts: before it starts, during an attempt or in a pause', async () => {
  const left = new Error('the user left');
  const { client, seen } = await clientOf((res) => void res);
  const gone = AbortSignal.abort(left);
  await expect(client.updateOrganizations({ organizations }, { signal: gone })).rejects.toBe(left);
  expect(seen).toEqual([]);
  const during = new AbortController();
  const call = client.updateOrganizations({ organizations }, { signal: during.signal, onRequest: () => during.abort(left) });
  await expect(call).rejects.toBe(left);
  const paused = new AbortController();
  const { client: refused } = await clientOf(unavailable);
  const waiting = refused.updateOrganizations(
    { organizations },
    { signal: paused.signal, onRetry: () => void setImmediate(() => paused.abort(left)) },
  );
  await expect(waiting).rejects.toBe(left);
});

it('A signal of a polyfill, without throwIfAborted and reason, ends a call too', async () => {
  const { client, seen } = await clientOf((res) => void res);
  const listeners: (() => void)[] = [];
  const signal = { aborted: false, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  const call = Reflect.apply(client.updateOrganizations, undefined, [{ organizations }, { signal }]);
  await expect.poll(() => seen.length).toBe(1);
  signal.aborted = true;
  for (const listener of listeners) listener();
  expect(await failureOf(call)).toMatchObject({ message: 'Aborted.' });
  const late = Reflect.apply(client.updateOrganizations, undefined, [{ organizations }, { signal }]);
  expect(await failureOf(late)).toMatchObject({ message: 'Aborted.' });
});

it('On a host without crypto, a call says so', async () => {
  const { client, seen } = await clientOf(done());
  vi.stubGlobal('crypto', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await failureOf(client.updateOrganizations({ organizations }))).toMatchObject({
    message: expect.stringContaining('This host has no crypto.getRandomValues: install a polyfill'),
  });
  expect(seen).toEqual([]);
});

it('A page without its list is an error of the client, with the call', async () => {
  const client = createClient({
    ...valid,
    fetch: async () => Response.json({ result: { status: 'success', message: 'Done.' } }),
  });
  const first = client.getDocuments.items(query).next();
  expect(await failureOf(first)).toMatchObject({
    ...{ name: 'CollaborationError', operationId: 'getDocuments' },
    message: expect.stringContaining('a page without a list'),
  });
});

it.each([
  { what: 'a page', answer: html(200), says: 'HTTP 200, text/html, "<h1>Some proxy</h1>"' },
  { what: 'an empty object', answer: json(200, {}), says: 'HTTP 200, application/json, "{}"' },
  { what: 'nothing', answer: (res: ServerResponse) => res.writeHead(204).end(), says: 'HTTP 204, no content-type, ""' },
  { what: 'JSON of something else', answer: json(202, { result: { ok: true } }), says: 'HTTP 202' },
])('A response with $what instead of the envelope becomes an ApiError that says so', async ({ answer, says }) => {
  const { client } = await clientOf(answer);
  for (const call of [client.updateOrganizations({ organizations }), client.deleteAllUserData({ userIds: ['maya'] })]) {
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 'INTERNAL', isFromService: false, message: expect.stringContaining(says) });
  }
});

it.each([
  ...[{}, null, 'all', 7, true].map((details) => ({ error: { message: 'No.', status: 'NOT_FOUND', details } })),
  { error: { message: 'No.', status: 'NOT_FOUND', details: [null, 7, {}, [], { field: 1, reason: 'TYPE', description: '' }] } },
  { error: { message: 'No.', status: 'WEIRD' } },
  { error: { message: 'No.', status: 'toString', details: { field: '/data' } } },
  { error: { message: 7, status: 'NOT_FOUND' } },
  { error: { message: 'No.', status: { toString: 7 } } },
  { error: 'No.' },
  { error: null },
  [{ error: 'No.' }],
  null,
  'No.',
  7,
])('An ApiError has the documented types for the body %j', async (body) => {
  const { client } = await clientOf(json(404, body));
  const error = await failureOf(client.updateOrganizations({ organizations }));
  if (!(error instanceof ApiError)) throw error;
  for (const { field, reason } of error.details) expect.unreachable(`${field} ${reason}`);
  expect(['NOT_FOUND', 'INTERNAL']).toContain(error.status);
  expect([error.httpStatus, error.isFromService, typeof error.message]).toEqual([404, false, 'string']);
});

it('An ApiError has the message and the valid details of the service', async () => {
  const details = [{ field: '/data', reason: 'REQUIRED', description: 'must have organizations' }];
  const error = { message: 'No organizations.', status: 'INVALID_ARGUMENT', details };
  const { client } = await clientOf(json(400, { error: { ...error, details: [{}, ...details] } }, { 'x-request-id': 'r-1' }));
  expect(await failureOf(client.updateOrganizations({ organizations }))).toMatchObject({
    name: 'ApiError',
    operationId: 'updateOrganizations',
    ...error,
    httpStatus: 400,
    requestId: 'r-1',
    isFromService: true,
  });
});

const left = new Error('the user left');
const never = () => new Promise<never>(() => {});
/** Waits forever, until the timeout or an abort. */
const waitInVain = (meanwhile: () => void) => () => {
  setImmediate(meanwhile);
  return never();
};
const waits: {
  what: string;
  limit: 'timeoutMs' | 'deadlineMs';
  options: (wait: () => Promise<never>) => Partial<ClientOptions>;
}[] = [
  { what: 'return of onRequest', limit: 'timeoutMs', options: (wait) => ({ onRequest: wait }) },
  { what: 'return of onResponse', limit: 'deadlineMs', options: (wait) => ({ onResponse: wait }) },
  { what: 'return of onRetry', limit: 'deadlineMs', options: (wait) => ({ onRetry: wait }) },
  { what: 'response', limit: 'timeoutMs', options: (wait) => ({ fetch: wait, retries: 0 }) },
];

/** Responds without a network. */
const refusing = { ...valid, fetch: async () => Response.json(failure('UNAVAILABLE'), own503) };

it.each(waits)('A call that waits for the $what ends at its deadline', async ({ what, limit, options }) => {
  const limits = { timeoutMs: 5_000, deadlineMs: 9_000 };
  const wait = waitInVain(() => vi.advanceTimersByTime(limits[limit]));
  const client = createClient({ ...refusing, ...limits, ...options(wait) });
  expect(await failureOf(client.updateOrganizations({ organizations }))).toMatchObject({
    name: 'TimeoutError',
    message: `updateOrganizations: no ${what} after ${limits[limit]} ms (${limit} ${limits[limit]}), attempt 1.`,
  });
});

it('By default, a call ends after 30 seconds or ten seconds after the longest documented response time', async () => {
  const endsAfter = async (ms: number, call: (client: ApiKeyClient) => Promise<unknown>) => {
    const wait = waitInVain(() => vi.advanceTimersByTime(ms));
    const client = createClient({ ...refusing, fetch: wait, retries: 0 });
    expect(await failureOf(call(client))).toMatchObject({ message: expect.stringContaining(`(timeoutMs ${ms})`) });
  };
  await endsAfter(30_000, (client) => client.updateOrganizations({ organizations }));
  await endsAfter(310_000, (client) => client.deleteAllUserData({ userIds: ['maya'] }));
  await endsAfter(70_000, (client) => client.getDeleteAllUserDataStatus({ jobId: crypto.randomUUID() }));
});

it.each(waits)('A call that waits for the $what ends when its signal aborts', async ({ options }) => {
  const controller = new AbortController();
  const client = createClient({ ...refusing, ...options(waitInVain(() => controller.abort(left))) });
  await expect(client.updateOrganizations({ organizations }, { signal: controller.signal })).rejects.toBe(left);
});

it('After a call has ended, its late hook sends nothing and calls no other hook', async () => {
  const log: string[] = [];
  const fetch = () => {
    log.push('fetch');
    return refusing.fetch();
  };
  for (const late of ['onRequest', 'onResponse'] as const) {
    let returnLate: (() => void) | undefined;
    const controller = new AbortController();
    const client = createClient({
      ...refusing,
      fetch,
      onRetry: () => void log.push('onRetry'),
      [late]: () =>
        new Promise<void>((resolve) => {
          log.push(late);
          returnLate = resolve;
          setImmediate(() => controller.abort(left));
        }),
    });
    await expect(client.updateOrganizations({ organizations }, { signal: controller.signal })).rejects.toBe(left);
    returnLate?.();
    await new Promise(setImmediate);
  }
  expect(log).toEqual(['onRequest', 'fetch', 'onResponse']);
});

it('A timeout error has the real duration, and the previous failure as its cause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { client } = await clientOf(unavailable, cut, hang(20_000));
  const often = { timeoutMs: 20_000, deadlineMs: 20_500, retries: 9 };
  expect(await failureOf(client.updateOrganizations({ organizations }, often))).toMatchObject({
    message: 'updateOrganizations: no response after 20500 ms (deadlineMs 20500), attempt 4.',
    cause: {
      message: 'updateOrganizations: no response after 20000 ms (timeoutMs 20000), attempt 3.',
      cause: { message: 'updateOrganizations: no response, other side closed', cause: { message: 'fetch failed' } },
    },
  });
  const { client: refused } = await clientOf(unavailable);
  const onRetry = () => void vi.advanceTimersByTime(1_787);
  expect(await failureOf(refused.updateOrganizations({ organizations }, { deadlineMs: 1_000, onRetry }))).toMatchObject({
    name: 'TimeoutError',
    message: 'updateOrganizations: no return of onRetry after 1000 ms (deadlineMs 1000), attempt 1.',
    cause: { name: 'ApiError', httpStatus: 503 },
  });
});

it('Calls that share a signal add one listener to it', async () => {
  const { baseUrl } = await serverThat(done());
  const client = createClient({ baseUrl, ...credentials });
  const controller = new AbortController();
  let most = 0;
  const onResponse = () => {
    most = Math.max(most, getEventListeners(controller.signal, 'abort').length);
  };
  for (let round = 0; round < 2; round++) {
    const calls = Array.from({ length: 20 }, () =>
      client.updateOrganizations({ organizations }, { signal: controller.signal, onResponse }),
    );
    await Promise.all(calls);
  }
  expect(most).toBe(1);
  const calls = Array.from({ length: 20 }, () =>
    client.updateOrganizations({ organizations }, { signal: controller.signal, onResponse: never }),
  );
  setImmediate(() => controller.abort(left));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes).toEqual(Array(20).fill({ status: 'rejected', reason: left }));
});

it('A response has a status, a request id and the remaining quota', async () => {
  const { client } = await clientOf((res) =>
    done()(res.setHeader('x-request-id', 'r-2').setHeader('ratelimit', '"api-key";r=7;t=42')),
  );
  const { result, response } = await client.updateOrganizations({ organizations }).withResponse();
  expect(result.message).toBe('Done.');
  expect(response).toMatchObject({ status: 200, requestId: 'r-2', rateLimit: { remaining: 7, resetSeconds: 42 } });
  expect(response.headers.get('content-type')).toBe('application/json');
});

it('A failed call, with or without withResponse, and a job that cannot be started reject once', async () => {
  const { client } = await clientOf(json(400, failure('INVALID_ARGUMENT')));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  await expect(client.updateOrganizations({ organizations }).withResponse()).rejects.toThrow('No.');
  await expect(client.migrateDocumentsAndWait(migration).started()).rejects.toThrow('No.');
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});

it('A response passes the hooks of the call before those of the client', async () => {
  const { baseUrl, seen } = await serverThat(unavailable, done());
  const log: string[] = [];
  const client = createClient({
    baseUrl,
    ...credentials,
    onRequest: (request, { operationId, attempt }) => {
      request.headers.set('traceparent', `trace-${attempt}`);
      log.push(`request ${operationId} ${attempt}`);
    },
    onResponse: ({ status }, { attempt }) => void log.push(`response ${status} ${attempt}`),
    onRetry: () => expect.unreachable(),
  });
  const onRetry: CallSettings['onRetry'] = async (retry) => {
    log.push(`retry ${retry.operationId} ${retry.attempt} ${retry.error instanceof ApiError}`);
    await skipping.onRetry?.(retry);
  };
  await client.updateOrganizations({ organizations }, { onRetry, requestId: 'r-3' });
  expect(log).toEqual([
    'request updateOrganizations 1',
    'response 503 1',
    'retry updateOrganizations 1 true',
    'request updateOrganizations 2',
    'response 200 2',
  ]);
  expect(seen.map(({ headers }) => [headers.traceparent, headers['x-request-id']])).toEqual([
    ['trace-1', 'r-3'],
    ['trace-2', 'r-3'],
  ]);
});

it('A failing hook ends the call, and does not cause a retry', async () => {
  const { client, seen } = await clientOf(done());
  const full = () => Promise.reject(new Error('The log is full.'));
  await expect(client.updateOrganizations({ organizations }, { onRequest: full })).rejects.toThrow('The log is full.');
  expect(seen).toEqual([]);
  await expect(client.updateOrganizations({ organizations }, { onResponse: full })).rejects.toThrow('The log is full.');
  expect([seen.length, pauses]).toEqual([1, []]);
});

const items = JSON.parse(
  '{"acme":{"success":true,"id":"1","message":"Added."},"__proto__":{"success":false,"id":"2","message":"It exists."}}',
);

it('A bulk result can be split into succeeded and failed items, with any ids', async () => {
  const { client, seen } = await clientOf(done(items));
  const result = await client.addOrganizations({
    organizations: [...organizations, { organizationId: '__proto__', organizationName: 'Proto' }],
  });
  expect(seen[0]?.data).toMatchObject({ organizations: [{}, { organizationId: '__proto__' }] });
  expect(Object.keys(result.data)).toEqual(['acme', '__proto__']);
  expect([...succeeded(result)]).toEqual([['acme', items.acme]]);
  expect([...failed(result)]).toEqual([['__proto__', { success: false, id: '2', message: 'It exists.' }]]);
  for (const item of failed(result).values()) expectTypeOf(item.success).toEqualTypeOf<false>();
});

it('orThrow throws if an item failed', async () => {
  const { client } = await clientOf(done(items), done({ acme: items.acme }));
  const error = await failureOf(client.addOrganizations({ organizations }).then(orThrow));
  expect(error).toBeInstanceOf(BulkError);
  expect(error).toMatchObject({ message: '1 of 2 failed, first "__proto__": It exists.' });
  const whole = orThrow(await client.addOrganizations({ organizations }));
  expect(whole.get('acme')?.message).toBe('Added.');
});

const query = { organizationId: 'acme', pageSize: 2 };
const documentOf = (id: string) => ({ id, documentName: id, disabled: false, accessType: 'public' });

it('A client returns results page by page or item by item', async () => {
  const { client, seen } = await clientOf(
    done(['a', 'b'].map(documentOf), { pageToken: 'second' }),
    done([], { pageToken: 'third' }),
    done([documentOf('c')]),
  );
  const documents: CollaborationDocument[] = [];
  for await (const document of client.getDocuments.items(query)) documents.push(document);
  expect(documents.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(seen.map(({ data }) => data)).toEqual([query, { ...query, pageToken: 'second' }, { ...query, pageToken: 'third' }]);
});

it('The client requests a page only when it is needed', async () => {
  const { client, seen } = await clientOf(done([documentOf('a')], { pageToken: 'second' }));
  for await (const page of client.getDocuments.pages(query)) {
    expect(page.data).toEqual([documentOf('a')]);
    break;
  }
  expect(seen).toHaveLength(1);
});

it('Paging ends if the service repeats a page token', async () => {
  const { client, seen } = await clientOf(done([documentOf('a')], { pageToken: 'again' }));
  const ids: string[] = [];
  await expect(async () => {
    for await (const { id } of client.getDocuments.items(query)) ids.push(id);
  }).rejects.toThrow('page token');
  expect([ids.length, seen.length]).toEqual([2, 2]);
});

it.each([2, 3, 1_000, 1_500])('Paging ends if %i page tokens repeat in turn', async (length) => {
  let calls = 0;
  const client = createClient({
    ...valid,
    fetch: async () => {
      const result = { status: 'success', message: 'Done.', data: [], pageToken: `token-${calls++ % length}` };
      return Response.json({ result });
    },
  });
  await expect(async () => {
    for await (const _ of client.getDocuments.pages(query)) if (calls > 10 * length) expect.unreachable();
  }).rejects.toThrow('The service returned the same page token twice');
  // Nothing is read twice, unless the cycle is longer than the memory.
  if (length <= 1_000) expect(calls).toBe(length + 1);
});

const reply = (data: object, status = 200) => Response.json({ result: { status: 'success', message: 'Done.', data } }, { status });
const started = reply({ migrationId: 'm-1' });
const status = (name: string) => reply({ migrationId: 'm-1', status: name, documentId: 'launch-plan', newDocumentId: 'plan' });
const unknown = () => Response.json(failure('NOT_FOUND'), { status: 404 });
const page = (httpStatus: number) => new Response('<h1>Some proxy</h1>', { status: httpStatus });

/** A client with these responses and no network, so that it alone runs timers. Its pauses take no time. */
function waitingClient(...replies: Response[]) {
  const bodies: string[] = [];
  const askedAt: number[] = [];
  const began = performance.now();
  const client = createClient({
    ...valid,
    fetch: async (_url, { body }) => {
      bodies.push(body);
      askedAt.push(performance.now() - began);
      soon(() => vi.advanceTimersToNextTimer());
      return (replies[bodies.length - 1] ?? replies.at(-1) ?? Response.error()).clone();
    },
  });
  return { client, bodies, askedAt };
}

it('A job returns its id at once, reports progress, and is polled at growing intervals', async () => {
  const running = Array(12).fill(status('inProgress'));
  const { client, bodies, askedAt } = waitingClient(started, status('pending'), ...running, status('completed'));
  const told: string[] = [];
  const job = client.migrateDocumentsAndWait(migration, { onProgress: ({ data }) => void told.push(data.status) });
  expect((await job.started()).data.migrationId).toBe('m-1');
  expect(bodies).toHaveLength(1);
  const last = await job;
  expectTypeOf(last).toEqualTypeOf<GetMigrationStatusResult>();
  expect(last.data.status).toBe('completed');
  expect(told).toEqual(['pending', ...Array(12).fill('inProgress'), 'completed']);
  expect(bodies[1]).toBe('{"data":{"organizationId":"acme","migrationId":"m-1"}}');
  const intervals = askedAt.slice(1).map((at, i) => at - (askedAt[i] ?? 0));
  expect(intervals.slice(0, 3)).toEqual([1000, 1500, 2250]);
  expect(intervals.at(-1)).toBe(30_000);
  // A longer interval of the caller is kept.
  const slow = waitingClient(started, status('pending'), status('pending'), status('completed'));
  await slow.client.migrateDocumentsAndWait(migration, { intervalMs: 60_000 });
  expect(slow.askedAt).toEqual([0, 60_000, 120_000, 180_000]);
});

it('A failed job throws an error with its id and last status', async () => {
  const { client } = waitingClient(started, status('failed'));
  const error = await failureOf(client.migrateDocumentsAndWait(migration, { requestId: 'job-7' }));
  expect(error).toBeInstanceOf(JobError);
  expect(error).toMatchObject({
    reason: 'FAILED',
    started: { data: { migrationId: 'm-1' } },
    lastStatus: { data: { status: 'failed' } },
    ...{ operationId: 'migrateDocuments', attempts: 1, requestId: 'job-7' },
  });
});

it('A job survives a status request without a response', async () => {
  const { client } = waitingClient(started, page(502), page(503), status('completed'));
  const job = client.migrateDocumentsAndWait(migration, { retries: 0 });
  expect((await job).data.status).toBe('completed');
});

it('A permanent failure of a status request ends the job', async () => {
  const { client, bodies } = waitingClient(started, unknown());
  await expect(client.migrateDocumentsAndWait(migration)).rejects.toMatchObject({ status: 'NOT_FOUND' });
  expect(bodies).toHaveLength(2);
});

it('The client requests the status of a job once more just before the deadline, and not after it', async () => {
  const { client, askedAt } = waitingClient(started, status('inProgress'));
  const error = await failureOf(client.migrateDocumentsAndWait(migration, { deadlineMs: 60_000, intervalMs: 10_000 }));
  const message = 'The job did not finish in time.';
  expect(error).toMatchObject({ reason: 'TIMEOUT', message, lastStatus: { data: { status: 'inProgress' } } });
  expect(askedAt).toEqual([0, 10_000, 25_000, 47_500, 59_000]);
});

it.each([
  { deadlineMs: 60_000, intervalMs: 10_000, questions: 4 },
  { deadlineMs: 1_000, intervalMs: 1_000, questions: 1 },
  { deadlineMs: 500, intervalMs: 30_000, questions: 1 },
])('A job that completes just before its deadline of $deadlineMs ms does not time out', async ({ questions, ...times }) => {
  const replies = Array(questions - 1).fill(status('inProgress'));
  const { client, bodies } = waitingClient(started, ...replies, status('completed'));
  expect((await client.migrateDocumentsAndWait(migration, times)).data.status).toBe('completed');
  expect(bodies).toHaveLength(1 + questions);
});

it('The deadline of a job also ends a pending status request', async () => {
  let calls = 0;
  const client = createClient({
    ...valid,
    fetch: async () => {
      calls += 1;
      soon(() => vi.advanceTimersByTime(calls === 1 ? 1_000 : 19_000));
      return calls === 1 ? started.clone() : await new Promise<never>(() => {});
    },
  });
  const began = performance.now();
  const error = await failureOf(client.migrateDocumentsAndWait(migration, { deadlineMs: 20_000 }));
  expect(error).toMatchObject({ reason: 'TIMEOUT', started: { data: { migrationId: 'm-1' } } });
  expect([calls, performance.now() - began]).toEqual([2, 20_000]);
});

it('Aborting its signal stops waiting for a job', async () => {
  const { client, bodies } = waitingClient(started, status('inProgress'));
  const controller = new AbortController();
  const onProgress = () => controller.abort(new Error('the user left'));
  await expect(client.migrateDocumentsAndWait(migration, { signal: controller.signal, onProgress })).rejects.toThrow(
    'the user left',
  );
  expect([bodies.length, vi.getTimerCount()]).toEqual([2, 0]);
});

it('A job waits for onProgress, and ends with its error or at the deadline', async () => {
  const { client } = waitingClient(started, status('inProgress'), status('completed'));
  const log: string[] = [];
  const onProgress = async ({ data }: GetMigrationStatusResult) => {
    log.push(`${data.status} begins`);
    for (let i = 0; i < 99; i++) await undefined;
    log.push(`${data.status} ends`);
  };
  await client.migrateDocumentsAndWait(migration, { onProgress });
  expect(log).toEqual(['inProgress begins', 'inProgress ends', 'completed begins', 'completed ends']);
  const { client: second } = waitingClient(started, status('inProgress'));
  const full = () => Promise.reject(new Error('The log is full.'));
  await expect(second.migrateDocumentsAndWait(migration, { onProgress: full })).rejects.toThrow('The log is full.');
  const { client: third } = waitingClient(started, status('inProgress'));
  const never = () => new Promise<never>(() => {});
  expect(await failureOf(third.migrateDocumentsAndWait(migration, { onProgress: never, deadlineMs: 60_000 }))).toMatchObject({
    reason: 'TIMEOUT',
  });
});
