/** Takes a user out of JSON that somebody else gave. */
import {
  type AnnotationContent,
  deletedText,
  type FindMention,
  type Mentioned,
  mentionFinder,
  mentionTexts,
  replaceMentions,
} from '../../documents/annotation-content.ts';
import { truncateCharacters } from '../../text.ts';

/** Whom an erasure is about. */
export interface Person {
  userId: string;
  /** The names and addresses that the tenant's organizations have for the user. */
  names: readonly string[];
  emails: ReadonlySet<string>;
  /** Finds mentions of the user by the id and these names. */
  findMention: FindMention;
}

/**
 * `names` and `emails` may be a thousand each: neither is gone through again for each text. An `email` without @ is no address, and may be
 * the same text as anything.
 */
export function personOf(userId: string, names: readonly string[], emails: readonly string[]): Person {
  const texts = mentionTexts([userId, ...names].map((name) => ({ userId: name })));
  const addresses = new Set(emails.filter((email) => email.includes('@')));
  return { userId, names, emails: addresses, findMention: mentionFinder(texts) };
}

const maxTexts = 4;

/** Parts of JSON of which one stands in whatever names the user: few, of a user who has many names and addresses too. */
export function soughtTexts({ userId, names, emails }: Person): string[] {
  const mentions = [userId, ...names].map((name) => JSON.stringify(`@${name}`).slice(1, -1));
  const texts = [...mentions, ...[...emails].map((email) => JSON.stringify(email))];
  // Each of them has an @.
  return [JSON.stringify(userId), ...(texts.length > maxTexts ? ['@'] : texts)];
}

/** Names of fields whose own fields are named by user ids: `users`, `notifyUsers`, `notifyUsersByUserId`. */
const keyedByUsers = /(users|user_?ids?)$/i;

/** By `userId` or `id`; by `email` only where no `userId` says that it is somebody else. */
export function isPerson(value: object, { userId, emails }: Person): boolean {
  if (('userId' in value && value.userId === userId) || ('id' in value && value.id === userId)) return true;
  return !('userId' in value) && 'email' in value && typeof value.email === 'string' && emails.has(value.email);
}

/** In characters, as the schema User has them: the text in place of a mention may be longer. */
const maxLengths = new Map([
  ['name', 200],
  ['email', 254],
]);

/** Takes one user out of one piece of JSON. */
export class Cleaner {
  readonly #person: Person;
  readonly #removed: readonly FindMention[];
  readonly #kept: FindMention;

  /** The people in `content` say under which names the user is mentioned there, and which mentions are of somebody else. */
  constructor(content: unknown, person: Person) {
    const people = peopleIn(content);
    const findersOf = (isUser: boolean) => mentionFinder(mentionTexts(people.filter((one) => isPerson(one, person) === isUser)));
    this.#person = person;
    this.#removed = [person.findMention, findersOf(true)];
    this.#kept = findersOf(false);
  }

  isIdOrAddress(value: unknown): boolean {
    return typeof value === 'string' && (value === this.#person.userId || this.#person.emails.has(value));
  }

  /** The text with `@(deleted)` in place of each mention of the user. */
  withoutMentions(text: string): string {
    return replaceMentions(text, this.#removed, this.#kept);
  }

  /** The same of a text that may not be missing. */
  text(text: string): string {
    return this.isIdOrAddress(text) ? deletedText : this.withoutMentions(text);
  }

  /**
   * The value without the user, or undefined where the value is the user: an object that is known to be the user, with all that it holds;
   * the user's id or address as a whole text; and a field named by the id in an object of users.
   */
  value(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item, name)).filter((item) => item !== undefined);
    if (typeof value === 'string') return this.isIdOrAddress(value) ? undefined : this.withoutMentions(value);
    if (typeof value !== 'object' || value === null) return value;
    return isPerson(value, this.#person) ? undefined : this.#fields(value, name);
  }

  /** The same of what is something itself, such as an organization, whose own `id` and `email` do not make it the user. */
  inside(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return 'userId' in value && value.userId === this.#person.userId ? {} : this.#fields(value, '');
  }

  #fields(value: object, name: string): object {
    const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      if (key === this.#person.userId && keyedByUsers.test(name)) return [];
      // It is somebody else's, and says who they are.
      if (key === 'userId' && typeof child === 'string' && child !== this.#person.userId) return [[key, child]];
      const rest = this.value(child, key);
      const max = maxLengths.get(key);
      if (typeof rest === 'string' && rest !== child && max !== undefined) return [[key, truncateCharacters(rest, max)]];
      return rest === undefined ? [] : [[key, rest]];
    });
    return Object.fromEntries(kept);
  }
}

export const withoutUserInside = (content: unknown, person: Person): unknown => new Cleaner(content, person).inside(content);

/** Somebody else's contact keeps its own name and address, which may be shared: mail to them goes on. */
export function contactWithout(content: object, person: Person): unknown {
  const isOwn = ([name]: [string, unknown]) => name === 'name' || name === 'email';
  const cleaner = new Cleaner(content, person);
  const kept = Object.entries(content).flatMap((field): [string, unknown][] => {
    if (isOwn(field)) return [field];
    return Object.entries(cleaner.inside(Object.fromEntries([field])) ?? {});
  });
  return Object.fromEntries(kept);
}

export function annotationWithout(content: AnnotationContent, person: Person): AnnotationContent {
  const cleaner = new Cleaner(content, person);
  const mentions = content.mentions.filter((one) => !isPerson(one, person));
  return { ...content, text: cleaner.text(content.text), mentions };
}

/** Every object that has a user's id, wherever it is. */
function peopleIn(value: unknown): Mentioned[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(peopleIn);
  return isMentioned(value) ? [value, ...inside] : inside;
}

const isMentioned = (value: object): value is Mentioned =>
  'userId' in value && typeof value.userId === 'string' && (!('name' in value) || typeof value.name === 'string');
