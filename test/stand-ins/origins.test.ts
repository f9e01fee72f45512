/** Other websites can neither read nor change the data of a sandbox or a mock on the machine of their visitor. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/handlers.ts';
import { startMock } from '../../mock/mock.ts';
import { readOrigins } from '../../mock/origins.ts';
import { startProxy } from '../../mock/proxy.ts';
import { startSandbox } from '../../mock/sandbox.ts';

const named = 'https://preview.acme.example';

interface Started {
  url: string;
  close(): Promise<void>;
}
const servers: { readonly [name: string]: (origins: string[]) => Promise<Started> } = {
  sandbox: (origins) => startSandbox({ origins }),
  mock: (origins) => startMock({ origins }),
  proxy: async (origins) => {
    // Gets the origins that the proxy allows.
    const upstream = await startMock({ origins: ['*'] });
    const proxy = await startProxy({ host: '127.0.0.1', port: 0, quiet: true, upstream: new URL(upstream.url), origins });
    return { url: proxy.url, close: async () => void (await Promise.all([proxy.close(), upstream.close()])) };
  },
};

async function statusOf(url: string, headers: object, method = 'POST', path: string = operations.createWorkspace.path) {
  const credentials = { 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
  return await new Promise<{ status: number | undefined; allowed: string | undefined }>((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...credentials, ...headers };
    const sent = request(url + path, { method, headers: all }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode, allowed: reply.headers['access-control-allow-origin'] }));
    });
    sent.on('error', reject).end(method === 'POST' ? '{"data":{}}' : undefined);
  });
}

const strangers = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://192.168.1.20',
];
const ownOrigins = ['http://localhost:5173', 'http://127.0.0.1:3000', 'https://[::1]:8443', 'http://app.localhost:5173'];
const foreignHosts = ['evil.example', 'rebound.evil.example:4020', '192.168.1.20:4020', 'preview.acme.example.evil.example'];
const ownHosts = ['localhost', '127.0.0.1:4020', '[::1]:4020', 'preview.acme.example'];

describe.each(Object.entries(servers))('The %s', (name, start) => {
  let server: Started;
  beforeAll(async () => {
    server = await start([named]);
  }, 300_000);
  afterAll(() => server.close());
  const path = name === 'sandbox' ? '/sandbox/state' : undefined;

  it(`The ${name} rejects pages of other websites and their preflight requests`, async () => {
    for (const origin of strangers) {
      const preflight = { origin, 'access-control-request-method': 'POST' };
      for (const asked of [
        await statusOf(server.url, { origin }, 'POST', path),
        await statusOf(server.url, preflight, 'OPTIONS', path),
      ])
        expect(asked, origin).toEqual({ status: 403, allowed: undefined });
    }
    for (const origin of [...ownOrigins, named]) {
      expect((await statusOf(server.url, { origin }, 'POST', path)).status, origin).not.toBe(403);
      const preflight = { origin, 'access-control-request-method': 'POST' };
      expect(await statusOf(server.url, preflight, 'OPTIONS', path), origin).toEqual({ status: 204, allowed: '*' });
    }
  });

  it(`The ${name} rejects other host names, which may resolve to this machine`, async () => {
    for (const host of foreignHosts) expect((await statusOf(server.url, { host }, 'POST', path)).status, host).toBe(403);
    for (const host of ownHosts) expect((await statusOf(server.url, { host }, 'POST', path)).status, host).not.toBe(403);
    if (name === 'sandbox')
      for (const host of foreignHosts) expect((await statusOf(server.url, { host }, 'GET', '/')).status).toBe(403);
  });
});

it('--origins accepts only origins', () => {
  const accepted = ['https://acme.example', 'http://192.168.1.20:5173', 'capacitor://localhost', 'null'];
  expect(readOrigins(accepted.join())).toEqual(accepted);
  for (const wrong of ['acme.example', 'https://acme.example/', 'https://acme.example/a', 'https://*.acme.example', 'tauri://*'])
    expect(() => readOrigins(wrong), wrong).toThrow(`not ${wrong}.`);
});
