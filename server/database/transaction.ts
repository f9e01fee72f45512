import type { Db, Tx } from './open.ts';

/** Runs `work` in one transaction; again from the start where the engine says that it only lost a race (at most five times). */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !lostRaces.has(codeOf(error))) throw error;
    }
  }
}

/** PostgreSQL: serialization_failure and deadlock_detected. */
const lostRaces = new Set<unknown>(['40001', '40P01']);

/** Whether an error says that the database cannot be reached or has no room for another caller, as against a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'string' && (unreachable.has(code) || /^(08|53|57P0)/.test(code) || isBusy(error));
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** SQLITE_BUSY and SQLITE_FULL. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && (error.errcode === 5 || error.errcode === 13);

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
