/** Runs the operators' commands: in the test's process, as processes, and those of `npm run admin` also on the service of a test. */
import { execFile } from 'node:child_process';
import { Console } from 'node:console';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Outcome } from '../../server/operate/admin/command-line.ts';
import { createProgram } from '../../server/operate/admin/program.ts';
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

const fileOf = (command: string) => join(root, `server/operate/commands/${command}.ts`);

/** Returns environment variables without the database of the tests. */
export function environment(env: { [name: string]: string }): NodeJS.ProcessEnv {
  const { DATA_DIR: _dataDir, DATABASE_URL: _url, TOKEN_SECRET: _secret, ...inherited } = process.env;
  return { ...inherited, ...env };
}

/** Runs a command as an operator does. */
export async function runProcess(
  command: string,
  words: readonly string[],
  { env = {}, cwd = root, input = '' }: Run = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const options = { cwd, env: environment(env), maxBuffer: 2 ** 26 };
  const child = execFile(process.execPath, [fileOf(command), ...words], options, (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : killed, stdout, stderr }),
  );
  child.stdin?.end(input);
  return await promise;
}

let latest: Promise<unknown> = Promise.resolve();
let count = 0;

/** Runs a command in the test's process, one at a time. A process of its own would take ten times as long. */
export function run(command: string, words: readonly string[], options: Run = {}): Promise<Ended> {
  const ended = latest.then(() => runHere(command, words, options));
  latest = ended.catch(() => {});
  return ended;
}

async function runHere(command: string, words: readonly string[], { env = {}, cwd = root, input = '' }: Run): Promise<Ended> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const its = {
    argv: [process.execPath, fileOf(command), ...words],
    env: environment(env),
    ...{ stdin: stdin.end(input), stdout, stderr },
  };
  const own = Object.entries(Object.getOwnPropertyDescriptors(process)).filter(([name]) => Object.hasOwn(its, name));
  const [{ console }, { exitCode }, folder] = [globalThis, process, process.cwd()];
  for (const [name, value] of Object.entries(its))
    Object.defineProperty(process, name, { value, configurable: true, writable: true });
  globalThis.console = new Console(stdout, stderr);
  process.exitCode = undefined;
  process.chdir(cwd);
  try {
    // A module runs once for each URL.
    await import(`${pathToFileURL(fileOf(command))}?${++count}`);
  } catch (error) {
    stderr.write(inspect(error));
    process.exitCode = 1;
  }
  const code = Number(process.exitCode ?? 0);
  process.chdir(folder);
  process.exitCode = exitCode;
  globalThis.console = console;
  for (const [name, descriptor] of own) Object.defineProperty(process, name, descriptor);
  for (const stream of [stdout, stderr]) stream.end();
  const [printed, reported] = await written;
  return { code, stdout: printed, stderr: reported };
}

/** The settings with which a command opens the database of the service. */
export const environmentOf = ({ config }: Pick<TestService, 'config'>): { [name: string]: string } => ({
  DATA_DIR: config.dataDir,
  TOKEN_SECRET: config.tokenSecrets.join(','),
  ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }),
  ...(config.database.prepare ? {} : { DATABASE_PREPARE: 'off' }),
});

/** Does the work of a command of `npm run admin` with the environment and the clock of the service. */
export async function admin({ service }: Pick<TestService, 'service'>, ...words: string[]): Promise<Outcome> {
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
