import { limits, type NotificationsHandlers, type Output, operations, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import type { Ask } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { type ErrorDetail, Failure, invalidArgument, notFound } from '../errors.ts';
import { unlessEmpty } from '../filter.ts';
import { assertExists, findExistingKeys } from '../organizations/assert-exists.ts';
import { type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { success } from '../replies.ts';
import * as workspaces from '../workspaces/store.ts';
import { addNotification } from './add.ts';
import * as configs from './configs.ts';
import * as emailConfigs from './email-configs.ts';
import { readConfigs } from './get-config.ts';
import { senderOf } from './mail.ts';
import { findMailing, type Mailing } from './mailing.ts';
import { notificationPages, readPage } from './page.ts';

const { pageSize: defaultPageSize } = operations.getNotifications.defaults;

export const notifications: NotificationsHandlers<Contexts> = {
  async getNotifications({ pageSize = defaultPageSize, pageToken, ...wanted }, context) {
    const { ask, tokens, apiKeyId } = context;
    const { organizationId, documentId, locationId, userId } = wanted;
    const query = { organizationId, documentId, locationId, userId, notificationIds: unlessEmpty(wanted.notificationIds) };
    const pages = notificationPages(tokens, apiKeyId, query);
    const after = pages.readToken(pageToken);
    const page = await readPage(context, query, { after, pageSize: query.notificationIds?.length ?? pageSize });
    // A found notification proves that its organization exists.
    if (page.notifications.length === 0) await assertExists(ask, apiKeyId, organizationId);
    const message = page.end === undefined ? 'Notifications found.' : 'Notifications found; there are more.';
    const { result }: Output<'getNotifications'> = success(message, page.notifications);
    return { result: page.end === undefined ? result : { ...result, pageToken: pages.tokenAfter(page.end) } };
  },

  async addNotifications(data, context) {
    const { notificationId, isQueued } = await addNotification(context, data);
    if (isQueued) context.wakeWorker();
    return success('Notification added.', { success: true, message: 'Notification added.', notificationId });
  },

  async setConfig({ organizationId, userIds, config, ...data }, { change, apiKeyId }) {
    const documentIds = unlessEmpty(data.documentIds);
    checkSettingsCount(userIds, documentIds);
    const { found } = await change({
      read: async (ask) => {
        const organizationKey = await assertConfigurable(ask, apiKeyId, organizationId);
        return { organizationKey, keys: await readDocumentKeys(ask, apiKeyId, organizationKey, documentIds) };
      },
      write: ({ organizationKey, keys }, now) => {
        const documentKeys = documentIds === undefined ? [configs.wholeOrganization] : [...keys.values()];
        const settings = { userIds, documentKeys, choices: config };
        return { set: documentKeys.length === 0 ? undefined : configs.set(apiKeyId, now, organizationKey, settings) };
      },
    });
    const missing = documentIds?.find((documentId) => !found.keys.has(documentId));
    const result = (userId: string): Schema<'ConfigResult'> =>
      missing === undefined
        ? { success: true, userId, documentId: documentIds?.at(-1) ?? null, message: 'Notification config set.' }
        : { success: false, userId, documentId: missing, message: `The document "${missing}" does not exist.` };
    const message = missing === undefined ? 'Notification config set.' : 'Notification config set where possible.';
    return success(message, Object.fromEntries(userIds.map((userId) => [userId, result(userId)])));
  },

  async getEmailConfig({ apiKey: asked }, context) {
    const apiKey = mailingApiKey(context, asked);
    const [[config = emailConfigs.nothingSet], mailing] = await Promise.all([
      context.ask(emailConfigs.find(apiKey)),
      findMailing(context.ask, apiKey),
    ]);
    if (mailing?.workspaceId !== context.workspaceId) throw notFound('API key', apiKey);
    return success('Email config found.', toEmailConfig(apiKey, config, mailing));
  },

  async updateEmailConfig({ apiKey: asked, ...changes }, context) {
    const { change, workspaceId } = context;
    const apiKey = mailingApiKey(context, asked);
    const { found } = await change({
      read: async (ask) => {
        const [own, [before = emailConfigs.nothingSet], mailing] = await Promise.all([
          ask(emailConfigs.lock(apiKey, workspaceId)),
          ask(emailConfigs.find(apiKey)),
          findMailing(ask, apiKey),
        ]);
        if (own.length === 0 || mailing === undefined) throw notFound('API key', apiKey);
        const { enabled = before.enabled === 1, ...given } = changes;
        return { config: { ...before, ...given, enabled: enabled ? 1 : 0 }, mailing };
      },
      write: ({ config }) => ({ set: emailConfigs.set(apiKey, config) }),
    });
    return success('Email config set.', toEmailConfig(apiKey, found.config, found.mailing));
  },

  async getConfig(data, { ask, apiKeyId }) {
    const { organizationId, userIds, documentIds } = data;
    checkSettingsCount(userIds, documentIds);
    const inOrganization = organizationKey(apiKeyId, organizationId);
    const [, keys] = await Promise.all([
      assertConfigurable(ask, apiKeyId, organizationId),
      readDocumentKeys(ask, apiKeyId, inOrganization, documentIds),
    ]);
    const configs = await readConfigs(ask, apiKeyId, inOrganization, { ...data, documentKeys: keys });
    return success('Notification config found.', Object.fromEntries(configs));
  },
};

/** Returns the API key of a call: with the key's own headers, that key. */
function mailingApiKey(context: Contexts['workspace'] | Contexts['apiKey'], asked: string | undefined): string {
  const apiKey = asked ?? ('apiKeyId' in context ? context.apiKeyId : undefined);
  if (apiKey === undefined) {
    const description = 'is required with the headers of a workspace';
    throw invalidArgument({ field: '/data/apiKey', reason: 'REQUIRED', description });
  }
  if ('apiKeyId' in context && context.apiKeyId !== apiKey) throw notFound('API key', apiKey);
  return apiKey;
}

function toEmailConfig(apiKey: string, config: emailConfigs.EmailConfig, mailing: Mailing): Schema<'EmailConfig'> {
  const { fromName, fromAddress, replyTo } = config;
  const isFromAddressUsed = senderOf(config, mailing.senderDomains) !== undefined;
  const { isOnlyToOwner } = mailing;
  return { apiKey, enabled: config.enabled === 1, fromName, fromAddress, replyTo, isFromAddressUsed, isOnlyToOwner };
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
      'The option "notification config" is switched off for this API key. Turn it on in the console.',
    );
  }
  const key = keys.get(organizationId);
  if (key === undefined) throw notFound('organization', organizationId);
  return key;
}

/** Returns the keys of existing documents, by id. */
async function readDocumentKeys(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  documentIds: readonly string[] | undefined,
): Promise<Map<string, string>> {
  const found = documentIds === undefined ? [] : await ask(documents.findExisting(apiKeyId, organizationKey, documentIds));
  return new Map(found.map(({ documentId, documentKey }) => [documentId, documentKey]));
}

/** Throws if users times documents exceed the limit, which a schema cannot express. */
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
