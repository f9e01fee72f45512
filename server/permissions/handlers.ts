import type { Input, PermissionsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { type ErrorDetail, invalidArgument } from '../errors.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { upsertUsers } from '../organizations/users.ts';
import { success } from '../replies.ts';
import { expiryMilliseconds } from './rules.ts';
import * as grants from './store.ts';

export const permissions: PermissionsHandlers<Contexts> = {
  async addPermissions({ user, permissions: { resources } }, { transaction, clock, apiKeyId }) {
    const expiries = resources.map(({ expiresAt }) => (expiresAt === undefined ? null : expiryMilliseconds(expiresAt)));
    const organizationIds = resources.map(organizationOf);
    await transaction(async (tx, begun) => {
      const [now, keyOf] = await Promise.all([
        begun,
        documents.keysFor(tx, apiKeyId, clock(), documentsAmong(resources)),
        mustExist(tx, apiKeyId, ...organizationIds),
      ]);
      rejectPastExpiries(expiries, now);
      const added = resources.map((resource, i) => ({
        api_key_id: apiKeyId,
        organization_id: organizationOf(resource),
        resource_type: resource.type,
        resource_id: resource.type === 'document' ? keyOf(resource.organizationId, resource.id) : resource.id,
        user_id: user.userId,
        access_role: resource.accessRole,
        expires_at: expiries[i] ?? null,
        granted_at: now,
      }));
      await Promise.all([grants.add(tx, added), upsertUsers(tx, apiKeyId, now, organizationIds, [user])]);
    });
    return success('Permissions added.');
  },

  async removePermissions({ userId, permissions: { resources } }, { transaction, apiKeyId }) {
    await transaction(async (tx) => {
      const found = await documents.findKeys(tx, apiKeyId, documentsAmong(resources));
      const others = resources.filter(({ type }) => type !== 'document');
      await grants.remove(tx, apiKeyId, userId, [
        ...found.map((row) => ({
          organization_id: row.organization_id,
          resource_type: 'document' as const,
          resource_id: row.document_key,
        })),
        ...others.map((one) => ({ organization_id: organizationOf(one), resource_type: one.type, resource_id: one.id })),
      ]);
    });
    return success('Permissions removed.');
  },
};

type Resource = Input<'removePermissions'>['permissions']['resources'][number];

const organizationOf = (resource: Resource): string => (resource.type === 'organization' ? resource.id : resource.organizationId);

const documentsAmong = (resources: readonly Resource[]): documents.DocumentName[] =>
  resources.flatMap((resource) =>
    resource.type === 'document' ? [{ organizationId: resource.organizationId, documentId: resource.id }] : [],
  );

function rejectPastExpiries(expiries: readonly (number | null)[], now: number): void {
  const [first, ...rest] = expiries.flatMap((expiry, i): ErrorDetail[] =>
    expiry === null || expiry > now
      ? []
      : [{ field: `/data/permissions/resources/${i}/expiresAt`, reason: 'IN_THE_PAST', description: 'must be in the future' }],
  );
  if (first !== undefined) throw invalidArgument(first, ...rest);
}
