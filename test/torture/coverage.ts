/** Every reply that the document shows: each operation, each of its statuses, each named example, all met over HTTP. */
import { once } from 'node:events';
import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { limits } from '../../generated/server.ts';
import { createApp } from '../../server/app.ts';
import { at, contractOperations, examplesOf, type Operation } from '../../server/http/contract.ts';
import { createHttpServer } from '../../server/http/server.ts';
import type { LineOf } from '../../server/import/check.ts';
import { isObject } from '../corpus/json.ts';
import { type Asked, documentedRequest, example, requests, type Stage } from './coverage-requests.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { createCaller, createTenant, credentialsFor, type Headers, type Reply, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';

export const coverage: Torture = {
  name: 'coverage',
  promise: 'Every documented status of every operation occurs, and every example of a reply is what the service answers.',
  engines: ['sqlite'],
  run,
};

/** By operation and status: how many examples there are, and how many of them were met. */
type Matrix = Map<string, { examples: number; met: number }>;

const documents = [
  { documentId: 'launch-plan', documentName: 'Launch plan', accessType: 'organizationPrivate' },
  { documentId: 'pricing', documentName: 'Pricing model', accessType: 'restricted' },
  { documentId: 'roadmap', documentName: 'Roadmap', accessType: 'public' },
] as const;
/** What the examples speak of. */
const lines: LineOf<'organization' | 'folder' | 'document'>[] = [
  { type: 'organization', organizationId: 'acme', organizationName: 'Acme Robotics' },
  { type: 'organization', organizationId: 'globex', organizationName: 'Globex' },
  { type: 'folder', organizationId: 'acme', folderId: 'marketing', folderName: 'Marketing' },
  { type: 'folder', organizationId: 'acme', folderId: 'finance', folderName: 'Finance' },
  ...documents.map((document) => ({ type: 'document' as const, organizationId: 'acme', ...document })),
];

