/**
 * `npm run demo -- --documents 1000 --users 100 --seed 1 > demo.ndjson`: prints demo data as lines for `npm run import`. The same
 * options give the same lines.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { printableError } from '../../../generated/text.ts';
import { type DemoOptions, demoLines } from '../import/demo.ts';

const usage = 'Usage: npm run demo -- [--documents 1000] [--users 100] [--seed 1] > demo.ndjson';

function readArguments(): DemoOptions {
  const option = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({ options: { documents: option('1000'), users: option('100'), seed: option('1') } });
  const integer = (name: 'documents' | 'users' | 'seed', max: number): number => {
    const text = values[name];
    if (/^\d{1,10}$/.test(text) && Number(text) <= max) return Number(text);
    throw new TypeError(`--${name} must be a whole number from 0 to ${max}, but is "${text}"`);
  };
  const max = 1_000_000_000;
  return { documents: integer('documents', max), users: integer('users', max), seed: integer('seed', 4_294_967_295) };
}

/** Writes many lines in one piece, since single writes would take most of the time. */
function* pieces(options: DemoOptions): Generator<string> {
  let piece = '';
  for (const line of demoLines(options)) {
    piece += `${JSON.stringify(line)}\n`;
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}

try {
  // The pipeline waits for a slower reader.
  await pipeline(Readable.from(pieces(readArguments())), process.stdout);
} catch (error) {
  // A reader that has read enough, such as `head`, closes the pipe.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
    console.error(`${printableError(error)}\n${usage}`);
    process.exitCode = 2;
  }
}
