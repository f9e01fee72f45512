/** What the commands share: the service's configuration and data, without its server. */
import { existsSync } from 'node:fs';
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
    const { environment, close } = await openEnvironment(readConfig(process.env), systemClock, () => {});
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
