/** Adds a notification: all reads go out together, and so do all writes. */
import { hash, randomUUID } from 'node:crypto';
import { v7 as orderedUuid } from 'uuid';
import type { Input } from '../../generated/server.ts';
import type { ApiKeyContext } from '../context.ts';
import type { Tx } from '../database/db.ts';
import { LostRaceError } from '../database/errors.ts';
import type { TimedScope } from '../database/transaction.ts';
import { askOn } from '../database/verbs.ts';
import { type Mentioned, mentionTexts } from '../documents/annotation-content.ts';
import * as documents from '../documents/store.ts';
import { Failure, notFound } from '../errors.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import * as organizations from '../organizations/store.ts';
import { lockUsers, mergeUsers } from '../organizations/user-fields.ts';
import { type Said, toChanges } from '../organizations/users.ts';
import { findNamedRecipients, findNextRecipients } from './deliver.ts';
import { mailNotificationTask } from './mails.ts';
import type { Content } from './page.ts';
import { locationOf } from './rules.ts';
import * as store from './store.ts';
import { enqueueDelivery } from './tasks.ts';

type NewNotification = Input<'addNotifications'>;

/** Of everyone in an organization, those whom a notification reaches with the call; the queue brings it to the others. */
const usersInCall = 1000;

/** Rolls back whatever was created for a notification that has been added before. */
class AlreadyAdded extends Error {}

/** Adds the notification. One that has been added before changes nothing. `isQueued`: the queue has something to do for it. */
export async function addNotification(
  { transaction, ...context }: Pick<ApiKeyContext, 'transaction' | 'clock' | 'apiKeyId'>,
  data: NewNotification,
): Promise<{ notificationId: string; isQueued: boolean }> {
  const notificationId = data.notificationId ?? orderedUuid();
  try {
    const isQueued = await transaction((tx, scope) => add(tx, { ...scope, ...context }, notificationId, data));
    return { notificationId, isQueued };
  } catch (error) {
    if (!(error instanceof AlreadyAdded)) throw error;
    return { notificationId, isQueued: false };
  }
}

type Adding = TimedScope & Pick<ApiKeyContext, 'clock' | 'apiKeyId'>;

/** Says whether it left something to the queue. */
async function add(
  tx: Tx,
  { startedAt, sendWithCommit, clock, apiKeyId }: Adding,
  notificationId: string,
  data: NewNotification,
): Promise<boolean> {
  const { organizationId, documentId, actionUser, notifyUsers = [], notifyAll } = data;
  const ask = askOn(tx);
  const checks = { access: data.verifyUserPermissions === true, context: data.context?.access };
  const decision = { document: { apiKeyId, organizationId, documentId }, checks, now: clock() };
  const namedIds = notifyUsers.map(({ userId }) => userId);
  const [startTime, , , named, others] = await Promise.all([
    startedAt,
    createMissing(tx, apiKeyId, decision.now, data),
    // Where the document exists, its organization does.
    data.createDocument === true ? assertExists(ask, apiKeyId, organizationId) : undefined,
    findNamedRecipients(tx, decision, namedIds),
    notifyAll === true ? findNextRecipients(tx, decision, actionUser.userId, { after: '', limit: usersInCall }) : noOthers,
  ]);
  const contentHash = hashOf(data);
  const isNamed = new Set(named);
  const ids = { apiKeyId, organizationId, documentId, notificationId, locationId: locationOf(data.notificationSourceData ?? {}) };
  const locking = lockUsers(ask, apiKeyId, startedAt, toChanges([organizationId], saidIn(data, isNamed)));
  const adding = store.add(tx, startTime, {
    ...ids,
    ...{ actorId: actionUser.userId, contentHash },
    content: JSON.stringify(contentOf(data)),
    recipients: [
      ...named.map((userId) => ({ user_id: userId, named: 1 })),
      ...others.userIds.filter((userId) => !isNamed.has(userId)).map((userId) => ({ user_id: userId, named: 0 })),
    ],
    // Who is left to the queue is mailed by it, too.
    mailTask: others.last === undefined ? mailNotificationTask({ organizationId, notificationId }) : undefined,
  });
  const [locked, added] = await Promise.all([locking, adding]);
  if (added === undefined) {
    const before = await store.find(tx, apiKeyId, organizationId, notificationId);
    if (before !== undefined) {
      // What it was added with is not known of one from before this was kept, and of one that a user was erased from.
      if (before.content_hash === null || before.content_hash === contentHash) throw new AlreadyAdded();
      throw new Failure('ALREADY_EXISTS', `The notification "${notificationId}" already exists, with other content.`);
    }
    await assertExists(ask, apiKeyId, organizationId);
    // A migration may have given it another id between the two statements.
    throw data.createDocument === true ? new LostRaceError('The document is being migrated.') : notFound('document', documentId);
  }
  const merge = mergeUsers(apiKeyId, startTime, locked);
  if (merge !== undefined) sendWithCommit(ask(merge));
  const isMailed = added.isMailed === 1;
  if (others.last === undefined) return isMailed;
  const delivery = store.deliveryOf(ids, added);
  const payload = { delivery, checks, actorId: actionUser.userId, after: others.last, isMailed };
  sendWithCommit(ask(enqueueDelivery(apiKeyId, added.now, payload)));
  return true;
}

