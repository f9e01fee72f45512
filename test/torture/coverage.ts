/**
 * Every failure that the document shows for all operations and that takes a process that is slow, limited, broken or empty: 408, 429, 500
 * and above, met over HTTP. All other statuses are met by `test/examples.test.ts`, which sends the request beside each example. The matrix
 * that is printed has both: how many examples were met of how many here, and `test` where it is that file that meets them.
 */
import { once } from 'node:events';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { limits } from '../../generated/server.ts';
import { createApp } from '../../server/app.ts';
import { contractOperations, examplesOf, type Operation } from '../../server/http/contract.ts';
import { createHttpServer } from '../../server/http/server.ts';
import { difference } from '../examples.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Headers, type Reply, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';

export const coverage: Torture = {
  name: 'coverage',
  promise: 'Every documented failure that no request alone is answered with occurs in every operation, as its example shows.',
  engines: ['sqlite'],
  run,
};

/** By operation and status: how many examples there are, and how many of them were met. */
type Matrix = Map<string, { examples: number; met: number }>;

/** Those that it takes a process for. */
const isMetHere = (status: number): boolean => status >= 500 || status === 408 || status === 429;

async function run(context: Context): Promise<Report> {
  const matrix: Matrix = new Map();
  for (const operation of contractOperations) {
    for (const status of operation.statuses.filter(isMetHere)) {
      matrix.set(`${operation.id} ${status}`, { examples: Object.keys(examplesOf(operation, status)).length, met: 0 });
    }
  }
  const meet = (operation: Operation, status: number, name: string, reply: Reply | undefined) =>
    judge(context, matrix, { operation, status, name, reply });
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
  const finding = reply === undefined ? `${operation.id} ${status} ${name}: no answer` : difference(operation, status, name, reply);
  if (finding !== undefined) return violation(finding);
  const cell = matrix.get(`${operation.id} ${status}`);
  if (cell !== undefined) cell.met++;
}

interface Stage {
  caller: Caller;
  tenant: Tenant;
}

async function send({ caller, tenant }: Stage, operation: Operation, body: unknown): Promise<Reply | undefined> {
  return await caller.send(operation.path, credentialsFor(operation.id, tenant), JSON.stringify(body)).catch(() => undefined);
}

async function stageOn(service: ServiceProcess): Promise<Stage> {
  const caller = createCaller(service.url, { connections: contractOperations.length });
  return { caller, tenant: await createTenant(service.url) };
}

const firstExample = (operation: Operation): unknown => Object.values(examplesOf(operation, 'requestBody'))[0];

const post = ({ caller }: Stage, { path }: Operation, headers: Headers, body: string): Promise<Reply | undefined> =>
  caller.send(path, headers, body).catch(() => undefined);

/** Bodies that never come to their end. */
async function meetTimeouts(context: Context, meet: Meet): Promise<void> {
  const service = await context.startService({
    env: { ...patientEnv, REQUEST_TIMEOUT: '3' },
    database: await context.createDatabase(),
  });
  const stage = await stageOn(service);
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
  const stage = await stageOn(service);
  for (const operation of contractOperations) {
    const body = firstExample(operation);
    await send(stage, operation, body);
    meet(operation, 429, 'tooManyRequests', await send(stage, operation, body));
  }
  stage.caller.close();
  await service.kill();
}

/** More deletions than may be open at once, each of so many users that none is completed meanwhile. */
async function meetOpenJobs(context: Context, meet: Meet): Promise<void> {
  const service = await context.startService({ env: patientEnv, database: await context.createDatabase() });
  const stage = await stageOn(service);
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
    const stage = await stageOn(service);
    for (const operation of contractOperations) await send(stage, operation, {});
    inject(join(database.folder, 'collaboration.sqlite'));
    for (const operation of contractOperations) {
      const name = status === '500' ? 'internal' : 'unavailable';
      meet(operation, Number(status), name, await send(stage, operation, firstExample(operation)));
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
    const body = JSON.stringify(firstExample(operation));
    meet(operation, 501, 'unimplemented', await caller.send(operation.path, credentialsFor(operation.id, tenant), body));
  }
  caller.close();
  await server.stop();
}

function print({ log }: Context, matrix: Matrix): void {
  const statuses = [...new Set(contractOperations.flatMap((operation) => operation.statuses))].sort();
  log('examples met here of all, by operation and status; test: met by test/examples.test.ts');
  log(['operation'.padEnd(28), ...statuses.map((status) => String(status).padStart(5))].join(''));
  for (const { id, statuses: documented } of contractOperations) {
    const cells = statuses.map((status) => {
      const cell = matrix.get(`${id} ${status}`);
      const elsewhere = documented.includes(status) ? 'test' : '';
      return (cell === undefined ? elsewhere : `${cell.met}/${cell.examples}`).padStart(5);
    });
    log([id.padEnd(28), ...cells].join(''));
  }
}
