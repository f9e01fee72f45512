/** `npm run doctor` says what holds and what to do. */
import { truncate, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TLSSocket } from 'node:tls';
import { expect, it, onTestFinished, vi } from 'vitest';
import { engineProblem } from '../../server/database/postgres/engine.ts';
import { history } from '../../server/database/schema.ts';
import { sql } from '../../server/database/sql.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { enqueue, enqueueRecurring, type NewTask, type Queue } from '../../server/jobs/queue.ts';
import { setMark } from '../../server/ledger/marker.ts';
import { databaseFindings, findingsOf } from '../../server/operate/doctor/database.ts';
import { ledgerFindings } from '../../server/operate/doctor/ledger.ts';
import { workFindings } from '../../server/operate/doctor/work.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { expiredCertificate, validCertificate } from '../support/certificates.ts';
import { environmentOf, run, runProcess } from '../support/commands.ts';
import { administer, databaseAt } from '../support/databases.ts';
import { aService, aTenantWithAcme, createDatabase, createEmptyDatabase, secret, type TestService } from '../support/harness.ts';
import { anSmtpServer } from '../support/mailbox.ts';
import { canPrepare, hasPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { portOf } from '../support/port-of.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { anEmptyFolder } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

async function doctor(
  service: TestService,
  env: { [name: string]: string } = {},
  words: string[] = [],
  runDoctor = run,
): Promise<{ code: number; lines: string[] }> {
  const { config, url } = service;
  const own = {
    ...{ PUBLIC_URL: url, HEALTH_PORT: '1' },
    ...(config.databaseUrl === undefined ? {} : { LEDGER: join(config.dataDir, 'ledger') }),
  };
  const { code, stdout } = await runDoctor('doctor', words, {
    cwd: await anEmptyFolder(),
    env: { ...environmentOf(service), ...own, ...env },
  });
  return { code, lines: stdout.trim().split('\n') };
}

it.runIf(!isPostgres)('The doctor says when a large database file needs npm run compact', async () => {
  const service = await aService();
  const { client } = await aTenantWithAcme(service);
  const warnings = async () =>
    (await databaseFindings(service.config)).flatMap(({ kind, text }) => (kind === 'warning' ? [text] : []));
  const deleteData = async () => {
    await client.deleteAllUserData({ userIds: ['jonas'] });
    await service.work();
  };
  await deleteData();
  expect(await warnings()).toEqual([]);
  // SQLite ignores bytes behind its last page, and ends the file there when it rewrites it.
  const enlarge = () => truncate(fileIn(service.config.dataDir), 70_000_000);
  await enlarge();
  const due = expect.stringMatching(/is larger than 64 MiB, and data was deleted at .*: run npm run compact at a quiet hour/);
  expect(await warnings()).toEqual([due]);
  expect(await run('compact', [], { env: environmentOf(service) })).toMatchObject({ code: 0 });
  expect(await warnings()).toEqual([]);
  service.advance({ days: 36500 });
  await deleteData();
  await enlarge();
  expect(await warnings()).toEqual([due]);
});

it('The doctor reports no problems for a sound installation', async () => {
  const service = await aService();
  const { url: SMTP_URL } = await anSmtpServer();
  const { code, lines } = await doctor(service, { SMTP_URL, MAIL_FROM: 'no-reply@acme.example' });
  // The tests' PostgreSQL is fast and not durable.
  const fast = '✗ Commits may be lost in a crash: set fsync and synchronous_commit to on.';
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual(isPostgres ? [fast] : []);
  expect(lines.filter((line) => /^✓ The disk of .* has \d+ MiB left\.$/.test(line))).toHaveLength(isPostgres ? 0 : 1);
  expect(lines.length).toBeGreaterThanOrEqual(isPostgres ? 8 : 6);
  expect(code).toBe(isPostgres ? 1 : 0);
});

it('The doctor names queues whose tasks wait or fail, and a slow database', async () => {
  const { config, service } = await aService();
  const { ask } = service.environment;
  const texts = async () => (await workFindings(config)).map(({ text }) => text);
  expect(await texts()).toEqual(['No task waits for more than a minute.']);
  // The doctor goes by the clock of the machine or of PostgreSQL.
  const now = Date.now();
  const task = (queue: Queue, age: number): NewTask => ({
    queue,
    kind: 'a',
    payload: {},
    workspaceId: '',
    delayMs: -age,
    createdAt: now - age,
  });
  await ask(enqueue(now, [task('erasure', 120_000), task('erasure', 90_000), task('mail', 1000)]));
  const oldest = new Date(now - 120_000).toISOString();
  expect(await texts()).toEqual([
    `Tasks of the queue erasure wait or fail: 2, the oldest since ${oldest}: npm run admin -- tasks list has their errors.`,
  ]);
  // A recurring task is late only while a process could run it.
  await ask(enqueueRecurring(now - 120_000, ['late']));
  expect(await texts()).not.toContainEqual(expect.stringContaining('maintenance'));
  await ask(sql`insert into processes (process_id, beat_at, facts) values ('one', cast(${now + 10_000} as bigint), '{}')`);
  expect(await texts()).toContainEqual(expect.stringContaining('Tasks of the queue maintenance wait or fail: 1, the oldest since'));
  const slow = vi.spyOn(performance, 'now');
  let ms = 0;
  slow.mockImplementation(() => (ms += 150));
  onTestFinished(() => slow.mockRestore());
  expect(await texts()).toContainEqual(expect.stringMatching(/^The database takes 150 ms for the smallest statement/));
});

it('The doctor names used up file descriptors, and transactions that hold locks', async () => {
  const { config, service } = await aService();
  const { ask } = service.environment;
  const texts = async () => (await workFindings(config)).map(({ text }) => text);
  const record = (name: string, usedDescriptors: number) =>
    ask(sql`insert into processes (process_id, beat_at, facts)
      values (${name}, cast(${Date.now() + 10_000} as bigint), ${JSON.stringify({ name, usedDescriptors })})`);
  await record('one', 0.97);
  await record('other', 0.5);
  expect(await texts()).toEqual([
    'No task waits for more than a minute.',
    'The process one uses 97 % of its file descriptors: raise the limit of open files (ulimit -n, LimitNOFILE), or lower MAX_CONNECTIONS.',
  ]);
  if (!isPostgres) return;
  const [holder, waiter] = [await openConnection(config.databaseUrl), await openConnection(config.databaseUrl)];
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  await holder.query('begin; lock table users in exclusive mode');
  const waiting = waiter.query('begin; lock table users in exclusive mode').catch(() => {});
  await expect
    .poll(texts)
    .toContainEqual(expect.stringContaining(`wait for locks in PostgreSQL: 1. The backends ${rows[0]?.pid} hold them: let`));
  for (const client of [holder, waiter]) await client.end();
  await waiting;
});

it('The doctor reports problems outside the database, and what to do', async () => {
  const service = await aService();
  const { code, lines } = await doctor(service, { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://127.0.0.1:1' });
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^✗ The mail server 127\.0\.0\.1:1 rejected the connection or the credentials \(.*\): correct SMTP_URL\.$/,
    ),
  );
  const from = '! MAIL_FROM is no-reply@service.localhost: set it to an address of your domain.';
  expect(lines).toContain(from);
  expect(lines).toContainEqual(expect.stringMatching(/^✗ No response from https:\/\/127\.0\.0\.1:1 \(.*\): start the service/));
  expect(code).toBe(1);
});

it('The doctor reports a PUBLIC_URL that points elsewhere', async () => {
  const service = await aService();
  const PUBLIC_URL = `${service.url}/elsewhere`;
  const { code, lines } = await doctor(service, { PUBLIC_URL });
  expect(lines).toContain(`✗ ${PUBLIC_URL}/healthz returns HTTP 404: the proxy leads elsewhere, or PUBLIC_URL is wrong.`);
  expect(code).toBe(1);
});

it.runIf(!isPostgres)('The doctor fails with --verify if the verifier finds a fault in the service', async () => {
  const server = createHttpServer(({ url }, res) => void res.writeHead(url === '/healthz' ? 200 : 404).end());
  onTestFinished(() => void server.close());
  const service = { ...(await aService()), url: `http://127.0.0.1:${await portOf(server)}` };
  expect((await doctor(service)).code).toBe(0);
  expect((await doctor(service, {}, ['--verify'], runProcess)).code).toBe(1);
  expect((await doctor(service, {}, ['--verifi'])).code).toBe(2);
});

it('The doctor says what to do about a missing, empty or damaged database', async () => {
  const { config } = await aService();
  const { env, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const findings = async (changes: Partial<Config>) => {
    const found = await databaseFindings({ ...config, ...changes });
    return found.map(({ kind, text }) => `${kind}: ${text}`);
  };
  const pending = `warning: ${history.length} migrations are pending: start the service or run npm run migrate to apply them.`;
  if (isPostgres) {
    // The tests' PostgreSQL is not durable.
    const { databaseUrl = '', database } = config;
    const away = databaseAt('postgres://test@127.0.0.1:1', 'none');
    expect(await findings({ databaseUrl: away })).toEqual([
      expect.stringMatching(/^problem: PostgreSQL cannot be used \(.*\): correct DATABASE_URL\.$/),
    ]);
    const crowded = { databaseUrl, ledger: undefined, database: { ...database, poolSize: 1000 } };
    expect(await findings(crowded)).toEqual([
      expect.stringMatching(/^holds: The database is PostgreSQL \d+/),
      'holds: The server accepts writes.',
      expect.stringMatching(
        /^problem: The server allows \d+ connections, and each process opens up to 1001: raise max_connections/,
      ),
      'problem: Commits may be lost in a crash: set fsync and synchronous_commit to on.',
      'holds: The clocks of the service and the database agree.',
      'warning: LEDGER is not set: a restored backup would accept revoked tokens again.',
      'holds: The schema is up to date.',
    ]);
    return;
  }
  const { DATA_DIR: dataDir = '' } = env;
  const file = fileIn(dataDir);
  expect(await findings({ dataDir })).toEqual([
    `warning: There is no database in ${dataDir} yet. The service creates it when it starts.`,
  ]);
  new DatabaseSync(file).close();
  expect(await findings({ dataDir })).toEqual([`holds: The database file ${file} is intact.`, pending]);
  await writeFile(file, 'no database at all'.repeat(100));
  expect(await findings({ dataDir })).toEqual([
    expect.stringMatching(/^problem: The database in \S+ cannot be used \(.*\): correct DATA_DIR\.$/),
  ]);
});

it('The doctor reports an unusable ledger, waiting ledger entries and an interrupted restore', async () => {
  const service = await aService();
  const folder = await anEmptyFolder();
  const ledger = join(folder, 'ledger.ndjson');
  const findings = async (file = ledger) =>
    (await ledgerFindings({ ...service.config, ledger: file })).map(({ kind, text }) => `${kind}: ${text}`);
  expect(await findings()).toEqual([`holds: The ledger ${ledger} is intact and can be written.`]);
  expect(await findings(folder)).toEqual([expect.stringMatching(/^problem: The ledger \S+ cannot be written: EISDIR/)]);
  expect(await findings(join(folder, 'none', 'ledger'))).toEqual([expect.stringMatching(/^problem: ENOENT/)]);
  await writeFile(ledger, 'no entry\n');
  expect(await findings()).toEqual([`problem: Line 1 of the ledger ${ledger} is not a ledger entry.`]);
  await writeFile(ledger, '');
  const { ask } = service.service.environment;
  await ask(sql`insert into ledger_entries (entry_id, recorded_at, entry) values ('a', 0, '{}')`);
  expect((await findings())[1]).toMatch(
    /^problem: Ledger entries have been waiting in the database since 1970-01-01T00:00:00.000Z: start/,
  );
  await ask(sql`delete from ledger_entries`);
  if (isPostgres) return;
  setMark(service.config.dataDir);
  expect(await findings()).toEqual([expect.stringMatching(/^problem: A restore was interrupted: \S+restore-incomplete\./)]);
});

it('The doctor reports a standby, unsafe commits, a wrong clock and too few connections', () => {
  const sound = { isStandby: false, fsync: 'on', commits: 'on', connections: 17, ownConnections: 3, time: 5000 };
  const faults = (changes: Partial<typeof sound>, isPooled = false) =>
    findingsOf({ ...sound, ...changes }, { clockIsWithin: [4000, 6000], poolSize: 16, isPooled })
      .filter(({ kind }) => kind !== 'holds')
      .map(({ kind, text }) => `${kind}: ${text}`);
  for (const changes of [{}, { commits: 'local' }, { time: 4000 }, { time: 6000 }]) expect(faults(changes)).toEqual([]);
  expect(faults({ isStandby: true })).toEqual(['problem: The server is a read-only standby: set DATABASE_URL to the primary.']);
  for (const changes of [{ fsync: 'off' }, { commits: 'off' }])
    expect(faults(changes)).toEqual(['problem: Commits may be lost in a crash: set fsync and synchronous_commit to on.']);
  for (const [time, seconds] of [
    [3000, '-1.0'],
    [6500, '0.5'],
  ] as const)
    expect(faults({ time })).toEqual([
      `warning: The clocks of the service and the database differ by ${seconds} s: synchronize them.`,
    ]);
  expect(faults({ connections: 16 })).toEqual([expect.stringMatching(/^problem: The server allows 16 connections/)]);
  expect(faults({ connections: 16 }, true)).toEqual([]);
});

it('The doctor warns about missing settings of a service on the network', async () => {
  const { lines, code } = await doctor(await aService(), { PUBLIC_URL: 'https://0.0.0.0:1', HEALTH_PORT: '', LEDGER: '' });
  const warnings = ['TRUST_PROXY', 'HEALTH_PORT', 'SMTP_URL'];
  for (const warning of [...warnings, ...(isPostgres ? ['LEDGER'] : [])])
    expect(lines).toContainEqual(expect.stringMatching(`^! ${warning}`));
  expect(code).toBe(1);
});

it('The doctor reads the certificate of PUBLIC_URL, and reports an expired one', async () => {
  const service = await aService();
  const folder = await anEmptyFolder();
  const linesWith = async (certificate: { cert: string; key: string }) => {
    const server = createServer(certificate, (_req, res) => void res.end());
    onTestFinished(() => void server.close());
    const NODE_EXTRA_CA_CERTS = join(folder, 'certificate.pem');
    await writeFile(NODE_EXTRA_CA_CERTS, certificate.cert);
    const PUBLIC_URL = `https://127.0.0.1:${await portOf(server)}`;
    // Node.js reads the setting when a process starts.
    return (await doctor(service, { PUBLIC_URL, NODE_EXTRA_CA_CERTS }, [], runProcess)).lines;
  };
  expect(await linesWith(validCertificate)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^✓ The service answers at https:/),
      expect.stringMatching(/^✓ The certificate of 127\.0\.0\.1 is valid for \d+ more days\.$/),
    ]),
  );
  expect(await linesWith(expiredCertificate)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^✗ No response from https:.*certificate has expired/),
      expect.stringMatching(/^✗ The certificate of 127\.0\.0\.1 expired on 2021-01-01: renew it\.$/),
    ]),
  );
});

