/** Promises about HTTP/1.1 itself, which proxies rely on, of every server that the project has. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../generated/handlers.ts';
import { startMock } from '../../mock/mock.ts';
import { startSandbox } from '../../mock/sandbox.ts';
import { anyCredentials, createApp } from '../../server/app.ts';
import { startHealthServer } from '../../server/health/health-server.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { Connection, request } from '../support/connection.ts';
import { portOf } from '../support/port-of.ts';

const servers = ['stubs', 'middleware', 'mock', 'sandbox', 'health'] as const;
type Server = (typeof servers)[number];
const urls = new Map<Server, string>();
const closing: (() => unknown)[] = [];

/** A team's own server, on the plain HTTP server of Node.js. */
function aHost(): ReturnType<typeof createServer> {
  const known = (secret: string) => (secret === 'any' ? {} : Promise.reject(Object.assign(new Error('unknown'), { status: 401 })));
  const authenticate = {
    public: () => ({}),
    workspace: ({ authToken }: { authToken: string }) => known(authToken),
    apiKey: ({ authToken }: { authToken: string }) => known(authToken),
  };
  return createServer(express().use('/api', createApp({ authenticate, handlers: {} })));
}

beforeAll(async () => {
  const [mock, sandbox] = await Promise.all([startMock(), startSandbox()]);
  const app = createHttpServer(createApp({ authenticate: anyCredentials, pages: [], handlers: {}, missing: 'example' }));
  const host = aHost();
  const health = await startHealthServer({
    address: { host: '127.0.0.1', port: 0, setting: 'HEALTH_PORT' },
    readiness: async () => ({}),
    metrics: async () => '',
    readinessTimeoutMs: 60_000,
    livenessTimeoutMs: 60_000,
  });
  urls.set('stubs', `http://127.0.0.1:${await portOf(app)}`);
  urls.set('middleware', `http://127.0.0.1:${await portOf(host)}`);
  urls.set('mock', mock.url);
  urls.set('sandbox', sandbox.url);
  urls.set('health', `http://127.0.0.1:${health.address.port}`);
  closing.push(mock.close, sandbox.close, health.close);
  for (const server of [app, host])
    closing.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
}, 300_000);
afterAll(async () => {
  for (const close of closing) await close();
});

const openTo = (server: Server) => Connection.open(urls.get(server) ?? '');

