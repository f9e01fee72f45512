/** Rules of notifications: who receives one, and which place it belongs to. */
import type { Schema } from '../../generated/server.ts';

/** A level of notifications. */
export type NotificationLevel = Schema<'NotificationChoice'>;

type Fields = { readonly [field: string]: string };

/** The checks that the caller asks for. */
export interface Checks {
  access: boolean;
  context: Fields | undefined;
}

/** The facts that the checks look at. */
interface Candidate {
  hasAccess: boolean;
  /** The user's context permissions. */
  context: Fields;
}

/** Whether the user passes the checks of a notification. */
export const isPermitted = ({ hasAccess, context }: Candidate, checks: Checks): boolean =>
  (!checks.access || hasAccess) && (checks.context === undefined || matches(context, checks.context));

/** Whether a recipient gets the notification by mail, too. */
export const wantsMail = ({
  isNamed,
  hasActed,
  email,
}: {
  isNamed: boolean;
  hasActed: boolean;
  email: NotificationLevel;
}): boolean => wants(email, isNamed || hasActed);

/** Whether an address gets no mail because somebody unsubscribed it. A setting made after that counts for its own user. */
export const hasUnsubscribed = (unsubscribedAt: number | undefined, settingMadeAt: number | null): boolean =>
  unsubscribedAt !== undefined && (settingMadeAt ?? 0) <= unsubscribedAt;

/** Whether a setting lets a notification through. `isMine`: it is the user's own. */
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

/** The levels without a setting. Mail leaves the product, so by default it is only about the user's own. */
export const defaultLevels: Levels = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };

/** Returns the level in force. The document's setting goes before the organization's. */
export const levelOf = (
  channel: keyof Levels,
  ofDocument: NotificationLevel | null,
  ofOrganization: NotificationLevel | null,
): NotificationLevel => ofDocument ?? ofOrganization ?? defaultLevels[channel];

/** The same value in every field: without context permissions, nothing matches. */
const matches = (context: Fields, required: Fields): boolean =>
  Object.entries(required).every(([field, value]) => Object.hasOwn(context, field) && context[field] === value);

/** Returns the location in source data: its `locationId`, or the `id` of its `location`, as text. */
export function locationOf({ locationId, location }: { readonly [member: string]: unknown }): string | null {
  const idOfLocation = typeof location === 'object' && location !== null && 'id' in location ? location.id : undefined;
  return [locationId, idOfLocation].map(textOf).find(isId) ?? null;
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Source data may hold anything. A location is a text that Get Notifications can filter by. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^\P{Cc}{1,128}$/u.test(value);
