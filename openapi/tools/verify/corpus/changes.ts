/** Changes of a value: at and beyond each limit of its schema, of every wrong type, and hostile elsewhere. */
import { limits } from '../../../../generated/handlers.ts';
import type { Change } from './change.ts';
import { isObject, type JsonObject, listOf, objectOf, valueAt, withMember } from './json.ts';
import type { Place } from './places.ts';
import { keyNumber, sampleOf } from './samples.ts';
import { texts } from './texts.ts';

/** Arrays and objects are not filled further. Only responses have higher limits, and no request makes those. */
const largest = 1001;

export function* changesOf({ schema, body, path }: Place): Generator<Change> {
  const value = valueAt(body, path);
  yield* wrongTypes(schema);
  yield* constants(schema);
  const types = [schema.type].flat();
  if (types.includes('string') && schema.const === undefined && schema.enum === undefined) yield* texts(schema);
  if (types.includes('number') || types.includes('integer')) yield* numbers(schema);
  if (Array.isArray(value)) yield* arrays(schema, value);
  if (isObject(value) && types.includes('object')) yield* objects(schema, value, path.length + 1);
  yield* mixtures(schema, value);
}

const ofEachType = { null: null, boolean: true, number: 1, string: 'example', array: [], object: {} };

/** Alternatives without a type are objects. */
function typesOf({ type, oneOf, anyOf }: JsonObject): readonly unknown[] {
  if (type !== undefined) return [type].flat();
  const alternatives = [...listOf(oneOf), ...listOf(anyOf)].filter(isObject);
  return alternatives.length === 0 ? Object.keys(ofEachType) : alternatives.flatMap((one) => one.type ?? 'object');
}

function* wrongTypes(schema: JsonObject): Generator<Change> {
  const types = typesOf(schema).map((one) => (one === 'integer' ? 'number' : one));
  for (const [name, value] of Object.entries(ofEachType)) {
    if (!types.includes(name)) yield { name: `is ${name}`, value, valid: false };
  }
  // Nothing is converted: neither a number in quotes, nor 1 for true.
  if (types.includes('number')) yield { name: 'is a number in quotes', value: '1', valid: false };
  if (types.includes('boolean')) yield { name: 'is true in quotes', value: 'true', valid: false };
  if (types.includes('null')) yield { name: 'is null', value: null };
}

function* constants(schema: JsonObject): Generator<Change> {
  const allowed = 'const' in schema ? [schema.const] : listOf(schema.enum);
  for (const value of allowed) {
    yield { name: `is the constant ${String(value)}`, value, valid: true };
    if (typeof value === 'boolean') yield { name: `is ${String(!value)}`, value: !value, valid: false };
    if (typeof value === 'number') yield { name: `is ${value + 1}`, value: value + 1, valid: false };
    if (typeof value === 'string') {
      for (const other of ['', `${value} `, value.toUpperCase(), `${value}x`, '__proto__']) {
        if (!allowed.includes(other)) yield { name: `is the constant "${other}"`, value: other, valid: false };
      }
    }
  }
}

function* numbers({ minimum, exclusiveMinimum, maximum }: JsonObject): Generator<Change> {
  const change = (value: number, valid?: boolean): Change => {
    const name = `is ${Object.is(value, -0) ? '-0' : value}`;
    return valid === undefined ? { name, value } : { name, value, valid };
  };
  if (typeof minimum === 'number') {
    yield* [change(minimum - 1, false), change(minimum - 0.5, false), change(minimum, true), change(minimum + 1, true)];
  }
  if (typeof exclusiveMinimum === 'number') {
    yield* [change(exclusiveMinimum, false), change(exclusiveMinimum + 0.5, true), change(exclusiveMinimum + 1, true)];
  }
  if (typeof maximum === 'number') yield* [change(maximum - 1, true), change(maximum, true), change(maximum + 1, false)];
  for (const value of atTheLimitsOfNumbers) yield change(value);
}

const atTheLimitsOfNumbers = [
  -1,
  -0,
  0.1,
  1.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e15 + 0.5,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Infinity,
];

function* arrays(schema: JsonObject, value: readonly unknown[]): Generator<Change> {
  const { minItems = 0, maxItems = 0 } = schema;
  const by = schema['x-unique-by'];
  const [first = sampleOf(schema.items)] = value;
  // Different items of an enum are no more than its values.
  const values = by !== undefined && isObject(schema.items) ? listOf(schema.items.enum) : [];
  const item = (i: number): unknown => values[i] ?? (by === undefined ? first : numbered(listOf(by), first, i));
  for (const length of [0, Number(minItems) - 1, Number(minItems), Number(maxItems), Number(maxItems) + 1]) {
    if (length < 0 || length > (values.length || largest)) continue;
    const valid = length >= Number(minItems) && length <= Number(maxItems);
    yield { name: `has ${length} items`, value: Array.from({ length }, (_, i) => item(i)), valid };
  }
  yield { name: 'has a null item', value: [first, null], valid: false, field: ['1'] };
  yield { name: 'has an array as an item', value: [first, [first]], valid: false, field: ['1'] };
  yield { name: 'has the same item twice', value: [first, first], valid: by === undefined, field: ['1'] };
  if (isObject(first)) yield { name: 'has two items with the same id', value: [first, { ...first, name: 'Another name' }] };
}

/** Returns another item: different in its identifying field, the last one of several. */
const numbered = (by: readonly unknown[], item: unknown, i: number): unknown =>
  by.length === 0 ? `${String(item)}-${i}` : withMember(item, String(by.at(-1)), `example-${i}`);

