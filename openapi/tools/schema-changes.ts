/** Compares two schemas, keyword by keyword. */
import { isDeepStrictEqual } from 'node:util';
import {
  at,
  below,
  breaking,
  type Context,
  condition,
  deprecated,
  type Entries,
  entries,
  flag,
  isTrue,
  type JsonObject,
  keysIn,
  listOf,
  maximum,
  minimum,
  namedMaximum,
  objectOf,
  promise,
  prose,
  type Rating,
  rated,
  short,
  type Table,
  tell,
} from './change-rules.ts';
import { isObject, type Json, type JsonNode, pointerOf } from './runtime/document.ts';

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

/** A table that callers look codes up in. */
const codes = entries(keysIn({ httpStatus: breaking, meaning: prose, remedy: prose }), {
  added: 'additive',
  removed: 'breaking',
  noun: 'Code',
});

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
  example: prose,
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

export function schema(base: JsonNode, revision: JsonNode, context: Context): void {
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

const alternativesOf = (part: JsonNode): JsonNode[] | undefined =>
  [part.get('oneOf'), part.get('anyOf')].find(({ value }) => value !== undefined)?.items;

/** Returns the schema with `const` as `enum`, with null as a type, and in a request without the fields that only responses have. */
function simplified(part: JsonNode, context: Context): JsonNode {
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
function withNull(part: JsonNode): JsonNode | undefined {
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
  before: JsonNode[],
  after: JsonNode[],
  context: Context,
  { added, removed, noun }: Pick<Entries, 'removed' | 'noun'> & { added: Rating },
): void {
  const rest = [...after];
  const take = (isSame: (one: JsonNode) => boolean): JsonNode | undefined => {
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
function inForm(part: JsonNode, context: Context): Context {
  const properties = part.get('properties');
  const form = properties.keys.flatMap((name): [string, Json[]][] => {
    const values = valuesOf(objectOf(properties.get(name).value));
    return values === undefined ? [] : [[`${context.place.pointer ?? ''}${pointerOf(name)}`, values]];
  });
  return form.length === 0 ? context : at(context, { form: { ...context.place.form, ...Object.fromEntries(form) } });
}

const branchName = (part: JsonNode): string => part.name ?? short(part.get('title').value ?? part.get('type').value);

function fields(before: JsonNode, after: JsonNode, context: Context): void {
  const [some, others] = [before.get('properties'), after.get('properties')];
  const isRequired = (part: JsonNode, name: string) => listOf(part.get('required').value).includes(name);
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

function subschema(keyword: 'items' | 'propertyNames', before: JsonNode, after: JsonNode, context: Context): void {
  const [one, other] = [before.get(keyword), after.get(keyword)];
  const inner = keyword === 'items' ? below(context, '*') : context;
  if (one.value === undefined || other.value === undefined) condition(one, other, inner, keyword);
  else schema(one, other, inner);
}

/** Compares the fields of any name: none, all, or those that fit a schema. */
function furtherFields(before: JsonNode, after: JsonNode, context: Context): void {
  const kindOf = ({ value }: JsonNode) => (value === false ? 'none' : value === undefined || value === true ? 'all' : 'some');
  const [from, to] = [kindOf(before), kindOf(after)];
  if (from === 'some' && to === 'some') return schema(before, after, context);
  if (from === to) return;
  // Callers ignore unknown fields of a response.
  const rating = from === 'none' ? 'additive' : to === 'none' ? 'breaking' : to === 'all' ? 'looser' : 'tighter';
  tell(before, after, context, 'additionalProperties', rating);
}
