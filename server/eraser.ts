/** What each part registers in tasks.ts for the deletion of a user's data. */
import type { Db } from './database/open.ts';

export interface Erasure {
  apiKeyId: string;
  userId: string;
  /** Only in these organizations; undefined: in all. */
  organizationIds: readonly string[] | undefined;
  /** Only what is older than this, so that a user who came back meanwhile loses nothing new. */
  before: number;
  /** At most so many rows. */
  limit: number;
}

/** One kind of data that holds something of a user. */
export interface Eraser {
  /** Names the kind in the queue, where it outlives a deployment: never rename it. */
  kind: string;
  /** The columns that hold user ids and are erased here, as `table.column`. */
  covers: readonly string[];
  /** Erases a batch and gives the number of rows that it was; 0 when nothing is left. */
  erase(db: Db, erasure: Erasure): Promise<number>;
}
