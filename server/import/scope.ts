/** What the lines of one batch share while they go in. */
import type { Tx } from '../database/db.ts';
import * as organizations from '../organizations/store.ts';
import { Refusal } from './check.ts';

export interface Scope {
  tx: Tx;
  apiKeyId: string;
  now: number;
  /** What this batch has added, by name, with the number of its line. */
  added: Map<string, number>;
}

/** A line, by its place in the file. */
export interface Numbered<Line> {
  number: number;
  line: Line;
}

type Verdict = 'added' | 'updated' | 'unchanged';

export interface Outcome {
  number: number;
  /** A refusal says why. */
  verdict: Verdict | Refusal;
}

/** Of anything that a line states or refers to. */
type Name = readonly [type: 'organization' | 'folder' | 'document' | 'user' | 'annotation', ...ids: string[]];

export const nameOf = (...name: Name): string => JSON.stringify(name);

/** A row that a line is to be. */
export interface Wanted<Row> {
  number: number;
  name: string;
  row: Row;
}

/** The rows that lines are to be, and those lines that are refused instead. */
export function sift<Line, Row>(
  lines: readonly Numbered<Line>[],
  toRow: (line: Line, number: number) => { name: string; row: Row },
): { wanted: Wanted<Row>[]; refused: Outcome[] } {
  const wanted: Wanted<Row>[] = [];
  const refused: Outcome[] = [];
  for (const { number, line } of lines) {
    try {
      wanted.push({ number, ...toRow(line, number) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ number, verdict: error });
    }
  }
  return { wanted, refused };
}

/** Says of each row whether it is new, differs or is the same as what was found, and notes those that are new. */
export function compare<Row extends object, Found extends object>(
  { added: names }: Scope,
  wanted: readonly Wanted<Row>[],
  found: ReadonlyMap<string, Found>,
  columns: readonly (keyof Row & keyof Found)[],
): { outcomes: Outcome[]; added: Row[]; updated: Row[] } {
  const added: Row[] = [];
  const updated: Row[] = [];
  const outcomes = wanted.map(({ number, name, row }): Outcome => {
    const before = found.get(name);
    if (before === undefined) {
      names.set(name, number);
      added.push(row);
      return { number, verdict: 'added' };
    }
    if (columns.every((column) => Object.is(row[column], before[column]))) return { number, verdict: 'unchanged' };
    updated.push(row);
    return { number, verdict: 'updated' };
  });
  return { outcomes, added, updated };
}

/** The names of the lines' organizations that exist. */
export async function organizationsThere(
  { tx, apiKeyId }: Scope,
  lines: readonly Numbered<{ organizationId: string }>[],
): Promise<Set<string>> {
  const named = lines.map(({ line }) => line.organizationId);
  const existing = await organizations.findExisting(tx, apiKeyId, named);
  return new Set([...existing].map((id) => nameOf('organization', id)));
}

/**
 * What a line refers to is there, and came first. A batch goes in by type, not by line, so that what a later line adds may be there
 * already; whether a line is refused must not depend on where a batch ends.
 */
export function mustBeThere({ added }: Scope, there: ReadonlySet<string>, line: number, field: string, ...name: Name): void {
  const key = nameOf(...name);
  if (!there.has(key) || (added.get(key) ?? 0) > line) throw missing(field, ...name);
}

export function missing(field: string, ...name: Name): Refusal {
  const thing = name[0] === 'organization' ? 'an organization' : `a ${name[0]}`;
  return new Refusal(`${field} must be the id of ${thing} in an earlier line or in the service, and "${name.at(-1)}" is none.`);
}