/** The actor, and the named users who may receive the notification. */
function saidIn({ actionUser, notifyUsers = [] }: NewNotification, isNamed: ReadonlySet<string>): Said[] {
  const said = notifyUsers.map((user, i): Said => ({ user, field: `/data/notifyUsers/${i}` }));
  const named = said.filter(({ user: { userId } }) => isNamed.has(userId) && userId !== actionUser.userId);
  const asNamed = notifyUsers.find(({ userId }) => userId === actionUser.userId);
  return [...named, { user: { ...asNamed, ...actionUser }, field: '/data/actionUser' }];
}

const noOthers = { userIds: [], last: undefined };

/** Creates what the call allows. It holds nothing of a user, so that it may bear a time before the transaction had begun. */
async function createMissing(tx: Tx, apiKeyId: string, now: number, data: NewNotification): Promise<void> {
  const { organizationId, documentId, createOrganization, createDocument } = data;
  const organization = { organizationId, id: randomUUID(), name: organizationId, metadata: '{}' };
  await Promise.all([
    createOrganization === true ? askOn(tx)(organizations.add(apiKeyId, now, [organization])) : undefined,
    createDocument === true
      ? askOn(tx)(documents.add(apiKeyId, now, [documents.withDefaults({ organizationId, documentId }, {})]))
      : undefined,
  ]);
}

function contentOf(data: NewNotification): Content {
  const mentions = mentionsIn(data);
  return {
    actionUser: data.actionUser,
    displayHeadlineMessageTemplate: data.displayHeadlineMessageTemplate,
    displayHeadlineMessageTemplateData: data.displayHeadlineMessageTemplateData ?? {},
    displayBodyMessage: data.displayBodyMessage ?? '',
    notificationSourceData: data.notificationSourceData ?? {},
    isNotificationResolverUsed: data.isNotificationResolverUsed ?? false,
    ...(mentions.length > 0 ? { mentions } : {}),
  };
}

/** Kept under the names that they are mentioned by, so that the mentions can go when one of them is deleted. */
function mentionsIn({
  notifyUsers = [],
  displayHeadlineMessageTemplate,
  displayHeadlineMessageTemplateData = {},
  displayBodyMessage = '',
}: NewNotification): Mentioned[] {
  const variables = Object.values(displayHeadlineMessageTemplateData).filter((value) => typeof value === 'string');
  const text = [displayHeadlineMessageTemplate, displayBodyMessage, ...variables].join('\n');
  if (!text.includes('@')) return [];
  return notifyUsers
    .map(({ userId, name }): Mentioned => (name === undefined ? { userId } : { userId, name }))
    .filter((user) => mentionTexts([user]).some((mention) => text.includes(mention)));
}

/** Of all that decides what a notification says and whom it reaches, in whatever order its members come. */
function hashOf(data: NewNotification): string {
  const { documentId, notifyUsers = [], notifyAll = false, verifyUserPermissions = false, context } = data;
  const told = { ...contentOf(data), documentId, notifyUsers, notifyAll, verifyUserPermissions, context };
  return hash('sha256', canonicalJson(told), 'base64url');
}

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
