/** Programs of backend teams that `npm run check-environments` runs, for each host that the server's README names. */

/** Serves the contract in each host that the server's README names. */
export const hosts = `
import { once } from 'node:events';
import { createServer } from 'node:http';
import middie from '@fastify/middie';
import { createApp, createHandler, success } from '@collaboration/server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import connect from 'koa-connect';

const authenticate = { public: () => undefined, workspace: () => undefined, apiKey: () => undefined };
const options = { authenticate, handlers: { addPresence: () => success('Presence added.', { success: true }) } };
const data = { organizationId: 'acme', documentId: 'plan', users: [{ userId: 'maya' }] };
const headers = { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
const init = { method: 'POST', headers, body: JSON.stringify({ data }) };
const show = async (name, response) => console.log(name, response.status, (await response.json()).result?.message);

async function ask(name, server, prefix) {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  await show(name, await fetch('http://127.0.0.1:' + server.address().port + prefix + '/v2/presence/add', init));
  server.close();
  server.closeAllConnections();
}
await ask('Express', createServer(express().use('/api', createApp(options))), '/api');
await ask('node:http', createServer(createApp(options)), '');
await ask('Koa', createServer(new Koa().use(connect(createApp(options))).callback()), '');
const app = fastify();
await app.register(middie);
app.use('/api', createApp(options));
await app.listen({ host: '127.0.0.1', port: 0 });
await ask('Fastify', app.server, '/api');
const handle = createHandler({ prefix: '/api', ...options });
await show('Hono', await new Hono().all('/api/v2/*', (c) => handle(c.req.raw)).request('/api/v2/presence/add', init));
`;
export const printedByHosts = ['Express', 'node:http', 'Koa', 'Fastify', 'Hono']
  .map((host) => `${host} 200 Presence added.\n`)
  .join('');

/** A test of a backend, which Jest runs. */
export const serverTest = `
import { createApp, createHandler, success } from '@collaboration/server';

test('A backend has a handler', async () => {
  const authenticate = { public: () => undefined, workspace: () => undefined, apiKey: () => undefined };
  const options = { authenticate, handlers: { addPresence: () => success('Presence added.', { success: true }) } };
  expect(typeof createApp(options)).toBe('function');
  const data = { organizationId: 'acme', documentId: 'plan', users: [{ userId: 'maya' }] };
  const headers = { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
  const request = new Request('http://host/v2/presence/add', { method: 'POST', headers, body: JSON.stringify({ data }) });
  const response = await createHandler(options)(request);
  expect([response.status, await response.json()]).toMatchObject([200, { result: { message: 'Presence added.' } }]);
});
`;
