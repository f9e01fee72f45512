/**
 * Decides without Ajv whether a value fits a schema of the document. Ajv is behind every validator of this project, so its mistakes
 * would go unnoticed.
 */
import { isDeepStrictEqual } from 'node:util';
import { limits } from '../../../../generated/handlers.ts';
import { depthOf, isObject, type JsonObject, listOf, numbersIn, textsIn, valueAt } from './json.ts';

type Check = (limit: unknown, value: unknown, schema: JsonObject) => boolean;

/** Lengths count code points. Texts are long, so no array is made. */
export const lengthOf = (text: string): number => text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.').length;

/** Checks of one type accept values of all others. */
const ofStrings =
  (check: (limit: unknown, text: string) => boolean): Check =>
  (limit, value) =>
    typeof value !== 'string' || check(limit, value);
const ofNumbers =
  (check: (limit: number, value: number) => boolean): Check =>
  (limit, value) =>
    typeof value !== 'number' || check(Number(limit), value);
const ofLists =
  (check: (limit: unknown, items: readonly unknown[]) => boolean): Check =>
  (limit, value) =>
    !Array.isArray(value) || check(limit, value);
const ofObjects =
  (check: (limit: unknown, entries: [string, unknown][], schema: JsonObject) => boolean): Check =>
  (limit, value, schema) =>
    !isObject(value) || check(limit, Object.entries(value), schema);

const accepted = (schemas: unknown, value: unknown): number => listOf(schemas).filter((schema) => fits(schema, value)).length;

const checks: { readonly [keyword: string]: Check } = {
  type: (types, value) => [types].flat().some((type) => isOfType(type, value)),
  const: (wanted, value) => isDeepStrictEqual(value, wanted),
  enum: (allowed, value) => listOf(allowed).some((one) => isDeepStrictEqual(value, one)),
  oneOf: (schemas, value) => accepted(schemas, value) === 1,
  anyOf: (schemas, value) => accepted(schemas, value) > 0,
  allOf: (schemas, value) => accepted(schemas, value) === listOf(schemas).length,
  minLength: ofStrings((limit, text) => lengthOf(text) >= Number(limit)),
  maxLength: ofStrings((limit, text) => lengthOf(text) <= Number(limit)),
  pattern: ofStrings((pattern, text) => new RegExp(String(pattern), 'u').test(text)),
  format: ofStrings((format, text) => isInFormat(format, text)),
  minimum: ofNumbers((limit, value) => value >= limit),
  exclusiveMinimum: ofNumbers((limit, value) => value > limit),
  maximum: ofNumbers((limit, value) => value <= limit),
  minItems: ofLists((limit, items) => items.length >= Number(limit)),
  maxItems: ofLists((limit, items) => items.length <= Number(limit)),
  items: ofLists((schema, items) => items.every((item) => fits(schema, item))),
  'x-max-bytes': (name, value) => Buffer.byteLength(JSON.stringify(value)) <= Number(valueAt(limits, [String(name)])),
  'x-max-product': (rule, value) =>
    productOf(value, listOf(valueAt(rule, ['of']))) <= Number(valueAt(limits, [String(valueAt(rule, ['limit']))])),
  'x-id-field': ofObjects((_, entries, { properties }) => entries.every(([key]) => !looksDocumented(properties, key))),
  'x-unique-by': ofLists((by, items) => new Set(items.map((item) => identity(listOf(by), item))).size === items.length),
  minProperties: ofObjects((limit, entries) => entries.length >= Number(limit)),
  maxProperties: ofObjects((limit, entries) => entries.length <= Number(limit)),
  required: ofObjects((names, entries) => listOf(names).every((name) => entries.some(([key]) => key === name))),
  propertyNames: ofObjects((schema, entries) => entries.every(([key]) => fits(schema, key))),
  properties: ofObjects((schemas, entries) => entries.every(([key, item]) => fits(valueAt(schemas, [key]) ?? true, item))),
  additionalProperties: ofObjects((schema, entries, { properties }) =>
    entries.every(([key, item]) => valueAt(properties, [key]) !== undefined || fits(schema, item)),
  ),
};

const productOf = (value: unknown, fields: readonly unknown[]): number =>
  fields.reduce((product: number, field) => product * listOf(valueAt(value, [String(field)])).length, 1);

/** Returns whether a custom field could be mistaken for a documented one, or for the object's id. */
const looksDocumented = (properties: unknown, key: string): boolean =>
  isObject(properties) &&
  !Object.hasOwn(properties, key) &&
  [...Object.keys(properties), 'id'].some((name) => name.toLowerCase() === key.toLowerCase());

/** Keywords without effect on validity. */
const words = new Set([
  'discriminator',
  'title',
  'description',
  'default',
  'example',
  'examples',
  'readOnly',
  'x-pattern-in-words',
  'x-read-as',
  'x-reasons',
  'x-statuses',
]);

export function fits(schema: unknown, value: unknown): boolean {
  if (!isObject(schema)) return schema === true;
  return Object.entries(schema).every(([keyword, limit]) => {
    const check = checks[keyword];
    if (check === undefined && !words.has(keyword)) throw new Error(`The judge does not know the keyword ${keyword}.`);
    return check === undefined || check(limit, value, schema);
  });
}

/** Returns whether a request with this body is accepted: by the schema, and by the limits of every request. */
export const fitsRequest = (schema: JsonObject, body: unknown): boolean =>
  fits(schema, body) && depthOf(body) <= limits.bodyDepth && textsIn(body).every(canBeKept) && numbersIn(body).every(isExact);

/** From 10^21 on, every writer uses an exponent, and no digit is lost. */
const isExact = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER || (Math.abs(value) >= 1e21 && Number.isFinite(value));

const canBeKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function isInFormat(format: unknown, text: string): boolean {
  // The characters of RFC 3986. The document's patterns have the other rules for URLs.
  if (format === 'uri') {
    const [address = '', fragment = '', ...more] = text.split('#');
    const isPlain = (part: string): boolean => /^(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-fA-F]{2})*$/.test(part);
    return /^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(address) && more.length === 0 && isPlain(address) && isPlain(fragment);
  }
  throw new Error(`The judge does not know the format ${String(format)}.`);
}

/** Returns the value that identifies an item: some of its fields, or the whole item. */
const identity = (by: readonly unknown[], item: unknown): string =>
  JSON.stringify(by.length === 0 ? item : by.map((name) => valueAt(item, [String(name)]) ?? null));
