/** Removes a user from JSON that other users gave. */
import { truncateCharacters } from '../../../generated/text.ts';
import { parseEmailAddress } from '../../addresses/email-address.ts';
import {
  type AnnotationContent,
  deletedText,
  type FindMention,
  type Mentioned,
  mentionFinder,
  mentionTexts,
  replaceAddresses,
  replaceMentions,
} from '../../documents/annotation-content.ts';
import type { Content } from '../../notifications/rules.ts';

/** The user to erase. */
export interface Person {
  userId: string;
  /** The user's names in the tenant's organizations, of all times. */
  names: readonly string[];
  /** The user's addresses there, in the form that compares them. */
  emails: ReadonlySet<string>;
  /** Finds mentions of the user by id or name. */
  findMention: FindMention;
}

/**
 * Prepares the lookups, since there may be a thousand names and addresses. Ignores an `email` without @, which could match any
 * text.
 */
export function personOf(userId: string, names: readonly string[], emails: readonly string[]): Person {
  const texts = mentionTexts([userId, ...names].map((name) => ({ userId: name })));
  const addresses = new Set(emails.filter((email) => email.includes('@')).map(comparableAddress));
  return { userId, names, emails: addresses, findMention: mentionFinder(texts) };
}

/** Returns the form of an address that is equal for all spellings of it. Older data may have addresses that no request may have today. */
const comparableAddress = (address: string): string => parseEmailAddress(address)?.key ?? address.toLowerCase();

const maxTexts = 4;

/**
 * Returns a few texts; any JSON that names the user contains one of `texts`, or its lower case contains one of `lower`, which are in
 * ASCII.
 */
export function soughtTexts({ userId, names, emails }: Person): { texts: string[]; lower: string[] } {
  const id = JSON.stringify(userId);
  const mentions = [userId, ...names].map((name) => inJson(`@${name}`));
  const localParts = [...new Set(Array.from(emails, (email) => inJson(email.slice(0, email.lastIndexOf('@') + 1))))];
  // Mentions and addresses contain an @.
  const isSimple = mentions.length + localParts.length <= maxTexts && localParts.every((part) => isAscii.test(part));
  return isSimple ? { texts: [id, ...mentions], lower: localParts } : { texts: [id, '@'], lower: [] };
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const isAscii = /^[\x20-\x7e]*$/;

/** Matches names of fields that hold an object by user id: `users`, `notifyUsers`, `notifyUsersByUserId`. */
const keyedByUsers = /(users|user_?ids?)$/i;

/** Compares `userId` or `id`. Compares `email` only if `userId` names nobody else. */
function isPerson(value: object, { userId, emails }: Person): boolean {
  if (('userId' in value && value.userId === userId) || ('id' in value && value.id === userId)) return true;
  return !('userId' in value) && 'email' in value && typeof value.email === 'string' && emails.has(comparableAddress(value.email));
}

/** Maximum characters of a User's name. The text in place of a mention may be longer than the mention. */
const maxName = 200;

/** Removes one user from one JSON value. */
export class Cleaner {
  readonly person: Person;
  /** The removed values, and the texts with mentions, as they were. */
  readonly removed: unknown[] = [];
  readonly #removed: readonly FindMention[];
  readonly #kept: FindMention;

  /** Learns from the people in `content` which mentions mean the user and which mean others. */
  constructor(content: unknown, person: Person) {
    const people = peopleIn(content);
    const findersOf = (isUser: boolean) => mentionFinder(mentionTexts(people.filter((one) => isPerson(one, person) === isUser)));
    this.person = person;
    this.#removed = [person.findMention, findersOf(true)];
    this.#kept = findersOf(false);
  }

  isIdOrAddress(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    return value === this.person.userId || (value.includes('@') && this.person.emails.has(comparableAddress(value.trim())));
  }

  /** Returns the text with `@(deleted)` in place of each mention of the user, and `(deleted)` in place of each address. */
  withoutMentions(text: string): string {
    const isUsers = (address: string) => this.person.emails.has(comparableAddress(address));
    const rest = replaceMentions(replaceAddresses(text, isUsers), this.#removed, this.#kept);
    if (rest !== text) this.removed.push(text);
    return rest;
  }

  /** Returns the text without the user. Required fields stay, with a placeholder. */
  text(text: string): string {
    if (!this.isIdOrAddress(text)) return this.withoutMentions(text);
    this.removed.push(text);
    return deletedText;
  }

  /**
   * Returns the value without the user. Returns undefined for a value that stands for the user: the user's object, or a text that
   * is the user's id or address. In objects by user id, drops the user's entry.
   */
  value(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item, name)).filter((item) => item !== undefined);
    if (typeof value === 'string' && !this.isIdOrAddress(value)) return this.withoutMentions(value);
    const isObject = typeof value === 'object' && value !== null;
    if (isObject && !isPerson(value, this.person)) return this.#fields(value, name);
    if (!isObject && typeof value !== 'string') return value;
    this.removed.push(value);
    return undefined;
  }

  /**
   * Returns the fields without the user, for an object such as an organization. Its own `id` and `email` do not make it the user.
   */
  inside(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (!('userId' in value) || value.userId !== this.person.userId) return this.#fields(value, '');
    this.removed.push(value);
    return {};
  }

  /** Returns whether the value is another person's address, which mentions nobody. */
  #isOtherAddress(value: unknown): boolean {
    return typeof value === 'string' && !this.isIdOrAddress(value) && parseEmailAddress(value) !== undefined;
  }

  #fields(value: object, name: string): object {
    const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      if (key === this.person.userId && keyedByUsers.test(name)) {
        this.removed.push({ [key]: child });
        return [];
      }
      // Another user's id stays.
      if (key === 'userId' && typeof child === 'string' && child !== this.person.userId) return [[key, child]];
      if (key === 'email' && this.#isOtherAddress(child)) return [[key, child]];
      const rest = this.value(child, key);
      if (typeof rest === 'string' && rest !== child && key === 'name') return [[key, truncateCharacters(rest, maxName)]];
      return rest === undefined ? [] : [[key, rest]];
    });
    return Object.fromEntries(kept);
  }
}

