/** Writes the log for people: one line for each request, with the reason of its failure. */
import { printable, truncate } from '../../generated/text.ts';

/** The part of a logger that the frame uses. pino and `console` have it. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Default: all levels are enabled. */
  isLevelEnabled?(level: 'info' | 'warn' | 'error'): boolean;
}

const maxLine = 500;

/** Prints the log to the terminal. */
export const consoleLogger: Logger = {
  info: (fields, msg) => console.log(readable({ ...fields, msg })),
  warn: (fields, msg) => console.warn(readable({ ...fields, msg })),
  error: (fields, msg) => console.error(readable({ ...fields, msg })),
};

/** Returns the text of an entry, with its fields and its message `msg`. */
export function readable(entry: { readonly [field: string]: unknown }): string {
  const { level: _level, time: _time, pid: _pid, version: _version, msg, err, ...fields } = entry;
  const text = msg === 'request' || msg === 'slow request' ? requestLine(fields) : [msg, ...pairs(fields)].join(' ');
  return [text, ...errorLines(err)].map((line) => truncate(printable(line), maxLine)).join('\n');
}

/** `400 addOrganizations 3 ms: /data/organizations is required.` */
function requestLine({ status, operation, method, path, ms, message }: { readonly [field: string]: unknown }): string {
  const line = `${status} ${operation ?? `${method} ${path}`} ${Math.ceil(Number(ms))} ms`;
  return message === undefined ? line : `${line}: ${message}`;
}

const pairs = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${textOf(value)}`]));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the lines of an error that `describeError` made, with its causes. */
function errorLines(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('type' in error) || !('message' in error)) return [];
  const frames = 'stack' in error ? String(error.stack).split('\n') : [];
  const causes = 'cause' in error ? errorLines(error.cause) : [];
  return [`  ${error.type}: ${error.message}`, ...frames.map((frame) => `    ${frame}`), ...causes];
}
