import type { Db } from '../database/db.ts';
import { notFound } from '../errors.ts';
import * as organizations from './store.ts';

/** An organization that does not exist, or is another API key's, fails the whole call. */
export async function mustExist(db: Db, apiKeyId: string, ...organizationIds: string[]): Promise<void> {
  const missing = await organizations.findMissing(db, apiKeyId, organizationIds);
  if (missing !== undefined) throw notFound('organization', missing);
}
