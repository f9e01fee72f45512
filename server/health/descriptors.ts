/** File descriptors. Some are kept, so that HEALTH_PORT responds when the process has used up all others. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Logger } from 'pino';

export interface Descriptors {
  /** Throws if none were left, until twice as many as are kept are free again. */
  assertLeft(): void;
  /** Returns the share of the limit that is in use, with those that are kept. Undefined on systems other than Linux. */
  used(): Promise<number | undefined>;
  /** Calls `refuse` when none are left, and when some are left again. */
  onChange(refuse: (areUsedUp: boolean) => void): void;
  close(): void;
}

/** Enough for the connections of probes and scrapes. */
const kept = 20;
const checkMs = 250;

export function keepDescriptors(log: Logger): Descriptors {
  const held: number[] = [];
  /** The reason why none were left. */
  let fault: { error: unknown } | undefined;
  let tell = (_areUsedUp: boolean) => {};

  function check(): void {
    const wanted = fault === undefined ? kept + 1 : 2 * kept;
    try {
      while (held.length < wanted) held.push(openSync(devNull, 'r'));
      release(kept);
      if (fault === undefined) return;
      fault = undefined;
      log.info('file descriptors are left again');
      tell(false);
    } catch (error) {
      release(0);
      if (fault !== undefined) return;
      fault = { error };
      tell(true);
      log.error(
        { err: error },
        'no file descriptors are left, so new connections are closed: raise the limit of open files (ulimit -n, LimitNOFILE)',
      );
    }
  }

  const release = (remaining: number) => {
    for (const descriptor of held.splice(remaining)) closeSync(descriptor);
  };
  check();
  const timer = setInterval(check, checkMs).unref();
  return {
    assertLeft: () => {
      check();
      if (fault !== undefined) throw fault.error;
    },
    used: async () => {
      const max = maxDescriptors();
      if (max === undefined) return undefined;
      const open = await readdir('/proc/self/fd');
      return Math.min((open.length + kept - held.length) / max, 1);
    },
    onChange: (refuse) => {
      tell = refuse;
    },
    close: () => {
      clearInterval(timer);
      release(0);
    },
  };
}

/** File descriptors for probes, mail, and files, which have one limit with connections. */
const reservedDescriptors = 184;

/** Returns the limit of file descriptors; undefined on systems other than Linux. */
function maxDescriptors(): number | undefined {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/**
 * Returns the number of connections for which there are descriptors beside those to the database, at most `maxConnections`. Logs a
 * smaller one.
 */
export function affordableConnections(maxConnections: number, poolSize: number, log: Logger): number {
  const limit = maxDescriptors() ?? Number.POSITIVE_INFINITY;
  const left = Math.max(limit - poolSize, 2);
  const connections = Math.min(maxConnections, Math.max(left - reservedDescriptors, Math.floor(left / 2)));
  if (connections < maxConnections) {
    log.warn(
      { maxConnections, openFiles: limit, connections },
      'fewer connections than MAX_CONNECTIONS: raise the limit of open files (ulimit -n, LimitNOFILE), or lower MAX_CONNECTIONS',
    );
  }
  return connections;
}
