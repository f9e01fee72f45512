/** Starts and commands that must be rejected: each says why in words, without a stack trace. */
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { insertApplied } from '../../server/database/applied.ts';
import { history } from '../../server/database/schema.ts';
import { sql } from '../../server/database/sql.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { admin, type Ended, environmentOf, run, runProcess } from '../support/commands.ts';
import { administer, databaseAt, databaseIn, dropDatabases, isCluster, ownsServer } from '../support/databases.ts';
import { aDatabaseName, aService, aTenant, createDatabase, secret } from '../support/harness.ts';
import { anEmptyFolder, aServiceProcess, aStartingProcess } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

type Env = { [name: string]: string };

/** Changes the sound settings of a new database, and returns the changed ones. */
type State = (env: Env, folder: string) => Promise<Env> | Env;

async function aDatabase(): Promise<Env> {
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  return { ...env, TOKEN_SECRET: secret, PORT: '0', LOG_LEVEL: 'info' };
}

const onFile = (env: Env, ...statements: string[]): void => {
  const database = new DatabaseSync(fileIn(env.DATA_DIR ?? ''));
  for (const statement of statements) database.exec(statement);
  database.close();
};
const change = async (env: Env, ...statements: string[]): Promise<void> => {
  if (env.DATABASE_URL === undefined) onFile(env, ...statements);
  else await administer(env.DATABASE_URL, ...statements);
};

async function withQuery(env: Env, query: Env): Promise<Env> {
  const url = new URL(env.DATABASE_URL ?? '');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { DATABASE_URL: url.href, DATABASE_START_TIMEOUT: '1' };
}

async function aFolder(folder: string, name: string): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  return join(folder, name);
}

const onBoth: { readonly [name: string]: State } = {
  'LEDGER is a folder': async (_env, folder) => ({ LEDGER: await aFolder(folder, 'ledger') }),
  'LEDGER is in no folder': (_env, folder) => ({ LEDGER: join(folder, 'missing/ledger') }),
  'LEDGER is later than the database': async (_env, folder) => {
    await writeFile(join(folder, 'notes'), '{"entryId":"1","at":9999999999999,"kind":"apiKeyDeleted","id":"none"}\nnotes\n');
    return { LEDGER: join(folder, 'notes') };
  },
  'a file of a secret is a folder': async (_env, folder) => ({
    TOKEN_SECRET: '',
    TOKEN_SECRET_FILE: await aFolder(folder, 'secret'),
  }),
  'a file of a secret is missing': (_env, folder) => ({ TOKEN_SECRET: '', TOKEN_SECRET_FILE: join(folder, 'missing') }),
  '.env is a folder': async (_env, folder) => {
    await aFolder(folder, '.env');
    return {};
  },
  'another content of a migration': async (env) => {
    await change(env, `update schema_migrations set content_hash = 'other'`);
    return {};
  },
  'a database of an unreleased version without contents': async (env) => {
    await change(env, 'alter table schema_migrations drop column content_hash');
    return {};
  },
  'migrations of another application': async (env) => {
    await change(env, 'drop table schema_migrations', 'create table schema_migrations (version text)');
    return {};
  },
  'tables of another application': async (env) => {
    await change(env, 'drop table schema_migrations');
    return {};
  },
  'an unknown breaking migration': async (env) => {
    await change(env, `insert into schema_migrations values ('9999-later', 1, '')`);
    return {};
  },
};

const onSqlite: { readonly [name: string]: State } = {
  'DATA_DIR is a file': async (_env, folder) => {
    await writeFile(join(folder, 'file'), '');
    return { DATA_DIR: join(folder, 'file') };
  },
  'DATA_DIR is below a file': async (_env, folder) => {
    await writeFile(join(folder, 'file'), '');
    return { DATA_DIR: join(folder, 'file/data') };
  },
  'the database is a folder': async (_env, folder) => {
    await aFolder(folder, 'collaboration.sqlite');
    return { DATA_DIR: folder };
  },
  'the database is no database': async (_env, folder) => {
    await writeFile(fileIn(folder), 'no database at all'.repeat(1000));
    return { DATA_DIR: folder };
  },
  'the secret is a folder': async (env) => {
    await aFolder(env.DATA_DIR ?? '', 'token-secret');
    return { TOKEN_SECRET: '' };
  },
};

