/** Checks the database: engine, schema, connections, pooler, clock and durability. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, NotBegunError, otherSchema } from '../../database/database-errors.ts';
import { findPending } from '../../database/migrate.ts';
import { schemaConnection } from '../../database/open.ts';
import { engineProblem, type Identity, identity, openableConnections } from '../../database/postgres/engine.ts';
import { isUnsupportedParameter } from '../../database/postgres/pool.ts';
import { findPooler, type Pooler, poolerAdvice, withClient } from '../../database/postgres/pooler.ts';
import { compactedName, findLoss, maxRewrittenBytes } from '../../database/sqlite/file.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import { createLog } from '../../log/log.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, holds, problem, reasonOf, timeoutMs, warning } from './finding.ts';

const maxClockDifferenceMs = 1000;

export async function databaseFindings(config: Config): Promise<Finding[]> {
  const { databaseUrl: url, dataDir } = config;
  const loss = url === undefined ? findLoss(fileIn(dataDir)) : undefined;
  if (loss !== undefined) return [problem(loss)];
  if (url === undefined && !existsSync(fileIn(dataDir))) {
    return [warning(`There is no database in ${dataDir} yet. The service creates it when it starts.`)];
  }
  try {
    const findings = url === undefined ? file(fileIn(dataDir)) : await server(url, config);
    // The first says whether the database can be used at all.
    return findings[0]?.kind === 'problem' ? findings : [...findings, await schema(config)];
  } catch (error) {
    const what = url === undefined ? `The database in ${dataDir} cannot be used` : 'PostgreSQL cannot be used';
    const advice = url === undefined ? 'correct DATA_DIR' : (certificateAdvice(error) ?? 'correct DATABASE_URL');
    return [problem(`${what} (${reasonOf(error)}): ${advice}.`)];
  }
}

/** By the code of an error of TLS. */
const adviceByCode: readonly [codes: readonly string[], advice: string][] = [
  [['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'], "renew the server's certificate"],
  [['ERR_TLS_CERT_ALTNAME_INVALID'], "use a name of the server's certificate in DATABASE_URL"],
  [
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    "add sslrootcert=FILE to DATABASE_URL, with the certificate of the server's own CA",
  ],
];

function certificateAdvice(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return adviceByCode.find(([codes]) => codes.includes(code))?.[1];
}

function file(path: string): Finding[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const loss = findLoss(path, Number(database.prepare('pragma user_version').get()?.user_version));
    if (loss !== undefined) return [problem(loss)];
    const [row] = database.prepare('pragma quick_check(1)').all();
    if (row?.quick_check !== 'ok') return [problem(`The database file ${path} is damaged: restore a backup with npm run restore.`)];
    const intact: Finding = holds(`The database file ${path} is intact.`);
    const deletedAt = statSync(path).size <= maxRewrittenBytes ? null : deletedSince(database);
    if (deletedAt === null) return [intact];
    const reason = `is larger than ${maxRewrittenBytes / 2 ** 20} MiB, and data was deleted at ${new Date(deletedAt).toISOString()}`;
    const text = `The database file ${path} ${reason}: run npm run compact at a quiet hour, so that the file keeps none of it.`;
    return [intact, warning(text)];
  } finally {
    database.close();
  }
}

/** Returns the time of the latest deletion since `npm run compact`; null for none. */
function deletedSince(database: DatabaseSync): number | null {
  const row = database
    .prepare(
      `select max(completed_at) as deleted_at from tasks where (queue = 'erasure' or (queue = 'maintenance' and api_key_id <> ''))
        and completed_at > coalesce((select beat_at from heartbeats where name = ?), 0)`,
    )
    .get(compactedName);
  return typeof row?.deleted_at === 'number' ? row.deleted_at : null;
}

