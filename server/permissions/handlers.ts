import type { PermissionsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import { generateToken } from './generate-token.ts';
import { grant } from './grant.ts';
import { documentsAmong, organizationOf } from './resources.ts';
import * as grants from './store.ts';
import { addUsers, updateUsers } from './users.ts';

export const permissions: PermissionsHandlers<Contexts> = {
  async addPermissions({ user, permissions: { resources } }, context) {
    await grant(context, user, resources);
    return success('Permissions added.');
  },

  async removePermissions({ userId, permissions: { resources } }, { transaction, apiKeyId }) {
    await transaction(async (tx) => {
      const [found] = await Promise.all([
        documents.findKeys(tx, apiKeyId, documentsAmong(resources)),
        mustExist(tx, apiKeyId, ...resources.map(organizationOf)),
      ]);
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

  addUsers,
  updateUsers,
  generateToken,
};
