/**
 * `npm run import -- FILE.ndjson --api-key ID`: imports organizations, folders, documents, users and annotations, one per line.
 * Without a file, or with `-`, it reads standard input. An interrupted import is run again: stored lines stay unchanged.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printable } from '../../../generated/text.ts';
import { readLines } from '../../ledger/lines.ts';
import { withoutMark } from '../../settings/foreign-text.ts';
import { findApiKey } from '../../workspaces/store.ts';
import { maxLineBytes } from '../import/check.ts';
import { progressBar } from '../import/progress.ts';
import { importLines, type Summary } from '../import/run-import.ts';
import { CommandError, InterruptedError, print, printError, runCommand, UsageError, watchInterrupt } from './command.ts';

const usage = 'Usage: npm run import -- FILE.ndjson --api-key ID   (the file may be -, standard input)';

function readArguments(): { file: string; apiKey: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'api-key': { type: 'string' } } });
    const [file = '-', ...others] = positionals;
    const apiKey = values['api-key'];
    if (apiKey === undefined || others.length > 0) throw new UsageError(usage);
    return { file, apiKey };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

await runCommand(readArguments, async (environment, { file, apiKey }) => {
  if ((await findApiKey(environment.ask, apiKey)) === undefined) throw new CommandError(`There is no API key "${apiKey}".`);
  const { size, chunks } = await open(file);
  const bar = progressBar(process.stderr, size);
  const began = performance.now();
  const isInterrupted = watchInterrupt();
  const summary = await importLines(
    environment,
    apiKey,
    takeUntil(isInterrupted, readLines(withoutMark(chunks, file), maxLineBytes)),
    {
      refused: (number, reason) => {
        bar.clear();
        printError(`line ${number}: ${printable(reason)}`);
      },
      progress: ({ lines }, bytes) => bar.draw(bytes, lines),
    },
  );
  bar.clear();
  print(inWords(summary, (performance.now() - began) / 1000));
  if (summary.refused > 0) process.exitCode = 1;
  if (isInterrupted())
    throw new InterruptedError('Interrupted. Run the same command again to continue. Stored lines stay unchanged.');
});

async function* takeUntil<Item>(isOver: () => boolean, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (isOver()) return;
    yield item;
  }
}

async function open(file: string): Promise<{ size: number | undefined; chunks: AsyncIterable<Buffer> }> {
  if (file === '-') return { size: undefined, chunks: process.stdin };
  try {
    const { size } = await stat(file);
    return { size, chunks: createReadStream(file, { highWaterMark: 262_144 }) };
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function inWords({ lines, added, updated, unchanged, refused }: Summary, seconds: number): string {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const counts = Object.entries({ added, updated, unchanged, refused }).map(([effect, count]) => `${number(count)} ${effect}`);
  const pace = `in ${seconds.toFixed(1)} s, ${number(lines / Math.max(seconds, 0.001))} per second`;
  return `${number(lines)} lines: ${counts.join(', ')} (${pace}).`;
}