const onPostgres: { readonly [name: string]: State } = {
  'no server': () => ({ DATABASE_URL: 'postgres://test@127.0.0.1:1/test', DATABASE_START_TIMEOUT: '1' }),
  'an unknown host': () => ({ DATABASE_URL: 'postgres://test@database.invalid/test', DATABASE_START_TIMEOUT: '1' }),
  'no such database': (env) => ({ DATABASE_URL: databaseAt(env.DATABASE_URL ?? '', 'nowhere'), DATABASE_START_TIMEOUT: '1' }),
  'a missing sslrootcert': (env, folder) => withQuery(env, { sslmode: 'verify-full', sslrootcert: join(folder, 'missing.pem') }),
  'sslrootcert is a folder': (env, folder) => withQuery(env, { sslmode: 'verify-full', sslrootcert: folder }),
  'sslrootcert is no certificate': async (env, folder) => {
    await writeFile(join(folder, 'ca.pem'), 'none');
    return await withQuery(env, { sslmode: 'verify-full', sslrootcert: join(folder, 'ca.pem') });
  },
  'a missing sslcert': (env, folder) => withQuery(env, { sslcert: join(folder, 'missing.pem') }),
  'a server without TLS': (env) => withQuery(env, { sslmode: 'require' }),
  'an unknown option of the URL': (env) => withQuery(env, { options: '-c nonsense=on' }),
  'a search path without a schema': (env) => withQuery(env, { options: '-c search_path=nowhere' }),
  'a read-only database': (env) => withQuery(env, { options: '-c default_transaction_read_only=on' }),
};

/** States that each setting of MIGRATE rejects. */
const ofSchema = [
  'another content of a migration',
  'migrations of another application',
  'tables of another application',
  'an unknown breaking migration',
];
const unmigrated = Object.fromEntries(
  ofSchema.flatMap((name) =>
    ['off', 'check'].map((MIGRATE): [string, State] => [
      `${name}, with MIGRATE=${MIGRATE}`,
      async (env, folder) => ({ ...(await onBoth[name]?.(env, folder)), MIGRATE }),
    ]),
  ),
);

/** States of the server that the tests' own one allows. */
const onOwnServer: { readonly [name: string]: State } = {
  'a role without create': async (env) => {
    const role = `reader_${databaseIn(env.DATABASE_URL ?? '')}`;
    await administer(
      env.DATABASE_URL ?? '',
      'revoke create on schema public from public',
      `create role ${role} login password 'secret'`,
    );
    onTestFinished(async () => {
      await administer(env.DATABASE_URL ?? '', `drop role ${role}`);
    });
    await change(env, 'drop schema public cascade', 'create schema public', 'grant usage on schema public to public');
    return { DATABASE_URL: Object.assign(new URL(env.DATABASE_URL ?? ''), { username: role, password: 'secret' }).href };
  },
  'a role without rights on the tables': async (env) => {
    const role = `stranger_${databaseIn(env.DATABASE_URL ?? '')}`;
    await administer(env.DATABASE_URL ?? '', `create role ${role} login password 'secret'`);
    onTestFinished(async () => {
      await administer(env.DATABASE_URL ?? '', `drop role ${role}`);
    });
    return { DATABASE_URL: Object.assign(new URL(env.DATABASE_URL ?? ''), { username: role, password: 'secret' }).href };
  },
  LATIN1: (env) => encoded(env, 'LATIN1'),
  EUC_JP: (env) => encoded(env, 'EUC_JP'),
  SQL_ASCII: (env) => encoded(env, 'SQL_ASCII'),
};

async function encoded(env: Env, encoding: string): Promise<Env> {
  const [url, name] = [env.DATABASE_URL ?? '', aDatabaseName()];
  await administer(url, `create database ${name} encoding '${encoding}' locale 'C' template template0`);
  onTestFinished(() => dropDatabases(url, [name]));
  return { DATABASE_URL: databaseAt(url, name) };
}

const states = {
  ...onBoth,
  ...unmigrated,
  ...(isPostgres ? { ...onPostgres, ...(ownsServer && !isCluster ? onOwnServer : {}) } : onSqlite),
};

const commands: readonly (readonly [command: string, ...words: string[]])[] = [
  ['migrate'],
  ['migrate', '--check'],
  ['admin', 'tasks', 'list'],
  ['admin', 'workspaces', 'export', 'none', 'export.ndjson'],
  ['doctor'],
  ['import', '-', '--api-key', 'none'],
  ['backup', 'backup'],
  ['compact'],
  isPostgres ? ['restore'] : ['restore', 'old-backup'],
];

/** The lines of a stack, or the fields of a printed error. */
const trace = /^\s+at .*\d+:\d+\)?$|^\s+(?:errno|code|syscall|severity|routine): |^Node\.js v|unhandled/im;

