/** `npm start`: the service, configured by environment variables and by `.env` in the working directory. */
import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';

// What Node.js has compiled is kept for the next start; so what follows is loaded after this.
enableCompileCache();
const [{ pino }, { ConfigError, readConfig }, { startService }] = await Promise.all([
  import('pino'),
  import('./config.ts'),
  import('./service.ts'),
]);

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const service = await startService({ config, log });
  log.info(
    { url: service.url, docs: `${service.url}/docs`, database: config.databaseUrl === undefined ? config.dataDir : 'postgresql' },
    'ready',
  );
  // Otherwise it is kept when the process ends, unless that is killed.
  flushCompileCache();
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      log.info({ signal }, 'stopping: finishing what is in flight; once more stops at once');
      service.stop().then(
        () => log.info('stopped'),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exitCode = 1;
        },
      );
    });
  }
} catch (error) {
  // Before there is a log, and for people: what to change, without a stack where the reason is known.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
