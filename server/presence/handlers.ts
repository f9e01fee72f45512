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
    // The status belongs to this document; the rest describes the user, to the whole organization.
    const present = users.map(({ status = 'online', ...user }) => ({ user, status }));
    await transaction(async (tx, begun) => {
      const [now, keys] = await Promise.all([begun, documents.findExisting(tx, apiKeyId, organizationId, [documentId])]);
      const documentKey = keys.get(documentId);
      if (documentKey === undefined) {
        await mustExist(tx, apiKeyId, organizationId);
        throw notFound('document', documentId);
      }
      const entries = present.map(({ user, status }) => ({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        document_key: documentKey,
        user_id: user.userId,
        status,
        details: JSON.stringify(user),
        renewed_at: now,
      }));
      const described = present.map(({ user }) => user);
      await Promise.all([presenceList.upsert(tx, entries), upsertUsers(tx, apiKeyId, now, [organizationId], described)]);
    });
    return success('Presence added.', { success: true });
  },

  async getPresence({ organizationId, documentId }, { db, apiKeyId, clock, config }) {
    const keys = await documents.findExisting(db, apiKeyId, organizationId, [documentId]);
    const documentKey = keys.get(documentId);
    if (documentKey === undefined) {
      await mustExist(db, apiKeyId, organizationId);
      throw notFound('document', documentId);
    }
    const present = await presenceList.findPresent(db, apiKeyId, documentKey, clock() - config.presenceSeconds * 1000);
    return success(
      'Presence found.',
      present.map(({ details, status, renewed_at }) => ({ ...JSON.parse(details), status, renewedAt: renewed_at })),
    );
  },
};