it.runIf(isPostgres)('The doctor says what to do about an expired, misnamed or unknown certificate of PostgreSQL', async () => {
  const folder = await anEmptyFolder();
  const problemOf = async ({ cert, key }: { cert: string; key: string }, host: string, ca = cert) => {
    const server = createTcpServer((socket) => {
      // Accepts the request for TLS.
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {});
      });
    });
    onTestFinished(() => void server.close());
    const file = join(folder, 'ca.pem');
    await writeFile(file, ca);
    const DATABASE_URL = `postgres://u@${host}:${await portOf(server, 0, host)}/d?sslmode=verify-full&sslrootcert=${file}`;
    return (await databaseFindings(readConfig({ DATABASE_URL, TOKEN_SECRET: secret }))).map(({ text }) => text);
  };
  const expected = [
    /certificate has expired\): renew the server's certificate\.$/,
    /does not match.*\): use a name of the server's certificate in DATABASE_URL\.$/,
    /certificate.*\): add sslrootcert=FILE to DATABASE_URL, with the certificate of the server's own CA\.$/,
  ];
  expect([
    ...(await problemOf(expiredCertificate, '127.0.0.1')),
    ...(await problemOf(validCertificate, '127.0.0.2')),
    ...(await problemOf(validCertificate, '127.0.0.1', expiredCertificate.cert)),
  ]).toEqual(expected.map((text) => expect.stringMatching(text)));
});

