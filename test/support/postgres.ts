/** The PostgreSQL of the tests, with a database to copy. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/open.ts';
import { readConfig } from '../../server/settings/config.ts';
import { administer, closeDatabase, createDatabaseAt, databaseAt, dropDatabases, ownsServer } from './databases.ts';
import { openPostgres, type Postgres } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: Postgres['url'];
    /** A database with the schema. The names of the run's other databases begin with it. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests prove behaviour, not durability.
  const { url, stop } = await openPostgres({ isDurable: false });
  if (!ownsServer) console.log('TEST_DATABASE_URL: tests of roles, passwords and event triggers are skipped.');
  const template = `test_${randomBytes(8).toString('hex')}`;
  project.provide('postgresUrl', url);
  project.provide('template', template);
  await createTemplate(url, template);
  // The databases of a server of our own go with it.
  if (ownsServer) return stop;
  return async () => {
    const left = await administer(url, `select datname from pg_database where datname like '${template}%'`);
    await dropDatabases(
      url,
      left.map(({ datname }) => datname),
    );
    await stop();
  };
}

/** Creates a database with the schema, to be copied, since the schema takes half a second. */
async function createTemplate(url: string, template: string): Promise<void> {
  await createDatabaseAt(url, template);
  const {
    database,
    databaseUrl,
    dataDir: folder,
  } = readConfig({
    DATABASE_URL: databaseAt(url, template),
    TOKEN_SECRET: 'nothing is ever signed with this secret',
  });
  const { close } = await openDatabase({ ...database, url: databaseUrl, folder, log: pino({ enabled: false }) });
  await close();
  await closeDatabase(url, template);
}
