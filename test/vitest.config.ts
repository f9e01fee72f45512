import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages are imported as Node.js imports them. */
const deps = { interopDefault: false };

const root = join(import.meta.dirname, '..');

/** Processes that tests start load the same code again and again: half of the processor time of a start. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** A slow machine is no failure: whoever polls waits for as long as it takes. */
const expect = { poll: { timeout: 20_000 } };

/** Tests that start services. The others need no database. */
const withService = globSync('test/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes(`from './harness.ts'`),
);

/** Promises of the client, the pages and HTTP alone, which no engine changes. */
const onSqliteAlone = ['client-and-service', 'console', 'examples', 'mock-and-service', 'readme', 'samples'];
/** Promises that SQLite has no part in. */
const onPostgresAlone = ['plans', 'postgres-connections', 'postgres-outages', 'locks'];
const except = (names: readonly string[]) => withService.filter((file) => !names.includes(basename(file, '.test.ts')));

export default defineConfig({
  test: {
    root,
    // Vitest leaves one core to itself, which with two would be half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          root,
          deps,
          expect,
          name: 'contract',
          env,
          include: ['test/*.test.ts'],
          exclude: withService,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          deps,
          expect,
          name: 'sqlite',
          include: except(onPostgresAlone),
          env: { ...env, TEST_ENGINE: 'sqlite' },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          deps,
          expect,
          name: 'postgres',
          include: except(onSqliteAlone),
          env: { ...env, TEST_ENGINE: 'postgres' },
          globalSetup: 'test/postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
