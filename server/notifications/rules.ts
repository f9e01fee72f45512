/** Who receives a notification, and what place it belongs to. What users whom it names have set is in recipients.ts. */
import type { NotificationLevel } from '../database/tables.ts';

type Fields = { readonly [field: string]: string };

/** What the caller asks to be checked. */
export interface Checks {
  access: boolean;
  context: Fields | undefined;
}

/** What counts for one user and one notification. */
export interface Candidate {
  /** Whether notifyUsers names the user. */
  isNamed: boolean;
  /** Whether the user belongs to the organization. */
  belongs: boolean;
  /** Of Set Config. */
  inbox: NotificationLevel;
  /** Whether the user acted on the document before. */
  hasActed: boolean;
  hasAccess: boolean;
  /** The user's context permissions. */
  context: Fields;
}

export function receives({ isNamed, belongs, inbox, hasActed, hasAccess, context }: Candidate, checks: Checks): boolean {
  if (!isNamed && !belongs) return false;
  if (checks.access && !hasAccess) return false;
  if (checks.context !== undefined && !matches(context, checks.context)) return false;
  return isNamed || wants(inbox, hasActed);
}

/** Whether who receives a notification gets it by mail, too. */
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

function wants(level: NotificationLevel, isMine: boolean): boolean {
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

/** Where nothing was set. Mail is sent outside of the product, and so only about what is the user's own. */
export const defaultLevels: Levels = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };

/** What is set for the document goes before what is set for the organization. */
export const levelOf = (
  channel: keyof Levels,
  ofDocument: NotificationLevel | null,
  ofOrganization: NotificationLevel | null,
): NotificationLevel => ofDocument ?? ofOrganization ?? defaultLevels[channel];

/** The same value in every field: without context permissions, nothing matches. */
const matches = (context: Fields, required: Fields): boolean =>
  Object.entries(required).every(([field, value]) => Object.hasOwn(context, field) && context[field] === value);

/** The place in the document that source data tells of: its `locationId`, or the `id` of its `location`; a number by its text. */
export function locationOf({ locationId, location }: { readonly [member: string]: unknown }): string | null {
  const idOfLocation = typeof location === 'object' && location !== null && 'id' in location ? location.id : undefined;
  return [locationId, idOfLocation].map(textOf).find(isId) ?? null;
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Source data may hold anything; only what Get Notifications can be asked for is a location. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^\P{Cc}{1,128}$/u.test(value);
