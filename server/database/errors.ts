/** What the errors of either engine mean. */
import { isUnavailableFile } from './sqlite/errors.ts';

/** The connection was lost while a transaction committed: it may have happened or not. */
export class UnknownOutcomeError extends Error {}

/** The database let nobody in, or no transaction begin. Whatever its reason was, nothing was done. */
export class NotBegunError extends Error {
  constructor(cause: unknown) {
    // Of several addresses that were tried, the error that sums them up has a code alone.
    const reason = cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause);
    super(`The database cannot be used: ${reason}`, { cause });
  }
}

/** Another transaction changed what this one builds on. */
export class LostRaceError extends Error {}

/** Whether the transaction only lost a race, and may be run again. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof LostRaceError || lostRaces.has(codeOf(error)) || isStale(error);

/** PostgreSQL: serialization_failure, deadlock_detected, and unique_violation, since another transaction may have just added the row. */
const lostRaces = new Set<unknown>(['40001', '40P01', '23505']);

/** Whether a prepared statement gives other columns than when it was prepared (PostgreSQL); asked again, it works. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/**
 * Whether an error says that the database cannot serve this call now: out of reach, out of room or time, read-only, damaged, or too
 * contended. Nothing was written, and it is not a bug of ours.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotBegunError || isRetryable(error) || isConnectionLost(error)) return true;
  const code = codeOf(error);
  return (typeof code === 'string' && unavailableStates.some((state) => code.startsWith(state))) || isUnavailableFile(error);
}

/** Whether a statement gave up waiting for a lock (PostgreSQL). */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Whether it is PostgreSQL's own answer to a statement, and not what became of the connection. */
export const isFromServer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

/** Whether an error says that the connection to the database is gone, so that an answer to what was asked will never come. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (typeof code === 'string' && (unreachable.has(code) || /^(08|57P0)/.test(code))) || lostConnection.test(error.message);
}

const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENFILE',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the PostgreSQL driver says without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;
/** PostgreSQL's SQLSTATEs, or how they begin, with which it says that it cannot serve now. */
const unavailableStates = [
  '53', // insufficient resources, a full disk among them
  '25006', // read-only transaction
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '57014', // query canceled: statement_timeout
  '55P03', // lock not available: lock_timeout
  '58030', // I/O error
  '28', // a pooler's answer to a statement: invalid authorization
  '3D000', // the same: no such database
];

/** SQLSTATE or the operating system's. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
