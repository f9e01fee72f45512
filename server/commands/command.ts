/** What the commands share: the service's configuration and data, without its server. */
import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Environment } from '../context.ts';
import { openEnvironment } from '../service.ts';

/** A mistake of who typed the command: told without a stack. */
export class UsageError extends Error {}

/**
 * Runs a command on the data that the environment variables and `.env` name. What goes wrong is told on stderr, with exit code 1.
 */
export async function runCommand(command: (environment: Environment) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    // On stderr, since stdout is the command's own.
    const log = pino({ level: 'warn', base: null }, process.stderr);
    const { environment, close } = await openEnvironment({ config, clock: systemClock, log, wakeWorker: () => {} });
    try {
      await command(environment);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
