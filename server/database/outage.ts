/** Names the outage of the database in fixed words, since the text of an error may contain names and addresses. */
import { codeOf, isConnectionLost, NotBegunError } from './database-errors.ts';
import { misplaced } from './sqlite/file.ts';
import { isCorruption, isUnavailableFile } from './sqlite/sqlite-errors.ts';

export function describeOutage(error: unknown): string {
  const cause = error instanceof NotBegunError ? error.cause : error;
  const code = codeOf(cause);
  const known = typeof code === 'string' ? outages.find(([state]) => code.startsWith(state)) : undefined;
  if (known !== undefined) return known[1];
  if (isTimeout(cause)) return noAnswer;
  if (isConnectionLost(cause)) return 'the database cannot be reached';
  if (isCorruption(cause)) return 'the database file is damaged';
  return isUnavailableFile(cause) ? 'the database file cannot be used' : 'the database cannot be used';
}

const noAnswer = 'the database does not respond in time';

/** By SQLSTATE or its prefix, or by a code of the system or of our own. */
const outages: readonly [string, string][] = [
  ['25006', 'the database is read-only'],
  ['28', 'the database rejects the credentials'],
  ['3D000', 'the database does not exist'],
  ['42501', 'the database denies the privilege'],
  ['531', 'the database has no space left'],
  ['53300', 'the database accepts no further connections'],
  ['55P03', noAnswer],
  ['57014', noAnswer],
  ['EMFILE', 'the process has no file descriptors left'],
  ['ENFILE', 'the system has no file descriptors left'],
  [misplaced, 'a file of the database was removed or replaced'],
  ['57P03', 'the database is starting or stopping'],
];

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  /^(timeout exceeded|timeout expired|Query read timeout|Connection terminated due to connection timeout)/.test(error.message);
