/** Adds a notification. All reads are sent together, and so are all writes. */
import { hash } from 'node:crypto';
import { v7 as orderedUuid } from 'uuid';
import type { Input } from '../../generated/handlers.ts';
import type { HeadlineVariables, User } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import { LostRaceError } from '../database/database-errors.ts';
import { type Ask, empty, forKeyShare, sql } from '../database/sql.ts';
import { type Mentioned, mentionTexts } from '../documents/annotation-content.ts';
import { snapshotOf } from '../documents/page.ts';
import * as documents from '../documents/store.ts';
import { Failure, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { assertExists, organizationKey } from '../organizations/key.ts';
import * as organizations from '../organizations/store.ts';
import { organizationEvents } from '../organizations/update.ts';
import { updatedUsers } from '../permissions/users-page.ts';
import type { NewEvents } from '../recording/record.ts';
import { assertUsersFit, type GivenUser, mergeUsers, prepareUsers, toChanges, withoutNulls } from '../users/user-fields.ts';
import * as configs from './configs.ts';
import { notificationEvent } from './event.ts';
import { mailNotificationTask } from './mails.ts';
import * as recipients from './recipients.ts';
import { type Content, locationOf } from './rules.ts';
import * as store from './store.ts';
import { deliverNotificationTask, removeRecipientsTask } from './tasks.ts';

type GivenNotification = Input<'addNotifications'>;

/** A notification whose people have no name or address that is null. */
type NewNotification = Omit<GivenNotification, 'actionUser' | 'notifyUsers' | 'displayHeadlineMessageTemplateData'> & {
  actionUser: User;
  notifyUsers: readonly User[];
  displayHeadlineMessageTemplateData: HeadlineVariables;
};

/** Users that the call itself checks in a notification to everyone. The queue checks the others. */
const usersInCall = 1000;

/** Rolls back the organization and document that were created for a notification which already exists. */
class AlreadyAdded extends Error {}

/** Adds the notification; an existing one stays unchanged. `isQueued`: the transaction queued tasks. */
export async function addNotification(
  { change, clock, apiKeyId, workspaceId, events }: Pick<ApiKeyContext, 'change' | 'clock' | 'apiKeyId' | 'workspaceId' | 'events'>,
  given: GivenNotification,
): Promise<{ notificationId: string; isQueued: boolean }> {
  const data = read(given);
  const { documentId, createOrganization, createDocument, actionUser, notifyUsers, context } = data;
  const notificationKey = orderedUuid();
  const notificationId = data.notificationId ?? orderedUuid();
  const checks = { access: data.verifyUserPermissions === true, context: context?.access };
  const calledAt = clock();
  const contentHash = hashOf(data);
  try {
    const { found } = await change({
      prepare: async (ask, now) => {
        const inOrganization = organizationKey(apiKeyId, data.organizationId);
        const document = { apiKeyId, organizationKey: inOrganization, documentId };
        const decision = { document, checks, now: calledAt };
        const namedIds = notifyUsers.map(({ userId }) => userId);
        const find = () =>
          Promise.all([
            ask(placeOf(document, events !== undefined)),
            // No notification has a new id.
            data.notificationId === undefined ? [] : ask(store.find(apiKeyId, inOrganization, notificationId)),
            recipients.findNamed(ask, decision, namedIds),
            data.notifyAll === true
              ? recipients.findNext(ask, decision, actionUser.userId, { after: '', maxUsers: usersInCall })
              : noOthers,
            events !== undefined && data.notifyAll !== true
              ? configs.findChoices(ask, apiKeyId, inOrganization, namedIds, [documentId])
              : undefined,
          ]);
        await assertUsersFit(ask, apiKeyId, inOrganization, { field: '/data/notifyUsers', ids: namedIds });
        let found = await find();
        let created: NewPlace = {};
        if (found[0][0]?.documentKey == null && (createOrganization === true || createDocument === true)) {
          created = await createPlace(ask, apiKeyId, calledAt, data);
          found = await find();
        }
        const [[place], [before], named, others, levelsOfNamed] = found;
        const { organizationKey: key = null, documentKey = null, isMailed = null } = place ?? {};
        if (key === null) throw notFound('organization', data.organizationId);
        // The notification of a deleted document gives up its id.
        const replaced = before?.isInDocument === 0 ? [before.notificationKey] : [];
        if (before?.isInDocument === 1) {
          if (before.contentHash === null || before.contentHash === contentHash) throw new AlreadyAdded();
          throw new Failure('ALREADY_EXISTS', `The notification "${notificationId}" already exists with different content.`);
        }
        if (documentKey === null) {
          // A migration may have changed its id between the two statements.
          throw createDocument === true ? new LostRaceError('The document is being migrated.') : notFound('document', documentId);
        }
        // Stores nothing about users who fail the checks.
        const kept = new Set([...named.permitted, actionUser.userId]);
        const changes = toChanges([key], givenUsersIn(data)).filter(({ userId }) => kept.has(userId));
        const [users, levels] = await Promise.all([
          prepareUsers(ask, apiKeyId, now, changes),
          events !== undefined && levelsOfNamed === undefined
            ? configs.findChoices(ask, apiKeyId, key, [...named.received, ...others.userIds], [documentId])
            : levelsOfNamed,
        ]);
        const merged = await mergeUsers(ask, apiKeyId, await now, users);
        return {
          key,
          documentKey,
          replaced,
          isMailed: isMailed === 1,
          received: named.received,
          others,
          merged,
          created,
          levels,
        };
      },
      write: ({ key, documentKey, replaced, isMailed, received, others, merged, created, levels }, now) => {
        const locationId = locationOf(data.notificationSourceData ?? {});
        const delivery = {
          apiKeyId,
          organizationKey: key,
          notificationKey,
          notificationId,
          documentKey,
          locationId,
          createdAt: now,
        };
        const content = contentOf(data);
        const isNamed = new Set(received);
        const added = [
          ...received.map((userId) => ({ userId, named: 1 })),
          ...others.userIds.filter((userId) => !isNamed.has(userId)).map((userId) => ({ userId, named: 0 })),
        ];
        // Emails are sent after the last delivery.
        const mailing = isMailed ? mailNotificationTask({ organizationKey: key, notificationKey, notificationId }) : undefined;
        const task =
          others.last === undefined
            ? mailing
            : deliverNotificationTask({ delivery, checks, actorId: actionUser.userId, after: others.last, isMailed });
        return {
          ...merged.statements,
          replaced: replaced.length > 0 ? store.remove(apiKeyId, replaced) : undefined,
          removal: replaced.length > 0 ? enqueue(now, [removeRecipientsTask({ apiKeyId, workspaceId }, replaced)]) : undefined,
          notification: store.add(delivery, { actorId: actionUser.userId, content: JSON.stringify(content), contentHash }),
          recipients: added.length === 0 ? undefined : recipients.add(delivery, added),
          task: task === undefined ? undefined : enqueue(now, [{ ...task, apiKeyId, workspaceId }]),
          ...(levels &&
            events?.record(
              now,
              ...createdEvents(apiKeyId, key, data, created),
              ...updatedUsers(apiKeyId, now, data.organizationId, merged.changed),
              notificationEvent({ ...delivery, organizationId: data.organizationId, documentId, content }, added, levels),
            )),
        };
      },
    });
    return { notificationId, isQueued: found.isMailed || found.others.last !== undefined };
  } catch (error) {
    if (!(error instanceof AlreadyAdded)) throw error;
    return { notificationId, isQueued: false };
  }
}

function read({
  actionUser,
  notifyUsers = [],
  displayHeadlineMessageTemplateData = {},
  ...data
}: GivenNotification): NewNotification {
  const variables = Object.entries(displayHeadlineMessageTemplateData);
  return {
    ...data,
    actionUser: withoutNulls(actionUser),
    notifyUsers: notifyUsers.map(withoutNulls),
    displayHeadlineMessageTemplateData: Object.fromEntries(
      variables.map(([name, value]) => [name, typeof value === 'string' ? value : withoutNulls(value)]),
    ),
  };
}

const noOthers: recipients.NextRecipients = { userIds: [], last: undefined };

/**
 * Creates the organization and the document if they are missing and the call allows it. Their rows hold no user data, so the time of the
 * process is good enough.
 */
async function createPlace(ask: Ask, apiKeyId: string, now: number, data: NewNotification): Promise<NewPlace> {
  const { organizationId, documentId, createOrganization, createDocument } = data;
  const organization = organizations.withDefaults({ organizationId }, {});
  const [addedOrganization, key] = await Promise.all([
    createOrganization === true ? ask(organizations.add(apiKeyId, now, [organization])) : undefined,
    assertExists(ask, apiKeyId, organizationId),
  ]);
  const document = documents.withKey(documents.withDefaults({ organizationKey: key, documentId }, {}));
  const added = createDocument === true ? await ask(documents.add(apiKeyId, now, [document])) : [];
  return {
    organization: addedOrganization?.length === 1 ? organization : undefined,
    documentIds: added.map(({ documentId }) => documentId),
  };
}

interface NewPlace {
  organization?: organizations.Organization | undefined;
  documentIds?: readonly string[];
}

function createdEvents(
  apiKeyId: string,
  organizationKey: string,
  { organizationId }: NewNotification,
  { organization, documentIds = [] }: NewPlace,
): NewEvents[] {
  const added = documentIds.map((documentId) => ({ documentId, folderId: null }));
  return [
    ...(organization === undefined ? [] : organizationEvents('organizations.added', [organization], [organization])),
    { type: 'documents.added', organizationKey, items: snapshotOf(apiKeyId, organizationKey, organizationId, added) },
  ];
}

interface Place {
  organizationKey: string | null;
  documentKey: string | null;
  /** Whether the API key has emails for notifications enabled. */
  isMailed: number | null;
}

/** `isHeld`: the document is neither deleted nor migrated until the transaction ends. */
const placeOf = (document: documents.DocumentReference, isHeld: boolean) => sql<Place>`
  select
    ${document.organizationKey} as organization_key,
    (select document_key from documents where ${documents.isDocument(document)} ${isHeld ? forKeyShare : empty}) as document_key,
    (select enabled from email_configs where api_key_id = ${document.apiKeyId}) as is_mailed`;

/** Returns the actor and the named users as given in the call. */
function givenUsersIn({ actionUser, notifyUsers }: NewNotification): GivenUser[] {
  const givenUsers = notifyUsers.map((user, i): GivenUser => ({ user, field: `/data/notifyUsers/${i}` }));
  const others = givenUsers.filter(({ user: { userId } }) => userId !== actionUser.userId);
  const asNamed = notifyUsers.find(({ userId }) => userId === actionUser.userId);
  return [...others, { user: { ...asNamed, ...actionUser }, field: '/data/actionUser', alsoGiven: asNamed }];
}

function contentOf(data: NewNotification): Content {
  const mentions = mentionsIn(data);
  return {
    actionUser: data.actionUser,
    displayHeadlineMessageTemplate: data.displayHeadlineMessageTemplate,
    displayHeadlineMessageTemplateData: { actionUser: data.actionUser, ...data.displayHeadlineMessageTemplateData },
    displayBodyMessage: data.displayBodyMessage ?? '',
    notificationSourceData: data.notificationSourceData ?? {},
    isNotificationResolverUsed: data.isNotificationResolverUsed ?? false,
    ...(mentions.length > 0 ? { mentions } : {}),
  };
}

/** Returns the named users that the texts mention, with their names, so that mentions can be erased with the user. */
function mentionsIn({
  notifyUsers,
  displayHeadlineMessageTemplate,
  displayHeadlineMessageTemplateData,
  displayBodyMessage = '',
}: NewNotification): Mentioned[] {
  const variables = Object.values(displayHeadlineMessageTemplateData).filter((value) => typeof value === 'string');
  const text = [displayHeadlineMessageTemplate, displayBodyMessage, ...variables].join('\n');
  if (!text.includes('@')) return [];
  return notifyUsers
    .map(({ userId, name }): Mentioned => (name === undefined ? { userId } : { userId, name }))
    .filter((user) => mentionTexts([user]).some((mention) => text.includes(mention)));
}

/** Hashes everything that decides a notification's content and recipients. The order of fields and of recipients does not matter. */
function hashOf(data: NewNotification): string {
  const { documentId, notifyAll = false, verifyUserPermissions = false, context } = data;
  const notifyUsers = data.notifyUsers.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const told = { ...contentOf({ ...data, notifyUsers }), documentId, notifyUsers, notifyAll, verifyUserPermissions, context };
  return hash('sha256', canonicalJson(told), 'base64url');
}

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
