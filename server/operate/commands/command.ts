/** Runs the commands with the service's configuration and data, without its server. */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { printableLines } from '../../../generated/text.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../context.ts';
import { NotBegunError } from '../../database/database-errors.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import { type EnvironmentOptions, openEnvironment } from '../../environment.ts';
import { createLog } from '../../log/log.ts';
import type { Config } from '../../settings/config.ts';
import { loadConfig, startupError } from '../load.ts';

/** A failure that is printed without a stack. Exit code 1. */
export class CommandError extends Error {}

/** A mistake in the arguments. Exit code 2. */
export class UsageError extends CommandError {}

/** The end after Ctrl-C. Exit code 130. */
export class InterruptedError extends CommandError {}

/** Prints text that may hold stored or given values, line by line. */
export const print = (text: string): void => console.log(printableLines(text));
export const printError = (text: string): void => console.error(printableLines(text));

/**
 * Runs a command on the database that the environment variables and `.env` name. It must exist and have the schema of this version,
 * since commands neither create nor migrate it. Prints errors to stderr, and sets the exit code.
 */
export async function runCommand<Arguments>(
  readArguments: () => Arguments,
  command: (environment: Environment, given: Arguments) => Promise<void>,
): Promise<void> {
  await runWithOptions(readArguments, async (options, given) => {
    const { environment, close } = await openEnvironment({ ...options, mayCreate: false });
    try {
      printError(`Database: ${nameOf(options.config)}`);
      await command(environment, given);
    } finally {
      await close();
    }
  });
}

/** Runs a command that opens the environment by itself. */
export async function runWithOptions<Arguments>(
  readArguments: () => Arguments,
  command: (options: EnvironmentOptions, given: Arguments) => Promise<void>,
): Promise<void> {
  let config: Config | undefined;
  try {
    const given = readArguments();
    config = loadConfig();
    // Logs to stderr, since stdout belongs to the command.
    const log = createLog('warn', process.stderr);
    const database = { ...config.database, startTimeoutMs: 0 };
    await command({ config: { ...config, database }, clock: systemClock, log, wakeWorker: () => {} }, given);
  } catch (error) {
    const told = error instanceof CommandError ? error.message : inWords(error, config);
    printError(typeof told === 'string' ? told : inspect(told));
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  return error instanceof InterruptedError ? 130 : 1;
}

function inWords(error: unknown, config: Config | undefined): unknown {
  const told = startupError(error, config);
  if (!(error instanceof NotBegunError) || config === undefined) return told;
  return error.message.replace('The database', `The database ${nameOf(config)}`);
}

/** Returns the database's name for messages, without a password. */
export function nameOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return resolve(fileIn(dataDir));
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl);
  const at = host || searchParams.get('host') || 'localhost';
  return `${protocol}//${username === '' ? '' : `${username}@`}${at}${pathname}`;
}

let isInterrupted: boolean | undefined;

/** Returns a function that tells whether Ctrl-C was pressed. A second one ends the command at once. */
export function watchInterrupt(): () => boolean {
  if (isInterrupted === undefined) {
    isInterrupted = false;
    process.once('SIGINT', () => {
      isInterrupted = true;
    });
  }
  return () => isInterrupted === true;
}
