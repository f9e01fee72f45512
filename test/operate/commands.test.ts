/** The promises of all commands that use the service's data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { printable } from '../../generated/text.ts';
import { history } from '../../server/database/schema.ts';
import { sql } from '../../server/database/sql.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { environmentOf, run, runProcess } from '../support/commands.ts';
import { ownsServer } from '../support/databases.ts';
import { aService, aTenant, createDatabase, createEmptyDatabase, secret } from '../support/harness.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';
const commands: [string, string[]][] = [
  ['admin', ['tasks', 'list']],
  ['backup', ['copy']],
  ['compact', []],
  ['import', ['-', '--api-key', 'some-id']],
  ['migrate', ['--check']],
];

describe.each(commands)('npm run %s', (command, words) => {
  it('%s creates nothing without a configured database, and says in one line how to configure one', async () => {
    const cwd = await anEmptyFolder();
    const { code, stdout, stderr } = await run(command, words, { cwd });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `There is no database in ${resolve(cwd, '.data')}. Use the DATA_DIR or DATABASE_URL of the service, or start the service first.\n`,
    );
    expect(await readdir(cwd)).toEqual([]);
  });
});

it('A command creates no database in an empty data folder', async () => {
  const cwd = await anEmptyFolder();
  const { code, stderr } = await run('admin', ['tasks', 'list'], { cwd, env: { DATA_DIR: cwd } });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no database in ${cwd}.`)]);
  expect(await readdir(cwd)).toEqual([]);
});

it('A command names the database it opens, without the password', async () => {
  const service = await aService();
  const { databaseUrl, dataDir } = service.config;
  const { stderr } = await run('admin', ['tasks', 'list'], { env: environmentOf(service) });
  const [first = ''] = stderr.split('\n');
  if (databaseUrl === undefined) expect(first).toBe(`Database: ${join(dataDir, 'collaboration.sqlite')}`);
  else {
    const { username, password, host, pathname } = new URL(databaseUrl);
    expect(first).toMatch(new RegExp(`^Database: postgres(ql)?://${username}@${host}${pathname}$`));
    if (password !== '') expect(first).not.toContain(`:${password}@`);
  }
});

it('A command neither creates tables nor migrates an older database', async () => {
  const service = await aService({}, createDatabase);
  const { ask } = service.service.environment;
  const migrations = () => ask(sql`select name from schema_migrations`);
  await ask(sql`delete from schema_migrations`);
  const before = await migrations();
  const { code, stdout, stderr } = await run('admin', ['tasks', 'list'], { env: environmentOf(service) });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The database \S+ cannot be used: it has no tables of the service\. Run `npm run migrate` first\.\n$/);
  expect(await migrations()).toEqual(before);
});

it('npm run migrate lists pending migrations, applies them, and then finds none', async () => {
  const { env, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const all = { env: { ...env, TOKEN_SECRET: secret } };
  const { name = '' } = history[0] ?? {};
  if (isPostgres) {
    expect(await run('migrate', ['--check'], all)).toMatchObject({ code: 1, stdout: `Pending migrations: ${name}.\n` });
  }
  const none = { code: 0, stdout: 'No pending migrations.\n' };
  // The setting is for the start of the service.
  expect(await run('migrate', [], { env: { ...all.env, MIGRATE: 'check' } })).toMatchObject(none);
  expect(await runProcess('migrate', ['--check'], all)).toMatchObject(none);
  expect((await run('migrate', ['--chek'], all)).stderr).toBe('Usage: npm run migrate [-- --check]\n');
});

it('npm run backup and npm run restore explain which steps each engine needs', async () => {
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  const folder = join(await anEmptyFolder(), 'backup');
  const told = async (command: string, words: string[]) => {
    const { code, stderr } = await run(command, words, { env: { ...env, TOKEN_SECRET: secret } });
    return `${code} ${stderr}`;
  };
  if (isPostgres) {
    expect(await told('backup', [folder])).toMatch(/^2 The database is PostgreSQL\. Back it up with its own tools/);
    expect(await told('restore', [folder])).toMatch(/^2 The database is PostgreSQL\. Restore it with its own tools/);
    expect(await told('compact', [])).toMatch(/^2 The database is PostgreSQL\. Use its own tools/);
  } else {
    expect(await told('restore', [])).toMatch(/^2 Name the folder of the backup\./);
    expect(await told('restore', [folder])).toMatch(/^2 \S+backup has no collaboration\.sqlite\./);
  }
});

it('Ctrl-C stops an import after a whole line with exit code 130, and says what was done and how to continue', async () => {
  const service = await aService();
  const { apiKey } = await aTenant(service);
  const env = { ...process.env, ...environmentOf(service) };
  const child = spawn(process.execPath, [join(root, 'server/operate/commands/import.ts'), '-', '--api-key', apiKey], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const line = (organizationId: string) => JSON.stringify({ type: 'organization', organizationId, organizationName: 'Acme' });
  // The command may end between two lines.
  child.stdin.on('error', () => {});
  child.stdin.write(`${line('acme')}\nno line\n`);
  await expect.poll(() => stderr).toContain('line 2: ');
  child.kill('SIGINT');
  // The import looks for a signal with each line.
  const more = setInterval(() => child.stdin.write(`${line('later')}\n`), 20);
  const [code] = await once(child, 'close');
  clearInterval(more);
  expect([code, stdout]).toEqual([130, expect.stringContaining(' 1 refused')]);
  expect(stderr).toMatch(/\nInterrupted\. Run the same command again to continue\. Stored lines stay unchanged\.\n$/);
  expect(await service.service.environment.ask(sql`select 1 from organizations`)).not.toEqual([]);
});

it.runIf(isPostgres && ownsServer)('A command reads the PostgreSQL password from PGPASSFILE', async () => {
  const service = await aService();
  const { DATABASE_URL = '', ...env } = environmentOf(service);
  const url = new URL(DATABASE_URL);
  const PGPASSFILE = join(await anEmptyFolder(), 'pgpass');
  await writeFile(PGPASSFILE, `${url.hostname}:${url.port}:*:${url.username}:${url.password}\n`, { mode: 0o600 });
  url.password = '';
  expect((await run('admin', ['tasks', 'list'], { env: { ...env, DATABASE_URL: url.href } })).code).toBe(1);
  expect((await run('admin', ['tasks', 'list'], { env: { ...env, DATABASE_URL: url.href, PGPASSFILE } })).code).toBe(0);
});

it.runIf(isPostgres)('A command fails at once and in one line if the database is unreachable', async () => {
  const away = await run('admin', ['tasks', 'list'], {
    env: { DATABASE_URL: 'postgres://maya:hidden@127.0.0.1:1/acme', TOKEN_SECRET: secret },
  });
  expect(away).toMatchObject({ code: 1, stdout: '' });
  expect(away.stderr).toMatch(/^The database postgres:\/\/maya@127\.0\.0\.1:1\/acme cannot be used: .*ECONNREFUSED.*\n$/);
  expect(away.stderr).not.toContain('hidden');
});

/** Clears the screen, sets the title, reorders text, and starts a line of its own. */
const hostile = '\u001b[2J\u009b31m\u0007\u202egnp\r\nline 9: all is well';
const unsafe = /[^\P{Cc}\n]|\u202e/u;

