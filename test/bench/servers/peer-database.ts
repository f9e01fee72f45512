/** The interface of the peer's databases. */
import type { Input } from '../../../generated/handlers.ts';
import type { GivenUser } from '../../../generated/types.ts';

type User = GivenUser;

export interface FoundNotification {
  notification_id: string;
  document_id: string;
  content: string;
  created_at: number;
  is_read: boolean;
  /** The user's unread notifications. */
  unread: number;
  recipients: string[];
}

/** Writing calls are one transaction, reading calls one statement. Another statement finds out why nothing was found. */
export interface PeerDatabase {
  tokenVersion(apiKeyId: string): Promise<number | undefined>;
  addPermission(apiKeyId: string, grant: NewGrant): Promise<void>;
  /** Returns its id. */
  addNotifications(apiKeyId: string, data: Input<'addNotifications'>): Promise<string>;
  /** Returns a user's newest notifications: one more than a response holds. */
  getNotifications(apiKeyId: string, organizationId: string, userId: string): Promise<FoundNotification[]>;
}

export const maxNotifications = 1000;

/** A role on a document that exists. */
export interface NewGrant {
  organizationId: string;
  documentId: string;
  userId: string;
  accessRole: string;
}

/** Orders rows by id, so that transactions do not deadlock. */
const byId = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The details of a user who is given only by id: stored details stay. */
const idOnly = '{}';

interface UserRow {
  userId: string;
  details: string;
}

/** Returns each user once, as named last. */
export const userRows = (users: readonly User[]): UserRow[] =>
  [...new Map(users.map((user) => [user.userId, user])).values()]
    .sort((a, b) => byId(a.userId, b.userId))
    .map((user) => ({ userId: user.userId, details: Object.keys(user).length === 1 ? idOnly : JSON.stringify(user) }));

export const contentOf = (data: Input<'addNotifications'>): string =>
  JSON.stringify({
    actionUser: data.actionUser,
    displayHeadlineMessageTemplate: data.displayHeadlineMessageTemplate,
    displayHeadlineMessageTemplateData: { actionUser: data.actionUser, ...data.displayHeadlineMessageTemplateData },
    displayBodyMessage: data.displayBodyMessage ?? '',
    notificationSourceData: data.notificationSourceData ?? {},
    isNotificationResolverUsed: data.isNotificationResolverUsed ?? false,
  });

export interface InboxRow {
  user_id: string;
  document_key: string;
  inbox: string | null;
}

/** Returns the named users with the inbox on. A document's setting overrides the organization's. */
export function recipientsAmong(users: readonly User[], inboxes: readonly InboxRow[]): User[] {
  const isSet = (userId: string, isOfDocument: boolean) =>
    inboxes.find(({ user_id, document_key }) => user_id === userId && (document_key !== '') === isOfDocument)?.inbox ?? undefined;
  return users.filter(({ userId }) => (isSet(userId, true) ?? isSet(userId, false)) !== 'NONE');
}
