/** `verify URL`: prints the report, writes it to files, and returns the exit code. */
import { writeFile } from 'node:fs/promises';
import { printableLines } from '../../../generated/text.ts';
import { type Command, readCommand, UsageError, usage } from './options.ts';
import type { Case } from './outcome.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { exitCodeOf, printableReport, type Report } from './report/report.ts';
import { terminalReport } from './report/terminal.ts';
import { verify } from './verify.ts';

export async function main(args: readonly string[], env: NodeJS.Dict<string>): Promise<number> {
  let command: Command | undefined;
  try {
    command = readCommand(args, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${printableLines(error.message)}\n\nverify --help shows all options.`);
    return 2;
  }
  if (command === undefined) {
    console.log(usage);
    return 0;
  }
  const report = printableReport(await verify({ ...command.options, onCase: progress(), signal: onInterrupt() }));
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  process.stdout.write(terminalReport(report, process.stdout.isTTY && process.env.NO_COLOR === undefined));
  await writeFiles(command, report);
  return exitCodeOf(report);
}

/** Returns a signal that the first Ctrl+C raises. The second one ends the process, as without this. */
function onInterrupt(): AbortSignal {
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      console.error('Deleting the data of the run. Press Ctrl+C again to leave it.');
      interrupt.abort();
    });
  }
  return interrupt.signal;
}

async function writeFiles({ files: { json, junit } }: Command, report: Report): Promise<void> {
  if (json !== undefined) await writeFile(json, jsonReport(report));
  if (junit !== undefined) await writeFile(junit, junitReport(report));
}

/** Returns a function that shows the last case on a terminal, or each check in a log. */
function progress(): (one: Case, requests: number) => void {
  let check: string | undefined;
  let shownAt = 0;
  return (one, requests) => {
    if (process.stderr.isTTY) {
      if (Date.now() - shownAt < 100) return;
      shownAt = Date.now();
      const line = `${requests} requests · ${one.check} · ${one.operation}`;
      process.stderr.write(`\r\u001B[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
    } else if (one.check !== check) {
      check = one.check;
      console.error(`${one.check} …`);
    }
  };
}
