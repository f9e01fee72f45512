/**
 * Compares two documents, keyword by keyword, and rates each change for callers. Looser requests and tighter responses are safe; the
 * opposite breaks callers. A keyword or extension without a rule here counts as breaking, and `unknownKeys` finds it.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, JsonNode, keysOf, pointerOf } from './emit/document.ts';

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

type Rating = Verdict | 'looser' | 'tighter' | undefined;

/** A value in a document. References are followed, and `at` is where the value is written. */
class Part {
  readonly root: JsonNode;
  readonly written: Json | undefined;
  readonly value: Json | undefined;
  readonly at: string;
  /** The target of the reference, or `at`. */
  readonly #target: string;

  constructor(root: JsonNode, written: Json | undefined, at: string, own?: { value: Json | undefined }) {
    this.root = root;
    this.written = written;
    this.at = at;
    this.value = own === undefined ? new JsonNode(written, at, root).value : own.value;
    const { $ref } = objectOf(written);
    this.#target = typeof $ref === 'string' ? $ref.slice(1) : at;
  }

  /** The name of the component that the value refers to. */
  get name(): string | undefined {
    return this.#target === this.at ? undefined : keysOf(this.#target).at(-1);
  }

  /** Returns the same place with another value, or without one. */
  as(value: Json | undefined): Part {
    return new Part(this.root, this.written, this.at, { value });
  }

  get(key: string): Part {
    const own = objectOf(this.value);
    const isBeside = this.#target === this.at || Object.hasOwn(objectOf(this.written), key);
    return new Part(
      this.root,
      Object.hasOwn(own, key) ? own[key] : undefined,
      (isBeside ? this.at : this.#target) + pointerOf(key),
    );
  }

  get keys(): string[] {
    return Object.keys(objectOf(this.value));
  }

  get items(): Part[] {
    return listOf(this.value).map((item, i) => new Part(this.root, item, `${this.#target}/${i}`));
  }

  /** The limit in `x-limits` that the value names. */
  get limit(): Json | undefined {
    return this.root.in('info', 'x-limits', String(this.value)).value;
  }
}

type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

interface Context {
  place: Place;
  isResponse: boolean;
  /** Whether the schema describes field names. */
  isOfNames?: boolean;
  report(change: Change): void;
  /** Called with each place whose key no rule knows. */
  unknown(at: string): void;
  /** Returns whether two values are equal, with everything that they refer to. Most are. */
  isSame(before: Part, after: Part): boolean;
}

type Rule = (before: Part, after: Part, context: Context, key: string) => void;

type Table = { readonly [key: string]: Rule };

function tell(before: Part, after: Part, context: Context, key: string, rating: Rating, text?: string): void {
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

function inWords(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return `added: ${short(after)}`;
  return after === undefined ? `removed: ${short(before)}` : `changed from ${short(before)} to ${short(after)}`;
}

function short(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A rule for a value as a whole. */
const rated =
  (rate: (before: Json | undefined, after: Json | undefined, context: Context) => Rating): Rule =>
  (before, after, context, key) => {
    if (!isDeepStrictEqual(before.value, after.value)) tell(before, after, context, key, rate(before.value, after.value, context));
  };

const always = (verdict: Verdict): Rule => rated(() => verdict);
const breaking = always('breaking');
const prose = always('editorial');
const examples = prose;
/** A promise that callers rely on once it is there. */
const promise = rated((before) => (before === undefined ? 'additive' : 'breaking'));

/** Rules for the keys of an object. */
const keysIn =
  (rules: Table): Rule =>
  (before, after, context) => {
    if (context.isSame(before, after)) return;
    for (const key of new Set([...before.keys, ...after.keys])) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (rule === undefined) context.unknown(after.get(key).at);
      (rule ?? breaking)(before.get(key), after.get(key), context, key);
    }
  };

interface Entries {
  added: Rating | ((name: string) => Rating);
  removed: Rating;
  /** The word for an entry. */
  noun: string;
  within?: (context: Context, name: string) => Context;
}

/** A rule for a map, whose entries have one rule. */
const entries =
  (rule: Rule, { added, removed, noun, within = (context) => context }: Entries): Rule =>
  (before, after, context, key) => {
    for (const name of new Set([...before.keys, ...after.keys])) {
      const [one, other] = [before.get(name), after.get(name)];
      const inner = within(context, name);
      if (one.value === undefined)
        tell(one, other, inner, key, typeof added === 'function' ? added(name) : added, `${noun} \`${name}\` added`);
      else if (other.value === undefined) tell(one, other, inner, key, removed, `${noun} \`${name}\` removed`);
      else rule(one, other, inner, name);
    }
  };

/** A limit. Without a value, there is no limit. */
const bound =
  (isTighter: (after: number, before: number) => boolean, read = (part: Part): Json | undefined => part.value): Rule =>
  (before, after, context, key) => {
    const [from, to] = [read(before), read(after)];
    if (from === to) return;
    const rating = from === undefined || (to !== undefined && isTighter(Number(to), Number(from))) ? 'tighter' : 'looser';
    tell(before.as(from), after.as(to), context, key, rating);
  };
const maximum = bound((after, before) => after < before);
/** The name of a limit in `x-limits`. */
const namedMaximum = bound(
  (after, before) => after < before,
  (part) => part.limit,
);
const minimum = bound((after, before) => after > before);

/** A condition on values. A changed one is looser for some values and tighter for others. */
const condition = rated((before, after) => (before === undefined ? 'tighter' : after === undefined ? 'looser' : 'breaking'));

/** A list of allowed values. Without it, all are. */
function allowed(before: Json | undefined, after: Json | undefined): Rating {
  if (before === undefined) return 'tighter';
  if (after === undefined) return 'looser';
  const isIn = (list: Json) => (value: Json) => listOf(list).some((one) => isDeepStrictEqual(one, value));
  const [hasRemoved, hasAdded] = [!listOf(before).every(isIn(after)), !listOf(after).every(isIn(before))];
  if (!hasRemoved && !hasAdded) return undefined;
  return hasRemoved && hasAdded ? 'breaking' : hasRemoved ? 'tighter' : 'looser';
}

/** An integer is a number. */
const types = (value: Json | undefined): Json | undefined =>
  value === undefined ? undefined : listOf(value).flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]));

