import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialHeaders } from '../generated/server.ts';
import { type Mock, startMock } from '../mock/mock.ts';
import { contractOperations, examplesOf } from '../server/http/contract.ts';

const operations = contractOperations.map((operation) => ({
  title: `POST ${operation.path}`,
  path: operation.path,
  headers: operation.credentials === 'public' ? [] : [...credentialHeaders[operation.credentials]],
  requests: Object.entries(examplesOf(operation, 'requestBody')),
  success: operation.success,
  responses: operation.statuses.map((status) => ({ status, examples: Object.entries(examplesOf(operation, status)) })),
  /** The example that the mock answers with where none is asked for. */
  answer: (status: number) => Object.values(examplesOf(operation, status))[0],
}));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

interface Call {
  credentials: string[];
  body: unknown;
  prefer?: string;
}

async function post(path: string, { credentials, body, prefer }: Call) {
  const headers = { 'content-type': 'application/json', ...(prefer === undefined ? {} : { prefer }) };
  const all = { ...headers, ...Object.fromEntries(credentials.map((name) => [name, 'any'])) };
  const reply = await fetch(mock.url + path, { method: 'POST', headers: all, body: JSON.stringify(body) });
  const content: unknown = await reply.json();
  return { status: reply.status, body: content, violations: reply.headers.get('sl-violations') };
}

describe.each(operations)('$title', ({ path, headers, requests, success, responses, answer }) => {
  const body = requests[0]?.[1];

  it('answers its first success example for each of its request examples', async () => {
    expect(requests.length).toBeGreaterThan(0);
    for (const [name, value] of requests) {
      const reply = await post(path, { credentials: headers, body: value });
      expect(reply, name).toEqual({ status: success, body: answer(success), violations: null });
    }
  });

  it('answers each documented status, and each example of it, on request', async () => {
    for (const { status, examples } of responses) {
      const reply = await post(path, { credentials: headers, body, prefer: `code=${status}` });
      expect(reply).toEqual({ status, body: answer(status), violations: null });
      for (const [name, value] of examples) {
        const named = await post(path, { credentials: headers, body, prefer: `code=${status}, example=${name}` });
        expect(named, name).toEqual({ status, body: value, violations: null });
      }
    }
  });

  it('answers a bad body with the documented 400', async () => {
    const bodies = [{}, { data: null }, { data: {}, more: 1 }, { data: { unknownMember: 1 } }];
    for (const bad of bodies) {
      const reply = await post(path, { credentials: headers, body: bad });
      expect([reply.status, reply.body], JSON.stringify(bad)).toEqual([400, answer(400)]);
    }
  });

  it.runIf(headers.length > 0)('answers a missing credential with the documented 401', async () => {
    for (const missing of headers) {
      const reply = await post(path, { credentials: headers.filter((name) => name !== missing), body });
      expect([reply.status, reply.body], missing).toEqual([401, answer(401)]);
    }
  });
});

describe('npm run mock', () => {
  const script = fileURLToPath(new URL('../mock/mock.ts', import.meta.url));

  it('says where it is, nothing else, and stops when it is told to', async () => {
    const running = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (output += chunk));
    await once(running.stdout, 'data');
    const [, url] = /^The mock is ready at (\S+)\n$/.exec(output) ?? [];
    const reply = await fetch(`${url}/v2/workspace/create`, { method: 'POST' });
    expect(reply.status).toBe(400);
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
    expect(output).toBe(`The mock is ready at ${url}\n`);
  });

  it('refuses an option that it does not have, and shows those that it has', async () => {
    const refused = promisify(execFile)(process.execPath, [script, '--prot', '4010']);
    await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/'--prot'[^]*--port 4010/) });
  });

  it('says so when its port is taken', async () => {
    const { port } = new URL(mock.url);
    const refused = promisify(execFile)(process.execPath, [script, '--port', port]);
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`port ${port}`) });
  });
});
