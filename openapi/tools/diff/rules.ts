/** Rules that rate a changed value of a document for callers. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonNode, pointerOf } from '../runtime/document.ts';

/** From the most to the least severe. */
export const verdicts = ['breaking', 'deprecation', 'additive', 'editorial'] as const;
export type Verdict = (typeof verdicts)[number];

/** A place in the messages of an operation. */
export interface Place {
  operation: string;
  /** `request`, a status such as `200`, or empty for the operation itself. */
  message: string;
  /** The name of a header, in lower case. */
  header?: string;
  /** A JSON Pointer into the body, with `*` for each item and for each field of any name. Undefined outside of bodies. */
  pointer?: string;
  /** For one of several forms: the values that its messages have, by pointer. */
  form?: { readonly [pointer: string]: Json[] };
}

export interface Change {
  verdict: Verdict;
  /** All places with the changed part of the document. Empty for changes outside of operations. */
  places: Place[];
  /** The changed keyword, or the kind of a change: `property`. */
  keyword: string;
  before: Json | undefined;
  after: Json | undefined;
  text: string;
  /** A JSON Pointer into the document that has the part: today's, or the base's for a removed part. */
  at: string;
}

export type Rating = Verdict | 'looser' | 'tighter' | undefined;

export type JsonObject = { [key: string]: Json };

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

export interface Context {
  place: Place;
  isResponse: boolean;
  /** Whether the schema describes field names. */
  isOfNames?: boolean;
  /** The pairs of schemas that are being compared, as JSON. A schema may contain itself. */
  within?: readonly string[];
  report(change: Change): void;
  /** Called with each place whose key no rule knows. */
  unknown(at: string): void;
  /** Returns whether two values are equal, with everything that they refer to. Most are. */
  isSame(before: JsonNode, after: JsonNode): boolean;
}

export type Rule = (before: JsonNode, after: JsonNode, context: Context, key: string) => void;

export type Table = { readonly [key: string]: Rule };

export function tell(before: JsonNode, after: JsonNode, context: Context, key: string, rating: Rating, text?: string): void {
  if (rating === undefined) return;
  const isBreaking = rating === (context.isResponse ? 'looser' : 'tighter');
  context.report({
    verdict: rating === 'looser' || rating === 'tighter' ? (isBreaking ? 'breaking' : 'additive') : rating,
    places: context.place.operation === '' ? [] : [context.place],
    keyword: context.isOfNames === true ? `propertyNames/${key}` : key,
    before: before.value,
    after: after.value,
    text: text ?? `\`${key}\` ${inWords(before.value, after.value)}`,
    at: after.value === undefined ? before.at : after.at,
  });
}

export function inWords(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return `added: ${short(after)}`;
  return after === undefined ? `removed: ${short(before)}` : `changed from ${short(before)} to ${short(after)}`;
}

export function short(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A rule for a value as a whole. */
export const rated =
  (rate: (before: Json | undefined, after: Json | undefined, context: Context) => Rating): Rule =>
  (before, after, context, key) => {
    if (!isDeepStrictEqual(before.value, after.value)) tell(before, after, context, key, rate(before.value, after.value, context));
  };

const always = (verdict: Verdict): Rule => rated(() => verdict);
export const breaking = always('breaking');
export const prose = always('editorial');
/** A promise that callers rely on once it is there. */
export const promise = rated((before) => (before === undefined ? 'additive' : 'breaking'));

/** Rules for the keys of an object. */
export const keysIn =
  (rules: Table): Rule =>
  (before, after, context, key) => {
    if (!context.isSame(before, after)) eachKeyIn(rules)(before, after, context, key);
  };

/** The same for an object that is not compared as it is written. */
export const eachKeyIn =
  (rules: Table): Rule =>
  (before, after, context) => {
    for (const key of new Set([...before.keys, ...after.keys])) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (rule === undefined) context.unknown(after.get(key).at);
      (rule ?? breaking)(before.get(key), after.get(key), context, key);
    }
  };

export interface Entries {
  added: Rating | ((name: string) => Rating);
  removed: Rating;
  /** The word for an entry. */
  noun: string;
  within?: (context: Context, name: string) => Context;
  /** Returns the name that stands for this one if it is missing, such as `2XX` for 200. */
  range?: (name: string) => string;
}

/** A rule for a map, whose entries have one rule. */
export const entries =
  (rule: Rule, { added, removed, noun, within = (context) => context, range = (name) => name }: Entries): Rule =>
  (before, after, context, key) => {
    for (const name of new Set([...before.keys, ...after.keys])) {
      const entryOf = (side: JsonNode) => side.get(side.keys.includes(name) ? name : range(name));
      const [one, other] = [entryOf(before), entryOf(after)];
      const inner = within(context, name);
      if (one.value === undefined)
        tell(one, other, inner, key, typeof added === 'function' ? added(name) : added, `${noun} \`${name}\` added`);
      else if (other.value === undefined) tell(one, other, inner, key, removed, `${noun} \`${name}\` removed`);
      else rule(one, other, inner, name);
    }
  };

/** A limit. Without a value, there is no limit. */
const bound =
  (isTighter: (after: number, before: number) => boolean, read = (part: JsonNode): Json | undefined => part.value): Rule =>
  (before, after, context, key) => {
    const [from, to] = [read(before), read(after)];
    if (from === to) return;
    const rating = from === undefined || (to !== undefined && isTighter(Number(to), Number(from))) ? 'tighter' : 'looser';
    tell(before.as(from), after.as(to), context, key, rating);
  };
export const maximum = bound((after, before) => after < before);
/** The name of a limit in `x-limits`. */
export const namedMaximum = bound(
  (after, before) => after < before,
  ({ root, value }) => root.in('info', 'x-limits', String(value)).value,
);
export const minimum = bound((after, before) => after > before);
/** Without a value, an array that must contain an item needs one of them. */
export const minContains = bound(
  (after, before) => after > before,
  ({ value }) => value ?? 1,
);

/** A condition on values. A changed one is looser for some values and tighter for others. */
export const condition = rated((before, after) => (before === undefined ? 'tighter' : after === undefined ? 'looser' : 'breaking'));

export const isTrue = (value: Json | undefined): boolean => value === true;

export const deprecated = rated((before, after) =>
  isTrue(before) === isTrue(after) ? undefined : isTrue(after) ? 'deprecation' : 'additive',
);

export const flag = (whenSet: Rating, whenUnset: Rating): Rule =>
  rated((before, after) => (isTrue(before) === isTrue(after) ? undefined : isTrue(after) ? whenSet : whenUnset));

export const at = (context: Context, place: Partial<Place>): Context => ({ ...context, place: { ...context.place, ...place } });
export const below = (context: Context, key: string): Context =>
  at(context, { pointer: (context.place.pointer ?? '') + (key === '*' ? '/*' : pointerOf(key)) });
