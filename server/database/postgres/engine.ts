/** Facts of a PostgreSQL server, and databases that speak its protocol and are something else. */

/** Selects the number of connections that the role may open to the database. */
export const openableConnections = `least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user))`;

const oldestVersion = 13;

/** By a part of what `version()` returns. */
const otherEngines: readonly [part: RegExp, name: string][] = [
  [/CockroachDB/i, 'CockroachDB'],
  [/-YB-|Yugabyte/i, 'YugabyteDB'],
  [/Greenplum/i, 'Greenplum'],
  [/Redshift/i, 'Amazon Redshift'],
  [/Materialize/i, 'Materialize'],
  [/CrateDB/i, 'CrateDB'],
];

/** Selects the facts by which the service rejects a database. */
export const identity = 'select version() as version, getdatabaseencoding() as encoding';

export interface Identity {
  version: string;
  encoding: string;
}

/** Returns why the service rejects the database, and what to do; undefined for one that it runs on. */
export function engineProblem({ version, encoding }: Identity): string | undefined {
  const other = otherEngines.find(([part]) => part.test(version));
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1]);
  if (other === undefined && major >= oldestVersion) {
    return encoding === 'UTF8'
      ? undefined
      : `its encoding is ${encoding}, which cannot hold every text. Create a database with encoding UTF8: createdb --encoding=UTF8 --template=template0 NAME`;
  }
  const name = other?.[1] ?? (Number.isNaN(major) ? 'another engine' : `PostgreSQL ${major}`);
  return `it is ${name}, but the service is tested only on PostgreSQL ${oldestVersion} and newer`;
}
