import type { Db, Tx } from './open.ts';

/**
 * Runs `work` in one transaction; again from the start, at most five times, where the engine says that it only lost a race, or that a
 * table is no longer what it was when a statement was prepared.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !(lostRaces.has(codeOf(error)) || isStale(error))) throw error;
    }
  }
}

/** PostgreSQL: serialization_failure and deadlock_detected. */
const lostRaces = new Set<unknown>(['40001', '40P01']);

/** Whether a prepared statement gives other columns than when it was prepared (PostgreSQL); asked again, it works. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** Whether an error says that the database cannot be reached or has no room for another caller, as against a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStale(error)) return true;
  const code = codeOf(error);
  if (typeof code === 'string' && (unreachable.has(code) || /^(08|53|57P0)/.test(code))) return true;
  return (
    lostConnection.test(error.message) || ('errcode' in error && (error.errcode === sqliteBusy || error.errcode === sqliteFull))
  );
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** What the PostgreSQL driver says without a code. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const sqliteBusy = 5;
const sqliteFull = 13;

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
