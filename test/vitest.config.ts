import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages are imported as Node.js imports them. */
const deps = { interopDefault: false };

const root = join(import.meta.dirname, '..');

/** A slow machine is no failure: whoever polls waits for as long as it takes. */
const expect = { poll: { timeout: 20_000 } };

/** What starts a service promises something of it, which is held on both engines; the rest needs no database. */
const onBothEngines = globSync('test/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes(`from './harness.ts'`),
);

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
          include: ['test/*.test.ts'],
          exclude: onBothEngines,
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
          include: onBothEngines,
          env: { TEST_ENGINE: 'sqlite' },
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
          include: onBothEngines,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'test/postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
