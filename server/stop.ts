/** Ends the process at a signal or after an uncaught error. */
import type { Logger } from 'pino';
import type { Service } from './service.ts';

interface StopOptions {
  service: Pick<Service, 'stop'>;
  log: Logger;
  /** Milliseconds for which new connections are accepted: load balancers send them until they have polled `/readyz`. */
  drainDelayMs: number;
  /** Milliseconds after which the process ends, even with requests pending. Includes `drainDelayMs`. */
  timeoutMs: number;
}

/** Milliseconds within which a second signal counts as the same: npm repeats one that the terminal has sent to all, later on a busy machine. */
const sameSignalMs = 1000;

export function stopWithProcess({ service, log, drainDelayMs, timeoutMs }: StopOptions): void {
  let stoppingSince: number | undefined;

  function stop(exitCode: number): void {
    process.exitCode = exitCode;
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    setTimeout(() => {
      log.warn({ timeoutMs }, 'shutdown timeout exceeded');
      process.exit();
    }, timeoutMs);
    service.stop({ graceMs: drainDelayMs }).then(
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

  // The state of the process is unknown, so another one has to take over. Unhandled rejections come here too.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught exception: draining in-flight requests, then exiting');
    stop(1);
  });
}