/** Sizes of numbers, which typed clients act on. Each includes the ones before. */
const sizes: readonly (readonly string[])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

const format = rated((before, after) => {
  const family = sizes.find((one) => [before, after].every((name) => one.includes(String(name))));
  if (family !== undefined) return family.indexOf(String(after)) < family.indexOf(String(before)) ? 'tighter' : 'looser';
  return before === undefined ? 'tighter' : after === undefined ? 'looser' : 'breaking';
});

/** More identifying fields make fewer duplicates. An empty list means the whole item. */
const uniqueBy = rated((before, after) => {
  if (before === undefined || after === undefined) return before === undefined ? 'tighter' : 'looser';
  const [from, to] = [listOf(before), listOf(after)];
  if (to.length === 0 || (from.length > 0 && from.every((name) => to.includes(name)))) return 'looser';
  return from.length === 0 || to.every((name) => from.includes(name)) ? 'tighter' : 'breaking';
});

const isTrue = (value: Json | undefined): boolean => value === true;

const deprecated = rated((before, after) =>
  isTrue(before) === isTrue(after) ? undefined : isTrue(after) ? 'deprecation' : 'additive',
);

/** A table that callers look codes up in. */
const codes = entries(keysIn({ httpStatus: breaking, meaning: prose, remedy: prose }), {
  added: 'additive',
  removed: 'breaking',
  noun: 'Code',
});

const flag = (whenSet: Rating, whenUnset: Rating): Rule =>
  rated((before, after) => (isTrue(before) === isTrue(after) ? undefined : isTrue(after) ? whenSet : whenUnset));

const at = (context: Context, place: Partial<Place>): Context => ({ ...context, place: { ...context.place, ...place } });
const below = (context: Context, key: string): Context =>
  at(context, { pointer: (context.place.pointer ?? '') + (key === '*' ? '/*' : pointerOf(key)) });

