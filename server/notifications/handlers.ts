import { limits, type NotificationsHandlers, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { type ErrorDetail, Failure, invalidArgument, notFound } from '../errors.ts';
import { mustExist } from '../organizations/must-exist.ts';
import * as organizations from '../organizations/store.ts';
import { success } from '../replies.ts';
import * as workspaces from '../workspaces/store.ts';
import { addNotification } from './add.ts';
import * as configs from './configs.ts';
import { readPage } from './page.ts';

const found = 'Notifications found.';
const foundMore = 'The newest notifications found; there are more. Narrow the request to see them.';

export const notifications: NotificationsHandlers<Contexts> = {
  async getNotifications({ organizationId, documentId, locationId, userId, notificationIds }, { db, apiKeyId }) {
    const page = await readPage(db, apiKeyId, { organizationId, documentId, locationId, userId, notificationIds });
    // Whatever is found belongs to an organization that exists.
    if (page.notifications.length === 0) await mustExist(db, apiKeyId, organizationId);
    return success(page.more ? foundMore : found, page.notifications);
  },

  async addNotifications(data, context) {
    await addNotification(context, data);
    if (data.notifyAll === true) context.wakeWorker();
    return success('Notification added.', { success: true, message: 'Notification added.' });
  },

  async setConfig({ organizationId, documentIds, userIds, config }, { transaction, apiKeyId }) {
    checkSettingsCount(userIds, documentIds);
    const missing = await transaction(async (tx, begun) => {
      const [now, apiKey, keys, missingOrganization] = await Promise.all([
        begun,
        workspaces.findApiKey(tx, apiKeyId),
        documents.findExisting(tx, apiKeyId, organizationId, documentIds ?? []),
        organizations.findMissing(tx, apiKeyId, [organizationId]),
      ]);
      if (apiKey?.notification_config === 0) {
        throw new Failure(
          'FAILED_PRECONDITION',
          'The option "notification config" is switched off in the console for this API key.',
        );
      }
      if (missingOrganization !== undefined) throw notFound('organization', missingOrganization);
      const documentKeys = documentIds === undefined ? [configs.wholeOrganization] : [...keys.values()];
      await configs.set(tx, apiKeyId, now, organizationId, { userIds, documentKeys, choices: config });
      return documentIds?.find((documentId) => !keys.has(documentId));
    });
    const result = (userId: string): Schema<'ConfigResult'> =>
      missing === undefined
        ? { success: true, userId, documentId: documentIds?.at(-1) ?? null, message: 'Notification config set.' }
        : { success: false, userId, documentId: missing, message: `The document "${missing}" does not exist.` };
    const message = missing === undefined ? 'Notification config set.' : 'Notification config set where possible.';
    return success(message, Object.fromEntries(userIds.map((userId) => [userId, result(userId)])));
  },
};

/** The document bounds how many users and documents a call has together, which its schemas cannot say. */
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
