import { operations, type PresenceHandlers, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import type { Db } from '../database/db.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { pagesOf } from '../page-token.ts';
import { page, success } from '../replies.ts';
import * as presenceList from './store.ts';

const { pageSize: defaultPageSize } = operations.getPresence.defaults;

export const presence: PresenceHandlers<Contexts> = {
  async addPresence({ organizationId, documentId, users }, { transaction, apiKeyId }) {
    // The status belongs to this document; the rest describes the user, to the whole organization.
    const present = users.map(({ status = 'online', ...user }) => ({ user, status }));
    const document = { apiKeyId, organizationId, documentId };
    await transaction(
      async (tx, { startedAt, reader }) => {
        if (await presenceList.upsert(tx, document, await startedAt, present)) return;
        await assertExists(reader, apiKeyId, organizationId);
        throw notFound('document', documentId);
      },
      { isOneStatement: true },
    );
    return success('Presence added.', { success: true });
  },

  async getPresence(
    { organizationId, documentId, pageSize = defaultPageSize, pageToken },
    { db, tokens, apiKeyId, clock, config },
  ) {
    const query = { operation: 'getPresence', apiKeyId, filter: { organizationId, documentId } } as const;
    const pages = pagesOf(tokens, query, ({ user_id }: { user_id: string }) => user_id);
    const since = clock() - config.presenceSeconds * 1000;
    const after = pages.readToken(pageToken);
    const scope = { apiKeyId, organizationId, documentId, after };
    const found = await presenceList.findPage(db, { ...scope, since, limit: pageSize + 1 });
    const [first] = found;
    const [scannedUntil] =
      first === undefined
        ? await Promise.all([
            presenceList.findScannedUntil(db, scope),
            assertDocumentExists(db, apiKeyId, organizationId, documentId),
          ])
        : // Whoever is found is at a document that exists.
          [first.scanned_until];
    const { rows, next } = pages.toPage(found, pageSize);
    const details = await presenceList.findDetails(db, apiKeyId, rows);
    // Custom fields stand beside the two, never in place of one.
    const present = rows.flatMap(({ user_id, status, renewed_at }): Schema<'PresentUser'>[] => {
      const user = details.get(user_id);
      return user === undefined ? [] : [{ ...JSON.parse(user), status, renewedAt: renewed_at }];
    });
    const rest = scannedUntil === null ? {} : { pageToken: pages.tokenAfter({ user_id: scannedUntil }) };
    return page('Presence found.', present, { ...rest, ...next });
  },
};

async function assertDocumentExists(db: Db, apiKeyId: string, organizationId: string, documentId: string): Promise<void> {
  const [existing] = await Promise.all([
    documents.findExisting(db, apiKeyId, organizationId, [documentId]),
    assertExists(db, apiKeyId, organizationId),
  ]);
  if (!existing.has(documentId)) throw notFound('document', documentId);
}
