/** `npm start`: runs the service, configured by environment variables and by `.env` in the working directory. */
import { inspect } from 'node:util';
import type { Logger } from 'pino';
import './heap.ts';

let log: Logger | undefined;
// Before the service is ready, a signal ends the process at once: no request is pending, and a start survives a crash.
const giveUpStart = (signal: string) => {
  log?.info({ signal }, 'stopped before it was ready');
  process.exit();
};
process.on('SIGTERM', giveUpStart).on('SIGINT', giveUpStart);

// Loads the rest here, since that takes most of the start. Sets no compile cache: in a folder of another user, it would run that
// user's code.
const [{ createLog }, { loadConfig, startupError }, { observe }, { startService }, { stopWithProcess }, { printableLines }] =
  await Promise.all([
    import('./log/log.ts'),
    import('./operate/load.ts'),
    import('./telemetry/observe.ts'),
    import('./service.ts'),
    import('./stop.ts'),
    import('../generated/text.ts'),
  ]);

let config: ReturnType<typeof loadConfig> | undefined;
try {
  config = loadConfig();
  log = createLog(config.logLevel);
  const service = await startService({ config, log, ...(await observe(config, process.env)) });
  const { url, healthUrl } = service;
  const database = config.databaseUrl === undefined ? config.dataDir : 'postgresql';
  // Registers the new handlers before removing the old, so that no signal is lost.
  stopWithProcess({ service, log, drainDelayMs: config.drainDelayMs, timeoutMs: config.shutdownTimeoutMs });
  process.off('SIGTERM', giveUpStart).off('SIGINT', giveUpStart);
  log.info({ url, docs: `${url}/docs`, database, ...(healthUrl === url ? {} : { healthUrl }) }, 'ready');
} catch (error) {
  const told = startupError(error, config);
  console.error(printableLines(typeof told === 'string' ? told : inspect(told)));
  process.exitCode = 1;
}
