/** Writes the log as lines of JSON, with bounded descriptions of errors. */
import { inspect } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { truncate } from './text.ts';

export const createLog = (level: string, stream?: DestinationStream): Logger => {
  const options = { level, base: null, serializers: { err: describeError } };
  return stream === undefined ? pino(options) : pino(options, stream);
};

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

const maxText = 1000;
const maxFrames = 20;
const maxCauses = 4;

/**
 * Describes an error in bounded size. Leaves out properties that libraries add, such as rows, refused bodies or connection strings.
 */
export function describeError(error: unknown, causes = maxCauses): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: truncate(inspect(error, { depth: 0, maxStringLength: maxText }), maxText) };
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return {
    type: truncate(error.constructor.name, maxText),
    message: truncate(error.message, maxText),
    ...('code' in error ? { code: truncate(String(error.code), maxText) } : {}),
    stack: truncate(
      frames
        .slice(0, maxFrames)
        .map((line) => line.trim())
        .join('\n'),
      4 * maxText,
    ),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: describeError(error.cause, causes - 1) }),
  };
}
