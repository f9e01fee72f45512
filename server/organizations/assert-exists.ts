import type { Ask } from '../database/verbs.ts';
import { notFound } from '../errors.ts';
import * as organizations from './store.ts';

/** Throws NOT_FOUND for the first organization that does not exist or belongs to another API key. */
export async function assertExists(ask: Ask, apiKeyId: string, ...organizationIds: string[]): Promise<void> {
  const missing = await organizations.findMissing(ask, apiKeyId, organizationIds);
  if (missing !== undefined) throw notFound('organization', missing);
}

/** Locks the organization until the transaction ends. Throws NOT_FOUND if it does not exist. */
export async function lockExisting(ask: Ask, apiKeyId: string, organizationId: string): Promise<void> {
  const [organization] = await ask(organizations.lock(apiKeyId, [organizationId]));
  if (organization === undefined) throw notFound('organization', organizationId);
}
