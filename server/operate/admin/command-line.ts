/** Opens the database for a command of `npm run admin`, confirms and prints. */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { printable } from '../../../generated/text.ts';
import { type EmailAddress, parseEmailAddress } from '../../addresses/email-address.ts';
import type { Environment } from '../../context.ts';
import { LedgerError } from '../../ledger/ledger.ts';
import { CommandError, print, printError, runCommand, UsageError } from '../commands/command.ts';

/** The outcome of a command: for programs with `--json`, otherwise in lines for people. */
export interface Outcome {
  data: unknown;
  lines: readonly string[];
}

/** Turns the work of a command into its action, which opens the database and prints the outcome. */
export type Act = <Given extends unknown[]>(
  work: (environment: Environment, ...given: Given) => Promise<Outcome>,
) => (...given: Given) => Promise<void>;

export const createAct =
  (isJson: () => boolean): Act =>
  (work) =>
  (...given) =>
    runCommand(
      () => given,
      async (environment) => {
        const { data, lines } = await work(environment, ...given);
        print(isJson() ? JSON.stringify(data, null, 2) : lines.join('\n'));
      },
    );

export type AddCommands = (program: Command, act: Act) => void;

/** Asks for a confirmation, unless the option `--yes` gives it. Throws if it is missing. */
export async function confirm(question: string, isConfirmed: boolean | undefined): Promise<void> {
  if (isConfirmed === true) return;
  if (!process.stdin.isTTY) throw new UsageError(`${question} Confirm with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${printable(question)} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.');
}

/** Returns rows in aligned columns, below their names. */
export function table<Row extends object>(
  rows: readonly Row[],
  columns: { readonly [name: string]: (row: Row) => unknown },
): string[] {
  const names = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((value) => printable(String(value(row)))));
  const widths = names.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]?.length ?? 0)));
  return [names, ...cells].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export function wholeNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export function emailAddress(text: string): EmailAddress {
  const address = parseEmailAddress(text);
  if (address === undefined) throw new InvalidArgumentError('It must be an email address.');
  return address;
}

/** Returns the operating system's user for the audit. */
export function operator(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    // A container's user may have no name.
    return `operator ${process.getuid?.() ?? ''}`.trim();
  }
}

/** Writes the entries of the command's change to the ledger. If that fails, the change stands, and the service tries again. */
export async function writeLedger({ ledger }: Environment): Promise<void> {
  try {
    await ledger.flush();
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    printError(`${error.message} The change was made. Its ledger entry is kept in the database until the service can write it.`);
  }
}