/** Keywords that need no rule of their own. */
const keywords: Table = {
  type: rated((before, after) => allowed(types(before), types(after))),
  enum: rated(allowed),
  minLength: minimum,
  minItems: minimum,
  minProperties: minimum,
  minimum,
  exclusiveMinimum: minimum,
  maxLength: maximum,
  maxItems: maximum,
  maxProperties: maximum,
  maximum,
  pattern: condition,
  format,
  'x-id-field': condition,
  'x-unique-by': uniqueBy,
  'x-max-bytes': namedMaximum,
  'x-max-product': (before, after, context, key) => {
    if (before.value === undefined || after.value === undefined) condition(before, after, context, key);
    else keysIn({ of: breaking, limit: namedMaximum })(before, after, context, key);
  },
  // An absent field of a request has the default value.
  default: rated((before, _, { isResponse }) => (before === undefined && isResponse ? 'additive' : 'breaking')),
  deprecated,
  readOnly: flag('additive', 'additive'),
  'x-read-as': promise,
  'x-reasons': codes,
  'x-statuses': codes,
  discriminator: keysIn({
    propertyName: breaking,
    mapping: entries(breaking, { added: 'looser', removed: 'tighter', noun: 'Value' }),
  }),
  title: prose,
  description: prose,
  example: examples,
  'x-pattern-in-words': prose,
};

/** Keywords with schemas, which `schema` compares. */
const nested = ['properties', 'required', 'additionalProperties', 'items', 'propertyNames', 'oneOf', 'anyOf', 'allOf'];
const elsewhere: Table = Object.fromEntries(nested.map((keyword) => [keyword, () => {}]));

/** Callers treat an unknown reason of an error as its status. */
const openEnum = rated((before, after, context) => {
  const rating = allowed(before, after);
  return rating === 'looser' && context.isResponse ? 'additive' : rating;
});

function schema(base: Part, revision: Part, context: Context): void {
  if (context.isSame(base, revision)) return;
  const [before, after] = [simplified(base, context), simplified(revision, context)];
  const [some, others] = [alternativesOf(before), alternativesOf(after)];
  if (some !== undefined || others !== undefined) {
    branches(some ?? [before], others ?? [after], context, { added: 'looser', removed: 'tighter', noun: 'Form' });
  }
  // The keywords of a schema that became one of several alternatives are compared there.
  if ((some === undefined) !== (others === undefined)) return;
  const isOpen = [before, after].every((part) => part.get('x-reasons').value !== undefined);
  keysIn({ ...keywords, ...elsewhere, ...(isOpen && { enum: openEnum }) })(before, after, context, '');
  const [one, other] = [before.get('oneOf'), after.get('oneOf')];
  if (some !== undefined && (one.value === undefined) !== (other.value === undefined)) {
    tell(one, other, context, 'oneOf', one.value === undefined ? 'tighter' : 'looser');
  }
  branches(before.get('allOf').items, after.get('allOf').items, context, {
    added: 'tighter',
    removed: 'looser',
    noun: 'Condition',
  });
  fields(before, after, context);
  subschema('items', before, after, context);
  subschema('propertyNames', before, after, { ...context, isOfNames: true });
  furtherFields(before.get('additionalProperties'), after.get('additionalProperties'), below(context, '*'));
}

const alternativesOf = (part: Part): Part[] | undefined =>
  [part.get('oneOf'), part.get('anyOf')].find(({ value }) => value !== undefined)?.items;

/** Returns the schema with `const` as `enum`, with null as a type, and in a request without the fields that only responses have. */
function simplified(part: Part, context: Context): Part {
  const nullable = withNull(part) ?? part;
  if (!isObject(nullable.value)) return nullable;
  const { const: _, ...rest } = nullable.value;
  const values = valuesOf(nullable.value);
  const properties = nullable.get('properties');
  const own = properties.keys.filter((name) => context.isResponse || !isTrue(properties.get(name).get('readOnly').value));
  return nullable.as({
    ...rest,
    ...(values !== undefined && { enum: values }),
    ...(isObject(properties.value) && { properties: pick(properties.value, own) }),
  });
}

