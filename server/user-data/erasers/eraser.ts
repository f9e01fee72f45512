/** An eraser removes one kind of a user's data. All erasers are listed in erasers.ts. */
import { among, empty, raw, type Sql, sql } from '../../database/sql.ts';
import type { Ask } from '../../database/verbs.ts';
import type { Person } from './without-user.ts';

interface Erasure extends Person {
  apiKeyId: string;
  /** The keys of the organizations to erase in; undefined: all, including deleted ones. */
  organizationKeys: readonly string[] | undefined;
  /** Erases only older data, so a user who has come back keeps new data. */
  before: number;
  maxRows: number;
  /** The `next` of the previous batch; empty for the first. */
  from: string;
}

export interface Erased {
  rows: number;
  /** The start of the next batch; undefined when nothing is left. */
  next: string | undefined;
}

/** One kind of data about a user. */
export interface Eraser {
  /** Names the kind in the queue, which outlives a deployment: never rename it. */
  kind: string;
  /** The columns with user ids that this eraser covers, as `table.column`. */
  covers: readonly string[];
  /** Erases one batch. */
  erase(ask: Ask, erasure: Erasure): Promise<Erased>;
}

/** Limits a condition to the organizations: `where api_key_id = … ${inOrganizations(organizationKeys)}`. */
export const inOrganizations = (organizationKeys: readonly string[] | undefined, column = 'organization_key'): Sql =>
  organizationKeys === undefined ? empty : sql`and ${raw(column)} ${among(organizationKeys)}`;

/**
 * Returns the outcome of an eraser that deletes its rows. Fewer rows than the maximum were the last. `rows` counts the found ones,
 * since another worker may have deleted some first.
 */
export const outcomeOf = (rows: number, maxRows: number): Erased => ({ rows, next: rows < maxRows ? undefined : '' });
