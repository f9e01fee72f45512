/** Reads the configuration, and describes start errors in one line that names the setting to change. */
import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isFromServer, NotBegunError } from '../database/database-errors.ts';
import { fileIn } from '../database/sqlite/open.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { readTextFile } from '../settings/foreign-text.ts';

/** Reads the environment variables, and `.env` in the working directory for unset ones. */
export function loadConfig(): Config {
  try {
    const written = existsSync('.env') ? parseEnv(readTextFile('.env')) : {};
    for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
  } catch (error) {
    throw new ConfigError(`The file .env cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return readConfig(process.env);
}

/** Describes a start error, without a stack if the reason is outside the program. */
export function startupError(error: unknown, config: Config | undefined): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return error;
  if ('errstr' in error && config !== undefined) return `The database ${fileIn(config.dataDir)} cannot be used: ${error.message}.`;
  if (isFromServer(error) && !(error instanceof NotBegunError)) return startupError(new NotBegunError(error), config);
  return 'syscall' in error || error instanceof NotBegunError ? error.message : error;
}