it('The doctor reports configuration mistakes as the start does', async () => {
  const { code, lines } = await doctor(await aService(), { MAIL_FORM: 'x' });
  expect([code, lines[0]]).toEqual([1, '✗ Invalid configuration:']);
  expect(lines[1]).toContain('MAIL_FORM');
});

it.runIf(isPostgres)('The start and the doctor reject another database engine by name', async () => {
  // The next test would get a database that was given back.
  const service = await aService({}, createDatabase);
  const { ask } = service.service.environment;
  await ask(sql`create function public.version() returns text language sql as 'select ''CockroachDB CCL v25.1.0'''`);
  await ask(sql`do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`);
  const refusal = 'it is CockroachDB, but the service is tested only on PostgreSQL 13 and newer.';
  expect((await doctor(service)).lines).toContain(`✗ The database is not usable: ${refusal}`);
  await expect(service.restart()).rejects.toThrow(`The database cannot be used: ${refusal}`);
});

async function aPgBouncer(url: string, maxPreparedStatements: number): Promise<string> {
  const pgbouncer = await startPgBouncer(url, { maxPreparedStatements });
  onTestFinished(pgbouncer.stop);
  return pgbouncer.url;
}

// Debian's package pgbouncer runs these two. Version 1.21 or newer runs the second one.
it.runIf(isPostgres && hasPgBouncer)(
  'The start and the doctor report a pooler without prepared statements, which works with DATABASE_PREPARE=off',
  async () => {
    const service = await aService();
    const url = await aPgBouncer(service.config.databaseUrl ?? '', 0);
    const advice = "set the pooler's max_prepared_statements above 0, or DATABASE_PREPARE=off.";
    const { lines } = await doctor(service, { DATABASE_URL: url });
    expect(lines).toContain(`✗ The pooler does not support prepared statements: ${advice}`);
    expect(lines).toContainEqual(expect.stringMatching(/^! The pooler does not pass on statement_timeout: run alter role/));
    service.config.databaseUrl = url;
    await expect(service.restart()).rejects.toThrow(`the connection pooler does not support prepared statements: ${advice}`);
    service.config.database.prepare = false;
    await service.restart();
    const { lines: correct } = await doctor(service, { DATABASE_PREPARE: 'off' });
    expect(correct.filter((line) => line.includes('prepared'))).toEqual([]);
    expect(correct).toContainEqual(expect.stringMatching(/^✓ A connection pooler is in use\./));
  },
);

