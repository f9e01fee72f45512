/** The state that the lines of one batch share. */
import { Refusal } from './check.ts';

export interface Scope {
  now: number;
  /** Names in the lines that existed before this batch. */
  existing: ReadonlySet<string>;
  /** Names that this batch adds, with the numbers of their lines. */
  added: Map<string, number>;
}

export interface Numbered<Line> {
  number: number;
  line: Line;
}

/** A line with the key of its organization; empty if the organization does not exist. */
export type Keyed<Line> = Line & { organizationKey: string };

type Effect = 'added' | 'updated' | 'unchanged';

export interface Outcome {
  number: number;
  /** The effect of the line, or the reason for its refusal. */
  result: Effect | Refusal;
}

/** The outcomes of lines of one type. */
export interface Plan<Row> {
  outcomes: Outcome[];
  /** Rows that are new or differ. */
  changed: Row[];
}

/** Names an item that a line describes or refers to. */
type Name = readonly [type: 'organization' | 'folder' | 'document' | 'user' | 'annotation', ...ids: string[]];

export const nameOf = (...name: Name): string => JSON.stringify(name);

/**
 * Compares the lines' rows with every field of the existing ones, except those that the service chooses. `toRow` throws a Refusal to reject
 * a line.
 */
export function plan<Line, Row extends object, Existing extends object>(
  { added }: Scope,
  lines: readonly Numbered<Line>[],
  toRow: (line: Line, number: number) => { name: string; row: Row },
  existing: ReadonlyMap<string, Existing>,
  chosen: readonly (keyof Existing & string)[] = [],
): Plan<Row> {
  const changed: Row[] = [];
  const resultOf = ({ number, line }: Numbered<Line>): Outcome['result'] => {
    try {
      const { name, row } = toRow(line, number);
      const before = existing.get(name);
      if (before !== undefined && isSame(row, before, chosen)) return 'unchanged';
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

function isSame(row: object, before: object, chosen: readonly string[]): boolean {
  const fields = new Map<string, unknown>(Object.entries(row));
  return Object.entries(before).every(([field, value]) => chosen.includes(field) || Object.is(fields.get(field), value));
}

/**
 * Throws a Refusal unless the item exists or an earlier line adds it. A batch is imported by type, so a later line may have added
 * the item already. The end of a batch must not decide whether a line is rejected.
 */
export function assertExists({ existing, added }: Scope, line: number, field: string, ...name: Name): void {
  const key = nameOf(...name);
  if (!existing.has(key) && (added.get(key) ?? line) >= line) throw missing(field, ...name);
}

export function missing(field: string, ...name: Name): Refusal {
  const thing = name[0] === 'organization' ? 'an organization' : `a ${name[0]}`;
  return new Refusal(`${field} must be the id of ${thing} in an earlier line or in the service, but there is no "${name.at(-1)}".`);
}
