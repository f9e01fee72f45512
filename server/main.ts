/** `npm start`: the service, configured by environment variables and by `.env` in the working directory. */
import type { Logger } from 'pino';
import './heap.ts';

let log: Logger | undefined;
// Until it is ready nobody waits for an answer: what it has begun is left as a crash would leave it.
const giveUpStart = (signal: string) => {
  log?.info({ signal }, 'stopped before it was ready');
  process.exit();
};
process.on('SIGTERM', giveUpStart).on('SIGINT', giveUpStart);

// Loaded after this, since that takes most of the start. No compile cache: in a folder that another user made, it would run that user's code.
const [{ createLog }, { loadConfig, startupError }, { startService }, { stopWithProcess }] = await Promise.all([
  import('./log.ts'),
  import('./start.ts'),
  import('./service.ts'),
  import('./stop.ts'),
]);

let config: ReturnType<typeof loadConfig> | undefined;
try {
  config = loadConfig();
  log = createLog(config.logLevel);
  const service = await startService({ config, log });
  const { url, healthUrl } = service;
  const database = config.databaseUrl === undefined ? config.dataDir : 'postgresql';
  // In this order: a signal that comes while nobody listens for it is lost.
  stopWithProcess({ service, log, timeoutMs: config.shutdownTimeoutMs });
  process.off('SIGTERM', giveUpStart).off('SIGINT', giveUpStart);
  log.info({ url, docs: `${url}/docs`, database, ...(healthUrl === url ? {} : { healthUrl }) }, 'ready');
} catch (error) {
  console.error(startupError(error, config));
  process.exitCode = 1;
}