it.runIf(isPostgres && canPrepare)(
  'The doctor accepts a pooler with prepared statements, and says how to set its missing timeouts for the role',
  async () => {
    const service = await aService({}, createDatabase);
    const { databaseUrl = '' } = service.config;
    const DATABASE_URL = await aPgBouncer(databaseUrl, 100);
    const database = new URL(databaseUrl).pathname.slice(1);
    await administer(databaseUrl, `alter role current_user in database ${database} set statement_timeout = 15000`);
    const { lines } = await doctor(service, { DATABASE_URL });
    expect(lines).toContain('✓ The pooler supports prepared statements.');
    expect(lines.filter((line) => line.includes('statement_timeout'))).toEqual([]);
  },
);

it.each([
  ['PostgreSQL 13.23 on x86_64-pc-linux-gnu, compiled by gcc', undefined],
  ['PostgreSQL 18.4', undefined],
  ['PostgreSQL 12.22 on x86_64-pc-linux-gnu', 'it is PostgreSQL 12,'],
  ['PostgreSQL 11.2-YB-2.25.0.0-b0 on x86_64', 'it is YugabyteDB,'],
  ['PostgreSQL 8.0.2 on i686, compiled by GCC, Redshift 1.0.1', 'it is Amazon Redshift,'],
  ['H2 2.3.232', 'it is another engine,'],
])('The engine is recognized by its version: %s', (version, problem) => {
  const found = engineProblem({ version, encoding: 'UTF8' });
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(problem);
});