/** Returns a schema with the alternative null as one with null among its types. */
function withNull(part: Part): Part | undefined {
  const alternatives = alternativesOf(part) ?? [];
  const others = alternatives.filter((one) => one.get('type').value !== 'null');
  const [other] = others;
  if (alternatives.length !== 2 || others.length !== 1 || !isObject(other?.value) || !isObject(part.value)) return undefined;
  if (alternativesOf(other) !== undefined) return undefined;
  const { oneOf: _, anyOf: __, ...beside } = part.value;
  const values = valuesOf(other.value);
  const type = [...listOf(other.value.type), 'null'];
  return part.as({ ...other.value, ...beside, type, ...(values !== undefined && { enum: [...values, null] }) });
}

const valuesOf = (value: JsonObject): Json[] | undefined =>
  value.const === undefined ? (value.enum === undefined ? undefined : listOf(value.enum)) : [value.const];

const pick = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));

/** Compares alternatives, or conditions that all hold. They are matched by their names, then by their types and order. */
function branches(
  before: Part[],
  after: Part[],
  context: Context,
  { added, removed, noun }: Pick<Entries, 'removed' | 'noun'> & { added: Rating },
): void {
  const rest = [...after];
  const take = (isSame: (one: Part) => boolean): Part | undefined => {
    const i = rest.findIndex(isSame);
    return i < 0 ? undefined : rest.splice(i, 1)[0];
  };
  const named = before.map((one) => [one, take((other) => branchName(one) === branchName(other))] as const);
  for (const [one, same] of named) {
    const other = same ?? take((candidate) => isDeepStrictEqual(candidate.get('type').value, one.get('type').value));
    if (other !== undefined) schema(one, other, inForm(one, context));
    else tell(one, one.as(undefined), inForm(one, context), 'form', removed, `${noun} ${branchName(one)} removed`);
  }
  for (const other of rest) tell(other.as(undefined), other, context, 'form', added, `${noun} ${branchName(other)} added`);
}

/** Adds the values that identify a form of a message. */
function inForm(part: Part, context: Context): Context {
  const properties = part.get('properties');
  const form = properties.keys.flatMap((name): [string, Json[]][] => {
    const values = valuesOf(objectOf(properties.get(name).value));
    return values === undefined ? [] : [[`${context.place.pointer ?? ''}${pointerOf(name)}`, values]];
  });
  return form.length === 0 ? context : at(context, { form: { ...context.place.form, ...Object.fromEntries(form) } });
}

const branchName = (part: Part): string => part.name ?? short(part.get('title').value ?? part.get('type').value);

function fields(before: Part, after: Part, context: Context): void {
  const [some, others] = [before.get('properties'), after.get('properties')];
  const isRequired = (part: Part, name: string) => listOf(part.get('required').value).includes(name);
  for (const name of new Set([...some.keys, ...others.keys])) {
    const [one, other] = [some.get(name), others.get(name)];
    const inner = below(context, name);
    if (one.value === undefined) {
      const isNeeded = isRequired(after, name);
      const rating = isNeeded && !context.isResponse ? 'breaking' : 'additive';
      tell(one, other, inner, 'property', rating, isNeeded ? 'Field added, always present' : 'Optional field added');
    } else if (other.value === undefined) tell(one, other, inner, 'property', 'breaking', 'Field removed');
    else schema(one, other, inner);
  }
  const isNew = (name: string) => some.get(name).value === undefined && others.get(name).value !== undefined;
  const isGone = (name: string) => some.get(name).value !== undefined && others.get(name).value === undefined;
  for (const value of new Set([...listOf(before.get('required').value), ...listOf(after.get('required').value)])) {
    const name = String(value);
    const [was, is] = [isRequired(before, name), isRequired(after, name)];
    if (was === is || isNew(name) || isGone(name)) continue;
    const parts = [before.get('required').as(was), after.get('required').as(is)] as const;
    tell(...parts, below(context, name), 'required', is ? 'tighter' : 'looser', is ? 'Field required' : 'Field optional');
  }
}

