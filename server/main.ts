/** `npm start`: the service, configured by environment variables and by `.env` in the working directory. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import './heap.ts';

let log: Logger | undefined;
// Until it is ready nobody waits for an answer: what it has begun is left as a crash would leave it.
const giveUpStart = (signal: string) => {
  log?.info({ signal }, 'stopped before it was ready');
  process.exit();
};
process.on('SIGTERM', giveUpStart).on('SIGINT', giveUpStart);

// What Node.js has compiled is kept for the next start; so what follows is loaded after this.
enableCompileCache();
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
  log.info({ url, docs: `${url}/docs`, database, ...(healthUrl === url ? {} : { healthUrl }) }, 'ready');
  // Otherwise it is kept when the process ends, unless that is killed.
  flushCompileCache();
  process.off('SIGTERM', giveUpStart).off('SIGINT', giveUpStart);
  stopWithProcess({ service, log, timeoutMs: config.shutdownTimeoutMs });
} catch (error) {
  console.error(startupError(error, config));
  process.exitCode = 1;
}
