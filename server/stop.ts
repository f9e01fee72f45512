/** How the process ends: when it is told to, and when something went wrong that nobody has caught. */
import type { Logger } from 'pino';
import type { Service } from './service.ts';

interface StopOptions {
  service: Pick<Service, 'stop'>;
  log: Logger;
  /** Milliseconds after which it ends whatever happens. */
  timeoutMs: number;
}

/** For so many milliseconds new connections are accepted: load balancers still send them until they have asked `/readyz`. */
const graceMs = 500;
/** npm hands on a signal that the terminal has sent to everyone: what comes twice within so many milliseconds came once. */
const sameSignalMs = 200;

export function stopWithProcess({ service, log, timeoutMs }: StopOptions): void {
  let stoppingSince: number | undefined;

  function stop(exitCode: number): void {
    process.exitCode = exitCode;
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    setTimeout(() => {
      log.warn({ timeoutMs }, 'shutdown timeout exceeded');
      process.exit();
    }, timeoutMs);
    service.stop({ graceMs }).then(
      () => {
        log.info('stopped');
        process.exit();
      },
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) {
        log.info({ signal }, 'shutting down: draining in-flight requests; a second signal exits immediately');
        stop(0);
      } else if (performance.now() - stoppingSince > sameSignalMs) {
        log.warn({ signal }, 'second signal, exiting immediately');
        process.exit(1);
      }
    });
  }

  // Nobody knows what state such an error has left behind, so another process is to go on. A rejection that nobody handles comes here too.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught exception: draining in-flight requests, then exiting');
    stop(1);
  });
}
