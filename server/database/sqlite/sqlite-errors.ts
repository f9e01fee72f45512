/** Classifies SQLite's errors. */

export const resultCodes = {
  permissionDenied: 3,
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
};

/** Extended codes have the primary code in their lowest byte. */
function resultCodeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Another process is writing. */
export const isLocked = (error: unknown): boolean => resultCodeOf(error) === resultCodes.busy;

export const isIoError = (error: unknown): boolean => resultCodeOf(error) === resultCodes.ioError;

export const isFull = (error: unknown): boolean => resultCodeOf(error) === resultCodes.full;

/** SQLite reports a damaged file. A temporary read error may look the same, see corruption.ts. */
export const isCorruption = (error: unknown): boolean => {
  const code = resultCodeOf(error);
  return code === resultCodes.corrupt || code === resultCodes.notADatabase;
};

const unavailable = new Set<number | undefined>(Object.values(resultCodes));

/** The file is unusable now, and the service has no bug. */
export const isUnavailableFile = (error: unknown): boolean => unavailable.has(resultCodeOf(error));
