/**
 * Databases of the tests, on one PostgreSQL or on a Citus cluster. There, each node has the database, and the coordinator's names the
 * workers. No other test code knows of nodes.
 */
import type pg from 'pg';
import { openConnection } from './postgres-connection.ts';

/** The URL of a role that may create databases. The tests then use its server instead of their own. */
export const { TEST_DATABASE_URL: givenUrl } = process.env;

/** Whether the server is of the tests alone. On another one, tests of its roles and passwords are skipped. */
export const ownsServer = givenUrl === undefined;

/** Returns the URL of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

/** Whether the server is a Citus cluster. Tests that look at locks, plans or files of a PostgreSQL do not hold there. */
export const isCluster = givenUrl !== undefined && (await workersOf(givenUrl)) !== undefined;

/** Selects a row for each transaction of the database that waits for a lock, whichever node holds it. */
export const waitingForLock = isCluster
  ? 'select distinct waiting_gpid from citus_lock_waits'
  : `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

export const databaseIn = (url: string): string => new URL(url).pathname.slice(1);

async function connected<Result>(url: string, work: (connection: pg.Client) => Promise<Result>): Promise<Result> {
  const connection = await openConnection(url);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Runs statements on a connection of their own. Returns the rows of the last one. */
export function administer(url: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  return connected(url, async (connection) => {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await connection.query(statement));
    return rows;
  });
}

/** Creates a database: empty, or a copy of another one. */
export async function createDatabaseAt(url: string, name: string, from?: string): Promise<void> {
  const workers = await workersOf(url);
  const nodes = [url, ...(workers ?? [])];
  if (from !== undefined) {
    await Promise.all(nodes.map((node) => copyDatabase(node, name, from)));
    return;
  }
  await Promise.all(nodes.map((node) => administer(node, `create database ${name}`)));
  if (workers === undefined) return;
  await Promise.all(nodes.map((node) => administer(databaseAt(node, name), 'create extension citus')));
  const [coordinator, ...others] = nodes.map((node) => `'${new URL(node).hostname}', ${new URL(node).port}`);
  const added = others.map((worker) => `select citus_add_node(${worker})`);
  await administer(databaseAt(url, name), `select citus_set_coordinator_host(${coordinator})`, ...added);
}

export async function dropDatabases(url: string, names: readonly string[]): Promise<void> {
  const drop = names.map((name) => `drop database if exists ${name} with (force)`);
  await Promise.all([url, ...((await workersOf(url)) ?? [])].map((node) => administer(node, ...drop)));
}

/** Tables that may have rows. A cluster keeps them on its workers. */
const filledTables = `
  select relname as "name", (select rolsuper from pg_roles where rolname = current_user) as "maySkipTriggers"
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    and (pg_relation_size(oid) > 0 or exists (select from pg_extension where extname = 'citus'))`;

/** Deletes all rows, without triggers, one of which protects the audit. Returns false if the role is no superuser. */
export const deleteAllRows = (url: string): Promise<boolean> =>
  connected(url, async (connection) => {
    const { rows } = await connection.query<{ name: string; maySkipTriggers: boolean }>(filledTables);
    if (rows.some(({ maySkipTriggers }) => !maySkipTriggers)) return false;
    const settings = [`citus.propagate_set_commands = 'local'`, 'session_replication_role = replica'];
    const statements = [...settings.map((one) => `set local ${one}`), ...rows.map(({ name }) => `delete from ${name}`)];
    const all = ['begin', ...statements, 'commit'];
    // Citus takes the second delete of one message for a part of the first.
    for (const message of isCluster ? all : [all.join(';')]) await connection.query(message);
    return true;
  });

/** Ends all connections of a database, and rejects others. Copies can be made at any time. */
export async function closeDatabase(url: string, name: string): Promise<void> {
  await Promise.all([url, ...((await workersOf(url)) ?? [])].map((node) => administer(node, ...closing(name))));
}

/** Citus connects to each of its databases by itself. */
const closing = (name: string) => [
  `alter database ${name} allow_connections false`,
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
];

const copyDatabase = (node: string, name: string, from: string): Promise<void> =>
  connected(node, async (connection) => {
    const { rows } = await connection.query<{ isOpen: boolean; hasStrategies: boolean }>(
      `select datallowconn as "isOpen", current_setting('server_version_num')::int >= 150000 as "hasStrategies"
      from pg_database where datname = '${from}'`,
    );
    const [found] = rows;
    // The default strategy from version 15 on logs every page, which takes three times as long.
    const create = `create database ${name} template ${from} ${found?.hasStrategies ? 'strategy file_copy' : ''}`;
    const reopen = `alter database ${from} allow_connections true`;
    for (const statement of found?.isOpen ? [...closing(from), create, reopen] : [create]) await connection.query(statement);
  });

/** Returns the URLs of a cluster's workers; undefined for a PostgreSQL without Citus. */
async function workersOf(url: string): Promise<string[] | undefined> {
  if (ownsServer) return undefined;
  const [extension] = await administer(url, `select 1 from pg_extension where extname = 'citus'`);
  if (extension === undefined) return undefined;
  const nodes = await administer(url, 'select nodename, nodeport from pg_dist_node where groupid > 0 order by nodeid');
  return nodes.map(({ nodename, nodeport }) => Object.assign(new URL(url), { hostname: nodename, port: nodeport }).href);
}
