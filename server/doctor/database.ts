/** Checks the database: engine, schema, connections, pooler, clock and durability. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '../config.ts';
import { findPending } from '../database/migrate.ts';
import { schemaConnection } from '../database/open.ts';
import { engineProblem, openableConnections } from '../database/postgres/engine.ts';
import { fileIn } from '../database/sqlite/open.ts';
import { createLog } from '../log.ts';
import { type Finding, reasonOf, timeoutMs } from './finding.ts';

const maxClockDifferenceMs = 1000;

export async function databaseFindings(config: Config): Promise<Finding[]> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined && !existsSync(fileIn(dataDir))) {
    return [{ kind: 'warning', text: `There is no database in ${dataDir} yet. The start of the service creates it.` }];
  }
  try {
    const findings = url === undefined ? file(fileIn(dataDir)) : await server(url, config);
    return findings.some(({ kind }) => kind === 'problem') ? findings : [...findings, await schema(config)];
  } catch (error) {
    const what = url === undefined ? `The database in ${dataDir} cannot be used` : 'PostgreSQL cannot be used';
    return [{ kind: 'problem', text: `${what} (${reasonOf(error)}): correct ${url === undefined ? 'DATA_DIR' : 'DATABASE_URL'}.` }];
  }
}

function file(path: string): Finding[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [row] = database.prepare('pragma quick_check(1)').all();
    return row?.quick_check === 'ok'
      ? [{ kind: 'holds', text: `The database file ${path} is sound.` }]
      : [{ kind: 'problem', text: `The database file ${path} is damaged: restore a backup with npm run restore.` }];
  } finally {
    database.close();
  }
}

async function schema({ databaseUrl: url, dataDir: folder, database: { lockTimeoutMs } }: Config): Promise<Finding> {
  const log = createLog('silent');
  const pending = await findPending(schemaConnection({ url, folder, lockTimeoutMs }), { lockTimeoutMs, log });
  return pending.length === 0
    ? { kind: 'holds', text: 'The schema is that of this version.' }
    : { kind: 'warning', text: `${pending.length} migrations are pending: the start applies them, or npm run migrate does.` };
}

interface Facts {
  isStandby: boolean;
  fsync: string;
  commits: string;
  connections: number;
  ownConnections: number;
  time: number;
}

const facts = `select pg_is_in_recovery() as "isStandby", current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as commits,
  ${openableConnections} as connections,
  (select count(*)::int from pg_stat_activity where usename = current_user) as "ownConnections",
  (extract(epoch from clock_timestamp()) * 1000)::float8 as time`;

async function server(url: string, { database, ledger }: Config): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows: versions } = await client.query<{ version: string }>('select version()');
    const version = versions[0]?.version ?? '';
    const problem = engineProblem(version);
    if (problem !== undefined) return [{ kind: 'problem', text: `The database is not usable: ${problem}.` }];
    const sentAt = Date.now();
    const { rows } = await client.query<Facts>(facts);
    const clockIsWithin = [sentAt - maxClockDifferenceMs, Date.now() + maxClockDifferenceMs];
    return [
      { kind: 'holds', text: `The database is ${version.split(' on ')[0]}.` },
      ...rows.flatMap((row) => findingsOf(row, clockIsWithin, database.poolSize)),
      ...(database.prepare ? await preparedStatements(url) : []),
      ...(ledger === undefined
        ? [{ kind: 'warning' as const, text: 'LEDGER is not set: a restored backup would accept revoked tokens again.' }]
        : []),
    ];
  } finally {
    await client.end();
  }
}

function findingsOf(row: Facts, [earliest = 0, latest = 0]: number[], poolSize: number): Finding[] {
  const perProcess = poolSize + 1;
  const processes = Math.floor(row.connections / perProcess);
  const capacity = `The server leaves ${row.connections} connections, and a process opens up to ${perProcess}`;
  const seconds = ((row.time - (row.time < earliest ? earliest : latest)) / 1000).toFixed(1);
  return [
    row.isStandby
      ? { kind: 'problem', text: 'The server is a standby, which refuses writes: let DATABASE_URL lead to the primary.' }
      : { kind: 'holds', text: 'The server accepts writes.' },
    processes === 0
      ? { kind: 'problem', text: `${capacity}: raise max_connections or the role's limit, or lower DATABASE_POOL_SIZE.` }
      : { kind: 'holds', text: `${capacity}: enough for ${processes} processes. ${row.ownConnections} are open now.` },
    row.fsync === 'on' && row.commits !== 'off'
      ? { kind: 'holds', text: 'A commit is on disk when it returns.' }
      : { kind: 'problem', text: 'A commit may be lost in a crash: set fsync and synchronous_commit to on.' },
    row.time >= earliest && row.time <= latest
      ? { kind: 'holds', text: 'The clocks of the service and the database agree.' }
      : { kind: 'warning', text: `The clock of the database differs by ${seconds} s: synchronize both.` },
  ];
}

/** Two connections that use a statement of the same name in turns: a pooler may mix them up. */
async function preparedStatements(url: string): Promise<Finding[]> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: url, query_timeout: timeoutMs }));
  try {
    for (const client of clients) await client.connect();
    for (let i = 0; i < 6; i++) {
      const [first, second] = i % 2 === 0 ? clients : clients.toReversed();
      await first?.query('begin');
      await second?.query({ name: 'doctor', text: 'select $1::int', values: [i] });
      await first?.query({ name: 'doctor', text: 'select $1::int', values: [i] });
      await first?.query('commit');
    }
    return [{ kind: 'holds', text: 'Prepared statements work.' }];
  } catch (error) {
    return [
      {
        kind: 'problem',
        text: `A pooler does not support prepared statements (${reasonOf(error)}): set its max_prepared_statements above 0, or DATABASE_PREPARE=off.`,
      },
    ];
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}
