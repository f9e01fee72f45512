/** PgBouncer in transaction mode before a PostgreSQL, for tests. Debian's package `pgbouncer` has it, or the program in `PGBOUNCER`. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePort } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** PostgreSQL as the services of tests reach it. */
    serviceUrl: string;
  }
}

/**
 * With `TEST_POOLER`, services of tests reach PostgreSQL through PgBouncer. `prepared` or `unprepared`: whether it supports prepared
 * statements.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl: url } = project.getProvidedContext();
  const { TEST_POOLER: kind } = process.env;
  const pooler =
    kind === undefined
      ? { url, stop: async () => {} }
      : await startPgBouncer(url, { maxPreparedStatements: kind === 'prepared' ? 200 : 0 });
  project.provide('serviceUrl', pooler.url);
  return pooler.stop;
}

const program = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';

/** The first version with prepared statements in transaction mode is 1.21. */
const firstMinor = 21;

function readMinorVersion(): number | undefined {
  try {
    return Number(/^PgBouncer 1\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch (error) {
    if (process.env.PGBOUNCER !== undefined) throw error;
    return undefined;
  }
}

const minorVersion = readMinorVersion();

export const hasPgBouncer = minorVersion !== undefined;
export const canPrepare = minorVersion !== undefined && minorVersion >= firstMinor;

interface PgBouncer {
  /** The URL of the same database through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

interface PgBouncerOptions {
  /** `max_prepared_statements`; 0: PgBouncer does not support prepared statements. */
  maxPreparedStatements: number;
}

/** Starts PgBouncer before all databases of the server. */
export async function startPgBouncer(postgresUrl: string, { maxPreparedStatements }: PgBouncerOptions): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(postgresUrl);
  const ownPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}${password === '' ? '' : ` password=${password}`}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      // Each client is the role above.
      'auth_type = any',
      'pool_mode = transaction',
      ...(canPrepare ? [`max_prepared_statements = ${maxPreparedStatements}`] : []),
      'max_client_conn = 1000',
      // Fewer than the connections of the services, so that transactions change servers.
      'default_pool_size = 8',
      // Databases of earlier tests keep no connections.
      'server_idle_timeout = 5',
    ].join('\n'),
  );
  // PgBouncer rejects to run as root.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)));
  const exited = once(child, 'exit');
  while (!(await accepts(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${output}`);
    await pause(20);
  }
  return {
    url: Object.assign(new URL(postgresUrl), { port: String(ownPort) }).href,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
