/** Texts of others never drive the terminal of a tool, and never look like its own lines. */
import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ApiError, createClient } from '../../generated/client.ts';
import { createLog } from '../../server/log/log.ts';
import { environment } from '../support/commands.ts';
import { Connection, request } from '../support/connection.ts';
import { listening } from '../support/listening.ts';
import { portOf } from '../support/port-of.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const forged = '1234 passed, 0 failed';
/** Clears the screen, sets the title, moves the cursor in C1 and reverses text, then forges a line. */
const hostile = `\u001b[2J\u001b]0;owned\u0007\u009b2J\u202egnp.exe\u2066\u200f\r\n${forged}\n`;

// The tools' own line breaks and tabs stay.
const driving = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
function expectHarmless(name: string, output: string): void {
  expect([name, driving.exec(output)?.[0]]).toEqual([name, undefined]);
  expect([name, output.split('\n').filter((line) => line.trim().startsWith(forged))]).toEqual([name, []]);
}

/** Resolves to the URL of a hostile server. */
const aHostileServer = (): Promise<string> =>
  listening(
    createServer((req, res) => {
      req.resume();
      const detail = { field: hostile, reason: hostile, description: hostile };
      const error = { message: hostile, status: 'INTERNAL', [hostile]: hostile, details: [detail] };
      res.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error, result: { data: hostile } }));
    }),
  );

/** Runs a tool, and returns all that it prints. */
async function outputOf(file: string, args: readonly string[], env: { [name: string]: string } = {}): Promise<string> {
  return await new Promise((resolve) => {
    const options = { cwd: root, env: environment(env), maxBuffer: 2 ** 26 };
    execFile(process.execPath, [join(root, file), ...args], options, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

it('A hostile server cannot control the terminal, the reports or the exit code of the verifier', async () => {
  const folder = await anEmptyFolder();
  const [junit, json] = ['junit', 'json'].map((kind) => join(folder, kind));
  const credentials = { API_KEY: 'any', API_KEY_TOKEN: 'any', WORKSPACE_ID: 'any', WORKSPACE_TOKEN: 'any' };
  const few = ['--operation', 'createWorkspace,addOrganizations,getUsers'];
  const args = [await aHostileServer(), ...few, '--timeout', '10', '--junit', junit ?? '', '--json', json ?? ''];
  const output = await outputOf('openapi/tools/verify/bin.ts', args, credentials);
  expectHarmless('verify', output);
  expect(output).toContain('\\u001b[2J');
  expectHarmless('junit', await readFile(junit ?? '', 'utf8'));
});

it('A hostile server cannot control the terminal of the doctor', async () => {
  const smtp = createTcpServer((socket) => socket.end(`554 ${hostile}`));
  onTestFinished(() => void smtp.close());
  const SMTP_URL = `smtp://127.0.0.1:${await portOf(smtp)}`;
  const output = await outputOf('server/operate/commands/doctor.ts', [], {
    DATA_DIR: await anEmptyFolder(),
    PUBLIC_URL: await aHostileServer(),
    SMTP_URL,
  });
  expectHarmless('doctor', output);
  expect(output).toContain('HTTP 500');
});

it('A hostile server cannot control the terminal through an uncaught error of the client', async () => {
  const client = createClient({ baseUrl: await aHostileServer(), apiKey: 'any', authToken: 'any', retries: 0 });
  const error = await client.getOrganizations({}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expectHarmless('client', error instanceof Error ? `${error.message}\n${error.stack}` : '');
});

const tools: [tool: string, argsOf: (file: string) => string[], env?: { [name: string]: string }][] = [
  ['mock/sandbox.ts', (file) => ['--port', '0', '--seed', `${file}.yaml`]],
  ['mock/sandbox.ts', () => ['--latency', hostile]],
  ['mock/sandbox.ts', () => ['--origins', hostile]],
  ['mock/mock.ts', () => ['--proxy', hostile]],
  ['mock/package/bin.ts', () => [hostile]],
  ['server/package/bin.ts', () => [hostile]],
  ['server/stubs.ts', () => ['--port', hostile]],
  ['openapi/tools/verify/bin.ts', () => [hostile]],
  ['server/operate/commands/import.ts', (file: string) => [`${file}.ndjson`, '--api-key', hostile]],
  ['server/operate/commands/restore.ts', (file: string) => [`${file}.ndjson`]],
  ['server/operate/commands/admin.ts', () => ['workspaces', 'show', hostile]],
  ['server/main.ts', () => [], { HOST: hostile }],
  ['server/main.ts', () => [], { CORS_ORIGINS: hostile, PUBLIC_URL: hostile, LOG_LEVEL: hostile }],
];
it.each(tools)('%s escapes text from others', async (tool, argsOf, env) => {
  const file = join(await anEmptyFolder(), 'hostile');
  await writeFile(`${file}.yaml`, `base: "${hostile}\n: {{\n`);
  await writeFile(`${file}.ndjson`, `${JSON.stringify({ type: hostile, [hostile]: hostile })}\n{"${hostile}\n`);
  const output = await outputOf(tool, argsOf(file), {
    DATA_DIR: await anEmptyFolder(),
    TOKEN_SECRET: '0123456789ab'.repeat(3),
    ...env,
  });
  expect(output).not.toBe('');
  expectHarmless(tool, output);
});

it('The log escapes characters that JSON leaves unescaped', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ path: hostile, err: new Error(hostile) }, hostile);
  expectHarmless('log', lines.join(''));
  expect(JSON.parse(lines.join(''))).toMatchObject({ path: hostile, msg: hostile });
});

it('Requests cannot control the terminal of the stubs', async () => {
  const stubs = spawn(process.execPath, [join(root, 'server/stubs.ts'), '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  onTestFinished(() => void stubs.kill('SIGKILL'));
  let output = '';
  for (const stream of [stubs.stdout, stubs.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output).toContain('url=');
  const [, address = ''] = /url=(http\S+)/.exec(output) ?? [];
  const connection = await Connection.open(address);
  const headers = { 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
  const body = JSON.stringify({ data: { organizations: [{ [hostile]: hostile }] } });
  connection.write(request('POST', '/v2/organizations/add', { headers, body }));
  expect((await connection.next())?.status).toBe(400);
  await expect.poll(() => output).toContain('400 ');
  expectHarmless('stubs', output);
});
