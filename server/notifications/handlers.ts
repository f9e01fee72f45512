import { limits, type NotificationsHandlers, type Output } from '../../generated/handlers.ts';
import type { ConfigResult, EmailConfig } from '../../generated/types.ts';
import { type EmailAddress, emailAddressIn } from '../addresses/email-address.ts';
import type { Contexts } from '../context.ts';
import type { Ask } from '../database/sql.ts';
import { assertCallFits } from '../database/stored-objects.ts';
import * as documents from '../documents/store.ts';
import { Failure, invalidArgument, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { assertExists, findExistingKeys, type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { unlessEmpty } from '../paging/page-token.ts';
import { itemResult, results, success } from '../replies.ts';
import * as workspaces from '../workspaces/store.ts';
import { addNotification } from './add.ts';
import * as configs from './configs.ts';
import * as emailConfigs from './email-configs.ts';
import { senderOf } from './mail.ts';
import { countSuppressed, findMailing, type Mailing } from './mailing.ts';
import { notificationPages, readPage } from './page.ts';
import * as recipients from './recipients.ts';
import * as store from './store.ts';
import { removeRecipientsTask } from './tasks.ts';

export const notifications: NotificationsHandlers<Contexts> = {
  async getNotifications(data, context) {
    const { organizationId, documentId, locationId, userId } = data;
    const unreadOnly: true | undefined = 'unreadOnly' in data && data.unreadOnly === true ? true : undefined;
    const notificationIds = unlessEmpty(data.notificationIds);
    const query = { organizationId, documentId, locationId, userId, notificationIds, unreadOnly };
    const pages = notificationPages(data, context, query);
    const found = await readPage(context, query, { after: pages.after, pageSize: notificationIds?.length ?? pages.pageSize });
    const message = found.end === undefined ? 'Notifications found.' : 'Notifications found. There are more.';
    const { result }: Output<'getNotifications'> = success(message, found.notifications);
    const counted = found.unreadCount === undefined ? result : { ...result, unreadCount: found.unreadCount };
    return { result: found.end === undefined ? counted : { ...counted, pageToken: pages.tokenAfter(found.end) } };
  },

  async updateNotifications({ organizationId, notificationIds, userId, read }, { change, apiKeyId, events }) {
    const { found } = await change({
      prepare: async (ask) => {
        const inbox = { apiKeyId, organizationKey: await assertExists(ask, apiKeyId, organizationId), userId };
        return { inbox, locked: await lockReceived(ask, inbox, notificationIds) };
      },
      write: ({ inbox, locked }, now) => ({
        ...events?.record(now, {
          ...{ type: 'notifications.updated', organizationKey: inbox.organizationKey },
          items: locked.flatMap(({ notificationId, readAt }) =>
            (readAt !== null) === read ? [] : [{ organizationId, userId, data: { notificationId, userId, isRead: read } }],
          ),
        }),
        marked: locked.length === 0 ? undefined : recipients.setRead(inbox, keysOf(locked), read ? now : null),
      }),
    });
    const message = read ? 'Notification marked as read.' : 'Notification marked as unread.';
    const received = new Set(idsOf(found.locked));
    return outcomes('Notifications updated.', notificationIds, message, (id) =>
      received.has(id) ? undefined : notReceived(userId, id),
    );
  },

  async deleteNotifications({ organizationId, notificationIds, userId }, { change, apiKeyId, workspaceId, afterCommit, events }) {
    const { found: deleted } = await change({
      prepare: async (ask) => {
        const organizationKey = await assertExists(ask, apiKeyId, organizationId);
        const sizes = store.findSizes(apiKeyId, organizationKey);
        const named = { field: '/data/notificationIds', ids: notificationIds, sizes, maxBytes: limits.bodyBytes };
        if (userId === undefined) await assertCallFits(ask, named);
        const found =
          userId === undefined
            ? await ask(store.lock(apiKeyId, organizationKey, notificationIds))
            : await lockReceived(ask, { apiKeyId, organizationKey, userId }, notificationIds);
        return { organizationKey, found };
      },
      write: ({ organizationKey, found }, now) => {
        if (found.length === 0) return {};
        const keys = keysOf(found);
        const ofUser = userId === undefined ? {} : { userId };
        const items = found.map(({ notificationId }) => ({ organizationId, ...ofUser, data: { notificationId, ...ofUser } }));
        const recorded = events?.record(now, { type: 'notifications.deleted', organizationKey, items });
        if (userId !== undefined)
          return { ...recorded, removed: recipients.removeReceived({ apiKeyId, organizationKey, userId }, keys) };
        return {
          ...recorded,
          removed: store.remove(apiKeyId, keys),
          queued: enqueue(now, [removeRecipientsTask({ apiKeyId, workspaceId }, keys)]),
        };
      },
    });
    if (userId === undefined && deleted.found.length > 0) await afterCommit(({ wakeWorker }) => wakeWorker());
    const isDeleted = new Set(idsOf(deleted.found));
    return outcomes('Notifications deleted.', notificationIds, 'Notification deleted.', (id) => {
      if (isDeleted.has(id)) return undefined;
      return userId === undefined ? `The notification "${id}" does not exist.` : notReceived(userId, id);
    });
  },

  async addNotifications(data, context) {
    const { notificationId, isQueued } = await addNotification(context, data);
    if (isQueued) await context.afterCommit(({ wakeWorker }) => wakeWorker());
    return success('Notification added.', { success: true, message: 'Notification added.', notificationId });
  },

  async setConfig({ organizationId, userIds, config, ...data }, { change, apiKeyId, events }) {
    const documentIds = unlessEmpty(data.documentIds);
    const { found } = await change({
      prepare: async (ask) => {
        const [key, keys] = await Promise.all([
          assertConfigurable(ask, apiKeyId, organizationId),
          readDocumentKeys(ask, apiKeyId, organizationKey(apiKeyId, organizationId), documentIds, events !== undefined),
        ]);
        return { key, keys };
      },
      write: ({ key, keys }, now) => {
        const documentKeys = documentIds === undefined ? [configs.wholeOrganization] : [...keys.values()];
        if (documentKeys.length === 0) return {};
        const settings = { userIds, documentKeys, choices: config };
        const items = configs.snapshotOf(apiKeyId, key, organizationId, settings);
        return {
          ...(events !== undefined ? configs.lock(apiKeyId, key, settings) : {}),
          ...events?.record(now, { type: 'config.set', organizationKey: key, items }),
          set: configs.set(apiKeyId, now, key, settings),
        };
      },
    });
    const missing = documentIds?.find((documentId) => !found.keys.has(documentId));
    const result = (userId: string): ConfigResult =>
      missing === undefined
        ? { success: true, userId, documentId: documentIds?.at(-1) ?? null, message: 'Notification config set.' }
        : { success: false, userId, documentId: missing, message: `The document "${missing}" does not exist.` };
    const message = missing === undefined ? 'Notification config set.' : 'Notification config set for the existing documents.';
    return success(message, Object.fromEntries(userIds.map((userId) => [userId, result(userId)])));
  },

  async getEmailConfig({ apiKey: asked }, context) {
    const apiKey = mailingApiKey(context, asked);
    const { snapshot, clock, workspaceId } = context;
    const [config, mailing, suppressed] = await snapshot((ask) =>
      Promise.all([emailConfigs.find(ask, apiKey), findMailing(ask, apiKey), countSuppressed(ask, clock(), workspaceId)]),
    );
    if (mailing?.workspaceId !== workspaceId) throw notFound('API key', apiKey);
    return success('Email config found.', toEmailConfig(apiKey, config, mailing, suppressed));
  },

  async updateEmailConfig({ apiKey: asked, ...changes }, context) {
    const { change, clock, workspaceId } = context;
    const apiKey = mailingApiKey(context, asked);
    const { found } = await change({
      prepare: async (ask) => {
        const [own, before, mailing, suppressed] = await Promise.all([
          ask(emailConfigs.lock(apiKey, workspaceId)),
          emailConfigs.find(ask, apiKey),
          findMailing(ask, apiKey),
          countSuppressed(ask, clock(), workspaceId),
        ]);
        if (own.length === 0 || mailing === undefined) throw notFound('API key', apiKey);
        const { enabled = before.enabled === 1, fromName = before.fromName } = changes;
        const fromAddress = addressAfter(before.fromAddress, '/data/fromAddress', changes.fromAddress);
        const replyTo = addressAfter(before.replyTo, '/data/replyTo', changes.replyTo);
        return { config: { enabled: enabled ? 1 : 0, fromName, fromAddress, replyTo }, mailing, suppressed };
      },
      write: ({ config }) => ({ set: emailConfigs.set(apiKey, config) }),
    });
    return success('Email config set.', toEmailConfig(apiKey, found.config, found.mailing, found.suppressed));
  },

  async getConfig(data, { snapshot, apiKeyId }) {
    const { organizationId, userIds, documentIds = [] } = data;
    const inOrganization = organizationKey(apiKeyId, organizationId);
    const [, documentKeys, stored] = await snapshot((ask) =>
      Promise.all([
        assertConfigurable(ask, apiKeyId, organizationId),
        readDocumentKeys(ask, apiKeyId, inOrganization, documentIds),
        configs.findChoices(ask, apiKeyId, inOrganization, userIds, documentIds),
      ]),
    );
    const found = userIds.map((userId) => [userId, configs.toUserConfig(stored, userId, { documentIds, documentKeys })]);
    return success('Notification config found.', Object.fromEntries(found));
  },
};

/** Returns the address of a setting after a call. Null removes it, and an absent field keeps it. */
function addressAfter(before: EmailAddress | null, field: string, given: string | null | undefined): EmailAddress | null {
  if (given === undefined) return before;
  return given === null ? null : emailAddressIn(field, given);
}

/** Returns the API key of a call: with the key's own headers, that key. */
function mailingApiKey(context: Contexts['workspace'] | Contexts['apiKey'], asked: string | undefined): string {
  const apiKey = asked ?? ('apiKeyId' in context ? context.apiKeyId : undefined);
  if (apiKey === undefined) {
    const description = 'is required with workspace credentials';
    throw invalidArgument({ field: '/data/apiKey', reason: 'REQUIRED', description });
  }
  if ('apiKeyId' in context && context.apiKeyId !== apiKey) throw notFound('API key', apiKey);
  return apiKey;
}

function toEmailConfig(
  apiKey: string,
  config: emailConfigs.EmailConfig,
  mailing: Mailing,
  suppressedAddresses: number,
): EmailConfig {
  const { fromName, fromAddress, replyTo } = config;
  const isFromAddressUsed = senderOf(config, mailing.senderDomains) !== undefined;
  const { isOnlyToOwner } = mailing;
  const addresses = { fromAddress: fromAddress?.text ?? null, replyTo: replyTo?.text ?? null };
  return { apiKey, enabled: config.enabled === 1, fromName, ...addresses, isFromAddressUsed, isOnlyToOwner, suppressedAddresses };
}

/** Returns the organization's key. Throws if the switch is off or the organization does not exist. */
async function assertConfigurable(ask: Ask, apiKeyId: string, organizationId: string): Promise<string> {
  const [apiKey, keys] = await Promise.all([
    workspaces.findApiKey(ask, apiKeyId),
    findExistingKeys(ask, apiKeyId, [organizationId]),
  ]);
  if (apiKey?.notificationConfig === 0) {
    throw new Failure(
      'FAILED_PRECONDITION',
      'The option "notification config" is turned off for this API key. Turn it on in the console.',
    );
  }
  const key = keys.get(organizationId);
  if (key === undefined) throw notFound('organization', organizationId);
  return key;
}

async function readDocumentKeys(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  documentIds: readonly string[] = [],
  isHeld = false,
): Promise<Map<string, string>> {
  const find = isHeld ? documents.holdExisting : documents.findExisting;
  const found = documentIds.length === 0 ? [] : await ask(find(apiKeyId, organizationKey, documentIds));
  return new Map(found.map(({ documentId, documentKey }) => [documentId, documentKey]));
}

/** Locks the received notifications with these ids. PostgreSQL would join both tables by the user's whole inbox. */
async function lockReceived(ask: Ask, inbox: recipients.Inbox, notificationIds: readonly string[]) {
  const keys = keysOf(await ask(store.findKeys(inbox.apiKeyId, inbox.organizationKey, notificationIds)));
  return keys.length === 0 ? [] : await ask(recipients.lockReceived(inbox, keys));
}

const idsOf = (rows: readonly { notificationId: string }[]): string[] => rows.map(({ notificationId }) => notificationId);
const keysOf = (rows: readonly { notificationKey: string }[]): string[] => rows.map(({ notificationKey }) => notificationKey);

const notReceived = (userId: string, notificationId: string): string =>
  `The user "${userId}" has no notification "${notificationId}".`;

/** Returns the result of each notification. `failureOf` returns why nothing was done. */
const outcomes = (
  message: string,
  ids: readonly string[],
  done: string,
  failureOf: (notificationId: string) => string | undefined,
) =>
  results(
    message,
    ids.map((notificationId) => [notificationId, { ...itemResult(done, failureOf(notificationId)), notificationId }]),
  );
