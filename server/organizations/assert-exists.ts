import type { Db } from '../database/db.ts';
import { notFound } from '../errors.ts';
import * as organizations from './store.ts';

/** An organization that does not exist, or is another API key's, fails the whole call. */
export async function assertExists(db: Db, apiKeyId: string, ...organizationIds: string[]): Promise<void> {
  const missing = await organizations.findMissing(db, apiKeyId, organizationIds);
  if (missing !== undefined) throw notFound('organization', missing);
}

/** The same, and locked: from here on until the transaction ends, all others who lock it wait. */
export async function lockExisting(db: Db, apiKeyId: string, organizationId: string): Promise<void> {
  const [organization] = await organizations.lock(db, { apiKeyId, organizationIds: [organizationId] });
  if (organization === undefined) throw notFound('organization', organizationId);
}
