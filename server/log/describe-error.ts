/** Describes errors for the log. */
import { inspect } from 'node:util';
import { truncate } from '../../generated/text.ts';

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

const maxText = 1000;
const maxFrames = 20;
const maxCauses = 4;

const described = new WeakSet<object>();

/**
 * Describes an error in bounded size. Leaves out properties that libraries add, such as rows, rejected bodies or connection strings.
 */
export function describeError(error: unknown, causes = maxCauses): DescribedError {
  const description = error instanceof Error ? describe(error, causes) : describeOther(error);
  described.add(description);
  return description;
}

/** Returns whether `describeError` made the value. */
export const isDescribed = (value: unknown): boolean => typeof value === 'object' && value !== null && described.has(value);

const describeOther = (value: unknown): DescribedError => ({
  type: typeof value,
  message: truncate(inspect(value, { depth: 0, maxStringLength: maxText }), maxText),
});

function describe(error: Error, causes: number): DescribedError {
  const frames = Array.from(error.stack?.matchAll(/^ {4}(at .*)/gm) ?? [], ([, frame = '']) => frame.trim());
  return {
    type: truncate(error.constructor.name, maxText),
    message: truncate(error.message, maxText),
    ...('code' in error ? { code: truncate(String(error.code), maxText) } : {}),
    ...(frames.length === 0 ? {} : { stack: truncate(frames.slice(0, maxFrames).join('\n'), 4 * maxText) }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: describeError(error.cause, causes - 1) }),
  };
}
