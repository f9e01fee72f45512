import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages are imported as Node.js imports them. */
const deps = { interopDefault: false };

/** What the service promises is held on both engines; the rest needs no database. */
const parts = [
  'workspaces',
  'organizations',
  'folders',
  'documents',
  'permissions',
  'user-groups',
  'presence',
  'notifications',
  'user-data',
  'access',
  'concurrency',
  'database',
  'import',
  'jobs',
  'mock-and-service',
  'outages',
  'readme',
  'requests',
  'retention',
].map((name) => `test/${name}.test.ts`);

const root = join(import.meta.dirname, '..');

export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          root,
          deps,
          name: 'contract',
          include: ['test/*.test.ts'],
          exclude: parts,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          deps,
          name: 'sqlite',
          include: parts,
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          root,
          deps,
          name: 'postgres',
          include: parts,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'test/postgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