it.each(['\0', '\u009f', '\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'])(
  'A command escapes characters that control, break or reorder lines: %j',
  (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    expect(printable(`a${character}z`)).toBe(`a\\u${code}z`);
  },
);

it.skipIf(isPostgres)('A command escapes control characters of input lines, stored texts and arguments in its output', async () => {
  const service = await aService();
  const env = environmentOf(service);
  const { apiKey, workspaceId } = await aTenant(service);
  const line = JSON.stringify({ type: hostile, [hostile]: 1 });
  const imported = await run('import', ['-', '--api-key', apiKey], { env, input: `${line}\n` });
  expect(imported.code).toBe(1);
  const task = { queue: 'erasure' as const, kind: hostile, payload: {}, workspaceId, apiKeyId: hostile, jobId: hostile };
  await service.service.environment.ask(enqueue(service.now(), [task]));
  const queued = await run('admin', ['tasks', 'list'], { env });
  const others = await Promise.all([
    run('import', ['-', '--api-key', hostile], { env }),
    run('import', [hostile, '--api-key', apiKey], { env }),
    run('admin', [hostile]),
    run('admin', ['workspaces', 'show', hostile], { env }),
    run('admin', ['workspaces', 'sender-domains', workspaceId, 'add', hostile], { env }),
    run('demo', ['--seed', hostile]),
  ]);
  for (const { stdout, stderr } of [imported, queued, ...others]) expect(`${stdout}${stderr}`).not.toMatch(unsafe);
  for (const { stdout, stderr } of [queued, ...others])
    expect(`${stdout}${stderr}`).toContain('\\u001b[2J\\u009b31m\\u0007\\u202egnp');
});