async function run(context: Context): Promise<Report> {
  const matrix: Matrix = new Map();
  for (const operation of contractOperations) {
    for (const status of operation.statuses) {
      matrix.set(`${operation.id} ${status}`, { examples: Object.keys(examplesOf(operation, status)).length, met: 0 });
    }
  }
  const meet = (operation: Operation, status: number, name: string, reply: Reply | undefined) =>
    judge(context, matrix, { operation, status, name, reply });
  await meetOwnExamples(context, meet);
  await meetTimeouts(context, meet);
  await meetLimits(context, meet);
  await meetOpenJobs(context, meet);
  await meetFaults(context, meet);
  await meetStubs(meet);
  print(context, matrix);
  for (const [cell, { examples, met }] of matrix) {
    if (met < examples) context.violation(`${cell}: ${met} of ${examples} examples were met.`);
  }
  const cells = [...matrix.values()];
  const sum = (of: (cell: { examples: number; met: number }) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  return { cells: cells.length, examples: sum(({ examples }) => examples), met: sum(({ met }) => met) };
}

type Meet = (operation: Operation, status: number, name: string, reply: Reply | undefined) => void;

interface Met {
  operation: Operation;
  status: number;
  name: string;
  reply: Reply | undefined;
}

function judge({ violation }: Context, matrix: Matrix, { operation, status, name, reply }: Met): void {
  const what = `${operation.id} ${status} ${name}`;
  if (reply?.status !== status) return violation(`${what}: answered ${reply?.status ?? 'nothing'} ${reply?.text.slice(0, 150)}`);
  const [expected, got] = [examplesOf(operation, status)[name], JSON.parse(reply.text)].map((body: unknown) =>
    comparable(shortened.has(name) ? shortenedReply(body) : body),
  );
  if (!isDeepStrictEqual(got, expected)) {
    const [shown, answered] = [expected, got].map((value) => JSON.stringify(value));
    return violation(`${what}: the document shows ${shown}, and the service answers ${answered}`.slice(0, 700));
  }
  const cell = matrix.get(`${operation.id} ${status}`);
  if (cell !== undefined) cell.met++;
}

/** Examples that stand for longer replies: what they say, and their first item, is what there is to compare. */
const shortened = new Set(['more', 'everyone']);

function shortenedReply(body: unknown): unknown {
  const data = at(body, 'result', 'data');
  const [first] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return { message: String(at(body, 'result', 'message')).replace(/^\d+/, 'So many'), first };
}

/** Without what differs each time: made ids, tokens, times, seconds to wait. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item));
  if (isObject(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [comparable(key), key === 'pageToken' ? 'a page token' : comparable(item)]),
    );
  }
  if (typeof value === 'number') return value > 1e12 ? 'a time' : value;
  if (typeof value !== 'string') return value;
  return value
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/_[0-9a-f]{64}/g, '_a MAC')
    .replaceAll(/another-\d+/g, 'launch-plan-comment-17')
    .replace(/in \d+ seconds?/, 'in some seconds');
}

async function send({ caller, tenant: own }: Stage, operation: Operation, asked: Asked): Promise<Reply | undefined> {
  const { body = { data: asked.data }, tenant = own, headers = {} } = asked;
  const sent = { ...credentialsFor(operation.id, tenant), ...headers };
  return await caller.send(operation.path, sent, JSON.stringify(body)).catch(() => undefined);
}

async function stageOn(context: Context, service: ServiceProcess): Promise<Stage> {
  const caller = createCaller(service.url, { connections: 4 });
  return { context, caller, url: service.url, tenant: await createTenant(service.url) };
}

const firstExample = (operation: Operation): unknown => {
  const [name = ''] = Object.keys(examplesOf(operation, 'requestBody'));
  return example(operation.id, name);
};

/** What the operations answer themselves, and the refusals that they share. */
async function meetOwnExamples(context: Context, meet: Meet): Promise<void> {
  const service = await context.startService({ env: { ...patientEnv, LOGIN_HOSTS: 'acme.example', AUTH_CACHE_SECONDS: '0' } });
  const stage = await stageOn(context, service);
  // One whose pages alone may call.
  const guarded = await createTenant(service.url);
  await stage.caller.call(guarded, 'addDomains', { domains: ['acme.example'] });
  const elsewhere = { tenant: guarded, headers: { origin: 'https://elsewhere.example' } };
  const file = join(context.folder, 'coverage.ndjson');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await context.runCommand('import.ts', [file, '--api-key', stage.tenant.apiKey]);
  const genuine = (operation: Operation) => credentialsFor(operation.id, stage.tenant);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const shared: { [name: string]: (operation: Operation) => Promise<Reply | undefined> } = {
    '404 organizationNotFound': (operation) => send(stage, operation, { data: withUnknownOrganization(operation) }),
    '401 unauthenticated': (operation) => post(stage, operation, {}, '{}'),
    '403 originNotAllowed': (operation) => send(stage, operation, { data: firstExample(operation), ...elsewhere }),
    '413 tooLarge': (operation) => post(stage, operation, genuine(operation), ' '.repeat(limits.bodyBytes + 1)),
    '415 unsupportedMediaType': (operation) => post(stage, operation, { ...genuine(operation), ...form }, 'a=b'),
  };
  for (const operation of contractOperations) {
    for (const status of operation.statuses.filter((one) => one < 500 && one !== 408 && one !== 429)) {
      for (const name of Object.keys(examplesOf(operation, status))) {
        const common = shared[`${status} ${name}`];
        const asked = (await requests[operation.id]?.[name]?.(stage)) ?? documentedRequest(operation, status, name);
        if (common !== undefined) meet(operation, status, name, await common(operation));
        else if (asked !== undefined) meet(operation, status, name, await send(stage, operation, asked));
        else context.violation(`${operation.id} ${status} ${name}: give this example the request that it answers, as x-request.`);
      }
    }
  }
  stage.caller.close();
  await service.kill();
}

const post = ({ caller }: Stage, { path }: Operation, headers: Headers, body: string): Promise<Reply | undefined> =>
  caller.send(path, headers, body).catch(() => undefined);

const withUnknownOrganization = (operation: Operation): unknown => {
  const { usersAndOrganizations } = examplesOf(operation, 'requestBody');
  const data = isObject(usersAndOrganizations) ? usersAndOrganizations.data : firstExample(operation);
  return JSON.parse(JSON.stringify(data).replaceAll('"acme"', '"acme-labs"'));
};

/** Bodies that never come to their end. */
async function meetTimeouts(context: Context, meet: Meet): Promise<void> {
  const service = await context.startService({
    env: { ...patientEnv, REQUEST_TIMEOUT: '1' },
    database: await context.createDatabase(),
  });
  const stage = await stageOn(context, service);
  await Promise.all(
    contractOperations.map(async (operation) => {
      const headers = { ...credentialsFor(operation.id, stage.tenant), 'content-length': '100' };
      meet(operation, 408, 'tooSlow', await post(stage, operation, headers, '{'));
    }),
  );
  stage.caller.close();
  await service.kill();
}

/** Calls beyond a quota. */
async function meetLimits(context: Context, meet: Meet): Promise<void> {
  const env = { ...patientEnv, API_KEY_LIMIT: '1', CREATE_WORKSPACE_LIMIT: '1', LOGIN_LINK_LIMIT: '1' };
  const service = await context.startService({ env, database: await context.createDatabase() });
  const stage = await stageOn(context, service);
  for (const operation of contractOperations) {
    const data = firstExample(operation);
    await send(stage, operation, { data });
    meet(operation, 429, 'tooManyRequests', await send(stage, operation, { data }));
  }
  stage.caller.close();
  await service.kill();
}

/** More deletions than may be open at once, each of so many users that none is completed meanwhile. */
async function meetOpenJobs(context: Context, meet: Meet): Promise<void> {
  const service = await context.startService({ env: patientEnv, database: await context.createDatabase() });
  const stage = await stageOn(context, service);
  const userIds = Array.from({ length: 1000 }, (_, i) => `user-${i}`);
  const operation = contractOperations.find(({ id }) => id === 'deleteAllUserData');
  if (operation === undefined) throw new Error('The document has no deletion.');
  for (let open = 0; open < limits.openDeletionJobs; open++) await send(stage, operation, { data: { userIds } });
  meet(operation, 429, 'tooManyJobs', await send(stage, operation, { data: { userIds } }));
  stage.caller.close();
  await service.kill();
}

/** Tables that are gone are a fault of the service; a file that cannot be read any more is a service that is not available. */
async function meetFaults(context: Context, meet: Meet): Promise<void> {
  const faults = { 500: renameTables, 503: damagePages } as const;
  for (const [status, inject] of Object.entries(faults)) {
    const database = await context.createDatabase();
    // Credentials that were seen before need no look at the database.
    const service = await context.startService({ database, env: { ...patientEnv, AUTH_CACHE_SECONDS: '3600' } });
    const stage = await stageOn(context, service);
    for (const operation of contractOperations) await send(stage, operation, { body: {} });
    inject(join(database.folder, 'collaboration.sqlite'));
    for (const operation of contractOperations) {
      const name = status === '500' ? 'internal' : 'unavailable';
      meet(operation, Number(status), name, await send(stage, operation, { data: firstExample(operation) }));
    }
    stage.caller.close();
    await service.kill();
  }
}

function renameTables(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  for (const { name } of database.prepare("select name from sqlite_master where type = 'table'").all()) {
    database.exec(`alter table ${name} rename to ${name}_gone`);
  }
  database.close();
}

function damagePages(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma wal_checkpoint(truncate)');
  const { page_size: pageSize } = database.prepare('pragma page_size').get() ?? {};
  const descriptor = openSync(file, 'r+');
  const size = statSync(file).size - Number(pageSize);
  writeSync(descriptor, Buffer.alloc(size, 0xff), 0, size, Number(pageSize));
  closeSync(descriptor);
  // After another process's write, whoever has pages in memory reads them again.
  database.exec('pragma user_version = 1');
  database.close();
}

/** A server that implements nothing yet. */
async function meetStubs(meet: Meet): Promise<void> {
  const server = createHttpServer(createApp({ handlers: {} }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const caller = createCaller(url, { connections: 1 });
  const tenant: Tenant = { apiKey: 'any', authToken: 'any', workspaceId: 'any', workspaceToken: 'any' };
  for (const operation of contractOperations) {
    const body = JSON.stringify({ data: firstExample(operation) });
    meet(operation, 501, 'unimplemented', await caller.send(operation.path, credentialsFor(operation.id, tenant), body));
  }
  caller.close();
  await server.stop();
}

function print({ log }: Context, matrix: Matrix): void {
  const statuses = [...new Set(contractOperations.flatMap((operation) => operation.statuses))].sort();
  log(['operation'.padEnd(28), ...statuses.map((status) => String(status).padStart(5))].join(''));
  for (const { id } of contractOperations) {
    const cells = statuses.map((status) => {
      const cell = matrix.get(`${id} ${status}`);
      return (cell === undefined ? '' : `${cell.met}/${cell.examples}`).padStart(5);
    });
    log([id.padEnd(28), ...cells].join(''));
  }
}
