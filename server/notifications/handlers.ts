import { randomUUID } from 'node:crypto';
import { v7 as orderedUuid } from 'uuid';
import { type Input, limits, type NotificationsHandlers, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import type { Db } from '../database/db.ts';
import { compareText } from '../database/rows.ts';
import * as documents from '../documents/store.ts';
import { type ErrorDetail, Failure, invalidArgument, notFound } from '../errors.ts';
import { mustExist } from '../organizations/must-exist.ts';
import * as organizations from '../organizations/store.ts';
import { upsertUsers } from '../organizations/users.ts';
import { success } from '../replies.ts';
import * as workspaces from '../workspaces/store.ts';
import * as configs from './configs.ts';
import { deliverToEveryone, deliverToNamed } from './deliver.ts';
import { type Content, nothing, readPage } from './page.ts';
import { locationOf } from './rules.ts';
import * as store from './store.ts';
import { enqueueDelivery } from './tasks.ts';

const found = 'Notifications found.';
const foundMore = 'The newest notifications found; there are more. Narrow the request to see them.';

/** Of everyone in an organization, those whom a notification reaches with the call; the queue brings it to the others. */
const usersInCall = 1000;

/** Settings of one statement: on SQLite it keeps the process from all else. */
const settingsInOne = 1000;

export const notifications: NotificationsHandlers<Contexts> = {
  async getNotifications({ organizationId, documentId, locationId, userId, notificationIds }, { db, apiKeyId }) {
    const documentKey = documentId === undefined ? undefined : await findDocument(db, apiKeyId, organizationId, documentId);
    const page =
      documentId === undefined || documentKey !== undefined
        ? await readPage(db, apiKeyId, { organizationId, documentKey, locationId, userId, notificationIds })
        : nothing;
    // Whatever is found belongs to an organization that exists.
    if (documentKey === undefined && page.notifications.length === 0) await mustExist(db, apiKeyId, organizationId);
    return success(page.more ? foundMore : found, page.notifications);
  },

  async addNotifications(data, { transaction, apiKeyId, wakeWorker }) {
    const { organizationId, notificationId = orderedUuid(), actionUser, notifyUsers = [] } = data;
    await transaction(async (tx, begun) => {
      const now = await begun;
      // An id that came before is done with before anything is made for it.
      if (data.notificationId !== undefined && (await store.exists(tx, apiKeyId, organizationId, notificationId))) return;
      const delivery = {
        api_key_id: apiKeyId,
        organization_id: organizationId,
        notification_id: notificationId,
        document_key: await documentFor(tx, apiKeyId, now, data),
        location_id: locationOf(data.notificationSourceData ?? {}),
        created_at: now,
      };
      const content = JSON.stringify(contentOf(data));
      const isNew = await store.add(tx, { ...delivery, action_user_id: actionUser.userId, content });
      if (!isNew) return;
      const delivering = { delivery, checks: { access: data.verifyUserPermissions === true, context: data.context?.access } };
      const named = notifyUsers.map(({ userId }) => userId);
      const received = await deliverToNamed(tx, delivering, named);
      if (data.notifyAll === true) {
        const everyone = { ...delivering, actorId: actionUser.userId, after: '' };
        const last = await deliverToEveryone(tx, everyone, usersInCall);
        if (last !== undefined) await enqueueDelivery(tx, apiKeyId, now, { ...everyone, after: last });
      }
      const met = new Map(notifyUsers.filter(({ userId }) => received.has(userId)).map((user) => [user.userId, user]));
      await upsertUsers(tx, apiKeyId, now, [organizationId], [...met.set(actionUser.userId, actionUser).values()]);
    });
    if (data.notifyAll === true) wakeWorker();
    return success('Notification added.', { success: true, message: 'Notification added.' });
  },

  async setConfig({ organizationId, documentIds, userIds, config }, { db, transaction, apiKeyId }) {
    mustBeFew(userIds, documentIds);
    const apiKey = await workspaces.findApiKey(db, apiKeyId);
    if (apiKey?.notification_config === 0) {
      throw new Failure('FAILED_PRECONDITION', 'The option "notification config" is switched off in the console for this API key.');
    }
    const missing = await transaction(async (tx, begun) => {
      const now = await begun;
      await mustExist(tx, apiKeyId, organizationId);
      const keys = await documents.findPresent(tx, apiKeyId, organizationId, documentIds ?? []);
      const documentKeys = documentIds === undefined ? [configs.wholeOrganization] : [...keys.values()].sort(compareText);
      const together = Math.max(1, Math.floor(settingsInOne / userIds.length));
      for (let from = 0; from < documentKeys.length; from += together) {
        const some = documentKeys.slice(from, from + together);
        await configs.set(tx, apiKeyId, now, organizationId, { userIds, documentKeys: some, choices: config });
      }
      return documentIds?.find((documentId) => !keys.has(documentId));
    });
    const result = (userId: string): Schema<'SetConfigResult'> =>
      missing === undefined
        ? { success: true, userId, documentId: documentIds?.at(-1) ?? null, message: 'Notification config set.' }
        : { success: false, userId, documentId: missing, message: `The document "${missing}" does not exist.` };
    const message = missing === undefined ? 'Notification config set.' : 'Notification config set where possible.';
    return success(message, Object.fromEntries(userIds.map((userId) => [userId, result(userId)])));
  },
};

/** The document bounds how many users and documents a call has together, which its schemas cannot say. */
function mustBeFew(userIds: readonly string[], documentIds: readonly string[] = []): void {
  const settings = userIds.length * documentIds.length;
  if (settings <= limits.configSettings) return;
  const detail = (field: string, other: string): ErrorDetail => ({
    field,
    reason: 'RANGE',
    description: `and ${other} must make at most ${limits.configSettings} settings together, not ${settings}`,
  });
  throw invalidArgument(detail('/data/userIds', '/data/documentIds'), detail('/data/documentIds', '/data/userIds'));
}

const findDocument = async (db: Db, apiKeyId: string, organizationId: string, documentId: string): Promise<string | undefined> =>
  (await documents.findPresent(db, apiKeyId, organizationId, [documentId])).get(documentId);

type NewNotification = Input<'addNotifications'>;

async function organizationFor(tx: Db, apiKeyId: string, now: number, data: NewNotification): Promise<void> {
  const { organizationId, createOrganization } = data;
  if (createOrganization !== true) return await mustExist(tx, apiKeyId, organizationId);
  await organizations.add(tx, apiKeyId, now, [{ organizationId, id: randomUUID(), name: organizationId, metadata: {} }]);
}

async function documentFor(tx: Db, apiKeyId: string, now: number, data: NewNotification): Promise<string> {
  const { organizationId, documentId, createDocument } = data;
  const existing = await findDocument(tx, apiKeyId, organizationId, documentId);
  // One that exists is in an organization that does.
  if (existing !== undefined) return existing;
  await organizationFor(tx, apiKeyId, now, data);
  if (createDocument !== true) throw notFound('document', documentId);
  return await documents.create(tx, apiKeyId, now, organizationId, documentId);
}

const contentOf = (data: NewNotification): Content => ({
  actionUser: data.actionUser,
  displayHeadlineMessageTemplate: data.displayHeadlineMessageTemplate,
  displayHeadlineMessageTemplateData: data.displayHeadlineMessageTemplateData ?? {},
  displayBodyMessage: data.displayBodyMessage ?? '',
  notificationSourceData: data.notificationSourceData ?? {},
  isNotificationResolverUsed: data.isNotificationResolverUsed ?? false,
});
