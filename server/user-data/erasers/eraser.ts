/** An eraser finds and removes one kind of a user's data. All erasers are listed in erasers.ts. */
import type { UserDataItem } from '../../../generated/types.ts';
import { type Ask, among, empty, raw, type Sql, sql } from '../../database/sql.ts';
import type { Person } from './without-user.ts';

export interface Erasure extends Person {
  apiKeyId: string;
  /** The keys of the organizations to erase in; undefined: all, including deleted ones. */
  organizationKeys: readonly string[] | undefined;
  /** Erases only older data, so a user who was added again keeps new data. */
  before: number;
  maxRows: number;
  /** The `next` of the previous batch; empty for the first. */
  from: string;
}

interface Search extends Person {
  apiKeyId: string;
  maxRows: number;
  /** The `next` of the previous batch, or the `place` of an item; empty for the first. */
  from: string;
}

export type Item = UserDataItem;

/** An item, with its place in the order of its eraser. */
export interface Placed {
  item: Item;
  place: string;
}

interface Found {
  items: readonly Placed[];
  /** The start of the next batch; undefined when nothing is left. */
  next: string | undefined;
}

export interface Erased {
  rows: number;
  /** The start of the next batch; undefined when nothing is left. */
  next: string | undefined;
}

export interface Eraser {
  /** Names the kind in the queue, which outlives a deployment: never rename it. */
  kind: string;
  /** Kinds that erase the data of which these are copies. They end first. */
  follows?: readonly string[];
  /** Whether it looks for the user's names and addresses in texts. */
  searchesTexts?: true;
  /** The columns with user ids that this eraser covers, as `table.column`. */
  covers: readonly string[];
  /** Finds one batch of the data that `erase` removes. Data of deleted organizations and documents is left out. */
  find(ask: Ask, search: Search): Promise<Found>;
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

/** In a statement over the rows `found`: the id of the row's organization; null if it was deleted. */
export const idOfOrganization = (apiKeyId: string, key: string): Sql =>
  sql`(select organizations.organization_id from organizations
    where organizations.api_key_id = ${apiKeyId} and organizations.id = found.${raw(key)})`;

/** In a statement over the rows `found`: the id of the row's document; null if it was deleted. */
export const idOfDocument = (apiKeyId: string): Sql => sql`(select documents.document_id from documents
    where documents.api_key_id = ${apiKeyId} and documents.document_key = found.document_key)`;
