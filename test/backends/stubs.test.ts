/** The contract as a server, for a backend team without code. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import express, { type Express } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { JsonNode } from '../../generated/document.ts';
import { contractOperations, document, examplesOf } from '../../generated/operations.ts';
import { anyCredentials, createApp } from '../../server/app.ts';
import { createHandler } from '../../server/http/handler.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { createLog, readableLog } from '../../server/log/log.ts';
import { readable } from '../../server/log/readable-log.ts';
import { success } from '../../server/replies.ts';
import { listening } from '../support/listening.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const credentials = { apiKey: 'any', authToken: 'any', retries: 0 };

const anyGrant = {
  user: { userId: 'maya' },
  permissions: { resources: [{ type: 'organization' as const, id: 'acme', accessRole: 'viewer' as const }] },
};

const serve = (app: Express): Promise<string> => listening(createServer(app));

const requestExamples = contractOperations.map((operation) => ({
  path: operation.path,
  success: operation.success,
  example: Object.values(examplesOf(operation, operation.success))[0],
  bodies: Object.values(examplesOf(operation, 'requestBody')),
}));

const headers = {
  'content-type': 'application/json',
  'x-svc-api-key': 'any',
  'x-svc-auth-token': 'any',
  'x-svc-workspace-id': 'any',
};
const post = (url: string, body: unknown) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });

it('createApp serves below node:http, whose other paths stay', async () => {
  const api = createApp({ authenticate: anyCredentials, handlers: {} });
  const server = createServer((req, res) => api(req, res, () => res.end('own')));
  const url = await listening(server);
  expect(await (await fetch(`${url}/hello`)).text()).toBe('own');
  const refused = await fetch(`${url}/v2/organizations/add`, { method: 'POST', headers, body: '{' });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { details: [{ reason: 'SYNTAX' }] } }]);
});

it('createApp rejects Express 4 by name', () => {
  // Only version 4 has `query`.
  Object.assign(express, { query: () => {} });
  try {
    expect(() => createApp({ authenticate: anyCredentials, handlers: {} })).toThrow(/needs Express 5, but found Express 4/);
  } finally {
    Reflect.deleteProperty(express, 'query');
  }
});

const add = '/api/v2/presence/add';
const presence = { organizationId: 'acme', documentId: 'launch-plan', users: [{ userId: 'maya' }] };
const call = (path: string, body: BodyInit, own: object = {}) =>
  new Request(`http://host${path}`, { method: 'POST', headers: { ...headers, ...own }, body });

it('createHandler serves requests of fetch below a prefix, with the id, the log and the hooks of createApp', async () => {
  const lines: object[] = [];
  const log = (fields: object) => void lines.push(fields);
  const seen: object[] = [];
  const handle = createHandler({
    prefix: '/api',
    authenticate: {
      ...anyCredentials,
      apiKey: (_credentials, { address, idempotencyKey, setHeaders }) => {
        setHeaders({ 'idempotency-replayed': 'false' });
        return { address, key: idempotencyKey };
      },
    },
    addressOf: ({ headers }) => headers.get('x-real-ip') ?? '',
    handlers: { addPresence: async (_data, { address, key }) => success(`${address} ${key}`, { success: true }) },
    isDevelopment: true,
    logger: { info: log, warn: log, error: log },
    onRequest: ({ operation, status }) => void seen.push({ operation, status }),
  });
  const own = { 'x-request-id': 'mine', 'x-real-ip': '192.0.2.7', 'idempotency-key': 'once' };
  const reply = await handle(call(`${add}?page=1`, JSON.stringify({ data: presence }), own));
  expect([reply.status, (await reply.json()).result.message]).toEqual([200, '192.0.2.7 once']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'x-request-id': 'mine',
    'cache-control': 'no-store',
    'idempotency-replayed': 'false',
  });
  const refused = await handle(call(add, '{'));
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { details: [{ reason: 'SYNTAX' }] } }]);
  for (const path of ['/api/nowhere', '/v2/presence/add']) expect((await handle(call(path, '{}'))).status).toBe(404);
  expect(lines).toMatchObject([
    { requestId: 'mine', method: 'POST', path: add, operation: 'addPresence', status: 200 },
    { operation: 'addPresence', status: 400, error: 'INVALID_ARGUMENT', message: expect.stringContaining('must be JSON') },
    { status: 404 },
    { status: 404 },
  ]);
  expect(seen).toMatchObject([{ operation: 'addPresence', status: 200 }, { status: 400 }, { status: 404 }, { status: 404 }]);
});

it('createHandler stops reading a body at its limit, although it has no length', async () => {
  const handle = createHandler({ prefix: '/api', authenticate: anyCredentials, handlers: {} });
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(2 ** 16));
    },
  });
  // The types of Node.js lack `duplex`, which it requires.
  const init = Object.assign({ method: 'POST', headers, body: endless }, { duplex: 'half' });
  expect((await handle(new Request(`http://host${add}`, init))).status).toBe(413);
  expect(pulled).toBeLessThan(20);
});

it('createHandler carries out a call with an Idempotency-Key by the option once', async () => {
  const stored = success('Stored.', { success: true });
  const handle = createHandler({
    prefix: '/api',
    authenticate: anyCredentials,
    handlers: {},
    once: async ({ idempotencyKey }) => ({ body: stored, isReplay: idempotencyKey === 'again' }),
  });
  const replayed = async (key: string) =>
    (await handle(call(add, JSON.stringify({ data: presence }), { 'idempotency-key': key }))).headers.get('idempotency-replayed');
  expect([await replayed('new'), await replayed('again')]).toEqual(['false', 'true']);
});

it('createHandler rejects unknown handlers and missing authentication by its own name', () => {
  const create = (options: object) => () => Reflect.apply(createHandler, undefined, [options]);
  expect(create({ authenticate: anyCredentials, handlers: { addOrganisations: 1 } })).toThrow(
    /^createHandler: there is no operation "addOrganisations"/,
  );
  expect(create({ handlers: {} })).toThrow('createHandler: authenticate.public must be a function.');
});

it("createApp without handlers returns the document's examples on request", async () => {
  const url = await serve(createApp({ authenticate: anyCredentials, pages: [], handlers: {}, missing: 'example' }));
  for (const { path, success, example, bodies } of requestExamples) {
    const reply = await post(url + path, bodies[0]);
    expect([path, reply.status]).toEqual([path, success]);
    expect(await reply.json()).toEqual(example);
  }
});

it('The handler in the README replaces a stub, at the place that the README gives', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, lines = ''] = /## Implementing the backend[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const stubs = await readFile(join(root, 'server/stubs.ts'), 'utf8');
  const folder = await anEmptyFolder(join(root, 'test/compiled-'));
  const program = stubs
    .replace(/^const handlers.*$/m, lines)
    .replaceAll("'./", "'../../server/")
    .replaceAll("'../gen", "'../../gen");
  await writeFile(join(folder, 'stubs.ts'), program);
  const server = spawn(process.execPath, [join(folder, 'stubs.ts')], { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void server.kill());
  const said: string[] = [];
  createInterface(server.stdout).on('line', (line) => said.push(line));
  await expect.poll(() => said).toContainEqual(expect.stringContaining('"ready"'));
  const { url } = JSON.parse(said[0] ?? '');
  const client = createClient({ baseUrl: url, ...credentials });
  expect((await client.addPermissions(anyGrant)).message).toBe('Permissions added.');
  await expect.poll(() => said).toContainEqual(expect.stringContaining('any grants maya'));
  await expect(client.getNotifications({ organizationId: 'acme', userId: 'maya' })).rejects.toMatchObject({ httpStatus: 501 });
});

it('Middleware before the contract sees every call, and its response headers stay, under any server', async () => {
  const seen: string[] = [];
  const outer = express();
  outer.use((req, res, next) => {
    seen.push(req.path);
    res.setHeader('x-served-by', 'outer');
    next();
  });
  outer.use(createApp({ authenticate: anyCredentials, pages: [], handlers: {}, missing: 'example' }));
  for (const server of [createServer(outer), createHttpServer(outer)]) {
    const url = await listening(server);
    for (const path of ['/v2/workspace/get', '/v2/organizations/add', '/nowhere']) {
      const reply = await post(url + path, { data: {} });
      expect([reply.headers.get('x-served-by'), reply.headers.has('x-request-id')]).toEqual(['outer', true]);
      expect([reply.status, seen.pop()]).toEqual([{ '/v2/workspace/get': 200, '/nowhere': 404 }[path] ?? 400, path]);
    }
  }
});

it.each(['compiled', 'express-openapi-validator'] as const)('Handlers need no context (%s)', async (validation) => {
  const authenticate = { public: () => undefined, workspace: () => undefined, apiKey: () => undefined };
  const app = createApp({
    ...{ authenticate, validation },
    handlers: { addPresence: async () => success('Presence added.', { success: true }) },
  });
  const client = createClient({ baseUrl: await serve(express().use(app)), ...credentials });
  const added = await client.addPresence({ organizationId: 'acme', documentId: 'plan', users: [{ userId: 'maya' }] });
  expect(added.message).toBe('Presence added.');
});

// Proves everyOperation/failure-shape
it.each(['compiled', 'express-openapi-validator'] as const)(
  'A response that violates the contract becomes a 500 in the envelope, and the log says why (%s)',
  async (validation) => {
    // Possible responses of a handler without types, or of one that trusts its database too much.
    const broken: unknown = { result: { status: 'success', message: 'Done.', data: {}, password: 'leaked' } };
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const app = createApp({
      authenticate: anyCredentials,
      pages: [],
      handlers: { addOrganizations: async () => broken as never },
      validation,
      logger: log,
    });
    const client = createClient({ baseUrl: await serve(app), ...credentials });
    const failure = await client
      .addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] }, { requestId: 'broken-1' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ httpStatus: 500, status: 'INTERNAL', requestId: 'broken-1' });
    expect(JSON.stringify(failure)).not.toContain('leaked');
    expect(lines.join('')).toContain(
      'The response of addOrganizations does not fit its schema: /result/password is not a known field',
    );
    expect(lines.join('')).not.toContain('leaked');
  },
);

it.each(['compiled', 'express-openapi-validator'] as const)(
  'A response without a value violates the contract (%s)',
  async (validation) => {
    const handlers = { getOrganizations: async () => JSON.parse('null') };
    const app = createApp({ authenticate: anyCredentials, pages: [], handlers, validation });
    const client = createClient({ baseUrl: await serve(app), ...credentials });
    await expect(client.getOrganizations({})).rejects.toMatchObject({ httpStatus: 500, isFromService: true });
  },
);

it('In development, the response names the invalid field, and the log has a readable line with the reason', async () => {
  const broken: unknown = { result: { status: 'success', message: 'Done.', data: {}, password: 'leaked' } };
  const lines: string[] = [];
  const log = createLog(
    'info',
    readableLog((text) => lines.push(...text.split('\n'))),
  );
  const handlers = { addOrganizations: async () => broken as never };
  const reasons: { [mode: string]: string } = {};
  for (const isDevelopment of [true, false]) {
    const client = createClient({
      baseUrl: await serve(createApp({ authenticate: anyCredentials, pages: [], handlers, isDevelopment, logger: log })),
      ...credentials,
    });
    const add = (organizationName: string) =>
      client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName }] }).catch(({ message }) => message);
    await add('');
    reasons[isDevelopment ? 'development' : 'production'] = await add('Acme');
  }
  expect(reasons).toEqual({
    development: expect.stringContaining('The handler broke the contract. The response of addOrganizations'),
    production: 'An internal error occurred. Quote the x-request-id when you report it.',
  });
  expect(reasons.development).toMatch(/\/result\/password is not a known field/);
  const refusal = '/data/organizations/0/organizationName must have at least 1 character.';
  const requests = () => lines.filter((line) => /^\d{3} /.test(line)).map((line) => line.replace(/\d+ ms/, 'N ms'));
  await expect
    .poll(requests)
    .toEqual([
      `400 addOrganizations N ms: ${refusal}`,
      `500 addOrganizations N ms: ${reasons.development}`,
      '400 addOrganizations N ms',
      '500 addOrganizations N ms',
    ]);
  // Both modes log the broken contract as an error, without frames, since none is the handler's.
  const at = lines.flatMap((line, i) => (line.startsWith('request failed') ? [i] : []));
  expect(at.map((i) => lines[i + 1])).toEqual(
    Array.from(at, () => `  BadReply: ${reasons.development?.split('contract. ')[1]?.slice(0, -1)}`),
  );
  expect(at).toHaveLength(2);
  expect(lines.join('\n')).not.toMatch(/^\s*at /m);
  expect(lines.join('\n')).not.toContain('leaked');
});

it('A readable log line has the request or the message with its fields that have a value, and each error with its causes', () => {
  const entry = { level: 30, time: 1, pid: 2, version: '1' };
  const request = { ...entry, method: 'GET', path: '/lost', status: 404, ms: 1.2, msg: 'request' };
  expect(readable(request)).toBe('404 GET /lost 2 ms');
  expect(readable({ ...request, operation: 'getUsers', message: 'It is lost.', msg: 'slow request' })).toBe(
    '404 getUsers 2 ms: It is lost.',
  );
  expect(readable({ msg: 'request aborted', traceId: undefined, status: 499 })).toBe('request aborted status=499');
  const cause = { type: 'TypeError', message: 'inner', stack: 'at a\nat b' };
  expect(readable({ ...entry, msg: 'failed', port: 80, name: 'a\u001b', err: { type: 'Error', message: 'outer', cause } })).toBe(
    'failed port=80 name=a\\u001b\n  Error: outer\n  TypeError: inner\n    at a\n    at b',
  );
  expect(readable({ msg: 'x'.repeat(600) }).length).toBe(500);
});

it('The log describes an error in bounded size, with four causes, and without additions of libraries', () => {
  const long = 'x'.repeat(5000);
  const failed = (cause?: unknown) => {
    const stack = `Error: ${long}\n${'    at read (server/a.ts:1:1)\n'.repeat(50)}`;
    return Object.assign(new TypeError(long, { cause }), { stack, code: 'ETOOBIG', rows: ['maya@acme.example'] });
  };
  const text = `${'x'.repeat(999)}…`;
  const own = {
    ...{ type: 'TypeError', message: text, code: 'ETOOBIG' },
    stack: Array.from({ length: 20 }, () => 'at read (server/a.ts:1:1)').join('\n'),
  };
  const chain = failed(failed(failed(failed(failed(failed())))));
  expect(describeError(chain)).toEqual(Array.from({ length: 4 }).reduce<object>((cause) => ({ ...own, cause }), own));
  expect(describeError(failed(long)).cause).toEqual({ type: 'string', message: expect.stringMatching(/^'x{998,}…$/) });
  expect(describeError({ row: { email: 'maya@acme.example' } })).toEqual({ type: 'object', message: '{ row: [Object] }' });
});

it('A page of a listed origin may call, and can read the required headers; any other may not', async () => {
  const url = await serve(
    createApp({
      authenticate: anyCredentials,
      pages: [],
      handlers: {},
      corsOrigins: ['https://app.acme.example', 'capacitor://localhost'],
    }),
  );
  const path = '/v2/organizations/add';
  const preflight = (origin: string) =>
    fetch(url + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-svc-api-key' },
    });
  const allowed = await preflight('https://app.acme.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'https://app.acme.example']);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('x-svc-api-key');
  expect((await preflight('capacitor://localhost')).headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
  expect((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  const called = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, origin: 'https://app.acme.example' },
    body: '{}',
  });
  expect(called.headers.get('access-control-allow-origin')).toBe('https://app.acme.example');
  expect(called.headers.get('access-control-expose-headers')).toContain('x-request-id');
  const documented = new Set(
    contractOperations.flatMap(({ path }) => {
      const responses = new JsonNode(document()).in('paths', path, 'post', 'responses');
      return responses.keys.flatMap((status) =>
        responses
          .get(status)
          .get('headers')
          .keys.map((name) => name.toLowerCase()),
      );
    }),
  );
  const ofHttp = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'vary'];
  expect([...called.headers.keys()].filter((name) => !documented.has(name) && !ofHttp.includes(name))).toEqual([]);
  const exposed = called.headers.get('access-control-expose-headers')?.split(',') ?? [];
  // Every page may read `cache-control` by the Fetch standard.
  const hidden = [...documented].filter((name) => name !== 'cache-control' && !name.startsWith('access-control-'));
  expect(exposed.toSorted()).toEqual(hidden.toSorted());
  const closed = await serve(createApp({ authenticate: anyCredentials, pages: [], handlers: {} }));
  const refused = await fetch(closed + path, { method: 'OPTIONS', headers: { origin: 'https://app.acme.example' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});
