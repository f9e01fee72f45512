import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import express, { type Express } from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Handlers, limits, type Output, operations } from '../../generated/handlers.ts';
import { anyCredentials, type CredentialContexts, createApp } from '../../server/app.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { nameCallers } from '../../server/callers/authenticate.ts';
import { limitCallers } from '../../server/database/caller-limit.ts';
import { sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import {
  type Admission,
  type AdmissionLimits,
  createAdmission,
  memory,
  memoryBytes,
  unlimited,
} from '../../server/http/admission.ts';
import { createHttpServer, type HttpServer, type ServerOptions } from '../../server/http/http-server.ts';
import type { AppOptions } from '../../server/http/options.ts';
import { createLog } from '../../server/log/log.ts';
import { success } from '../../server/replies.ts';
import { createMetrics } from '../../server/telemetry/metrics.ts';
import { Connection, request } from '../support/connection.ts';

type App = Omit<AppOptions<CredentialContexts>, 'authenticate' | 'handlers' | 'admission' | 'pages'>;

interface Setting extends App, ServerOptions {
  handlers?: Partial<Handlers<CredentialContexts>>;
  admission?: Partial<AdmissionLimits>;
}

/** A server without a database: one page counts requests, the other reports the service's health. */
async function aServer({
  handlers = {},
  admission,
  ...options
}: Setting = {}): Promise<{ url: string; served: () => number; server: HttpServer }> {
  let served = 0;
  // Tests name the caller.
  const limits = createAdmission({ ...unlimited, ...admission }, ({ headers }) => String(headers['x-caller'] ?? ''));
  const pages = express.Router().get('/health', (_req, res) => void res.json({ status: 'ok' }));
  pages.get('/page', (_req, res) => {
    served++;
    res.json({ status: 'ok' });
  });
  const app = createApp({
    authenticate: anyCredentials,
    missing: 'example',
    pages: [pages],
    urgentPaths: ['/health'],
    ...options,
    handlers,
    admission: limits,
  });
  return { ...(await listen(app, limits, options)), served: () => served };
}

async function listen(app: Express, limits: Admission, options: ServerOptions = {}): Promise<{ url: string; server: HttpServer }> {
  const server = createHttpServer(app, options).on('connection', limits.onConnection);
  onTestFinished(async () => {
    // Nothing is let in any more, so none is left that nobody closes.
    const stopped = server.stop();
    server.closeAllConnections();
    await stopped;
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 5000 }, resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`, server };
}

const body = JSON.stringify({ data: { organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] } });
const headers = { 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
const { path } = operations.addOrganizations;
const call = request('POST', path, { headers, body });
const page = request('GET', '/page');

const failure = (status: string, message: unknown = expect.any(String)) => ({ error: { message, status } });

/** A handler that waits until `goOn`, and counts its calls. */
function aWaitingHandler() {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  let begun = 0;
  const addOrganizations = async (): Promise<Output<'addOrganizations'>> => {
    begun++;
    await promise;
    return success('Organizations added.', {});
  };
  return { handlers: { addOrganizations }, goOn, begun: () => begun };
}

const open = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => Connection.open(url)));

it('A connection that sends consecutive requests gets the responses in order, any number of times', async () => {
  const { url } = await aServer();
  const connection = await Connection.open(url);
  for (let i = 0; i < 80; i++) {
    connection.write(call + page);
    expect((await connection.next())?.body).toContain('result');
    expect((await connection.next())?.body).toContain('ok');
  }
});

it('A connection gets the 503 for excess requests after the earlier responses, however long they take', async () => {
  const { handlers, goOn } = aWaitingHandler();
  const { url, server } = await aServer({ handlers });
  let read = 0;
  server.on('request', () => read++);
  const connection = await Connection.open(url);
  connection.write(request('POST', path, { headers: { ...headers, 'x-request-id': 'mine' }, body }).repeat(20));
  await expect.poll(() => read).toBe(18);
  // Sent after the rejected request, then read and dropped.
  connection.write(call.repeat(20));
  goOn();
  await connection.closed;
  expect(connection.replies.map(({ status }) => status)).toEqual([...Array(17).fill(200), 503]);
  expect(new Set(connection.replies.map((reply) => reply.headers['x-request-id']))).toEqual(new Set(['mine']));
  const refused = connection.replies.at(-1);
  expect(refused?.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
  expect(JSON.parse(refused?.body ?? '')).toEqual(failure('UNAVAILABLE', expect.stringContaining('without waiting for responses')));
  expect(read).toBe(18);
});

it('A connection may be idle for longer than load balancers keep it, and says so', async () => {
  const { url, server } = await aServer();
  expect((await fetch(`${url}/page`)).headers.get('keep-alive')).toBe('timeout=65');
  // A handler that does not end, or a response that nobody reads, holds a connection for a minute.
  expect(server.timeout).toBe(60_000);
});

it('During a stop, a connection with a pending response is told to close with its next response', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const app = express().get('/long', async (_req, res) => {
    res.writeHead(200, { 'content-length': 5 }).write('be');
    await mayGoOn;
    res.end('gun');
  });
  const { url, server } = await listen(
    app.get('/page', (_req, res) => void res.json({})),
    createAdmission(unlimited),
  );
  const connection = await Connection.open(url);
  connection.write(request('GET', '/long'));
  await new Promise((resolve) => connection.socket.once('data', resolve));
  const stopped = server.stop(1000);
  goOn();
  expect((await connection.next())?.body).toBe('begun');
  connection.write(page);
  expect(await connection.next()).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await stopped;
});

it('A connection accepted before the port closed has half a second for its first request', async () => {
  const { url, server } = await aServer();
  const [connection, silent] = await open(url, 2);
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(2);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = server.stop();
  await vi.waitUntil(() => !server.listening);
  connection?.write(page.slice(0, 9));
  connection?.write(page.slice(9));
  expect(await connection?.next()).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(silent?.socket.destroyed).toBe(false);
  vi.advanceTimersByTime(500);
  await Promise.all([silent?.closed, stopped]);
});

it('Connections beyond the maximum are closed, and counted in the log once a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const logger = createLog('warn', { write: (line) => void log.push(line) });
  const { url } = await aServer({ maxConnections: 2, logger });
  const [first] = await open(url, 2);
  for (const further of await open(url, 3)) await further.closed;
  first?.write(page);
  expect((await first?.next())?.status).toBe(200);
  vi.advanceTimersByTime(1000);
  expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([{ maxConnections: 2 }, { repeats: 2 }]);
});

it.each([
  ['its header does not', 'POST / HTTP/1.1\r\nhost'],
  ['nothing does', ''],
])('A request gets a 408 in the envelope if %s within a third of the time', async (_what, sent) => {
  const requestTimeoutMs = 1500;
  const { url } = await aServer({ requestTimeoutMs });
  const began = performance.now();
  const connection = await Connection.open(url);
  connection.write(sent);
  const reply = await connection.next();
  expect(performance.now() - began).toBeLessThan(requestTimeoutMs);
  expect([reply?.status, reply?.headers.connection]).toEqual([408, 'close']);
  expect(reply?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(reply?.body ?? '')).toEqual(failure('INVALID_ARGUMENT'));
  await connection.closed;
});

it('A slow request that already has its response ends its connection', async () => {
  const { url } = await aServer({ requestTimeoutMs: 300 });
  const connection = await Connection.open(url);
  connection.write(request('POST', path, { body: `${body}   ` }).slice(0, -3));
  expect((await connection.next())?.status).toBe(401);
  expect(await connection.next()).toBeUndefined();
});

it.each([
  [400, 'no request line', 'hello\r\n\r\n'],
  [400, 'a header without a name', 'GET /page HTTP/1.1\r\n: x\r\n\r\n'],
  [400, 'two lengths', `${call.replace('\r\n\r\n', '\r\ncontent-length: 3\r\n\r\n')}`],
  [
    400,
    'chunks without a size',
    request('POST', path, { headers: { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }) +
      'zz\r\n',
  ],
  [400, 'no host', 'GET /page HTTP/1.1\r\n\r\n'],
  [431, 'headers without end', `GET /page HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
  [
    413,
    'chunk extensions without end',
    `${request('POST', path, { headers: { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' } })}1;${'x'.repeat(40_000)}`,
  ],
])('Malformed HTTP gets a %i in the envelope, with a request id: %s', async (status, _what, sent) => {
  const { url } = await aServer();
  const connection = await Connection.open(url);
  connection.write(sent);
  const reply = await connection.next();
  expect([reply?.status, reply?.headers.connection]).toEqual([status, 'close']);
  expect(reply?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(reply?.body ?? '')).toEqual(failure('INVALID_ARGUMENT'));
  await connection.closed;
});

it('Malformed HTTP gets its response after the requests before it', async () => {
  const { url } = await aServer();
  const connection = await Connection.open(url);
  connection.write(`${call}${call}hello\r\n\r\n`);
  expect((await connection.next())?.status).toBe(200);
  expect((await connection.next())?.status).toBe(200);
  expect((await connection.next())?.status).toBe(400);
  await connection.closed;
});

it('Malformed HTTP is logged once, with its request id, whatever follows', async () => {
  const { handlers, goOn } = aWaitingHandler();
  const log: string[] = [];
  const { url, server } = await aServer({
    handlers,
    logger: createLog('info', { write: (line) => void log.push(line) }),
  });
  let mistakes = 0;
  server.on('clientError', () => mistakes++);
  const connection = await Connection.open(url);
  connection.write(call);
  for (let i = 1; i <= 2; i++) {
    connection.write('hello\r\n\r\n');
    await expect.poll(() => mistakes).toBe(i);
  }
  goOn();
  expect((await connection.next())?.status).toBe(200);
  const refused = await connection.next();
  expect(refused?.status).toBe(400);
  await connection.closed;
  expect(connection.replies).toEqual([]);
  const told = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request rejected before it reached an operation');
  expect(told).toMatchObject([{ requestId: refused?.headers['x-request-id'], status: 400, code: 'HPE_INVALID_METHOD' }]);
});

it('An unknown expectation is ignored', async () => {
  const { url } = await aServer();
  const connection = await Connection.open(url);
  connection.write(request('GET', '/page', { headers: { expect: 'wonders' } }));
  expect((await connection.next())?.status).toBe(200);
});

it('A body that is too large gets a 413 while still being sent, and ends the connection', async () => {
  const { url } = await aServer();
  const large = 'x'.repeat(4 * limits.bodyBytes);
  const chunked = { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const inChunks = `${request('POST', path, { headers: chunked })}${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
  for (const sent of [request('POST', path, { headers, body: large }), inChunks]) {
    const connection = await Connection.open(url);
    connection.write(sent + call);
    expect(await connection.next()).toMatchObject({ status: 413, headers: { connection: 'close' } });
    await connection.closed;
    expect(connection.replies).toEqual([]);
  }
});

it('A slow body is not dropped in favor of complete ones', async () => {
  const { url } = await aServer();
  const [slow, quick] = await open(url, 2);
  slow?.write(call.slice(0, -1));
  await expect.poll(() => memory.heldBytes).toBeGreaterThan(0);
  leaveMemory(4 * limits.bodyBytes);
  for (let i = 0; i < 8; i++) {
    quick?.write(request('POST', path, { headers, body: ' '.repeat(limits.bodyBytes) }));
    expect((await quick?.next())?.status).toBe(400);
  }
  slow?.write(call.slice(-1));
  expect((await slow?.next())?.status).toBe(200);
});

it('A body frees its memory when it is complete, and when its caller disconnects', async () => {
  const { url } = await aServer({ bodyTimeoutMs: 600_000 });
  const [whole, abandoned] = await open(url, 2);
  for (const connection of [whole, abandoned]) connection?.write(call.slice(0, -1));
  await expect.poll(() => memory.heldBytes).toBeGreaterThan(0);
  whole?.write(call.slice(-1));
  expect((await whole?.next())?.status).toBe(200);
  abandoned?.socket.destroy();
  await expect.poll(() => memory.heldBytes).toBe(0);
});

it('Bodies that never end are dropped for others, oldest first, with 503 and Retry-After, and counted in the metrics', async () => {
  const metrics = createMetrics();
  const { url } = await aServer({ onRequest: metrics.request });
  const part = limits.bodyBytes - 1000;
  const all = { ...headers, 'content-type': 'application/json', 'content-length': limits.bodyBytes };
  const begin = async () => {
    const connection = await Connection.open(url);
    connection.write(request('POST', path, { headers: all }) + 'x'.repeat(part));
    return connection;
  };
  const first = await begin();
  const isRefused = () => first.replies.length > 0;
  await expect.poll(() => memory.heldBytes).toBeGreaterThan(0);
  leaveMemory(4 * limits.bodyBytes);
  let last = first;
  for (let i = 0; i < 8 && !isRefused(); i++) last = await begin();
  await expect.poll(() => first.replies).toMatchObject([{ status: 503, headers: { 'retry-after': '1' } }]);
  expect(JSON.parse(first.replies[0]?.body ?? '')).toEqual(failure('UNAVAILABLE'));
  last.write(' '.repeat(limits.bodyBytes - part));
  expect((await last.next())?.status).toBe(400);
  expect(await metrics.text()).toMatch(/collaboration_shed_requests_total{cause="memory"} [1-9]/);
});

/** Takes the memory budget except for this many bytes, until the end of the test or until the budget takes it back. */
function leaveMemory(bytes: number): void {
  const owner = {};
  memory.hold(owner, memoryBytes - memory.heldBytes - bytes, () => {});
  onTestFinished(() => memory.release(owner));
}

const document = { id: 'launch-plan', documentName: 'Launch plan', disabled: false, accessType: 'public' as const };
const ask = request('POST', operations.getDocuments.path, { headers, body: '{"data":{"organizationId":"acme"}}' });

/** Get Documents returns almost a megabyte, the largest page. */
async function aServerOfPages() {
  const found: Output<'getDocuments'> = success('Documents found.', [{ ...document, notes: 'x'.repeat(1_000_000) }]);
  return { ...(await aServer({ handlers: { getDocuments: async () => found } })), length: JSON.stringify(found).length };
}

it('Beyond the memory for unread bytes, those held longest are dropped, as many as needed', () => {
  const before = memory.heldBytes;
  const lost: string[] = [];
  const owners = new Map(['a', 'b', 'c', 'd'].map((name) => [name, { name }]));
  const hold = (name: string, bytes: number) => memory.hold(owners.get(name) ?? {}, bytes, () => lost.push(name));
  const half = (memoryBytes - before) / 2;
  for (const name of ['a', 'b', 'c']) hold(name, half);
  expect([lost, memory.heldBytes]).toEqual([['a'], memoryBytes]);
  memory.release(owners.get('b') ?? {}, 1);
  hold('d', 1);
  expect(lost).toEqual(['a']);
  // Later bytes of an owner do not make it younger.
  hold('b', 1);
  expect(lost).toEqual(['a', 'b']);
  for (const owner of owners.values()) memory.release(owner);
  expect(memory.heldBytes).toBe(before);
});

it('Connections that leave responses unread longest are closed, and all readers get their responses', async () => {
  const { url, server, length } = await aServerOfPages();
  // The operating system buffers some megabytes per connection.
  const silent = await open(url, 10);
  const connections = () => promisify(server.getConnections.bind(server))();
  for (const { socket } of silent) {
    socket.pause().write(ask.repeat(12));
    onTestFinished(() => void socket.destroy());
  }
  await expect.poll(() => memory.heldBytes).toBeGreaterThan(20 * length);
  leaveMemory(4 * length);
  const body = '{"data":{"organizationId":"acme"}}';
  const all = { ...headers, 'content-type': 'application/json', connection: 'close' };
  const readers = Array.from({ length: 20 }, async () => {
    const reply = await fetch(url + operations.getDocuments.path, { method: 'POST', headers: all, body });
    return [reply.status, (await reply.arrayBuffer()).byteLength];
  });
  expect(await Promise.all(readers)).toEqual(readers.map(() => [200, length]));
  const late = await Connection.open(url);
  late.socket.pause().write(ask.repeat(16));
  await expect.poll(connections).toBeLessThan(silent.length);
  expect(late.socket.destroyed).toBe(false);
  late.socket.resume();
  expect((await late.next())?.body).toHaveLength(length);
});

const callBy = (caller: string, sent = body) => request('POST', path, { headers: { ...headers, 'x-caller': caller }, body: sent });

it.each([
  { cause: 'another caller is active', heldBytes: 0, others: 1 },
  { cause: 'callers leave more than 2 MiB unread', heldBytes: 2 * 1024 * 1024 + 1, others: 0 },
])('A caller has an eighth of the running operations while $cause', async ({ heldBytes, others }) => {
  const never = new Promise<never>(() => {});
  let begun = 0;
  const addOrganizations = async (): Promise<Output<'addOrganizations'>> => {
    if (begun++ < others) return success('Organizations added.', {});
    return await never;
  };
  const { url } = await aServer({
    handlers: { addOrganizations },
    admission: { maxConcurrentRequests: 16, maxQueueDelayMs: 50 },
  });
  const owner = {};
  memory.hold(owner, heldBytes, () => {});
  onTestFinished(() => memory.release(owner));
  const many = await open(url, 8);
  for (const other of await open(url, others)) {
    other.write(callBy('other'));
    expect((await other.next())?.status).toBe(200);
  }
  for (const connection of many) connection.write(callBy('many'));
  expect((await Promise.race(many.map((connection) => connection.next())))?.status).toBe(503);
  expect(begun).toBe(others + 2);
});

it('Known API keys take the turns of their workspace; other keys, revoked tokens and invented ids those of their network', () => {
  const tokens = createTokens(['a secret that only the tests know and no one else']);
  const rules = { tokenVersion: 2, domains: [], isTesting: true, hasEvents: false, callLimit: null };
  const workspaceOf = new Map(
    Object.entries({ 'key one': 'acme', 'key two': 'acme', 'key three': 'bank', 'workspace acme': 'acme' }),
  );
  const nameCaller = nameCallers(tokens, (kind, id) => {
    const workspaceId = workspaceOf.get(`${kind} ${id}`);
    return workspaceId === undefined ? undefined : { ...rules, workspaceId };
  });
  const nameOf = (headers: { [name: string]: string }, ip = '192.0.2.1') =>
    nameCaller(Object.create(express.request, { headers: { value: headers }, ip: { value: ip } }), {});
  const genuine = (id: string, version = 2) => ({ 'x-svc-api-key': id, 'x-svc-auth-token': tokens.issue('key', id, version) });
  const stranger = nameOf({});
  expect(nameOf({ 'x-svc-api-key': 'one', 'x-svc-auth-token': 'forged' })).toBe(stranger);
  expect(nameOf({ ...genuine('one'), 'x-svc-api-key': 'two' })).toBe(stranger);
  expect(nameOf({}, '192.0.2.2')).not.toBe(stranger);
  expect(nameOf(genuine('unknown'))).toBe(stranger);
  expect(nameOf(genuine('one', 1))).toBe(stranger);
  expect(nameOf(genuine('one'), '192.0.2.2')).toBe(nameOf(genuine('one')));
  expect(nameOf(genuine('two'))).toBe(nameOf(genuine('one')));
  // Another process has just issued the later token.
  expect(nameOf(genuine('two', 3))).toBe(nameOf(genuine('one')));
  const ofWorkspace = { 'x-svc-workspace-id': 'acme', 'x-svc-auth-token': tokens.issue('workspace', 'acme', 2) };
  const names = [nameOf(genuine('one')), nameOf(genuine('three')), nameOf(ofWorkspace), stranger];
  expect(new Set(names).size).toBe(4);
});

it('Requests wait while the maximum number of operations is running, except for health pages', async () => {
  const { handlers, goOn, begun } = aWaitingHandler();
  const { url } = await aServer({ handlers, admission: { maxConcurrentRequests: 2 } });
  const [first, second, third] = await open(url, 3);
  first?.write(call);
  second?.write(call);
  await expect.poll(begun).toBe(2);
  third?.write(call);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect([begun(), third?.replies.length]).toEqual([2, 0]);
  goOn();
  for (const connection of [first, second, third]) expect((await connection?.next())?.status).toBe(200);
});

it('Only complete requests count as running: a slow sender blocks nobody, and is rejected if there is no room later', async () => {
  const { handlers, goOn, begun } = aWaitingHandler();
  const admission = { maxConcurrentRequests: 1, maxQueueDelayMs: 50 };
  const { url, server } = await aServer({ handlers, admission });
  const [slow, quick] = await open(url, 2);
  const read = new Promise((resolve) => server.once('request', resolve));
  slow?.write(call.slice(0, -1));
  await read;
  quick?.write(call);
  await expect.poll(begun).toBe(1);
  slow?.write(call.slice(-1));
  expect((await slow?.next())?.status).toBe(503);
  goOn();
  expect((await quick?.next())?.status).toBe(200);
});

it('A request that has waited too long gets a 503 with Retry-After, counted in the metrics', async () => {
  const never = new Promise<never>(() => {});
  const handlers = { addOrganizations: () => never };
  const metrics = createMetrics();
  const admission = { maxConcurrentRequests: 1, maxQueueDelayMs: 50 };
  const { url } = await aServer({ handlers, admission, onRequest: metrics.request });
  const [first, second] = await open(url, 2);
  first?.write(call);
  second?.write(call);
  const refused = await second?.next();
  expect([refused?.status, refused?.headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(refused?.body ?? '')).toEqual(failure('UNAVAILABLE', 'The service is busy. Try again later.'));
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect((await fetch(`${url}/page`)).status).toBe(503);
  await expect.poll(() => metrics.text()).toContain('collaboration_shed_requests_total{cause="queue delay"} 2');
});

it('A request that takes a second is logged as slow, with its milliseconds in the queue', async () => {
  const { handlers, goOn } = aWaitingHandler();
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(() => clock.mockRestore());
  const log: string[] = [];
  const { url, server } = await aServer({
    handlers,
    admission: { maxConcurrentRequests: 1 },
    logger: createLog('info', { write: (line) => void log.push(line) }),
  });
  let arrived = 0;
  server.on('request', () => arrived++);
  const [first, second] = await open(url, 2);
  for (const [i, caller] of [first, second].entries()) {
    caller?.write(call);
    await expect.poll(() => arrived).toBe(i + 1);
  }
  passed += 5000;
  goOn();
  expect([(await first?.next())?.status, (await second?.next())?.status]).toEqual([200, 200]);
  first?.write(page);
  expect((await first?.next())?.status).toBe(200);
  const lines = () => log.map((line): { msg: string; level: number; queueMs: number } => JSON.parse(line));
  await expect.poll(lines).toMatchObject([
    { level: 40, msg: 'slow request', operation: 'addOrganizations' },
    { level: 40, msg: 'slow request', operation: 'addOrganizations' },
    { level: 30, msg: 'request', path: '/page' },
  ]);
  const waits = lines().map(({ queueMs }) => queueMs >= 5000);
  expect(waits).toEqual([false, true, false]);
});

it('Requests of disconnected callers are not served, and the log says so', async () => {
  const { handlers, goOn, begun } = aWaitingHandler();
  const log: string[] = [];
  let over = 0;
  const { url, server } = await aServer({
    handlers,
    admission: { maxConcurrentRequests: 1 },
    logger: createLog('warn', { write: (line) => void log.push(line) }),
    onRequest: () => over++,
  });
  const [first, second, third] = await open(url, 3);
  first?.write(call);
  await expect.poll(begun).toBe(1);
  second?.write(call);
  second?.socket.end(() => second.socket.destroy());
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(2);
  third?.write(call);
  goOn();
  expect([(await first?.next())?.status, (await third?.next())?.status]).toEqual([200, 200]);
  expect(begun()).toBe(2);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, operation: 'addOrganizations', msg: 'connection closed before the response was sent' },
  ]);
  expect(over).toBe(3);
});

it('A statement that waits too long for a connection returns UNAVAILABLE, and the next one takes its turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const ask = () => new Promise<never[]>((end) => ends.push(() => end([])));
  const unused = () => Promise.reject(new Error('not called'));
  const verbs = { ask, snapshot: unused, change: unused, together: unused };
  const limited = limitCallers(() => verbs, { max: 1, timeoutMs: 5000 });
  const run = () => limited('maya', noTenant).ask(sql`select 1`);
  const first = run();
  const late: unknown[] = [];
  run().catch((error: unknown) => late.push(error));
  vi.advanceTimersByTime(4999);
  const next = run();
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(late).toMatchObject([{ status: 'UNAVAILABLE', why: 'connections' }]);
  ends.shift()?.();
  expect(await first).toEqual([]);
  await nextTurn();
  expect(ends).toHaveLength(1);
  ends.shift()?.();
  expect(await next).toEqual([]);
});

/** Blocks the event loop, as work does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('Many connections that send without reading do not delay others', async () => {
  const { url, served } = await aServer();
  const connections = await Promise.all(Array.from({ length: 200 }, () => Connection.open(url)));
  for (const connection of connections) {
    connection.write(page);
    await connection.next();
  }
  for (const connection of connections) connection.write(page.repeat(2000));
  expect((await fetch(`${url}/page`)).status).toBe(200);
  await Promise.all(connections.map(({ closed }) => closed));
  // Each may send 17 without waiting, but not all connections at once.
  expect(served()).toBeLessThan(1000);
});

it('A caller leaves a quarter of the running operations to others, who are served at once, however many requests of another caller wait', async () => {
  const never = new Promise<never>(() => {});
  const { promise: isFull, resolve: fill } = Promise.withResolvers<void>();
  let begun = 0;
  const addOrganizations = async (): Promise<Output<'addOrganizations'>> => {
    if (++begun > 3) return success('Organizations added.', {});
    if (begun === 3) fill();
    return await never;
  };
  const { url } = await aServer({ handlers: { addOrganizations }, admission: { maxConcurrentRequests: 4 } });
  const many = await open(url, 4);
  const [other] = await open(url, 1);
  // No timer ends the wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const connection of many) connection.write(callBy('many'));
  await isFull;
  for (let i = 0; i < 20; i++) await nextTurn();
  other?.write(callBy('other'));
  expect((await other?.next())?.status).toBe(200);
});

it('The event loop parses one large body per turn, however many have arrived', async () => {
  const begunInTurn = [0];
  const addOrganizations = async (): Promise<Output<'addOrganizations'>> => {
    begunInTurn.push((begunInTurn.pop() ?? 0) + 1);
    return success('Organizations added.', {});
  };
  const { url } = await aServer({ handlers: { addOrganizations } });
  const large = callBy('', body.padEnd(limits.bodyBytes / 8));
  const connections = await open(url, 20);
  for (const connection of connections) {
    connection.write(page);
    await connection.next();
  }
  let isOver = false;
  const countTurn = () => {
    begunInTurn.push(0);
    if (!isOver) setImmediate(countTurn);
  };
  // All but the last byte of each.
  for (const connection of connections) connection.write(large.slice(0, -1));
  // Round trips on another connection: the server has read the bodies by then.
  const [probe] = await open(url, 1);
  for (let i = 0; i < connections.length; i++) {
    probe?.write(page);
    await probe?.next();
  }
  countTurn();
  for (const connection of connections) connection.write(large.slice(-1));
  for (const connection of connections) expect((await connection.next())?.status).toBe(200);
  isOver = true;
  // The end of one turn and the start of the next may count as one.
  expect(Math.max(...begunInTurn)).toBeLessThanOrEqual(2);
});

it('The event loop serves few pages per turn, however many requests have arrived', async () => {
  const { url, served, server } = await aServer();
  const connections = await open(url, 100);
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(100);
  const servedByTurn = [0];
  const countTurn = () => {
    servedByTurn.push(served());
    if (served() < 100) setImmediate(countTurn);
  };
  for (const connection of connections) connection.write(page);
  // All have been sent before the first is served.
  work(20);
  countTurn();
  await Promise.all(connections.map(async (connection) => expect((await connection.next())?.status).toBe(200)));
  const inTurns = servedByTurn.slice(1).map((count, i) => count - (servedByTurn[i] ?? 0));
  // The end of one turn and the start of the next may count as one.
  expect(Math.max(...inTurns)).toBeLessThanOrEqual(8);
});

it('A new connection is served at once, even if earlier ones call without a pause', async () => {
  let begun = 0;
  const addOrganizations = async (): Promise<Output<'addOrganizations'>> => {
    begun++;
    work(1);
    return success('Organizations added.', {});
  };
  const { url } = await aServer({ handlers: { addOrganizations } });
  let isOver = false;
  const connections = Array.from({ length: 200 }, async () => {
    const connection = await Connection.open(url);
    while (!isOver) {
      connection.write(call);
      await connection.next();
    }
  });
  expect((await fetch(`${url}/health`)).status).toBe(200);
  isOver = true;
  // Each turn of the event loop accepts one connection, and serves at least 10 calls.
  expect(begun).toBeLessThan(1000);
  await Promise.all(connections);
});
