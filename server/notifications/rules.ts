/** The rules of notifications: their recipients and their places. */
import type { Input } from '../../generated/handlers.ts';
import type { CollaborationNotification as Notification, NotificationChoice } from '../../generated/types.ts';
import type { Mentioned } from '../documents/annotation-content.ts';

export type NotificationLevel = NotificationChoice;

export type Fields = { readonly [field: string]: string };

export interface Checks {
  access: boolean;
  context: Fields | undefined;
}

/** Returns whether a recipient also gets the notification by mail. */
export const wantsMail = ({
  isNamed,
  hasActed,
  email,
}: {
  isNamed: boolean;
  hasActed: boolean;
  email: NotificationLevel;
}): boolean => wants(email, isNamed || hasActed);

/** Returns whether an address gets no email because its owner unsubscribed. A later setting overrides this for its own user. */
export const hasUnsubscribed = (unsubscribedAt: number | undefined, settingMadeAt: number | null): boolean =>
  unsubscribedAt !== undefined && (settingMadeAt ?? 0) <= unsubscribedAt;

/** Returns whether a setting lets a notification through. `isMine`: the notification is about the user's own work. */
export function wants(level: NotificationLevel, isMine: boolean): boolean {
  switch (level) {
    case 'ALL':
      return true;
    case 'MINE':
      return isMine;
    case 'NONE':
      return false;
  }
}

type Levels = { readonly [channel in 'inbox' | 'email' | 'slack']: NotificationLevel };

/** The default levels. Mail leaves the product, so by default it is only about the user's own work. */
export const defaultLevels: Levels = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };

/** Returns the level in force. The document's setting overrides the organization's. */
export const levelOf = (
  channel: keyof Levels,
  ofDocument: NotificationLevel | null,
  ofOrganization: NotificationLevel | null,
): NotificationLevel => ofDocument ?? ofOrganization ?? defaultLevels[channel];

/** Compares the required fields of context permissions. */
export const hasContext = (context: Fields, required: Fields): boolean =>
  Object.entries(required).every(([field, value]) => Object.hasOwn(context, field) && context[field] === value);

/** Returns the location in source data: its `locationId`, or the `id` of its `location`, as text. */
export function locationOf({ locationId, location }: { readonly [member: string]: unknown }): string | null {
  const idOfLocation = typeof location === 'object' && location !== null && 'id' in location ? location.id : undefined;
  return [locationId, idOfLocation].map(textOf).find(isId) ?? null;
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Source data may hold anything. A location is a text that Get Notifications can filter by. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^\P{Cc}{1,128}$/u.test(value);

/** The fields that callers set and read. */
type Shown = {
  [Field in Exclude<keyof Notification & keyof Input<'addNotifications'>, 'notifyUsers'>]-?: Notification[Field];
};

/** The column `content`: a notification as the caller sent it. */
export interface Content extends Shown {
  isNotificationResolverUsed: boolean;
  /** The notified users that the texts mention; absent for none. */
  mentions?: Mentioned[];
}

/** Returns the fields that callers see, in the order of the document. */
export function shownIn({ mentions: _, isNotificationResolverUsed: __, notificationSourceData, ...shown }: Content): Shown {
  return { notificationSourceData, ...shown };
}
