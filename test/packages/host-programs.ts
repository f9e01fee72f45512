/** Programs of backend teams that `npm run check-environments` runs. */

/** Serves the contract in hosts that the server's README names. */
export const hosts = `
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApp, success } from '@collaboration/server';
import express from 'express';
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
`;
export const printedByHosts = ['Express', 'node:http', 'Koa'].map((host) => `${host} 200 Presence added.\n`).join('');
