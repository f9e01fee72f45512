import { limits, type NotificationsHandlers, type Output, operations, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { type Ask, askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { type ErrorDetail, Failure, invalidArgument, notFound } from '../errors.ts';
import { unlessEmpty } from '../filter.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import * as organizations from '../organizations/store.ts';
import { success } from '../replies.ts';
import * as workspaces from '../workspaces/store.ts';
import { addNotification } from './add.ts';
import * as configs from './configs.ts';
import * as emailConfigs from './email-configs.ts';
import { readConfigs } from './get-config.ts';
import { senderOf } from './mail.ts';
import { findMailing } from './mailing.ts';
import { notificationPages, readPage } from './page.ts';

const { pageSize: defaultPageSize } = operations.getNotifications.defaults;

export const notifications: NotificationsHandlers<Contexts> = {
  async getNotifications({ pageSize = defaultPageSize, pageToken, ...wanted }, context) {
    const { db, tokens, apiKeyId } = context;
    const { organizationId, documentId, locationId, userId } = wanted;
    const query = { organizationId, documentId, locationId, userId, notificationIds: unlessEmpty(wanted.notificationIds) };
    const pages = notificationPages(tokens, apiKeyId, query);
    const after = pages.readToken(pageToken);
    const page = await readPage(context, query, { after, pageSize });
    // Whatever is found belongs to an organization that exists.
    if (page.notifications.length === 0) await assertExists(askOn(db), apiKeyId, organizationId);
    const message = page.end === undefined ? 'Notifications found.' : 'Notifications found; there are more.';
    const { result }: Output<'getNotifications'> = success(message, page.notifications);
    return { result: page.end === undefined ? result : { ...result, pageToken: pages.tokenAfter(page.end) } };
  },

  async addNotifications(data, context) {
    const { notificationId, isQueued } = await addNotification(context, data);
    if (isQueued) context.wakeWorker();
    return success('Notification added.', { success: true, message: 'Notification added.', notificationId });
  },

  async setConfig({ organizationId, userIds, config, ...data }, { transaction, apiKeyId }) {
    const documentIds = unlessEmpty(data.documentIds);
    checkSettingsCount(userIds, documentIds);
    const missing = await transaction(async (tx, { startedAt, sendWithCommit }) => {
      const [now, apiKey, keys, missingOrganization] = await Promise.all([
        startedAt,
        workspaces.findApiKey(askOn(tx), apiKeyId),
        findKeys(askOn(tx), apiKeyId, organizationId, documentIds),
        organizations.findMissing(askOn(tx), apiKeyId, [organizationId]),
      ]);
      checkSwitch(apiKey);
      if (missingOrganization !== undefined) throw notFound('organization', missingOrganization);
      const documentKeys = documentIds === undefined ? [configs.wholeOrganization] : [...keys.values()];
      sendWithCommit(configs.set(tx, apiKeyId, now, organizationId, { userIds, documentKeys, choices: config }));
      return documentIds?.find((documentId) => !keys.has(documentId));
    });
    const result = (userId: string): Schema<'ConfigResult'> =>
      missing === undefined
        ? { success: true, userId, documentId: documentIds?.at(-1) ?? null, message: 'Notification config set.' }
        : { success: false, userId, documentId: missing, message: `The document "${missing}" does not exist.` };
    const message = missing === undefined ? 'Notification config set.' : 'Notification config set where possible.';
    return success(message, Object.fromEntries(userIds.map((userId) => [userId, result(userId)])));
  },

  async updateEmailConfig({ apiKey, ...changes }, { transaction, workspaceId }) {
    const isRead = Object.keys(changes).length === 0;
    const { row, mailing } = await transaction(async (tx, { sendWithCommit }) => {
      const [isOwn, before = emailConfigs.nothingSet, mailing] = await Promise.all([
        emailConfigs.lock(tx, apiKey, workspaceId),
        emailConfigs.find(tx, apiKey),
        findMailing(tx, apiKey),
      ]);
      if (!isOwn || mailing === undefined) throw notFound('API key', apiKey);
      const { enabled = before.enabled === 1, fromName, fromAddress, replyTo } = changes;
      const after: emailConfigs.EmailConfig = {
        enabled: enabled ? 1 : 0,
        from_name: fromName === undefined ? before.from_name : fromName,
        from_address: fromAddress === undefined ? before.from_address : fromAddress,
        reply_to: replyTo === undefined ? before.reply_to : replyTo,
      };
      if (!isRead) sendWithCommit(emailConfigs.set(tx, apiKey, after));
      return { row: after, mailing };
    });
    const { from_name: fromName, from_address: fromAddress, reply_to: replyTo } = row;
    const isFromAddressUsed = senderOf(row, mailing.senderDomains) !== undefined;
    const { isOnlyToOwner } = mailing;
    const emailConfig = { apiKey, enabled: row.enabled === 1, fromName, fromAddress, replyTo, isFromAddressUsed, isOnlyToOwner };
    return success(isRead ? 'Email config found.' : 'Email config set.', emailConfig);
  },

  async getConfig(data, { db, apiKeyId }) {
    const { organizationId, userIds, documentIds } = data;
    checkSettingsCount(userIds, documentIds);
    const [apiKey, keys, missingOrganization] = await Promise.all([
      workspaces.findApiKey(askOn(db), apiKeyId),
      findKeys(askOn(db), apiKeyId, organizationId, documentIds),
      organizations.findMissing(askOn(db), apiKeyId, [organizationId]),
    ]);
    checkSwitch(apiKey);
    if (missingOrganization !== undefined) throw notFound('organization', missingOrganization);
    return success('Notification config found.', Object.fromEntries(await readConfigs(db, apiKeyId, data, keys)));
  },
};

/** Returns the keys of the documents that exist, by id. */
async function findKeys(
  ask: Ask,
  apiKeyId: string,
  organizationId: string,
  documentIds: readonly string[] | undefined,
): Promise<Map<string, string>> {
  const found = documentIds === undefined ? [] : await ask(documents.findExisting(apiKeyId, organizationId, documentIds));
  return new Map(found.map(({ documentId, documentKey }) => [documentId, documentKey]));
}

function checkSwitch(apiKey: { notificationConfig: number } | undefined): void {
  if (apiKey?.notificationConfig !== 0) return;
  throw new Failure('FAILED_PRECONDITION', 'The option "notification config" is switched off in the console for this API key.');
}

/** The contract limits users times documents of a call, which its schemas cannot say. */
function checkSettingsCount(userIds: readonly string[], documentIds: readonly string[] = []): void {
  const settings = userIds.length * documentIds.length;
  if (settings <= limits.configSettings) return;
  const detail = (field: string, other: string): ErrorDetail => ({
    field,
    reason: 'RANGE',
    description: `and ${other} must make at most ${limits.configSettings} settings together, not ${settings}`,
  });
  throw invalidArgument(detail('/data/userIds', '/data/documentIds'), detail('/data/documentIds', '/data/userIds'));
}
