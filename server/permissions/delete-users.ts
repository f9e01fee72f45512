/** Removes users from an organization, in one transaction of a bounded number of rows. */
import { limits, type PermissionsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { removeSome } from '../database/keyed-rows.ts';
import { type Ask, among, sql } from '../database/sql.ts';
import { tablesOfUser } from '../deletion/tables.ts';
import { assertExists, organizationKey as organizationKeyOf } from '../organizations/key.ts';
import { itemResults } from '../replies.ts';
import { assertUsersFit } from '../users/user-fields.ts';
import * as users from '../users/user-rows.ts';

/** Users whose rows are removed together. */
const usersInChunk = 50;

export const deleteUsers: PermissionsHandlers<Contexts>['deleteUsers'] = async (
  { organizationId, userIds },
  { change, apiKeyId, events },
) => {
  const { found } = await change({
    prepare: async (ask) => {
      const [organizationKey] = await Promise.all([
        assertExists(ask, apiKeyId, organizationId),
        assertUsersFit(ask, apiKeyId, organizationKeyOf(apiKeyId, organizationId), { field: '/data/userIds', ids: userIds }),
      ]);
      // Calls that give a user something lock the user first, so they come before or after the deletion.
      const locked = new Set((await ask(users.lockIds(apiKeyId, organizationKey, userIds))).map(({ userId }) => userId));
      const known = userIds.filter((userId) => locked.has(userId));
      return { organizationKey, known: locked, emptied: await removeRows(ask, apiKeyId, organizationKey, known) };
    },
    write: ({ organizationKey, emptied }, now) => {
      if (emptied.size === 0) return {};
      const items = Array.from(emptied, (userId) => ({ organizationId, userId, data: { userId } }));
      return {
        ...users.remove(apiKeyId, organizationKey, [...emptied]),
        ...events?.record(now, { type: 'users.deleted', organizationKey, items }),
      };
    },
  });
  const { known, emptied } = found;
  return itemResults('Users deleted.', userIds, 'User deleted.', (userId) => {
    if (emptied.has(userId)) return undefined;
    return known.has(userId) ? notFinished : `The user "${userId}" does not exist in the organization.`;
  });
};

const notFinished = 'The call reached its row limit. Send it again with the remaining users.';

/** Removes the users' rows in other tables. Returns the users without any. */
async function removeRows(ask: Ask, apiKeyId: string, organizationKey: string, userIds: readonly string[]): Promise<Set<string>> {
  const emptied = new Set<string>();
  let left = limits.deletedUserRows;
  for (let i = 0; i < userIds.length; i += usersInChunk) {
    const chunk = userIds.slice(i, i + usersInChunk);
    const areTheirs = sql`organization_key = ${organizationKey} and user_id ${among(chunk)}`;
    for (const table of tablesOfUser) {
      left -= await removeSome(ask, apiKeyId, table, areTheirs, left);
      // There may be more rows.
      if (left === 0) return emptied;
    }
    for (const userId of chunk) emptied.add(userId);
  }
  return emptied;
}
