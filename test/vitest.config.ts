import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/** Rooms whose promises each engine keeps by code of its own. Promises of one engine lie in a folder of its name there. */
const onEachEngine = ['parts', 'database', 'jobs', 'operate'];
const filesOf = (rooms: readonly string[]) => rooms.map((room) => `test/${room}/**/*.test.ts`);

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

/** Processes that tests start load the same code again and again: half of the processor time of a start. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

const shared = {
  root,
  // Node.js itself imports the tests and the server, as it does outside of tests. Files of a project share one process for each core, and
  // so import the server once.
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // A slow machine must not fail a test.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 300_000,
  hookTimeout: 120_000,
};
const withService = { ...shared, setupFiles: 'test/support/setup.ts' };

/** Begins with the longest files, so that no worker ends long after the others. */
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
const longest = ['alerts', 'consumer', 'every-server', 'verify', 'samples', 'comebacks', 'starts', 'scaling'];

export default defineConfig({
  test: {
    root,
    sequence: { sequencer: LongestFirst },
    // Many tests wait, for processes that they start and for pages of a browser, so one process more than cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...withService,
          name: 'once',
          include: ['test/*/**/*.test.ts'],
          exclude: ['test/compiled-*/**', ...filesOf(['packages', ...onEachEngine])],
          env: { ...env, TEST_ENGINE: 'sqlite' },
        },
      },
      { test: { ...shared, name: 'packages', include: filesOf(['packages']), env, globalSetup: 'test/packages/packed.ts' } },
      {
        test: {
          ...withService,
          name: 'sqlite',
          include: filesOf(onEachEngine),
          exclude: ['test/*/postgres/**'],
          env: { ...env, TEST_ENGINE: 'sqlite', TMPDIR: inMemory() },
        },
      },
      {
        test: {
          ...withService,
          name: 'postgres',
          include: filesOf(onEachEngine),
          exclude: ['test/*/sqlite/**'],
          env: { ...env, TEST_ENGINE: 'postgres', TMPDIR: inMemory() },
          globalSetup: ['test/support/postgres.ts', 'test/support/pgbouncer.ts'],
        },
      },
    ],
  },
});
