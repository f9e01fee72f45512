import type { PresenceHandlers } from '../../generated/handlers.ts';
import type { PresentUser } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { mapInSlices } from '../database/slices.ts';
import type { Ask } from '../database/sql.ts';
import { assertCallFits } from '../database/stored-objects.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import { assertExists, organizationKey, readIn } from '../organizations/key.ts';
import { pagesIn } from '../paging/page-token.ts';
import { updatedUsers } from '../permissions/users-page.ts';
import { itemResult, page, success } from '../replies.ts';
import { assertUsersFit, mergeUsers, prepareUsers, toChanges } from '../users/user-fields.ts';
import * as presenceList from './store.ts';

export const presence: PresenceHandlers<Contexts> = {
  async addPresence({ organizationId, documentId, users }, { change, apiKeyId, events }) {
    const givenUsers = users.map(({ userId, name, email }, i) => ({
      user: { userId, ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }) },
      field: `/data/users/${i}`,
    }));
    const entries = users.map(({ userId, name, email, status = 'online', renewedAt: _ignored, ...fields }) => ({
      userId,
      status,
      fields,
    }));
    await change({
      prepare: async (ask, now) => {
        const document = await findDocument(ask, apiKeyId, organizationId, documentId);
        const ids = users.map(({ userId }) => userId);
        await Promise.all([
          assertUsersFit(ask, apiKeyId, document.organizationKey, { field: '/data/users', ids }),
          assertCallFits(ask, { field: '/data/users', ids, sizes: presenceList.findSizes({ apiKeyId, ...document }) }),
        ]);
        const changes = toChanges([document.organizationKey], givenUsers);
        const prepared = await prepareUsers(ask, apiKeyId, now, changes);
        return { document, merged: await mergeUsers(ask, apiKeyId, await now, prepared) };
      },
      write: ({ document, merged }, now) => ({
        ...merged.statements,
        ...events?.record(now, ...updatedUsers(apiKeyId, now, organizationId, merged.changed)),
        entries: presenceList.upsert({ apiKeyId, ...document }, now, entries),
      }),
    });
    return success('Presence added.', { success: true });
  },

  async getPresence(data, context) {
    const { ask, snapshot, apiKeyId, clock, config } = context;
    const { organizationId, documentId } = data;
    const pages = pagesIn('getPresence', data, context, ({ userId }: { userId: string }) => userId);
    const { after, pageSize } = pages;
    const since = clock() - config.presenceSeconds * 1000;
    const document = { apiKeyId, organizationKey: organizationKey(apiKeyId, organizationId), documentId };
    const listed = presenceList.findPage(document, after, since, pageSize);
    /** The last user that an empty page has scanned. */
    let last: { userId: string } | undefined;
    const found = await readIn(
      snapshot,
      apiKeyId,
      organizationId,
      (ask) => ask(listed),
      async (ask) => {
        const [scanned, existing] = await Promise.all([
          ask(presenceList.scannedUntil(document, after, pageSize)),
          ask(documents.findExisting(apiKeyId, document.organizationKey, [documentId])),
        ]);
        [last] = scanned;
        return existing.length === 0 ? notFound('document', documentId) : undefined;
      },
    );
    const scannedUntil = found[0] === undefined ? (last?.userId ?? null) : found[0].scannedUntil;
    const { rows, next } = pages.toPage(found, pageSize);
    const userIds = rows.map(({ userId }) => userId);
    const details = rows[0] === undefined ? [] : await ask(presenceList.findDetails({ ...rows[0], apiKeyId }, userIds));
    const detailsOf = new Map(details.map((one) => [one.userId, one]));
    const toPresent = ({ userId }: { userId: string }): PresentUser[] => {
      const found = detailsOf.get(userId);
      if (found === undefined) return [];
      const { name, email, status, renewedAt } = found;
      const person = { userId, ...(name === null ? {} : { name }), ...(email === null ? {} : { email }) };
      // Custom fields never replace the service's own fields.
      return [{ ...parseJson(found.details), ...person, status, renewedAt }];
    };
    const present = (await mapInSlices(rows, ({ bytes }) => bytes, toPresent)).flat();
    const rest = scannedUntil === null ? {} : { pageToken: pages.tokenAfter({ userId: scannedUntil }) };
    return page('Presence found.', present, { ...rest, ...next });
  },

  async removePresence({ organizationId, documentId, userIds }, { change, apiKeyId, config }) {
    const { rows, now } = await change({
      prepare: async (ask) => {
        const document = await findDocument(ask, apiKeyId, organizationId, documentId);
        const sizes = presenceList.findSizes({ apiKeyId, ...document });
        await assertCallFits(ask, { field: '/data/userIds', ids: userIds, sizes });
        return document;
      },
      write: (document) => ({
        locked: presenceList.lock({ apiKeyId, ...document }, userIds),
        removed: presenceList.remove({ apiKeyId, ...document }, userIds),
      }),
    });
    const since = now - config.presenceSeconds * 1000;
    const present = new Set((await rows).locked.filter(({ renewedAt }) => renewedAt > since).map(({ userId }) => userId));
    const failureOf = (userId: string) => (present.has(userId) ? undefined : `The user "${userId}" is not present.`);
    const results = userIds.map((userId) => [userId, itemResult('Presence removed.', failureOf(userId))]);
    const message = present.size === userIds.length ? 'Presence removed.' : `${present.size} of ${userIds.length} users removed.`;
    return success(message, Object.fromEntries(results));
  },
};

/** Returns the document. Throws NOT_FOUND if it or its organization does not exist. */
async function findDocument(ask: Ask, apiKeyId: string, organizationId: string, documentId: string) {
  const inOrganization = organizationKey(apiKeyId, organizationId);
  const [document] = await ask(documents.findExisting(apiKeyId, inOrganization, [documentId]));
  if (document !== undefined) return document;
  await assertExists(ask, apiKeyId, organizationId);
  throw notFound('document', documentId);
}
