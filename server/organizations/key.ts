/**
 * The internal key of an organization, to which all of its rows refer. A deleted organization leaves its key behind: its rows are in no
 * organization at once, and a new one with the same id is empty.
 *
 * A transaction that writes rows under a key reads the key from `organizations` itself. The removal of a deleted organization's rows waits for
 * older transactions of the API key (`waitForWriters`), so it misses no row.
 */
import { type Sql, sql } from '../database/sql.ts';

/** The key, or the subquery that finds it. */
export type OrganizationKey = string | Sql;

/** In a statement: the key of the organization; null if it does not exist. */
export const organizationKey = (apiKeyId: string, organizationId: string | Sql): Sql =>
  sql`(select organizations.id from organizations
    where organizations.api_key_id = ${apiKeyId} and organizations.organization_id = ${organizationId})`;

/** In a statement: the key; null if its organization was deleted. */
export const liveKey = (apiKeyId: string | Sql, key: OrganizationKey): Sql =>
  sql`(select organizations.id from organizations where organizations.api_key_id = ${apiKeyId} and organizations.id = ${key})`;