export const withoutUserInside = (content: unknown, cleaner: Cleaner): unknown => cleaner.inside(content);

/** Returns another user's contact without the user. It keeps its own name and address, which may be shared. */
export function contactWithout(content: object, cleaner: Cleaner): unknown {
  const isOwn = ([name]: [string, unknown]) => name === 'name' || name === 'email';
  const kept = Object.entries(content).flatMap((field): [string, unknown][] => {
    if (isOwn(field)) return [field];
    return Object.entries(cleaner.inside(Object.fromEntries([field])) ?? {});
  });
  return Object.fromEntries(kept);
}

export function annotationWithout(content: AnnotationContent, cleaner: Cleaner): AnnotationContent {
  const mentions = content.mentions.filter((one) => !isPerson(one, cleaner.person));
  return { ...content, text: cleaner.text(content.text), mentions };
}

/** Returns all objects with a user id, at any depth. */
function peopleIn(value: unknown): Mentioned[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(peopleIn);
  return isMentioned(value) ? [value, ...inside] : inside;
}

const isMentioned = (value: object): value is Mentioned =>
  'userId' in value && typeof value.userId === 'string' && (!('name' in value) || typeof value.name === 'string');

/** Maximum characters in the schemas HeadlineTemplate, BodyMessage and HeadlineText. `@(deleted)` is longer than most mentions. */
const maxTemplate = 2000;
const maxText = 10_000;

export function notificationWithout<Told extends Content>(content: Told, cleaner: Cleaner): Told {
  const { displayHeadlineMessageTemplateData: given, mentions = [], notificationSourceData } = content;
  const data = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const rest = cleaner.value(value, name);
    if (rest === undefined) return [];
    return [[name, typeof rest === 'string' ? truncateCharacters(rest, maxText) : rest]];
  });
  const left = new Set(data.map(([name]) => name));
  const gone = new Set(Object.keys(given).filter((name) => !left.has(name)));
  const template = content.displayHeadlineMessageTemplate.replaceAll(/\{([^{}]+)\}/g, (variable, name) =>
    gone.has(name) ? deletedText : variable,
  );
  return {
    ...content,
    actionUser: cleaner.inside(content.actionUser),
    displayHeadlineMessageTemplate: truncateCharacters(cleaner.text(template), maxTemplate),
    displayHeadlineMessageTemplateData: Object.fromEntries(data),
    displayBodyMessage: truncateCharacters(cleaner.text(content.displayBodyMessage), maxText),
    notificationSourceData: cleaner.value(notificationSourceData) ?? {},
    ...(mentions.length > 0 ? { mentions: mentions.filter((one) => !isPerson(one, cleaner.person)) } : {}),
  };
}
