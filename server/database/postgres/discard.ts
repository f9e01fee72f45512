/** Decides which errors make a connection unusable. */
import { codeOf, isConnectionLost, isStale } from '../database-errors.ts';

/** The connection has ended, or its prepared statements no longer fit the tables. */
export const isBroken = (error: unknown): boolean => isConnectionLost(error) || isStale(error) || isFatal(error);

/**
 * The connection leads to the wrong target: a role, a server or a pooler's session that has changed. A new connection may lead to
 * the right one.
 */
export function hasChanged(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'string' && changedStates.some((state) => code.startsWith(state));
}

const changedStates = [
  '25006', // read-only: a standby, or a role or database that was read-only when the connection began
  '26000', // no such prepared statement: a pooler's other session
  '28', // invalid authorization: a pooler could not authenticate
  '3D000', // no such database: the same
  '3F000', // no such schema
  '42501', // no privilege
  '42P01', // no such table
  '42P05', // the prepared statement exists already: a pooler's other session
];

/** PostgreSQL ends the connection after such an error. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');
