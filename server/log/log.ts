/** Writes the log as lines of JSON, or for people in development. Descriptions of errors are bounded. */
import { type DestinationStream, type Logger, pino } from 'pino';
import { version } from '../../generated/handlers.ts';
import { printableLines } from '../../generated/text.ts';
import { describeError, isDescribed } from './describe-error.ts';
import { readable } from './readable-log.ts';

/** Fields of every line. */
const base = { pid: process.pid, version };

const serializers = { err: (error: unknown) => (isDescribed(error) ? error : describeError(error)) };

/** Default of `stream`: stdout. */
export const createLog = (level: string, stream = defaultStream()): Logger => {
  // JSON escapes only some of the characters that drive a terminal.
  const options = { level, base, serializers, hooks: { streamWrite: printableLines } };
  return stream === undefined ? pino(options) : pino(options, stream);
};

const defaultStream = (): DestinationStream | undefined =>
  process.env.NODE_ENV === 'development' ? readableLog(console.log) : undefined;

export const readableLog = (print: (text: string) => void): DestinationStream => ({
  write: (line) => print(readable(JSON.parse(line))),
});
