/** What the lines of one batch share while they go in. */
import { Refusal } from './check.ts';

export interface Scope {
  apiKeyId: string;
  now: number;
  /** The names of what lines refer to, as far as it existed before this batch. */
  existing: ReadonlySet<string>;
  /** What this batch adds, by name, with the number of its line. */
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

/** What lines of one type come to. */
export interface Plan<Row> {
  outcomes: Outcome[];
  /** Those that are new or differ. */
  changed: Row[];
}

/** Of anything that a line states or refers to. */
type Name = readonly [type: 'organization' | 'folder' | 'document' | 'user' | 'annotation', ...ids: string[]];

export const nameOf = (...name: Name): string => JSON.stringify(name);

/**
 * Compares the rows that lines state with those that exist. `toRow` throws a refusal for a line that is refused.
 */
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
 * What a line refers to exists, and came first. A batch goes in by type, not by line, so that what a later line adds may exist already;
 * whether a line is refused must not depend on where a batch ends.
 */
export function assertExists({ existing, added }: Scope, line: number, field: string, ...name: Name): void {
  const key = nameOf(...name);
  if (!existing.has(key) && (added.get(key) ?? line) >= line) throw missing(field, ...name);
}

export function missing(field: string, ...name: Name): Refusal {
  const thing = name[0] === 'organization' ? 'an organization' : `a ${name[0]}`;
  return new Refusal(`${field} must be the id of ${thing} in an earlier line or in the service, and "${name.at(-1)}" is none.`);
}
