/**
 * The internal key of an organization, to which all of its rows refer. A deleted organization leaves its key behind: its rows are in no
 * organization at once, and a new one with the same id is empty.
 *
 * A transaction that writes rows under a key reads the key from `organizations` itself. The removal of a deleted organization's rows waits for
 * older transactions of the API key (`waitForWriters`), so it misses no row.
 */
import { type Ask, type Sql, sql } from '../database/sql.ts';
import type { Snapshot } from '../database/verbs.ts';
import { type Failure, notFound } from '../errors.ts';
import * as organizations from './store.ts';

/** The key, or the subquery that finds it. */
export type OrganizationKey = string | Sql;

/** In a statement: the key of the organization; null if it does not exist. */
export const organizationKey = (apiKeyId: string, organizationId: string | Sql): Sql =>
  sql`(select organizations.id from organizations
    where organizations.api_key_id = ${apiKeyId} and organizations.organization_id = ${organizationId})`;

/** In a statement: the key; null if its organization was deleted. */
export const liveKey = (apiKeyId: string | Sql, key: OrganizationKey): Sql =>
  sql`(select organizations.id from organizations where organizations.api_key_id = ${apiKeyId} and organizations.id = ${key})`;

export async function findExistingKeys(
  ask: Ask,
  apiKeyId: string,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  const found = organizationIds.length === 0 ? [] : await ask(organizations.findIds(apiKeyId, organizationIds));
  return new Map(found.map(({ organizationId, id }) => [organizationId, id]));
}

/** Returns the keys of the organizations, by id. Throws NOT_FOUND for the first that does not exist or belongs to another API key. */
export async function findKeys(
  ask: Ask,
  apiKeyId: string,
  organizationIds: readonly string[],
): Promise<(organizationId: string) => string> {
  const keys = await findExistingKeys(ask, apiKeyId, organizationIds);
  const keyOf = (organizationId: string): string => {
    const key = keys.get(organizationId);
    if (key === undefined) throw notFound('organization', organizationId);
    return key;
  };
  organizationIds.forEach(keyOf);
  return keyOf;
}

/** Returns the organization's key. Throws NOT_FOUND if it does not exist or belongs to another API key. */
export const assertExists = async (ask: Ask, apiKeyId: string, organizationId: string): Promise<string> =>
  (await findKeys(ask, apiKeyId, [organizationId]))(organizationId);

/**
 * Reads rows of an organization as of one moment. Found rows prove that it exists. Without any, reads again together with the organization,
 * and throws NOT_FOUND if it does not exist. `findMissing` returns the
 * failure for a missing place within it.
 */
export async function readIn<Row>(
  snapshot: Snapshot,
  apiKeyId: string,
  organizationId: string,
  read: (ask: Ask) => Promise<Row[]>,
  findMissing?: (ask: Ask) => Promise<Failure | undefined>,
): Promise<Row[]> {
  const found = await snapshot(read);
  if (found.length > 0) return found;
  const [rows, , missing] = await snapshot((ask) =>
    Promise.all([read(ask), assertExists(ask, apiKeyId, organizationId), findMissing?.(ask)]),
  );
  if (missing !== undefined) throw missing;
  return rows;
}

/** Locks the organization until the transaction ends, and returns its key. Throws NOT_FOUND if it does not exist. */
export async function lockExisting(ask: Ask, apiKeyId: string, organizationId: string): Promise<string> {
  const [organization] = await ask(organizations.lock(apiKeyId, [organizationId]));
  if (organization === undefined) throw notFound('organization', organizationId);
  return organization.id;
}