function subschema(keyword: 'items' | 'propertyNames', before: Part, after: Part, context: Context): void {
  const [one, other] = [before.get(keyword), after.get(keyword)];
  const inner = keyword === 'items' ? below(context, '*') : context;
  if (one.value === undefined || other.value === undefined) condition(one, other, inner, keyword);
  else schema(one, other, inner);
}

/** Compares the fields of any name: none, all, or those that fit a schema. */
function furtherFields(before: Part, after: Part, context: Context): void {
  const kindOf = ({ value }: Part) => (value === false ? 'none' : value === undefined || value === true ? 'all' : 'some');
  const [from, to] = [kindOf(before), kindOf(after)];
  if (from === 'some' && to === 'some') return schema(before, after, context);
  if (from === to) return;
  // Callers ignore unknown fields of a response.
  const rating = from === 'none' ? 'additive' : to === 'none' ? 'breaking' : to === 'all' ? 'looser' : 'tighter';
  tell(before, after, context, 'additionalProperties', rating);
}

const header: Table = {
  'x-decision': prose,
  name: () => {},
  in: () => {},
  description: prose,
  example: examples,
  deprecated,
  required: flag('tighter', 'looser'),
  schema,
};

/** Compares the headers of a request. */
const parameters: Rule = (before, after, context, key) => {
  const byName = (part: Part) =>
    part.as(
      Object.fromEntries(
        part.items.map((one) => [`${one.get('in').value} ${one.get('name').value}`.toLowerCase(), one.written ?? null]),
      ),
    );
  const isNeeded = (name: string) => isTrue(byName(after).get(name).get('required').value);
  const within = (inner: Context, name: string) => at(inner, { header: name.replace(/^header /, '') });
  const added = (name: string) => (isNeeded(name) ? 'breaking' : 'additive');
  entries(keysIn(header), { added, removed: 'breaking', noun: 'Parameter', within })(byName(before), byName(after), context, key);
};

/** Compares the headers of a response. */
const headers: Rule = (before, after, context, key) => {
  const lower = (part: Part) =>
    part.as(Object.fromEntries(part.keys.map((name) => [name.toLowerCase(), part.get(name).written ?? null])));
  const within = (inner: Context, name: string) => at(inner, { header: name });
  entries(keysIn(header), { added: 'additive', removed: 'breaking', noun: 'Header', within })(
    lower(before),
    lower(after),
    context,
    key,
  );
};

const media: Table = {
  schema: (before, after, context) => schema(before, after, at(context, { pointer: '' })),
  example: examples,
  examples: (before, after, context, key) => {
    examples(before, after, context, key);
    if (Number(context.place.message) >= 400) refusals(before, after, context);
  },
};

/** Compares the codes of a failure, which only its examples show. The same example always has the same code and reasons. */
function refusals(before: Part, after: Part, context: Context): void {
  const codeOf = (part: Part) => part.get('value').get('error').get('status');
  const reasonsOf = (part: Part) =>
    part
      .get('value')
      .get('error')
      .get('details')
      .items.map((detail) => detail.get('reason').value ?? null);
  const codesOf = (part: Part) => part.keys.map((name) => codeOf(part.get(name)).value);
  for (const name of new Set([...before.keys, ...after.keys])) {
    const [one, other] = [codeOf(before.get(name)), codeOf(after.get(name))];
    const [reasons, others] = [reasonsOf(before.get(name)), reasonsOf(after.get(name))];
    if (one.value === undefined && !codesOf(before).includes(other.value)) {
      tell(one, other, context, 'code', 'additive', `Code ${short(other.value)} added`);
    } else if (other.value === undefined && !codesOf(after).includes(one.value)) {
      tell(one, other, context, 'code', 'breaking', `Code ${short(one.value)} removed`);
    } else if (one.value !== undefined && other.value !== undefined && one.value !== other.value) {
      tell(one, other, context, 'code', 'breaking', `Code of \`${name}\` ${inWords(one.value, other.value)}`);
    } else if (one.value !== undefined && other.value !== undefined && !isDeepStrictEqual(reasons, others)) {
      tell(one, other, context, 'reason', 'breaking', `Reasons of \`${name}\` ${inWords(reasons, others)}`);
    }
  }
}

