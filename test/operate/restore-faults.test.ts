/** A restore, or a revocation, that is killed at any step, or that finds a full disk at any step. */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import type { Environment } from '../../server/context.ts';
import { sql } from '../../server/database/sql.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { openEnvironment } from '../../server/environment.ts';
import { readLedger } from '../../server/ledger/ledger.ts';
import { readConfig } from '../../server/settings/config.ts';
import { raiseApiKeyTokenVersion, raiseTokenVersion, removeApiKey } from '../../server/workspaces/store.ts';
import { type Ended, run as runCommand, runProcess } from '../support/commands.ts';
import { createDatabaseAt, databaseAt, dropDatabases } from '../support/databases.ts';
import { aDatabaseName, secret, silent } from '../support/harness.ts';
import { isLong, seed } from '../support/long.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

type Env = { [name: string]: string };

async function withEnvironment<Result>(env: Env, work: (environment: Environment) => Promise<Result>): Promise<Result> {
  const options = { config: readConfig(env), clock: systemClock, log: silent, wakeWorker: () => {} };
  const { environment, close } = await openEnvironment(options);
  try {
    return await work(environment);
  } finally {
    await close();
  }
}

const run = (command: string, words: readonly string[], env: Env) => runCommand(command, words, { env });

/** Runs a command that is killed, or finds the disk full, at this step. */
const runWith = (fault: 'kill' | 'full', at: number, command: string, words: readonly string[], env: Env): Promise<Ended> =>
  runProcess(command, words, {
    env: { ...env, FAULT: fault, FAULT_AT: `${at}`, NODE_OPTIONS: `--import=${join(root, 'test/operate/fault-at.ts')}` },
  });

const fill = (now: number) => ({
  workspace: sql`insert into workspaces (workspace_id, name, owner_id, owner_email, owner_name, owner_avatar, token_version, created_at)
    values ('workspace', 'Acme', 'maya', 'maya@acme.example', 'Maya', '', 1, ${now})`,
  keys: sql`insert into api_keys (api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config,
      default_folder_access, created_at)
    values ('key', 'workspace', 'Key', 'testing', 1, 1, 1, 'public', ${now}), ('doomed', 'workspace', 'Key', 'testing', 1, 1, 1, 'public', ${now})`,
  organization: sql`insert into organizations (api_key_id, organization_id, id, organization_name, metadata, created_at)
    values ('key', 'acme', 'acme-key', 'Acme', '{}', ${now})`,
  users: sql`insert into users (api_key_id, organization_key, user_id, details, last_seen_at)
    values ('key', 'acme-key', 'ann', '{"userId":"ann"}', ${now}), ('key', 'acme-key', 'ben', '{"userId":"ben"}', ${now})`,
});

/** Revokes the key's tokens, and deletes another key and a person. */
async function revokeAndDelete({ changeOf, ledger }: Environment): Promise<void> {
  const { found: version } = await changeOf(noTenant)({
    prepare: async (ask, now) => {
      await Promise.all([ask(removeApiKey('doomed')), ask(sql`delete from users where user_id = 'ann'`), now]);
      return (await raiseApiKeyTokenVersion(ask, 'key', 'workspace')) ?? 0;
    },
    write: (raised, now) => ledger.record(now, { kind: 'tokensRevoked', of: 'key', id: 'key', version: raised }),
  });
  expect(version).toBe(2);
  const person = { kind: 'userDataDeleted', apiKeyId: 'key', jobId: 'job', userIds: ['ann'], organizationIds: [] } as const;
  for (const entry of [{ kind: 'apiKeyDeleted', id: 'doomed' } as const, { ...person, startedAt: Date.now() }])
    await changeOf(noTenant)({ write: (_found, now) => ledger.record(now, entry) });
}

/** Revokes the workspace's tokens. Its entry stays in the database. */
const revokeWorkspace = ({ changeOf, ledger }: Environment) =>
  changeOf(noTenant)({
    prepare: (ask) => raiseTokenVersion(ask, 'workspace'),
    write: (_version, now) => ledger.record(now, { kind: 'tokensRevoked', of: 'workspace', id: 'workspace', version: 2 }),
  });

/** Reads the state that a service would serve. */
const served = ({ ask }: Environment) =>
  Promise.all([
    ask(sql`select token_version as version from workspaces`),
    ask(sql`select api_key_id as id, token_version as version from api_keys`),
    ask(sql`select user_id as id from users order by user_id`),
  ]);

