/** Classifies the errors of both engines, and names outages. */
import { misplaced } from './sqlite/file.ts';
import { isCorruption, isFull, isUnavailableFile } from './sqlite/sqlite-errors.ts';

/** The connection was lost during a commit: the transaction may have happened or not. */
export class UnknownOutcomeError extends Error {}

/** The database rejected the connection, or the transaction could not begin. Nothing was done. */
export class NotBegunError extends Error {
  constructor(cause: unknown) {
    // An error that sums up several addresses has only a code.
    const reason = cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause);
    // PostgreSQL's hint says what to do.
    const hint = cause instanceof Error && 'hint' in cause && typeof cause.hint === 'string' ? `. ${cause.hint}` : '';
    super(`The database cannot be used: ${reason}${hint}`, { cause });
  }
}

/** Another transaction changed the data that this one builds on. */
export class LostRaceError extends Error {}

/** Returns whether the transaction only lost a race, and may be repeated. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof LostRaceError || lostRaces.has(codeOf(error)) || isStale(error);

/**
 * PostgreSQL: serialization_failure, deadlock_detected, and unique_violation, since another transaction may have just added the
 * row.
 */
const lostRaces = new Set<unknown>(['40001', '40P01', '23505']);

/** Returns whether a statement's plan is older than its columns (PostgreSQL) or than its shard (Citus). A repetition works. */
export const isStale = (error: unknown): boolean => staleRoutines.has(routineOf(error)) || isOnOlderNode(error);

/** A migration commits a new column on the coordinator a moment before the workers, which then know fewer columns than the statement. */
const isOnOlderNode = (error: unknown): boolean =>
  error instanceof Error && / has \d+ columns available but \d+ columns specified$/.test(error.message);

/** A shard has gone when its API key got a shard of its own. */
const staleRoutines = new Set<unknown>(['RevalidateCachedQuery', 'LookupShardIdCacheEntry', 'LookupShardRelationFromCatalog']);

/**
 * Returns whether the database is unavailable for this call: out of reach, out of room or time, read-only, damaged, or too
 * contended. Nothing was written, and the service has no bug.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotBegunError || isRetryable(error) || isConnectionLost(error)) return true;
  const code = codeOf(error);
  return (typeof code === 'string' && unavailableStates.some((state) => code.startsWith(state))) || isUnavailableFile(error);
}

/** Returns whether one statement failed, such as by running out of time, while others may succeed. */
export const isOfStatement = (error: unknown): boolean => isFromServer(error) || !isUnavailable(error);

/** Returns whether a statement gave up waiting for a lock (PostgreSQL). */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Returns whether Citus got no response of a node to COMMIT. The node may have committed. */
export const isUnconfirmed = (error: unknown): boolean => routineOf(error) === 'ErrorIfPostCommitFailedShardPlacements';

const routineOf = (error: unknown): unknown => (error instanceof Error && 'routine' in error ? error.routine : undefined);

/** Returns whether PostgreSQL itself answered the statement, as opposed to a connection error. */
export const isFromServer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

/** Returns whether the connection is lost, so that no response will come. */
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
/** Messages of the PostgreSQL driver for errors without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;
/** PostgreSQL's SQLSTATEs, or their prefixes, for an unavailable database. */
const unavailableStates = [
  '53', // insufficient resources, a full disk among them
  '25006', // read-only transaction
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '57014', // query canceled: statement_timeout
  '55P03', // lock not available: lock_timeout
  '58030', // I/O error
  '28', // a pooler's response to a statement: invalid authorization
  '3D000', // the same: no such database
];

/** Returns the SQLSTATE or the operating system's code. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Names the outage in fixed words, since the text of an error may contain names and addresses. */
export function describeOutage(error: unknown): string {
  const cause = error instanceof NotBegunError ? error.cause : error;
  const code = codeOf(cause);
  const known = typeof code === 'string' ? outages.find(([state]) => code.startsWith(state)) : undefined;
  if (known !== undefined) return known[1];
  if (isTimeout(cause)) return noAnswer;
  if (isConnectionLost(cause)) return 'the database cannot be reached';
  if (isFull(cause)) return noSpace;
  if (isCorruption(cause)) return 'the database file is damaged';
  return isUnavailableFile(cause) ? 'the database file cannot be used' : 'the database cannot be used';
}

/** The code of an error for a schema on which this version cannot run. */
export const otherSchema = 'DATABASE_SCHEMA';

const noAnswer = 'the database does not respond in time';
const noSpace = 'the database has no space left';

/** By SQLSTATE or its prefix, or by a code of the system or of our own. */
const outages: readonly [string, string][] = [
  ['25006', 'the database is read-only'],
  ['28', 'the database rejects the credentials'],
  ['3D000', 'the database does not exist'],
  ['42501', 'the database denies the privilege'],
  ['531', noSpace],
  ['53300', 'the database accepts no further connections'],
  ['55P03', noAnswer],
  ['57014', noAnswer],
  ['EMFILE', 'the process has no file descriptors left'],
  ['ENFILE', 'the system has no file descriptors left'],
  [otherSchema, 'the schema of the database is not that of this version'],
  [misplaced, 'a file of the database was removed or replaced'],
  ['57P03', 'the database is starting or stopping'],
];

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  /^(timeout exceeded|timeout expired|Query read timeout|Connection terminated due to connection timeout)/.test(error.message);
