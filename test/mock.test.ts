import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { type Mock, startMock } from '../mock/mock.ts';

interface Examples {
  [name: string]: { value: unknown };
}

type Resolved<T> = Exclude<T, { $ref: string }>;

/** What the document has at a $ref, which takes more than the types of JSON can say. */
function resolve<T extends object>(value: T): Resolved<T>;
function resolve(value: object): unknown {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value;
  const keys = value.$ref.slice(2).split('/');
  const isObject = (parent: unknown) => typeof parent === 'object' && parent !== null;
  return keys.reduce((parent: unknown, key) => (isObject(parent) ? Reflect.get(parent, key) : undefined), document);
}

const examplesIn = (message: { content: { 'application/json': { examples: object } } }): Examples =>
  Object.fromEntries(Object.entries(message.content['application/json'].examples));

const headerOf = new Map(Object.entries(document.components.securitySchemes).map(([scheme, { name }]) => [scheme, name]));

const operations = Object.entries(document.paths).map(([path, { post }]) => {
  const responses = Object.entries(post.responses).map(([status, response]) => {
    return { status: Number(status), examples: examplesIn(resolve(response)) };
  });
  const schemes = post.security.flatMap((requirement) => Object.keys(requirement));
  const headers = schemes.map((scheme) => headerOf.get(scheme) ?? scheme);
  return {
    title: `POST ${path}`,
    path,
    headers,
    requests: Object.entries(examplesIn(post.requestBody)),
    success: responses.filter(({ status }) => status < 300),
    responses,
    of: (status: number) => responses.find((response) => response.status === status)?.examples ?? {},
  };
});

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

describe.each(operations)('$title', ({ path, headers, requests, success, responses, of }) => {
  const body = requests[0]?.[1].value;
  const [status, answer] = [success[0]?.status, Object.values(success[0]?.examples ?? {})[0]?.value];

  it('answers its first success example for each of its request examples', async () => {
    expect(requests.length).toBeGreaterThan(0);
    for (const [name, { value }] of requests) {
      const reply = await post(path, { credentials: headers, body: value });
      expect(reply, name).toEqual({ status, body: answer, violations: null });
    }
  });

  it('answers each documented status, and each example of it, on request', async () => {
    for (const response of responses) {
      const [first] = Object.values(response.examples);
      const reply = await post(path, { credentials: headers, body, prefer: `code=${response.status}` });
      expect(reply).toEqual({ status: response.status, body: first?.value, violations: null });
      for (const [name, { value }] of Object.entries(response.examples)) {
        const named = await post(path, { credentials: headers, body, prefer: `code=${response.status}, example=${name}` });
        expect(named, name).toEqual({ status: response.status, body: value, violations: null });
      }
    }
  });

  it('answers a bad body with the documented 400', async () => {
    const bodies = [{}, { data: null }, { data: {}, more: 1 }, { data: { unknownMember: 1 } }];
    for (const bad of bodies) {
      const reply = await post(path, { credentials: headers, body: bad });
      expect([reply.status, reply.body], JSON.stringify(bad)).toEqual([400, Object.values(of(400))[0]?.value]);
    }
  });

  it.runIf(headers.length > 0)('answers a missing credential with the documented 401', async () => {
    for (const missing of headers) {
      const reply = await post(path, { credentials: headers.filter((name) => name !== missing), body });
      expect([reply.status, reply.body], missing).toEqual([401, Object.values(of(401))[0]?.value]);
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
