/** One kind of a user's data, and how it is erased. All erasers are listed in erasers.ts. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Person } from './without-user.ts';

export interface Erasure extends Person {
  apiKeyId: string;
  /** Only in these organizations; undefined: in all. */
  organizationIds: readonly string[] | undefined;
  /** Only what is older than this, so that a user who came back meanwhile loses nothing new. */
  before: number;
  /** At most so many rows. */
  limit: number;
  /** Where the batch before this one said that the next begins; empty for the first. */
  from: string;
}

export interface Erased {
  rows: number;
  /** Where the next batch begins; undefined when nothing is left. */
  next: string | undefined;
}

/** One kind of data that holds something of a user. */
export interface Eraser {
  /** Names the kind in the queue, where it outlives a deployment: never rename it. */
  kind: string;
  /** The columns that hold user ids and are erased here, as `table.column`. */
  covers: readonly string[];
  /** Erases one batch. */
  erase(db: Db, erasure: Erasure): Promise<Erased>;
}

/** The condition that a row is in one of these organizations. */
export const inOrganizations = (organizationIds: readonly string[] | undefined): RawBuilder<SqlBool> =>
  organizationIds === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`organization_id in (${sql.join(organizationIds)})`;