const { path } = operations.addOrganizations;
const credentials = { 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { origin: 'https://other.example' };

/** Requests that get their response before the body: the server, the status, the method and path, and the headers. */
const early: readonly (readonly [Server, number, string, string, object])[] = [
  ...(['stubs', 'mock'] as const).flatMap((server): (typeof early)[number][] => [
    [server, 404, 'POST', '/v2/nothing', json],
    [server, 405, 'PUT', path, { ...json, ...credentials }],
    [server, 401, 'POST', path, json],
    [server, 415, 'POST', path, { ...credentials, 'content-type': 'text/plain' }],
    [server, 413, 'POST', path, { ...json, ...credentials, 'content-length': 2 ** 21 }],
  ]),
  ['middleware', 405, 'PUT', `/api${path}`, json],
  ['middleware', 401, 'POST', `/api${path}`, json],
  ['middleware', 413, 'POST', `/api${path}`, { ...json, ...credentials, 'content-length': 2 ** 21 }],
  ['mock', 403, 'POST', path, { ...json, ...own }],
  ['sandbox', 403, 'POST', path, { ...json, ...own }],
  ['sandbox', 401, 'POST', path, json],
  ['sandbox', 404, 'POST', '/v2/nothing', json],
  ['sandbox', 405, 'PUT', '/sandbox/reset', json],
  ['sandbox', 415, 'POST', '/sandbox/reset', { 'content-type': 'text/plain' }],
  ['sandbox', 413, 'POST', '/sandbox/reset', { ...json, 'content-length': 2 ** 21 }],
  ['sandbox', 200, 'GET', '/', json],
  ['sandbox', 308, 'GET', '/sandbox/sessions/mine', json],
  ['sandbox', 200, 'GET', '/healthz', json],
  ['sandbox', 200, 'GET', '/openapi.json', json],
  ['sandbox', 200, 'GET', '/console', json],
  ['sandbox', 403, 'POST', '/login', { ...form, 'sec-fetch-site': 'cross-site' }],
  ['sandbox', 404, 'POST', '/console/sign-out', json],
  ['sandbox', 403, 'POST', '/unsubscribe', { ...form, 'sec-fetch-site': 'cross-site' }],
  ['health', 200, 'GET', '/healthz', json],
  ['health', 200, 'GET', '/readyz', json],
  ['health', 404, 'POST', '/nothing', json],
];

it.each(early)('The %s ends the connection with a %i before the body of %s %s', async (server, status, method, target, headers) => {
  for (const coding of ['content-length', 'transfer-encoding'] as const) {
    const length = Reflect.get(headers, 'content-length') ?? 100;
    const framing = coding === 'content-length' ? { 'content-length': length } : { 'transfer-encoding': 'chunked' };
    if (coding === 'transfer-encoding' && length !== 100) continue;
    for (const version of ['1.1', '1.0']) {
      if (version === '1.0' && coding === 'transfer-encoding') continue;
      const connection = await openTo(server);
      const all = { ...headers, ...framing, connection: 'keep-alive' };
      connection.write(request(method, target, { headers: all }).replace('HTTP/1.1', `HTTP/${version}`));
      const reply = await connection.next();
      expect([reply?.status, reply?.headers.connection], `${coding}, HTTP/${version}`).toEqual([status, 'close']);
      // The rest of the body is dropped. A request behind it never gets a response.
      const rest = coding === 'content-length' ? ' '.repeat(length) : '0\r\n\r\n';
      connection.write(rest + request('GET', '/healthz'));
      await connection.closed;
      expect(connection.replies, `${coding}, HTTP/${version}`).toEqual([]);
    }
  }
});

it.each(servers)('The %s delivers an early response to a caller that sends a long body before it reads', async (server) => {
  const connection = await openTo(server);
  const length = 32 * 2 ** 20;
  connection.socket.pause();
  connection.write(
    request('PUT', server === 'middleware' ? `/api${path}` : path, { headers: { ...json, 'content-length': length } }),
  );
  for (let sent = 0; sent < length; sent += 2 ** 20) {
    if (!connection.socket.write(' '.repeat(2 ** 20))) await once(connection.socket, 'drain');
  }
  connection.socket.resume();
  const reply = await connection.next();
  expect([reply?.status, reply?.headers.connection]).toEqual([server === 'health' ? 404 : 405, 'close']);
  await connection.closed;
});

it.each(servers.filter((server) => server !== 'health'))(
  'The %s keeps the connection after an early response if the body has arrived',
  async (server) => {
    const connection = await openTo(server);
    for (let i = 0; i < 3; i++) {
      connection.write(request('PUT', server === 'middleware' ? `/api${path}` : path, { body: '{"data":{}}' }));
      const reply = await connection.next();
      expect([reply?.status, reply?.headers.connection]).toEqual([405, 'keep-alive']);
    }
  },
);

const call = (target: string, hosts: readonly string[], version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${hosts.map((host) => `${host}\r\n`).join('')}\r\n`;
const pages: { readonly [Name in Server]: string } = {
  stubs: path,
  middleware: `/api${path}`,
  mock: path,
  sandbox: '/healthz',
  health: '/healthz',
};

// The team's server rejects a missing one by itself.
it.each(servers)('The %s requires exactly one well-formed host header, as RFC 9112 does', async (server) => {
  const ask = async (hosts: string[], version?: string) => {
    const connection = await openTo(server);
    connection.write(call(pages[server], hosts, version));
    const reply = await connection.next();
    connection.socket.destroy();
    return reply;
  };
  const wrong = [
    [],
    ['host: localhost', 'Host: localhost'],
    ['host: localhost', 'host: other.example'],
    ['host: a b'],
    ['host: a/b'],
  ];
  for (const hosts of server === 'middleware' ? wrong.slice(1) : wrong) {
    const reply = await ask(hosts);
    expect([reply?.status, reply?.headers.connection], hosts.join()).toEqual([400, 'close']);
    expect(JSON.parse(reply?.body ?? ''), hosts.join()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  }
  expect((await ask(['host: localhost', 'host: localhost'], '1.0'))?.status).toBe(400);
  for (const host of ['localhost', '127.0.0.1:80', '[::1]:8080', '[2001:DB8::abcd:ef]'])
    expect((await ask([`host: ${host}`]))?.status, host).not.toBe(400);
});

it.each(servers)('The %s routes a target in absolute form by its path, and uses its host', async (server) => {
  const connection = await openTo(server);
  const statuses: (number | undefined)[] = [];
  const page = pages[server];
  const targets = [
    page,
    `http://localhost${page}`,
    `HTTPS://127.0.0.1:8080${page}?a=b`,
    'http://localhost',
    'http://localhost/nothing',
  ];
  for (const target of targets) {
    connection.write(call(target, ['host: localhost']));
    statuses.push((await connection.next())?.status);
  }
  const [served] = statuses;
  expect(served).toBe(page.endsWith('/healthz') ? 200 : 405);
  expect(statuses).toEqual([served, served, served, server === 'sandbox' ? 200 : 404, 404]);
  connection.socket.destroy();
});
