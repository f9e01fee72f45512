import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/**
 * Node.js itself imports the tests and the server, as it does outside of tests. Files of a project share one process for each core, and
 * so import the server once.
 */
const native = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Processes that tests start load the same code again and again: half of the processor time of a start. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/**
 * A folder for temporary files in memory, if there is one with room. On SQLite, each commit waits for the disk: a third of the time of
 * these tests. The tortures use the disk.
 */
function inMemory(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 31 ? folder : tmpdir();
}

/** A slow machine must not fail a test, so polls wait for up to a minute. */
const expect = { poll: { timeout: 60_000 } };

/** Tests that start services. The others need no database. */
const withService = globSync('test/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes(`from './harness.ts'`),
);

/** Tests that install npm packages. */
const withPackages = ['test/backend.test.ts', 'test/consumer.test.ts', 'test/deploy.test.ts', 'test/package.test.ts'];

/**
 * Promises of the client, the pages and HTTP, and of SQL that the engines share: tests of the parts run all of it on both.
 */
const onSqliteAlone = [
  'sqlite-deleted-data',
  'sqlite-plans',
  'client-and-service',
  'console',
  'console-page',
  'effects',
  'email-addresses',
  'import-policy',
  'known-users',
  'neighbours',
  'page-tokens',
  'python',
  'readme',
  'record',
  'requests',
  'samples',
  'verify',
];
/** Promises that SQLite has no part in. */
const onPostgresAlone = ['alerts', 'citus', 'plans', 'pgbouncer', 'postgres-outages', 'processes', 'locks'];
const except = (names: readonly string[]) => withService.filter((file) => !names.includes(basename(file, '.test.ts')));

/** Begins with the longest file of each project, so that no worker ends long after the others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.includes(basename(moduleId, '.test.ts'));
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((some) => [
      ...some.filter(isLongest),
      ...some.filter((one) => !isLongest(one)),
    ]);
  }
}
const longest = ['consumer', 'every-server', 'verify', 'samples', 'restore', 'restore-faults', 'stand-ins', 'scaling', 'rolling'];

export default defineConfig({
  test: {
    root,
    sequence: { sequencer: LongestFirst },
    // Many tests wait, for processes that they start and for pages of a browser, so one process more than cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          root,
          ...native,
          expect,
          name: 'contract',
          env,
          include: ['test/*.test.ts'],
          exclude: [...withService, ...withPackages],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          ...native,
          expect,
          name: 'packages',
          env,
          include: withPackages,
          globalSetup: 'test/packed.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          root,
          ...native,
          expect,
          name: 'sqlite',
          include: except(onPostgresAlone),
          env: { ...env, TEST_ENGINE: 'sqlite', TMPDIR: inMemory() },
          setupFiles: 'test/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          ...native,
          expect,
          name: 'postgres',
          include: except(onSqliteAlone),
          env: { ...env, TEST_ENGINE: 'postgres', TMPDIR: inMemory() },
          globalSetup: ['test/postgres.ts', 'test/pgbouncer.ts'],
          setupFiles: 'test/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
