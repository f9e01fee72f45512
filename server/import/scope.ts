/** State that the lines of one batch share. */
import { Refusal } from './check.ts';

export interface Scope {
  now: number;
  /** Names that lines refer to and that existed before this batch. */
  existing: ReadonlySet<string>;
  /** Names that this batch adds, with the numbers of their lines. */
  added: Map<string, number>;
}

/** A line, by its place in the file. */
export interface Numbered<Line> {
  number: number;
  line: Line;
}

type Effect = 'added' | 'updated' | 'unchanged';

export interface Outcome {
  number: number;
  /** A refusal says why. */
  result: Effect | Refusal;
}

/** The outcomes of lines of one type. */
export interface Plan<Row> {
  outcomes: Outcome[];
  /** Rows that are new or differ. */
  changed: Row[];
}

/** Names a thing that a line describes or refers to. */
type Name = readonly [type: 'organization' | 'folder' | 'document' | 'user' | 'annotation', ...ids: string[]];

export const nameOf = (...name: Name): string => JSON.stringify(name);

/** Compares the rows of lines with those that exist. `toRow` throws a Refusal for a line that is refused. */
export function plan<Line, Row extends object, Existing extends object>(
  { added }: Scope,
  lines: readonly Numbered<Line>[],
  toRow: (line: Line, number: number) => { name: string; row: Row },
  existing: ReadonlyMap<string, Existing>,
  columns: readonly (keyof Row & keyof Existing)[],
): Plan<Row> {
  const changed: Row[] = [];
  const resultOf = ({ number, line }: Numbered<Line>): Outcome['result'] => {
    try {
      const { name, row } = toRow(line, number);
      const before = existing.get(name);
      if (before !== undefined && columns.every((column) => Object.is(row[column], before[column]))) return 'unchanged';
      changed.push(row);
      if (before !== undefined) return 'updated';
      added.set(name, number);
      return 'added';
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };
  return { outcomes: lines.map((one) => ({ number: one.number, result: resultOf(one) })), changed };
}

/**
 * Throws a Refusal unless the thing exists or an earlier line adds it. A batch goes in by type, so the thing may exist by a later line
 * already; where a batch ends must not decide whether a line is refused.
 */
export function assertExists({ existing, added }: Scope, line: number, field: string, ...name: Name): void {
  const key = nameOf(...name);
  if (!existing.has(key) && (added.get(key) ?? line) >= line) throw missing(field, ...name);
}

export function missing(field: string, ...name: Name): Refusal {
  const thing = name[0] === 'organization' ? 'an organization' : `a ${name[0]}`;
  return new Refusal(`${field} must be the id of ${thing} in an earlier line or in the service, and "${name.at(-1)}" is none.`);
}
