import type { PresenceHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import * as contacts from '../organizations/contacts.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as presenceList from './store.ts';

/** Entries that are gone and are deleted along the way: as many as a call may add, so that they never pile up. */
const mostDeleted = 1000;

export const presence: PresenceHandlers<Contexts> = {
  async addPresence({ organizationId, documentId, users }, { transaction, config, apiKeyId }) {
    // The status is of this document; the rest is the person, whom the whole organization gets to know.
    const entries = users.map(({ status = 'online', ...user }) => ({ user, status }));
    await transaction(async (tx, now) => {
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
      await contacts.meet(
        tx,
        apiKeyId,
        now,
        [organizationId],
        entries.map(({ user }) => user),
      );
      await presenceList.remove(tx, await presenceList.findGone(tx, now - config.presenceSeconds * 1000, mostDeleted));
    });
    return success('Presence added.', { success: true });
  },
};
