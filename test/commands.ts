/** Runs the operators' commands: as processes, and those of `npm run admin` also on the service of a test. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from '../server/operate/admin/command-line.ts';
import { createProgram } from '../server/operate/admin/program.ts';
import type { TestService } from './harness.ts';
import { root } from './service-process.ts';

export interface Ended {
  /** -1: ended by a signal. */
  code: number;
  stdout: string;
  stderr: string;
}

/** The code of a command that a signal has ended. */
const killed = -1;

interface Run {
  env?: { [name: string]: string };
  cwd?: string;
  /** The standard input. */
  input?: string;
}

/** Runs a command as an operator does, without the environment of the tests' database. */
export async function run(
  command: string,
  words: readonly string[],
  { env = {}, cwd = root, input = '' }: Run = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = join(root, `server/operate/commands/${command}.ts`);
  const { DATA_DIR: _dataDir, DATABASE_URL: _url, TOKEN_SECRET: _secret, ...inherited } = process.env;
  const options = { cwd, env: { ...inherited, ...env }, maxBuffer: 2 ** 26 };
  const child = execFile(process.execPath, [file, ...words], options, (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : killed, stdout, stderr }),
  );
  child.stdin?.end(input);
  return await promise;
}

/** The settings with which a command opens the database of the service. */
export const environmentOf = ({ config }: TestService): { [name: string]: string } => ({
  DATA_DIR: config.dataDir,
  TOKEN_SECRET: config.tokenSecrets.join(','),
  ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }),
  ...(config.database.prepare ? {} : { DATABASE_PREPARE: 'off' }),
});

/** Does the work of a command of `npm run admin` with the environment and the clock of the service. */
export async function admin({ service }: TestService, ...words: string[]): Promise<Outcome> {
  let outcome: Outcome | undefined;
  const program = createProgram(() => (work) => async (...given) => {
    outcome = await work(service.environment, ...given);
  });
  await program
    .configureOutput({ writeOut: () => {}, writeErr: () => {}, outputError: () => {} })
    .parseAsync(words, { from: 'user' });
  if (outcome === undefined) throw new Error('The command had no outcome.');
  return outcome;
}
