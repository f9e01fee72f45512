/** Recognizes databases that speak PostgreSQL's protocol and are something else. */

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

/** Returns why the service refuses a database with this `version()`; undefined for a PostgreSQL that it runs on. */
export function engineProblem(version: string): string | undefined {
  const other = otherEngines.find(([part]) => part.test(version));
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1]);
  if (other === undefined && major >= oldestVersion) return undefined;
  const name = other?.[1] ?? (Number.isNaN(major) ? 'another engine' : `PostgreSQL ${major}`);
  return `it is ${name}, and the service is tested on PostgreSQL ${oldestVersion} and newer alone. DATABASE_ENGINE=any starts it anyway`;
}