const allApplied = [[{ version: 2 }], [{ id: 'key', version: 2 }], [{ id: 'ben' }]];

/** Returns undefined if the start is rejected. */
const startedWith = (env: Env, refusal = /A restore was interrupted|The database is older than the ledger/) =>
  withEnvironment(env, served).catch((error: unknown) => {
    expect(String(error)).toMatch(refusal);
    return undefined;
  });

interface Restorable {
  env: Env;
  /** The arguments of `npm run restore`. */
  words: readonly string[];
}

/** Returns a function that makes a further installation, with a backup that is to be restored. */
async function aRestorable(): Promise<() => Promise<Restorable>> {
  const folder = await anEmptyFolder();
  const base = join(folder, 'base');
  await mkdir(base);
  const databases: string[] = [];
  onTestFinished(async () => {
    if (isPostgres) await dropDatabases(inject('postgresUrl'), databases);
  }, hour);
  const createDatabase = async (from: string) => {
    const name = aDatabaseName();
    await createDatabaseAt(inject('postgresUrl'), name, from);
    databases.push(name);
    return name;
  };
  const envIn = (place: string, database: string | undefined): Env => ({
    DATA_DIR: join(place, 'data'),
    LEDGER: join(place, 'ledger.ndjson'),
    TOKEN_SECRET: secret,
    ...(database === undefined ? {} : { DATABASE_URL: databaseAt(inject('postgresUrl'), database) }),
  });
  const database = isPostgres ? await createDatabase(inject('template')) : undefined;
  const env = envIn(base, database);
  await withEnvironment(env, ({ changeOf }) => changeOf(noTenant)({ write: (_found, now) => fill(now) }));
  const backup = join(folder, 'backup');
  const copied = database === undefined ? undefined : await createDatabase(database);
  if (!isPostgres) expect(await runProcess('backup', [backup], { env })).toMatchObject({ code: 0 });
  await withEnvironment(env, async (environment) => {
    await revokeAndDelete(environment);
    if (isPostgres) await revokeWorkspace(environment);
    await environment.ledger.flush();
    // A damaged or lost database on PostgreSQL takes its waiting entries along.
    if (!isPostgres) await revokeWorkspace(environment);
  });
  let count = 0;
  return async () => {
    const place = join(folder, `${++count}`);
    await cp(base, place, { recursive: true });
    const fresh = copied === undefined ? undefined : await createDatabase(copied);
    return { env: envIn(place, fresh), words: isPostgres ? [] : [backup] };
  };
}

const hour = 3_600_000;
/** One in this number of the steps; in a long run all of them, which takes minutes. */
const restoreStride = isLong ? 1 : 90;

/** Returns a number below the bound. */
const stepIn = (bound: number): number => seed % bound;

/** Yields steps, one in every `stride`. */
function* stepsFrom(first: number, stride: number): Generator<number> {
  for (let at = 1 + ((stepIn(stride) + first) % stride); ; at += stride) yield at;
}

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a small disk, in memory. */
async function aDisk() {
  const folder = await anEmptyFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  onTestFinished(() => {
    // A start that was rejected may hold the file until it is collected.
    execFileSync('umount', ['--lazy', folder]);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Leaves this number of KiB free. */
    fill: async (kib: number) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - kib * 1024)));
    },
    empty: () => rm(filler),
  };
}

/**
 * Restores with a fault at each of these steps until one succeeds, and once more without it. A service that starts in between has applied all
 * entries. Returns how often none started. `isMarked`: whether no fault comes before the restore has marked the database.
 */
async function restoreWith(
  fault: 'kill' | 'full',
  steps: Iterable<number>,
  wordsOf: (made: Restorable) => Promise<readonly string[]> = async ({ words }) => words,
  isMarked = true,
): Promise<number> {
  const make = await aRestorable();
  let [faults, refused] = [0, 0];
  for (const at of steps) {
    const made = await make();
    const { env } = made;
    const words = await wordsOf(made);
    const { code, stderr } = await runWith(fault, at, 'restore', words, env);
    const what = `${fault} at ${at}: ${stderr}`;
    const found = await startedWith(env);
    if (found === undefined && code !== 0) refused++;
    else if (isMarked || refused > 0 || code === 0) expect(found, what).toEqual(allApplied);
    if (code === 0) break;
    expect(code, what).toBe(fault === 'kill' ? -1 : 1);
    faults++;
    expect(await run('restore', words, env), what).toMatchObject({ code: 0 });
    expect(await startedWith(env), what).toEqual(allApplied);
  }
  expect(faults).toBeGreaterThan(0);
  return refused;
}