const contents = entries(keysIn(media), { added: 'additive', removed: 'breaking', noun: 'Media type' });

const requestBody: Table = { description: prose, required: flag('tighter', 'looser'), content: contents };

const link = entries(breaking, { added: 'additive', removed: 'breaking', noun: 'Link' });

const response: Table = { description: prose, headers, content: contents, links: link };

/** Each failure is an exception to callers. A new status of a success is another response. */
const responses: Rule = entries(keysIn(response), {
  added: (status) => (Number(status) >= 400 ? 'additive' : 'breaking'),
  removed: 'breaking',
  noun: 'Response',
  within: (context, status) => ({ ...at(context, { message: status }), isResponse: true }),
});

const operation: Table = {
  operationId: breaking,
  // Each tag has an interface of handlers.
  tags: breaking,
  summary: prose,
  description: prose,
  deprecated,
  'x-extension': prose,
  'x-idempotent': flag('additive', 'breaking'),
  'x-timeout-seconds': (before, after, context, key) => {
    const seconds = (part: Part) => Number(part.value ?? 30);
    if (before.value !== after.value) tell(before, after, context, key, seconds(after) > seconds(before) ? 'breaking' : 'additive');
  },
  'x-pagination': (before, after, context, key) => {
    // A caller that does not page reads only the first page.
    if (before.value === undefined || after.value === undefined) breaking(before, after, context, key);
    else
      keysIn({ pageSize: breaking, pageToken: breaking, nextPageToken: breaking, items: breaking, order: promise })(
        before,
        after,
        context,
        key,
      );
  },
  'x-poll': (before, after, context, key) => {
    if (before.value === undefined || after.value === undefined) promise(before, after, context, key);
    else keysIn({ operationId: breaking, data: breaking, until: breaking })(before, after, context, key);
  },
  // `operations` compares it, since an operation may take that of the document.
  security: () => {},
  parameters: (before, after, context, key) => parameters(before, after, at(context, { message: 'request' }), key),
  requestBody: (before, after, context) => keysIn(requestBody)(before, after, at(context, { message: 'request' }), ''),
  responses,
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const pathItem: Table = Object.fromEntries(methods.map((method) => [method, () => {}]));

const paths: Rule = (before, after, context) => {
  for (const path of new Set([...before.keys, ...after.keys])) {
    keysIn(pathItem)(before.get(path), after.get(path), context, path);
    for (const method of methods) {
      const [one, other] = [before.get(path).get(method), after.get(path).get(method)];
      const own = at(context, { operation: String(one.get('operationId').value ?? other.get('operationId').value ?? '') });
      if (one.value === undefined && other.value === undefined) continue;
      const words = `Operation ${method.toUpperCase()} ${path}`;
      if (one.value === undefined) tell(one, other, own, 'operation', 'additive', `${words} added`);
      else if (other.value === undefined) tell(one, other, own, 'operation', 'breaking', `${words} removed`);
      else {
        keysIn(operation)(one, other, own, method);
        security(one, other, own);
      }
    }
  }
};

/** Compares the combinations of credentials that open an operation. */
function security(before: Part, after: Part, context: Context): void {
  const schemeOf = (part: Part, name: string) => {
    const { description: _, ...scheme } = objectOf(part.root.in('components', 'securitySchemes', name).value);
    return JSON.stringify(scheme, Object.keys(scheme).sort());
  };
  const combinations = (part: Part): string[] => {
    const own = part.get('security').value ?? part.root.get('security').value;
    const some = listOf(own).map((one) =>
      JSON.stringify(
        Object.entries(objectOf(one))
          .map(([name, scopes]) => [schemeOf(part, name), scopes])
          .sort(),
      ),
    );
    return some.length === 0 ? ['[]'] : some.sort();
  };
  const [from, to] = [combinations(before), combinations(after)];
  if (isDeepStrictEqual(from, to)) return;
  const isKept = to.includes('[]') || from.every((one) => to.includes(one));
  tell(before.get('security'), after.get('security'), context, 'security', isKept ? 'additive' : 'breaking');
}

const tables: Table = {
  openapi: rated((before, after) => (minorOf(before) === minorOf(after) ? 'editorial' : 'breaking')),
  jsonSchemaDialect: breaking,
  info: keysIn({
    // `npm run diff` judges it by the other changes.
    version: () => {},
    title: prose,
    summary: prose,
    description: prose,
    contact: prose,
    license: prose,
    'x-limits': entries(maximum, { added: 'breaking', removed: 'breaking', noun: 'Limit' }),
  }),
  servers: rated((before, after) => {
    const urls = (value: Json | undefined) => listOf(value).map((server) => objectOf(server).url ?? '');
    return urls(before).every((url) => urls(after).includes(url))
      ? urls(after).length > urls(before).length
        ? 'additive'
        : 'editorial'
      : 'breaking';
  }),
  tags: prose,
  security: () => {},
  paths,
  components: keysIn({
    // The packages export each schema as a type. Its content is compared where it is used.
    schemas: entries(() => {}, { added: 'additive', removed: 'breaking', noun: 'Type' }),
    securitySchemes: () => {},
    headers: () => {},
    parameters: () => {},
    responses: () => {},
  }),
};

/** Returns the changes, each once with all its places. */
export function changesBetween(base: Json, revision: Json): Change[] {
  const found = new Map<string, Change>();
  const report = (change: Change) => {
    const key = JSON.stringify([change.verdict, change.at, change.keyword, change.text]);
    const same = found.get(key);
    if (same === undefined) found.set(key, change);
    else same.places.push(...change.places);
  };
  compare(base, revision, { report, unknown: () => {}, isSame: samenessOf(new JsonNode(base), new JsonNode(revision)) });
  return [...found.values()];
}

/** Returns the keys of a document that no rule knows, with their places. */
export function unknownKeys(document: Json): string[] {
  const found = new Set<string>();
  compare(document, document, { report: () => {}, unknown: (at) => found.add(at), isSame: () => false });
  return [...found];
}

function compare(base: Json, revision: Json, hooks: Pick<Context, 'report' | 'unknown' | 'isSame'>): void {
  const partOf = (document: Json) => new Part(new JsonNode(document), document, '');
  const context = { place: { operation: '', message: '' }, isResponse: false, ...hooks };
  keysIn(tables)(partOf(base), partOf(revision), context, '');
}

function samenessOf(base: JsonNode, revision: JsonNode): Context['isSame'] {
  const known = new Map<string, boolean>();
  const hasSameLimits = isDeepStrictEqual(base.in('info', 'x-limits').value, revision.in('info', 'x-limits').value);
  // Keywords such as `x-max-bytes` name a limit.
  const areSameLimits = (value: Json | undefined) => hasSameLimits || !/"(?:x-max-\w+|limit)":/.test(JSON.stringify(value) ?? '');
  const at = (root: JsonNode, reference: string) => {
    const node = root.in(...keysOf(reference));
    return node.exists ? node.written : undefined;
  };
  const isSame = (before: Json | undefined, after: Json | undefined): boolean =>
    isDeepStrictEqual(before, after) && areSameLimits(before) && referencesOf(before).every(isSameTarget);
  const isSameTarget = (reference: string): boolean => {
    const found = known.get(reference) ?? isSame(at(base, reference), at(revision, reference));
    known.set(reference, found);
    return found;
  };
  return (before, after) => isSame(before.written, after.written);
}

const references = new WeakMap<object, string[]>();

function referencesOf(value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = references.get(value);
  if (known !== undefined) return known;
  const found = Array.from(JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g), ([, reference = '']) => reference);
  references.set(value, found);
  return found;
}

const minorOf = (version: Json | undefined): string => String(version).split('.').slice(0, 2).join('.');