async function schema({ databaseUrl: url, dataDir: folder, database: { lockTimeoutMs } }: Config): Promise<Finding> {
  const log = createLog('silent');
  const pending = await findPending(schemaConnection({ url, folder, lockTimeoutMs }), { lockTimeoutMs, log }).catch(
    (error: unknown) => {
      if (error instanceof NotBegunError && codeOf(error.cause) === otherSchema) return error;
      throw error;
    },
  );
  if (pending instanceof NotBegunError) return problem(`The service cannot use the database: ${reasonOf(pending)}`);
  return pending.length === 0
    ? holds('The schema is up to date.')
    : warning(`${pending.length} migrations are pending: start the service or run npm run migrate to apply them.`);
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

const server = (url: string, { database, ledger }: Config): Promise<Finding[]> =>
  withClient({ url, timeoutMs }, async (client) => {
    const { rows: identities } = await client.query<Identity>(identity);
    const { version, encoding } = identities[0] ?? { version: '', encoding: '' };
    const unfit = engineProblem({ version, encoding });
    if (unfit !== undefined) return [problem(`The database is not usable: ${unfit}.`)];
    const pooler = await findPooler(url, timeoutMs);
    const sentAt = Date.now();
    const { rows } = await client.query<Facts>(facts);
    const clockIsWithin = [sentAt - maxClockDifferenceMs, Date.now() + maxClockDifferenceMs] as const;
    return [
      holds(`The database is ${version.split(' on ')[0]}.`),
      ...rows.flatMap((row) => findingsOf(row, { clockIsWithin, poolSize: database.poolSize, ...pooler })),
      ...(pooler.isPooled ? await poolerFindings(url, pooler, database) : []),
      ...(ledger === undefined ? [warning('LEDGER is not set: a restored backup would accept revoked tokens again.')] : []),
    ];
  });

interface Surroundings {
  /** Epoch milliseconds of the service around those of the database. */
  clockIsWithin: readonly [earliest: number, latest: number];
  poolSize: number;
  isPooled: boolean;
}

export function findingsOf(row: Facts, { clockIsWithin: [earliest, latest], poolSize, isPooled }: Surroundings): Finding[] {
  const seconds = ((row.time - (row.time < earliest ? earliest : latest)) / 1000).toFixed(1);
  return [
    row.isStandby
      ? problem('The server is a read-only standby: set DATABASE_URL to the primary.')
      : holds('The server accepts writes.'),
    capacityFinding(row, poolSize + 1, isPooled),
    row.fsync === 'on' && row.commits !== 'off'
      ? holds('Commits are on disk when they return.')
      : problem('Commits may be lost in a crash: set fsync and synchronous_commit to on.'),
    row.time >= earliest && row.time <= latest
      ? holds('The clocks of the service and the database agree.')
      : warning(`The clocks of the service and the database differ by ${seconds} s: synchronize them.`),
  ];
}

function capacityFinding({ connections, ownConnections }: Facts, perProcess: number, isPooled: boolean): Finding {
  if (isPooled) {
    return holds(
      `A connection pooler is in use. The server allows it ${connections} connections. Each process opens up to ${perProcess} to the pooler (max_client_conn).`,
    );
  }
  const processes = Math.floor(connections / perProcess);
  const capacity = `The server allows ${connections} connections, and each process opens up to ${perProcess}`;
  return processes === 0
    ? problem(`${capacity}: raise max_connections or the role's limit, or lower DATABASE_POOL_SIZE.`)
    : holds(`${capacity}: enough for ${processes} processes. ${ownConnections} are open now.`);
}

async function poolerFindings(
  url: string,
  { canPrepare }: Pooler,
  { prepare, statementTimeoutMs }: Config['database'],
): Promise<Finding[]> {
  return [
    ...(prepare
      ? [
          canPrepare
            ? holds('The pooler supports prepared statements.')
            : problem(`The pooler does not support prepared statements: ${poolerAdvice}.`),
        ]
      : []),
    ...((await keepsTimeout(url, statementTimeoutMs))
      ? []
      : [
          warning(
            `The pooler does not pass on statement_timeout: run alter role NAME set statement_timeout = ${statementTimeoutMs}, and the same for lock_timeout.`,
          ),
        ]),
  ];
}

/** Returns whether a statement outside a transaction has a timeout, from its connection or its role. */
async function keepsTimeout(url: string, timeout: number): Promise<boolean> {
  for (const settings of [{ statement_timeout: timeout }, {}]) {
    try {
      return await withClient({ url, timeoutMs, ...settings }, async (client) => {
        const { rows } = await client.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`);
        return rows[0]?.timeout !== '0';
      });
    } catch (error) {
      if (!isUnsupportedParameter(error)) throw error;
    }
  }
  return false;
}
