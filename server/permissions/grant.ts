/** Grants a user what a call names: all of it or nothing. */
import type { Schema } from '../../generated/server.ts';
import type { ApiKeyContext } from '../context.ts';
import { askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { lockUsers, mergeUsers } from '../organizations/user-fields.ts';
import { type Said, toChanges } from '../organizations/users.ts';
import { rejectPastExpiries } from './expiries.ts';
import { documentsAmong, organizationOf } from './resources.ts';
import { expiryMilliseconds } from './rules.ts';
import * as grants from './store.ts';

type Grant = Schema<'Grant'>;

/** When the grant ends, in milliseconds; null: not by itself. */
export const expiryOf = ({ expiresAt }: Grant): number | null => (expiresAt === undefined ? null : expiryMilliseconds(expiresAt));

/** `resources` are those at `/data/permissions/resources` of the call. */
export async function grant(
  { transaction, apiKeyId }: Pick<ApiKeyContext, 'transaction' | 'apiKeyId'>,
  said: Said,
  resources: readonly Grant[],
): Promise<void> {
  const expiries = resources.map(expiryOf);
  const organizationIds = resources.map(organizationOf);
  await transaction(async (tx, { startedAt, sendWithCommit }) => {
    const ask = askOn(tx);
    const [now, keyOf, locked] = await Promise.all([
      startedAt,
      documents.keysFor(ask, apiKeyId, startedAt, documentsAmong(resources)),
      lockUsers(ask, apiKeyId, startedAt, toChanges(organizationIds, [said])),
      assertExists(ask, apiKeyId, ...organizationIds),
    ]);
    rejectPastExpiries(expiries, now, (i) => `/data/permissions/resources/${i}/expiresAt`);
    const added = resources.map((resource, i) => ({
      api_key_id: apiKeyId,
      organization_id: organizationOf(resource),
      resource_type: resource.type,
      resource_id: resource.type === 'document' ? keyOf(resource.organizationId, resource.id) : resource.id,
      user_id: said.user.userId,
      access_role: resource.accessRole,
      expires_at: expiries[i] ?? null,
      granted_at: now,
    }));
    const merge = mergeUsers(apiKeyId, now, locked);
    sendWithCommit(ask(grants.upsert(added)), ...(merge === undefined ? [] : [ask(merge)]));
  });
}
