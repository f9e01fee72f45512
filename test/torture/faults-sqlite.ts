/** What happens to the embedded database: to its file, its disk, its folder and its secret. */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, unlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { endure, type Fault, shortTimeouts, victimOf } from './endure.ts';
import type { Context, Env, Report, TortureDatabase } from './framework.ts';
import { createCaller, createTenant } from './http.ts';
import { patientEnv } from './process.ts';

const fileIn = (database: TortureDatabase): string => join(database.folder, 'collaboration.sqlite');

export async function breakSqlite(context: Context): Promise<Report> {
  const faults = await breakFile(context);
  await damagePage(context);
  await deleteFolder(context);
  await spoilSecret(context);
  return { faults: faults + 3 };
}

/** All below one process, which goes on. */
async function breakFile(context: Context): Promise<number> {
  const { database } = context;
  const control = join(context.folder, 'io-faults');
  const shim = buildShim(context);
  const env: Env = { ...shortTimeouts, ...(shim === undefined ? {} : { LD_PRELOAD: shim, IO_FAULTS: control }) };
  const failing = (name: string, mode: string): Fault => ({
    name,
    lastsMs: context.short ? 700 : 5000,
    isReady: false,
    inject: async () => {
      writeFileSync(control, mode);
      touch(database);
      await pause(100);
      return async () => writeFileSync(control, '');
    },
  });
  const faults: Fault[] = [
    {
      name: 'another process holds the write lock',
      lastsMs: context.short ? 2500 : 10_000,
      isReady: false,
      maxEventLoopMs: 1000,
      inject: async () => {
        const other = new DatabaseSync(fileIn(database), { timeout: 5000 });
        other.exec('begin immediate');
        return async () => {
          other.exec('rollback');
          other.close();
        };
      },
    },
    ...(shim === undefined
      ? []
      : [failing('disk full', 'f'), failing('writing fails', 'w'), failing('reading fails', 'r'), failing('syncing fails', 's')]),
  ];
  const start = async () => await victimOf(context, await context.startService({ env }));
  let victim = await start();
  for (const fault of faults) {
    if (await endure(context, victim, fault)) continue;
    await victim.writers.stop();
    await victim.service.kill();
    victim = await start();
  }
  await victim.writers.stop();
  await victim.service.kill();
  await victim.writers.checkKept(database);
  return faults.length;
}

/** After another process's write, nothing that a process has read before is good any more: it reads again. */
function touch(database: TortureDatabase): void {
  const other = new DatabaseSync(fileIn(database), { timeout: 5000 });
  other.exec('pragma user_version = 1');
  other.close();
}

/** A library that makes system calls fail; where it cannot be built, that is said. */
function buildShim({ folder, log }: Context): string | undefined {
  const library = join(folder, 'io-faults.so');
  try {
    if (process.platform !== 'linux') throw new Error('LD_PRELOAD is Linux');
    const source = join(import.meta.dirname, 'io-faults.c');
    execFileSync('gcc', ['-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'pipe' });
    return library;
  } catch (error) {
    log(`disk full and I/O errors are left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** A page that cannot be read any more: refused at start, or with 503 when it is read; never the end of the process. */
async function damagePage(context: Context): Promise<void> {
  const { violation } = context;
  const database = await context.createDatabase();
  const first = await context.startService({ database, env: patientEnv });
  const tenant = await createTenant(first.url);
  await first.kill();
  const connection = new DatabaseSync(fileIn(database));
  connection.exec('pragma wal_checkpoint(truncate)');
  const found = "select rootpage, page_size from sqlite_master, pragma_page_size where name = 'organizations'";
  const page = connection.prepare(found).get();
  connection.close();
  const size = Number(page?.page_size);
  const descriptor = openSync(fileIn(database), 'r+');
  writeSync(descriptor, Buffer.alloc(size, 0xff), 0, size, (Number(page?.rootpage) - 1) * size);
  closeSync(descriptor);

  const service = await context.startService({ database, env: shortTimeouts }).catch((error: unknown) => String(error));
  if (typeof service === 'string') return context.log(`damaged page: refused at start: ${service.slice(0, 200)}`);
  const caller = createCaller(service.url, { connections: 1 });
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme' }];
  for (let i = 0; i < 3; i++) {
    const reply = await caller.call(tenant, 'addOrganizations', { organizations }).catch(() => undefined);
    if (reply?.status !== 503) violation(`damaged page: a call is answered with ${reply?.status ?? 'nothing'}.`);
  }
  const ready = await caller.send('/readyz', {}, '', 'GET').catch(() => undefined);
  if (ready?.status !== 503) violation(`damaged page: /readyz answers ${ready?.status ?? 'nothing'}.`);
  if (service.hasExited()) violation('damaged page: the process ended.');
  if (!JSON.stringify(service.lines()).includes('malformed')) violation('damaged page: the log does not name the error.');
  caller.close();
  await service.kill();
}

/** What would be written is lost with the process, so nothing is acknowledged any more. */
async function deleteFolder(context: Context): Promise<void> {
  const { violation } = context;
  const database = await context.createDatabase();
  const service = await context.startService({ database, env: shortTimeouts });
  const { writers } = await victimOf(context, service);
  writers.phase = 'folder deleted';
  await writers.untilAcknowledged(10, 5000);
  rmSync(database.folder, { recursive: true });
  // Those that were committing already are over.
  await pause(200);
  const before = writers.counts.acknowledged;
  await pause(context.short ? 500 : 5000);
  const after = writers.counts.acknowledged - before;
  if (after > 0) violation('folder deleted: writes are acknowledged that are gone with the process.');
  const caller = createCaller(service.url, { connections: 1 });
  const ready = await caller.send('/readyz', {}, '', 'GET').catch(() => undefined);
  if (ready?.status !== 503) violation(`folder deleted: /readyz answers ${ready?.status ?? 'nothing'}.`);
  if (service.hasExited()) violation('folder deleted: the process ended.');
  context.log(`folder deleted: ${after} acknowledged afterwards`);
  caller.close();
  await writers.stop();
  await service.kill();
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Tokens that were issued are worth nothing under another secret, and one that is too short can be guessed. */
async function spoilSecret(context: Context): Promise<void> {
  const { violation } = context;
  const database = await context.createDatabase();
  const file = join(database.folder, 'token-secret');
  const first = await context.startService({ database, env: patientEnv });
  const tenant = await createTenant(first.url);
  await first.kill();
  const secret = readFileSync(file, 'utf8');
  const spoil: { [how: string]: () => void } = {
    removed: () => unlinkSync(file),
    emptied: () => writeFileSync(file, ''),
    'cut short': () => writeFileSync(file, secret.slice(0, 16)),
  };
  for (const [how, change] of Object.entries(spoil)) {
    change();
    const left = read(file);
    const outcome = await context.startService({ database, env: patientEnv }).catch((error: unknown) => String(error));
    if (typeof outcome !== 'string') {
      violation(`token secret ${how}: the service starts.`);
      await outcome.kill();
    } else if (!outcome.includes('token-secret')) {
      violation(`token secret ${how}: the refusal does not name the file: ${outcome.slice(0, 200)}`);
    }
    if (read(file) !== left) violation(`token secret ${how}: another one was made.`);
    writeFileSync(file, secret);
  }
  const service = await context.startService({ database, env: patientEnv });
  const caller = createCaller(service.url, { connections: 1 });
  const { status } = await caller.call(tenant, 'getWorkspace', {});
  if (status !== 200) violation(`token secret restored: a genuine token is answered with ${status}.`);
  caller.close();
  await service.kill();
}
