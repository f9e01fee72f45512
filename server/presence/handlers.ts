import { operations, type PresenceHandlers, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { type Ask, askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { lockUsers, mergeUsers } from '../organizations/user-fields.ts';
import { toChanges } from '../organizations/users.ts';
import { pagesOf } from '../page-token.ts';
import { page, success } from '../replies.ts';
import * as presenceList from './store.ts';

const { pageSize: defaultPageSize } = operations.getPresence.defaults;

export const presence: PresenceHandlers<Contexts> = {
  async addPresence({ organizationId, documentId, users }, { transaction, apiKeyId }) {
    const document = { apiKeyId, organizationId, documentId };
    const said = users.map(({ userId, name, email }, i) => ({
      user: { userId, ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }) },
      field: `/data/users/${i}`,
    }));
    const entries = users.map(({ userId, name, email, status = 'online', ...fields }) => ({ userId, status, fields }));
    await transaction(async (tx, { startedAt, sendWithCommit }) => {
      const ask = askOn(tx);
      const [now, locked] = await Promise.all([startedAt, lockUsers(ask, apiKeyId, startedAt, toChanges([organizationId], said))]);
      if (await presenceList.upsert(tx, document, now, entries)) {
        const merge = mergeUsers(apiKeyId, now, locked);
        if (merge !== undefined) sendWithCommit(ask(merge));
        return;
      }
      await assertExists(ask, apiKeyId, organizationId);
      throw notFound('document', documentId);
    });
    return success('Presence added.', { success: true });
  },

  async getPresence(
    { organizationId, documentId, pageSize = defaultPageSize, pageToken },
    { ask, db, tokens, apiKeyId, clock, config },
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
            assertDocumentExists(ask, apiKeyId, organizationId, documentId),
          ])
        : // Whoever is found is at a document that exists.
          [first.scanned_until];
    const { rows, next } = pages.toPage(found, pageSize);
    const details = await presenceList.findDetails(db, apiKeyId, rows);
    // Custom fields stand beside those of the service, never in place of one.
    const present = rows.flatMap(({ user_id, status, renewed_at }): Schema<'PresentUser'>[] => {
      const found = details.get(user_id);
      if (found === undefined) return [];
      const { name, email } = found;
      const person = { userId: user_id, ...(name === null ? {} : { name }), ...(email === null ? {} : { email }) };
      return [{ ...JSON.parse(found.details), ...person, status, renewedAt: renewed_at }];
    });
    const rest = scannedUntil === null ? {} : { pageToken: pages.tokenAfter({ user_id: scannedUntil }) };
    return page('Presence found.', present, { ...rest, ...next });
  },
};

async function assertDocumentExists(ask: Ask, apiKeyId: string, organizationId: string, documentId: string): Promise<void> {
  const [existing] = await Promise.all([
    ask(documents.findExisting(apiKeyId, organizationId, [documentId])),
    assertExists(ask, apiKeyId, organizationId),
  ]);
  if (existing.length === 0) throw notFound('document', documentId);
}
