import type { PresenceHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { upsertUsers } from '../organizations/users.ts';
import { success } from '../replies.ts';
import * as presenceList from './store.ts';

export const presence: PresenceHandlers<Contexts> = {
  async addPresence({ organizationId, documentId, users }, { transaction, apiKeyId }) {
    // The status is of this document; the rest is the person, whom the whole organization gets to know.
    const entries = users.map(({ status = 'online', ...user }) => ({ user, status }));
    await transaction(async (tx, begun) => {
      const now = await begun;
      const documentKey = (await documents.findPresent(tx, apiKeyId, organizationId, [documentId])).get(documentId);
      if (documentKey === undefined) {
        await mustExist(tx, apiKeyId, organizationId);
        throw notFound('document', documentId);
      }
      await presenceList.renew(
        tx,
        entries.map(({ user, status }) => ({
          api_key_id: apiKeyId,
          organization_id: organizationId,
          document_key: documentKey,
          user_id: user.userId,
          status,
          details: JSON.stringify(user),
          renewed_at: now,
        })),
      );
      await upsertUsers(
        tx,
        apiKeyId,
        now,
        [organizationId],
        entries.map(({ user }) => user),
      );
    });
    return success('Presence added.', { success: true });
  },
};
