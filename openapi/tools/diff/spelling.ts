/** Brings a schema into the one form that is compared: several ways of writing mean the same. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonNode } from '../runtime/document.ts';
import { type Context, isTrue, type JsonObject, listOf, objectOf, prose, type Table } from './rules.ts';

/** Keywords that constrain nothing. */
export const annotations: Table = {
  title: prose,
  description: prose,
  example: prose,
  examples: prose,
  externalDocs: prose,
  $comment: prose,
  xml: prose,
  'x-pattern-in-words': prose,
};

/** Keywords whose outer value wins over that of an `allOf`. Constraints hold together. */
const outer = ['default', 'deprecated', 'readOnly', 'writeOnly', ...Object.keys(annotations)];

/** Returns the alternatives of a schema, if it has any. */
export const alternativesOf = (part: JsonNode): JsonNode[] | undefined =>
  [part.get('oneOf'), part.get('anyOf')].find(({ value }) => value !== undefined)?.items;

/** Returns the content of a schema whose `allOf` has one schema, together with the keywords beside it. */
export function unwrapped(part: JsonNode): JsonNode {
  const [only, ...others] = part.get('allOf').items;
  if (only === undefined || others.length > 0 || !isObject(part.value)) return part;
  const { allOf: _, ...beside } = part.value;
  const inner = unwrapped(only);
  const content = objectOf(inner.value);
  const isWeaker = (keyword: string) =>
    (keyword.startsWith('max') && Number(content[keyword]) >= Number(beside[keyword])) ||
    (keyword.startsWith('min') && Number(content[keyword]) <= Number(beside[keyword]));
  const canJoin = Object.keys(beside).every(
    (keyword) => content[keyword] === undefined || keyword === 'required' || outer.includes(keyword) || isWeaker(keyword),
  );
  const isClosed = [content, beside].some((one) => one.additionalProperties !== undefined);
  const hasFields = [content, beside].every((one) => one.properties !== undefined || one.additionalProperties !== undefined);
  const required = [...listOf(content.required), ...listOf(beside.required)];
  const joined = { ...content, ...beside, ...(required.length > 0 && { required }) };
  return canJoin && !(isClosed && hasFields) ? inner.as(joined) : part;
}

/** Constraints that every value fulfils. */
const idle: JsonObject = {
  ...{ minLength: 0, minItems: 0, minProperties: 0, uniqueItems: false, required: [] },
  ...{ dependentRequired: {}, dependentSchemas: {}, patternProperties: {} },
};

/** Returns the schema with `const` as `enum`, null as a type, without idle constraints, and without the fields of the other direction. */
export function simplified(part: JsonNode, context: Context): JsonNode {
  const plain = unwrapped(part);
  const nullable = withNull(plain) ?? plain;
  if (!isObject(nullable.value)) return nullable;
  const { const: _, ...rest } = nullable.value;
  const values = valuesOf(nullable.value);
  const properties = nullable.get('properties');
  const other = context.isResponse ? 'writeOnly' : 'readOnly';
  const own = properties.keys.filter((name) => !isTrue(properties.get(name).get(other).value));
  const effective = Object.entries(rest).filter(([keyword, value]) => !isDeepStrictEqual(value, idle[keyword]));
  return nullable.as({
    ...Object.fromEntries(effective),
    ...(values !== undefined && { enum: values }),
    ...(isObject(properties.value) && { properties: pick(properties.value, own) }),
  });
}

/** Returns a schema with the alternative null as one with null among its types. */
function withNull(part: JsonNode): JsonNode | undefined {
  const alternatives = (alternativesOf(part) ?? []).map(unwrapped);
  const others = alternatives.filter((one) => one.get('type').value !== 'null');
  const [other] = others;
  if (alternatives.length !== 2 || others.length !== 1 || !isObject(other?.value) || !isObject(part.value)) return undefined;
  if (alternativesOf(other) !== undefined) return undefined;
  const { oneOf: _, anyOf: __, ...beside } = part.value;
  const values = valuesOf(other.value);
  const type = [...listOf(other.value.type), 'null'];
  return other.as({ ...other.value, ...beside, type, ...(values !== undefined && { enum: [...values, null] }) });
}

/** Returns the allowed values, if they are listed. */
export const valuesOf = (value: JsonObject): Json[] | undefined =>
  value.const === undefined ? (value.enum === undefined ? undefined : listOf(value.enum)) : [value.const];

const pick = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
