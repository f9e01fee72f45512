import { operations, type PermissionsHandlers, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { sortByColumns } from '../database/rows.ts';
import { askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { unlessEmpty } from '../filter.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { pagesOf, sized } from '../page-token.ts';
import { page, success } from '../replies.ts';
import { generateToken } from './generate-token.ts';
import { grant } from './grant.ts';
import { type FoundGrant, findPage as findGrants } from './grants-page.ts';
import { documentsAmong, organizationOf } from './resources.ts';
import * as grants from './store.ts';
import { addUsers, updateUsers } from './users.ts';
import { type FoundUser, findPage as findUserIds, find as findUsers } from './users-page.ts';

const { getPermissions, getUsers } = operations;

export const permissions: PermissionsHandlers<Contexts> = {
  async addPermissions({ user, permissions: { resources } }, context) {
    await grant(context, { user, field: '/data/user' }, resources);
    return success('Permissions added.');
  },

  async removePermissions({ userId, permissions: { resources } }, { transaction, apiKeyId }) {
    await transaction(async (tx, { sendWithCommit }) => {
      const found = await documents.findKeys(askOn(tx), apiKeyId, documentsAmong(resources));
      const others = resources.filter(({ type }) => type !== 'document');
      const removed = [
        ...found.map((row) => ({
          organization_id: row.organizationId,
          resource_type: 'document' as const,
          resource_id: row.documentKey,
        })),
        ...others.map((one) => ({ organization_id: organizationOf(one), resource_type: one.type, resource_id: one.id })),
      ];
      sendWithCommit(grants.remove(tx, apiKeyId, userId, removed));
    });
    return success('Permissions removed.');
  },

  async getPermissions(data, { ask, db, clock, tokens, apiKeyId }) {
    const { organizationId, pageSize = getPermissions.defaults.pageSize, pageToken } = data;
    const filter = { organizationId, userIds: unlessEmpty(data.userIds), resources: unlessEmpty(data.resources) };
    const pages = pagesOf(tokens, { operation: 'getPermissions', apiKeyId, filter }, keyOfGrant);
    const found = await findGrants(db, { apiKeyId, ...filter, after: pages.readToken(pageToken), limit: pageSize + 1 });
    // Whatever is found is in an organization that exists.
    if (found.length === 0) await assertExists(ask, apiKeyId, organizationId);
    const { rows, next } = pages.toPage(
      found.map((row) => sized(row, toGrant(organizationId, row))),
      pageSize,
    );
    const now = clock();
    const inForce = rows.filter(({ expires_at }) => expires_at === null || expires_at > now);
    return page(
      'Permissions found.',
      inForce.map((row) => toGrant(organizationId, row)),
      next,
    );
  },

  async getUsers(data, { ask, db, clock, tokens, apiKeyId }) {
    const { organizationId, pageSize = getUsers.defaults.pageSize, pageToken } = data;
    const filter = { organizationId, userIds: unlessEmpty(data.userIds) };
    const pages = pagesOf(tokens, { operation: 'getUsers', apiKeyId, filter }, (row: { user_id: string }) => row.user_id);
    const found = await findUserIds(db, { apiKeyId, ...filter, after: pages.readToken(pageToken), limit: pageSize + 1 });
    const { rows, next } = pages.toPage(found, pageSize);
    const userIds = rows.map(({ user_id }) => user_id);
    const users = userIds.length === 0 ? [] : await findUsers(db, { apiKeyId, organizationId, userIds, now: clock() });
    if (users.length === 0) await assertExists(ask, apiKeyId, organizationId);
    return page('Users found.', sortByColumns(users, 'user_id').map(toUser), next);
  },

  addUsers,
  updateUsers,
  generateToken,
};

const keyOfGrant = ({ resource_type, resource_id, user_id }: FoundGrant) => ({ resource_type, resource_id, user_id });

const toGrant = (organizationId: string, row: FoundGrant): Schema<'GrantInForce'> => ({
  userId: row.user_id,
  type: row.resource_type,
  id: row.id,
  organizationId,
  accessRole: row.access_role,
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
});

/** Custom fields never stand for what the service knows of a user. */
function toUser(row: FoundUser): Schema<'KnownUser'> {
  const { accessRole, expiresAt, context, addedAt, ...given }: { [member: string]: unknown } = JSON.parse(row.details);
  return {
    ...given,
    userId: row.user_id,
    ...(row.access_role === null ? {} : { accessRole: row.access_role }),
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
    ...(row.context === null ? {} : { context: { access: JSON.parse(row.context) } }),
    ...(row.added_at === null ? {} : { addedAt: row.added_at }),
  };
}
