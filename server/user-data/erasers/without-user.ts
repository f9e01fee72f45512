/** Takes a user out of JSON that somebody else gave, without a guess at what is not known to be that user. */

import { type FindMention, mentionFinder, mentionTexts } from '../../documents/annotation-content.ts';

/** Whom an erasure is about. */
export interface Person {
  userId: string;
  /** What the tenant's organizations have for the user. */
  names: readonly string[];
  emails: ReadonlySet<string>;
  /** Finds mentions of the user by the id and these names. */
  findMention: FindMention;
}

/** `names` and `emails` may be a thousand each: neither is gone through again for each text. */
export function personOf(userId: string, names: readonly string[], emails: readonly string[]): Person {
  const texts = mentionTexts([userId, ...names].map((name) => ({ userId: name })));
  return { userId, names, emails: new Set(emails), findMention: mentionFinder(texts) };
}

const maxTexts = 4;

/** What to search for: these texts, or where they are many the mark that stands in JSON with any of them. */
export const textsOr = (mark: string, texts: readonly string[]): readonly string[] => (texts.length > maxTexts ? [mark] : texts);

/** Names of members whose strings are user ids: `userId`, `resolvedByUserId`, `user_ids`. */
const holdsUserIds = /user_?ids?$/i;
/** Names of members whose own members are named by user ids: `users`, `notifyUsers`, `notifyUsersByUserId`. */
const keyedByUsers = /(users|user_?ids?)$/i;

/** By `userId` or `id`; by `email` only where no `userId` says that it is somebody else. */
export function isPerson(value: object, { userId, emails }: Person): boolean {
  if (('userId' in value && value.userId === userId) || ('id' in value && value.id === userId)) return true;
  return !('userId' in value) && 'email' in value && typeof value.email === 'string' && emails.has(value.email);
}

/**
 * The value without the user, or undefined where the value is the user: an object that is known to be the user, with all that it
 * holds; an id that stands in a member named for user ids; and a member named by the id in an object of users. A string that merely
 * equals the id stays: it may as well be the title of something.
 */
export function withoutUser(value: unknown, person: Person, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUser(item, person, name)).filter((item) => item !== undefined);
  if (typeof value === 'string') return value === person.userId && holdsUserIds.test(name) ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  return isPerson(value, person) ? undefined : membersWithout(value, person, name);
}

/** The same for what is something itself, such as an organization, whose own `id` and `email` say nothing of a user. */
export function withoutUserInside(value: unknown, person: Person): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return 'userId' in value && value.userId === person.userId ? {} : membersWithout(value, person, '');
}

function membersWithout(value: object, person: Person, name: string): object {
  const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    if (key === person.userId && keyedByUsers.test(name)) return [];
    const rest = withoutUser(child, person, key);
    return rest === undefined ? [] : [[key, rest]];
  });
  return Object.fromEntries(kept);
}
