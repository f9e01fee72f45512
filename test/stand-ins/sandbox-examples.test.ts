/** Each example of the sandbox's document is a request that it takes, or its response to the request of that name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Json, JsonNode } from '../../generated/document.ts';
import { examplesIn } from '../../generated/operations.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { differenceOf, inWords } from '../../openapi/tools/verify/compare.ts';
import { Connection } from '../support/connection.ts';

let sandbox: Sandbox;
/** A small one, for the example of all contents. */
let empty: Sandbox;
beforeAll(async () => {
  [sandbox, empty] = await Promise.all([startSandbox(), startSandbox({ seed: 'empty' })]);
});
afterAll(() => Promise.all([sandbox.close(), empty.close()]));
beforeEach(() => sandbox.reset());

const inAcme = { organizationId: 'acme' };
const presence = { ...inAcme, documentId: 'launch-plan', users: [{ userId: 'jonas', name: 'Jonas Weber' }] };

/** Steps before the requests of these examples. */
const before: { readonly [example: string]: () => Promise<unknown> } = {
  '/sandbox/scene scene': () => sandbox.client.addPresence(presence),
  '/sandbox/jobs step': async () => {
    await sandbox.setJobs({ mode: 'manual' });
    await sandbox.client.deleteAllUserData({ userIds: ['maya'] });
    await sandbox.step(2);
  },
  '/sandbox/faults left': async () => {
    await sandbox.fail({ operation: 'addUsers', status: 429, times: 2 });
    await sandbox.client.addUsers({ ...inAcme, users: [{ userId: 'lena' }] }, { retries: 0 }).catch(() => {});
  },
  '/sandbox/requests operation': async () => {
    const { apiKey, authToken } = sandbox.credentials;
    const body = JSON.stringify({ data: { ...inAcme, documentId: 'roadmap' } });
    // As curl sends it.
    const lines = [
      'POST /v2/presence/get HTTP/1.1',
      `Host: ${new URL(sandbox.url).host}`,
      'User-Agent: curl/8.14.1',
      'Accept: */*',
    ];
    const own = [`x-svc-api-key: ${apiKey}`, `x-svc-auth-token: ${authToken}`, 'Content-Type: application/json'];
    const connection = await Connection.open(sandbox.url);
    connection.write(`${[...lines, ...own, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
    await connection.next();
    connection.socket.destroy();
  },
  '/sandbox/state state': () =>
    empty.client.addOrganizations({ organizations: [{ ...inAcme, organizationName: 'Acme Robotics' }] }),
  '/sandbox/mail to': async () => {
    await sandbox.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
    await expect.poll(() => sandbox.mail()).toHaveLength(1);
  },
};

/** Replaces what differs in each run: durations, times in texts, tokens and the sandbox's address. */
const lasting = (text: string): string =>
  text
    .replaceAll(/"durationMs":\d+/g, '"durationMs":0')
    .replaceAll(/(key_|workspace_|token=)[\w.-]+/g, '$1…')
    .replaceAll(/"place":"[\w.-]+"/g, '"place":"…"')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '2026-11-21 10:15 UTC')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:4020');

const document: Json = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/sandbox.json'), 'utf8'));
const paths = new JsonNode(document).in('paths');
const examples = paths.keys.flatMap((path) => {
  const operation = paths.in(path, 'post');
  const replies = examplesIn(operation.in('responses', '200'));
  return Object.entries(examplesIn(operation.in('requestBody'))).map(([name, body]) => ({
    path,
    name,
    body,
    reply: replies[name],
  }));
});

it.each(examples)('$path takes the example $name, and responds as documented', async ({ path, name, body, reply }) => {
  await before[`${path} ${name}`]?.();
  const headers = { 'content-type': 'application/json' };
  const { url } = path === '/sandbox/state' ? empty : sandbox;
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect([response.status, text]).toEqual([200, expect.anything()]);
  const difference = reply && differenceOf(JSON.parse(lasting(JSON.stringify(reply))), JSON.parse(lasting(text)), true);
  expect(difference && inWords(difference)).toBe(undefined);
});

it('Each documented response of the sandbox has the request of its name', () => {
  const shown = paths.keys.flatMap((path) =>
    Object.keys(examplesIn(paths.in(path, 'post', 'responses', '200'))).map((name) => `${path} ${name}`),
  );
  const asked = new Set(examples.map(({ path, name }) => `${path} ${name}`));
  expect(shown.filter((one) => !asked.has(one))).toEqual([]);
});
