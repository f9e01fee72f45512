/** What the commands share: the service's configuration and data, without its server. */
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Environment } from '../context.ts';
import { createLog } from '../log.ts';
import { openEnvironment } from '../service.ts';
import { loadConfig, startupError } from '../start.ts';

/** A mistake of who typed the command: told without a stack. */
export class UsageError extends Error {}

/**
 * Runs a command on the data that the environment variables and `.env` name. What goes wrong is told on stderr, with exit code 1.
 */
export async function runCommand(command: (environment: Environment) => Promise<void>): Promise<void> {
  let config: Config | undefined;
  try {
    config = loadConfig();
    // On stderr, since stdout is the command's own.
    const log = createLog('warn', process.stderr);
    const { environment, close } = await openEnvironment({ config, clock: systemClock, log, wakeWorker: () => {} });
    try {
      await command(environment);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : startupError(error, config));
    process.exitCode = 1;
  }
}