/** The setting to correct, the database, the file, or the command that helps. */
const remedy =
  /^The database .*cannot be used: |, open '|\b(?:DATABASE_URL|DATA_DIR|TOKEN_SECRET|LEDGER|MIGRATE)|\.env\b|npm run|restore|migration/m;

const startService = (env: Env, cwd: string): Promise<Ended> => runProcess('../../main', [], { env, cwd });

it.for(Object.entries(states))(
  'Neither the service nor a command prints a stack trace: %s',
  { timeout: 60_000 },
  async ([, state]) => {
    const sound = await aDatabase();
    const folder = await anEmptyFolder();
    await run('migrate', [], { env: sound, cwd: folder });
    if (!isPostgres) await run('backup', ['old-backup'], { env: sound, cwd: folder });
    const env = { ...sound, ...(await state(sound, folder)) };
    const started = await startService(env, folder);
    expect(started.stderr).toMatch(remedy);
    expect([started.code, started.stderr]).toEqual([1, expect.not.stringMatching(trace)]);
    for (const [command, ...words] of commands) {
      const { stdout, stderr } = await run(command, words, { env, cwd: folder });
      expect([command, ...words, stdout + stderr]).toEqual([command, ...words, expect.not.stringMatching(trace)]);
    }
  },
);

it.runIf(!isPostgres)('A second service on the folder is rejected while the first lives, and starts after a kill -9', async () => {
  const first = await aServiceProcess();
  const env = { DATA_DIR: join(first.folder, 'data') };
  const second = await runProcess('../../main', [], { env: { ...env, PORT: '0' }, cwd: first.folder });
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringMatching(/^Another service runs on the folder \S+\. Stop it first/),
  ]);
  expect(await run('admin', ['tasks', 'list'], { env })).toMatchObject({ code: 0 });
  first.child.kill('SIGKILL');
  await first.exited;
  await (await aStartingProcess({ env })).ready;
});

it('A migration has another content if it differs anywhere, its end included', () => {
  for (const engine of ['sqlite', 'postgres'] as const)
    for (const migration of history) {
      const { sql: text = '' } = migration;
      for (const other of [`-${text}`, `${text.slice(0, text.length / 2)}-${text.slice(text.length / 2)}`, `${text}-`])
        expect(insertApplied({ ...migration, sql: other }, engine)).not.toBe(insertApplied(migration, engine));
    }
});

it('A migration with another content is reported by the start, npm run migrate -- --check, the doctor and /readyz', async () => {
  const service = await aService({}, createDatabase);
  const env = environmentOf(service);
  await service.service.environment.ask(sql`update schema_migrations set content_hash = ${'other'}`);
  const ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { reason: 'the schema of the database is not that of this version' },
  ]);
  const reason = /its migration "0001-initial" has another content than that of this version\. .* start with an empty one\./;
  for (const words of [[], ['--check']]) {
    expect(await run('migrate', words, { env })).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });
  }
  expect((await run('doctor', [], { env })).stdout).toMatch(reason);
});

it('A restore and an import reject another content of the schema by name, and change nothing', async () => {
  const service = await aService({}, createDatabase);
  const env = environmentOf(service);
  const { workspaceId } = await aTenant(service);
  const folder = await anEmptyFolder();
  const file = join(folder, 'workspace.ndjson');
  await admin(service, 'workspaces', 'export', workspaceId, file);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const sent = lines
    .slice(0, -1)
    .map((line) => `${line.replace(/ [0-9a-f]{12}","workspaceId"/, ' 000000000000","workspaceId"')}\n`);
  const end = { ...JSON.parse(lines.at(-1) ?? ''), sha256: hash('sha256', sent.join('')) };
  await writeFile(file, `${sent.join('')}${JSON.stringify(end)}\n`);
  const imported = await run('admin', ['workspaces', 'import', file], { env });
  const words =
    /has the schema "0001-initial 000000000000", but this version has "0001-initial [0-9a-f]{12}"\. Use the same version/;
  expect([imported.code, imported.stderr]).toEqual([1, expect.stringMatching(words)]);
  const backup = join(folder, 'backup');
  const other = `update schema_migrations set content_hash = 'other'`;
  if (isPostgres) await change(env, other);
  else {
    await run('backup', [backup], { env });
    onFile({ DATA_DIR: backup }, other);
    await service.service.stop();
  }
  const before = await readdir(env.DATA_DIR ?? '');
  const restored = await run('restore', isPostgres ? [] : [backup], { env });
  const reason = 'cannot be used: its migration "0001-initial" has another content than that of this version.';
  expect([restored.code, restored.stdout, restored.stderr]).toEqual([1, '', expect.stringContaining(reason)]);
  expect(await readdir(env.DATA_DIR ?? '')).toEqual(before);
});
