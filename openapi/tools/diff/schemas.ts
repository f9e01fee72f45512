/** Compares two schemas, keyword by keyword. */
import { isDeepStrictEqual } from 'node:util';
import { type Json, type JsonNode, pointerOf } from '../runtime/document.ts';
import { limit, lower, upper } from './limits.ts';
import {
  at,
  below,
  breaking,
  type Context,
  condition,
  deprecated,
  type Entries,
  eachKeyIn,
  entries,
  flag,
  keysIn,
  listOf,
  maximum,
  minContains,
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
} from './rules.ts';
import { alternativesOf, annotations, simplified, unwrapped, valuesOf } from './spelling.ts';

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

/** Multiples of a multiple are fewer. */
const multipleOf = rated((before, after) => {
  if (before === undefined || after === undefined) return before === undefined ? 'tighter' : 'looser';
  if (Number(after) % Number(before) === 0) return 'tighter';
  return Number(before) % Number(after) === 0 ? 'looser' : 'breaking';
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
  minContains,
  maxLength: maximum,
  maxItems: maximum,
  maxProperties: maximum,
  maxContains: maximum,
  multipleOf,
  uniqueItems: flag('tighter', 'looser'),
  contains: condition,
  not: condition,
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in an object that nobody awaits.
  then: condition,
  else: condition,
  dependentRequired: condition,
  dependentSchemas: condition,
  patternProperties: condition,
  prefixItems: condition,
  unevaluatedItems: condition,
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
  writeOnly: flag('additive', 'additive'),
  'x-read-as': promise,
  'x-reasons': codes,
  'x-statuses': codes,
  discriminator: keysIn({
    propertyName: breaking,
    mapping: entries(breaking, { added: 'looser', removed: 'tighter', noun: 'Value' }),
  }),
  ...annotations,
};

/** Keywords that `schema` compares together with others, or that have schemas. */
const nested = [
  ...[
    'properties',
    'required',
    'additionalProperties',
    'unevaluatedProperties',
    'items',
    'propertyNames',
    'oneOf',
    'anyOf',
    'allOf',
  ],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
];
const elsewhere: Table = Object.fromEntries(nested.map((keyword) => [keyword, () => {}]));

/** Callers treat an unknown reason of an error as its status. */
const openEnum = rated((before, after, context) => {
  const rating = allowed(before, after);
  return rating === 'looser' && context.isResponse ? 'additive' : rating;
});

export function schema(base: JsonNode, revision: JsonNode, context: Context): void {
  const pair = JSON.stringify([base.written, revision.written]);
  if (context.isSame(base, revision) || context.within?.includes(pair)) return;
  let isTold = false;
  const report: Context['report'] = (change) => {
    isTold = true;
    context.report(change);
  };
  const within = [...(context.within ?? []), pair];
  compareParts(base, revision, { ...context, report, within });
  if (!isTold && !isDeepStrictEqual(base.value, revision.value))
    tell(base, revision, context, 'schema', 'editorial', 'Schema written in another way');
}

function compareParts(base: JsonNode, revision: JsonNode, context: Context): void {
  const [before, after] = [simplified(base, context), simplified(revision, context)];
  const [some, others] = [alternativesOf(before), alternativesOf(after)];
  if (some !== undefined || others !== undefined) {
    branches(some ?? [before], others ?? [after], context, { added: 'looser', removed: 'tighter', noun: 'Form' });
  }
  // The keywords of a schema that became one of several alternatives are compared there.
  if ((some === undefined) !== (others === undefined)) return;
  const isOpen = [before, after].every((part) => part.get('x-reasons').value !== undefined);
  eachKeyIn({ ...keywords, ...elsewhere, ...(isOpen && { enum: openEnum }) })(before, after, context, '');
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
  limit(lower, before, after, context);
  limit(upper, before, after, context);
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
    furtherFields(before.get(keyword), after.get(keyword), below(context, '*'), keyword);
}

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
    const other = same ?? take((candidate) => isDeepStrictEqual(typeOf(candidate), typeOf(one)));
    if (other !== undefined) schema(one, other, inForm(one, context));
    else tell(one, one.as(undefined), inForm(one, context), 'form', removed, `${noun} ${branchName(one)} removed`);
  }
  for (const other of rest) tell(other.as(undefined), other, context, 'form', added, `${noun} ${branchName(other)} added`);
}

/** Adds the values that identify a form of a message. */
function inForm(part: JsonNode, context: Context): Context {
  const properties = unwrapped(part).get('properties');
  const form = properties.keys.flatMap((name): [string, Json[]][] => {
    const values = valuesOf(objectOf(properties.get(name).value));
    return values === undefined ? [] : [[`${context.place.pointer ?? ''}${pointerOf(name)}`, values]];
  });
  return form.length === 0 ? context : at(context, { form: { ...context.place.form, ...Object.fromEntries(form) } });
}

const typeOf = (part: JsonNode): Json | undefined => unwrapped(part).get('type').value;
const branchName = (part: JsonNode): string => unwrapped(part).name ?? short(unwrapped(part).get('title').value ?? typeOf(part));

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
function furtherFields(before: JsonNode, after: JsonNode, context: Context, keyword: string): void {
  const kindOf = ({ value }: JsonNode) => (value === false ? 'none' : value === undefined || value === true ? 'all' : 'some');
  const [from, to] = [kindOf(before), kindOf(after)];
  if (from === 'some' && to === 'some') return schema(before, after, context);
  if (from === to) return;
  // Callers ignore unknown fields of a response.
  const rating = from === 'none' ? 'additive' : to === 'none' ? 'breaking' : to === 'all' ? 'looser' : 'tighter';
  tell(before, after, context, keyword, rating);
}