const longKeys = ['x'.repeat(128), 'x'.repeat(129)];
const hostileKeys = ['unknown', '__proto__', 'constructor', 'toString', '', 'a/b~c', '0', 'tab\t', ...longKeys];
const unreadableKeys = ['\0', 'x\uD800'];

function* objects(schema: JsonObject, value: JsonObject, depth: number): Generator<Change> {
  const { properties, required, additionalProperties = true, minProperties, maxProperties } = schema;
  const member = sampleOf(additionalProperties);
  for (const name of Object.keys(value)) {
    const isRequired = listOf(required).includes(name);
    const isKnown = isObject(properties) && Object.hasOwn(properties, name);
    const change = { name: `lacks ${name}`, value: withMember(value, name, undefined) };
    if (isRequired) yield { ...change, valid: false, field: [name] };
    else yield isKnown && minProperties === undefined ? { ...change, valid: true } : change;
  }
  const isClosed = additionalProperties === false;
  for (const key of hostileKeys) {
    const change = { name: `has the field ${JSON.stringify(key)}`, value: withMember(value, key, member) };
    if (isClosed) yield { ...change, valid: false, ...(maxProperties === undefined ? { field: [key] } : {}) };
    else yield schema.propertyNames === undefined && isAnything(additionalProperties) ? { ...change, valid: true } : change;
  }
  for (const key of unreadableKeys) yield { name: `has the field ${JSON.stringify(key)}`, value: withMember(value, key, member) };
  const limitsOfCount = [0, minProperties, maxProperties].filter((limit) => typeof limit === 'number');
  for (const count of limitsOfCount.flatMap((limit) => [limit - 1, limit, limit + 1])) {
    if (count < 0 || count > largest || isClosed) continue;
    const members = Array.from({ length: count }, (_, i) => [keyNumber(i), member]);
    yield { name: `has ${count} fields`, value: Object.fromEntries(members) };
  }
  if (isAnything(additionalProperties)) yield* openMembers(value, depth);
  if (schema['x-id-field'] !== undefined) yield* lookAlikes(properties, value);
  if (schema['x-max-bytes'] !== undefined && isAnything(additionalProperties)) yield* sizes(value);
}

/** Yields objects whose custom field looks like a documented one. */
function* lookAlikes(properties: unknown, value: JsonObject): Generator<Change> {
  const names = Object.keys(objectOf(properties));
  for (const name of ['ID', ...names.map((known) => known.toUpperCase())]) {
    yield {
      name: `has the look-alike ${name}`,
      value: withMember(value, name, null),
      valid: false,
      field: [name],
      isByPlace: true,
    };
  }
}

/** Yields open objects at and beyond the limit in bytes: with letters, multibyte characters, and numbers. */
function* sizes(value: JsonObject): Generator<Change> {
  const filled = (filler: unknown) => withMember(value, 'along', filler);
  const room = limits.objectBytes - bytesOf(filled(''));
  const valid = { ofLetters: 'x'.repeat(room), ofOtherLetters: 'é'.repeat(Math.floor(room / 2)) };
  const invalid = {
    ...valid,
    ofLetters: 'x'.repeat(room + 1),
    ofOtherLetters: 'é'.repeat(room / 2 + 1),
    ofNumbers: Array(5000).fill(1e14),
  };
  for (const [name, filler] of Object.entries(valid))
    yield { name: `is as large as allowed (${name})`, value: filled(filler), valid: true };
  for (const [name, filler] of Object.entries(invalid))
    yield { name: `is too large (${name})`, value: filled(filler), valid: false };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const isAnything = (schema: unknown): boolean => schema === true || (isObject(schema) && Object.keys(schema).length === 0);

/** Yields fields for an open object: anything within the limits of every request. */
function* openMembers(value: JsonObject, depth: number): Generator<Change> {
  const along = (member: unknown) => withMember(value, 'along', member);
  for (const [i, member] of harmless.entries()) yield { name: `has an extra field (${i})`, value: along(member), valid: true };
  const levels = limits.bodyDepth - depth;
  for (const [name, nested] of Object.entries({ arrays: nestedArrays, objects: nestedObjects })) {
    yield { name: `has nested ${name} up to the limit`, value: along(nested(levels)), valid: true };
    yield { name: `has nested ${name} beyond the limit`, value: along(nested(levels + 1)) };
  }
  for (const text of ['\0', '\uD800', '\uDC00\uD800']) {
    yield { name: `has an extra text that cannot be stored (${JSON.stringify(text)})`, value: along([text]) };
  }
}

const pollution: unknown = JSON.parse('{ "__proto__": {}, "": null }');
const harmless = [null, -0, 1e21, 0.1, false, 'x'.repeat(10_001), '\u0001\u2028', [[]], pollution];

const nestedArrays = (levels: number): unknown => (levels === 0 ? 0 : [nestedArrays(levels - 1)]);
const nestedObjects = (levels: number): unknown => (levels === 0 ? 0 : { along: nestedObjects(levels - 1) });

/** Yields each alternative, as small and as large as possible, and mixtures of two. */
function* mixtures(schema: JsonObject, value: unknown): Generator<Change> {
  const branches = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  for (const [i, branch] of branches.entries()) {
    yield { name: `is alternative ${i} with required fields`, value: sampleOf(branch) };
    yield { name: `is alternative ${i} with all fields`, value: sampleOf(branch, true) };
    const whole = sampleOf(branch, true);
    for (const [name, member] of Object.entries(objectOf(whole))) {
      yield { name: `has ${name} of alternative ${i}`, value: withMember(value, name, member) };
      for (const [j, other] of branches.entries()) {
        const mixture = withMember(sampleOf(other), name, member);
        if (j !== i) yield { name: `is alternative ${j} with ${name} of alternative ${i}`, value: mixture };
      }
    }
  }
}
