/** The interface of the peer's databases. */
import type { Input } from '../../../generated/handlers.ts';
import type { GivenUser } from '../../../generated/types.ts';
import { invalidArgument } from '../../../server/errors.ts';
import { expiryMilliseconds } from '../../../server/permissions/grant.ts';

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
  addPermissions(apiKeyId: string, data: Input<'addPermissions'>): Promise<void>;
  /** Returns its id. */
  addNotifications(apiKeyId: string, data: Input<'addNotifications'>): Promise<string>;
  /** Returns a user's newest notifications: one more than a response holds. */
  getNotifications(apiKeyId: string, organizationId: string, userId: string): Promise<FoundNotification[]>;
}

export const maxNotifications = 1000;

export interface NewGrant {
  organizationId: string;
  type: 'organization' | 'folder' | 'document';
  id: string;
  accessRole: string;
  expiresAt: number | null;
}

/** Orders rows by id, so that transactions do not deadlock. */
const byId = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function grantsIn({ permissions: { resources } }: Input<'addPermissions'>, now: number): NewGrant[] {
  const grants = resources.map((resource, i): NewGrant => {
    const { type, id, accessRole, expiresAt } = resource;
    const expiry = expiresAt === undefined ? null : expiryMilliseconds(expiresAt);
    if (expiry !== null && expiry <= now) {
      const field = `/data/permissions/resources/${i}/expiresAt`;
      throw invalidArgument({ field, reason: 'IN_THE_PAST', description: 'must be in the future' });
    }
    return {
      organizationId: resource.type === 'organization' ? id : resource.organizationId,
      type,
      id,
      accessRole,
      expiresAt: expiry,
    };
  });
  return grants.sort((a, b) => byId(a.organizationId, b.organizationId) || byId(a.type, b.type) || byId(a.id, b.id));
}

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
