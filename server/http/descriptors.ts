/** File descriptors, of which a process has a limited number for connections and files together. */
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Logger } from 'pino';

/** Descriptors for the database, probes, mail, and files. */
const reserved = 200;

/** Returns the limit; undefined on systems other than Linux. */
function limitOf(): number | undefined {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/** Returns the number of connections for which there are descriptors, at most `maxConnections`. Logs a smaller one. */
export function affordableConnections(maxConnections: number, log: Logger): number {
  const limit = limitOf() ?? Number.POSITIVE_INFINITY;
  const connections = Math.min(maxConnections, Math.max(limit - reserved, Math.floor(limit / 2)));
  if (connections < maxConnections) {
    log.warn(
      { maxConnections, openFiles: limit, connections },
      'fewer connections than MAX_CONNECTIONS: raise the limit of open files (ulimit -n, LimitNOFILE), or lower MAX_CONNECTIONS',
    );
  }
  return connections;
}

/** Throws if no descriptor is left. */
export async function assertDescriptorsLeft(): Promise<void> {
  const file = await open(devNull);
  await file.close();
}