it('A restore killed at any step leaves the earlier state or serves nothing, and can be repeated', { timeout: hour }, async () => {
  expect(await restoreWith('kill', stepsFrom(0, restoreStride))).toBeGreaterThan(0);
});

it('A restore killed before the ledger in --ledger is applied serves nothing, even with an empty ledger of its own', {
  timeout: hour,
}, async () => {
  const wordsOf = async ({ env, words }: Restorable) => {
    const { LEDGER: ledger = '' } = env;
    if (!isPostgres) await withEnvironment(env, (environment) => environment.ledger.flush());
    const kept = `${ledger}.kept`;
    await rename(ledger, kept);
    return [...words, '--ledger', kept];
  };
  // Halfway between the steps of the test before. PostgreSQL is restored by its own tools, before the restore can mark it.
  const steps = stepsFrom(Math.floor(restoreStride / 2), restoreStride);
  expect(await restoreWith('kill', steps, wordsOf, !isPostgres)).toBeGreaterThan(0);
});

/** On PostgreSQL, a restore writes no file. */
it.skipIf(isPostgres)(
  'A restore that finds the disk full changes nothing, or serves nothing until it is repeated',
  { timeout: hour },
  async () => void (await restoreWith('full', stepsFrom(0, isLong ? 1 : 12))),
);

/** Returns the version of the key's tokens, which the ledger has too. */
async function revokedVersion(env: Env, what: string): Promise<number> {
  const version = await withEnvironment(env, async ({ ask, ledger }) => {
    await ledger.flush();
    const [row] = await ask(sql<{ version: number }>`select token_version as version from api_keys where api_key_id = 'key'`);
    return row?.version ?? 0;
  });
  const { entries } = await readLedger(env.LEDGER ?? '');
  const recorded = entries.map((entry) => (entry.kind === 'tokensRevoked' && entry.of === 'key' ? entry.version : 0));
  expect(Math.max(...recorded), what).toBe(version);
  return version;
}

it.runIf(!isPostgres && mayMount)(
  'A full disk stops a restore or a revocation, and never undoes a confirmed revocation (needs root on Linux)',
  { timeout: hour },
  async () => {
    const make = await aRestorable();
    const { words: backup } = await make();
    // Room for the copy, and for nothing beside it.
    const room = Math.ceil((await stat(fileIn(backup[0] ?? ''))).size / 1024) + 8;
    for (let free = isLong ? 0 : stepIn(3 * room), isDone = false; !isDone; free += isLong ? 8 : 3 * room) {
      const { env: made, words } = await make();
      const disk = await aDisk();
      await cp(dirname(made.LEDGER ?? ''), disk.folder, { recursive: true });
      const env = { ...made, DATA_DIR: join(disk.folder, 'data'), LEDGER: join(disk.folder, 'ledger.ndjson') };
      const what = `${free} KiB are free`;

      await disk.fill(free);
      const restored = await runProcess('restore', words, { env });
      isDone = restored.code === 0;
      const onFullDisk = await startedWith(env, /./);
      if (onFullDisk !== undefined) expect(onFullDisk, what).toEqual(allApplied);
      await disk.empty();
      const found = await startedWith(env);
      if (isDone || found !== undefined) expect(found, `${what}: ${restored.stderr}`).toEqual(allApplied);
      expect(await runProcess('restore', words, { env }), what).toMatchObject({ code: 0 });
      expect(await startedWith(env), what).toEqual(allApplied);

      await disk.fill(free);
      const revoked = await run('admin', ['keys', 'revoke', 'key'], env);
      await disk.empty();
      const version = await revokedVersion(env, what);
      if (revoked.code === 0) expect(version, what).toBe(3);
    }
  },
);

it.runIf(!isPostgres)(
  'A revocation killed at any step is in the ledger only if committed, even after a truncated line',
  { timeout: hour },
  async () => {
    const make = await aRestorable();
    const seen = new Set<unknown>();
    for (const at of stepsFrom(0, isLong ? 1 : 9)) {
      const { env } = await make();
      await appendFile(env.LEDGER ?? '', '{"entryId":"1');
      const { code } = await runWith('kill', at, 'admin', ['keys', 'revoke', 'key'], env);
      seen.add(await revokedVersion(env, `killed at ${at}`));
      if (code === 0) break;
      expect(code).toBe(-1);
    }
    expect([...seen].sort()).toEqual([2, 3]);
  },
);
