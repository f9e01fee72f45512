/**
 * Finds the places at which a value breaks its schema, without compiling code, which a Content Security Policy forbids. Their order is
 * Ajv's. Undefined fields are absent, as in JSON.
 */
import formats from 'ajv-formats/dist/formats.js';
import { pointerOf } from './document.ts';

export type Schema = { readonly [keyword: string]: unknown };

/** The facts of a violation that its words need, by keyword. */
interface Params {
  limit?: number;
  type?: unknown;
  allowedValues?: readonly unknown[];
  format?: string;
  pattern?: string;
  missingProperty?: string;
  additionalProperty?: string;
  propertyName?: string;
  /** One of several fields that belong together, and the others. */
  name?: string;
  others?: readonly string[];
}

export interface Violation {
  keyword: string;
  /** The place as a JSON Pointer. */
  path: string;
  params: Params;
  value: unknown;
  /** The schema that has the keyword. */
  schema: Schema;
}

/** Gets each violation; true ends the search, since a value may have as many violations as bytes. */
export type Report = (violation: Violation) => boolean;

/** Reports the violations of a keyword. Returns whether the search has ended. */
type Search = (limit: unknown, value: unknown, schema: Schema, path: string, report: Report) => boolean;

/** Reports the violations of a schema. Returns whether the search has ended. */
export function findViolations(schema: unknown, value: unknown, path: string, report: Report): boolean {
  return isObject(schema) && keywordsOf(schema).some(([keyword, search]) => search(schema[keyword], value, schema, path, report));
}

const known = new WeakMap<Schema, typeof keywords>();

/** Returns the schema's keywords in the order of their checks. */
function keywordsOf(schema: Schema): typeof keywords {
  let found = known.get(schema);
  if (found === undefined) {
    found = keywords.filter(([keyword]) => Object.hasOwn(schema, keyword));
    known.set(schema, found);
  }
  return found;
}

const fits = (schema: unknown, value: unknown): boolean => !findViolations(schema, value, '', () => true);

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): [name: string, field: unknown][] =>
  isObject(value) ? Object.entries(value).filter(([, field]) => field !== undefined) : [];

const types: { readonly [type: string]: (value: unknown) => boolean } = {
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
  integer: Number.isInteger,
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
};

const isOf = (type: unknown, value: unknown): boolean => types[String(type)]?.(value) ?? typeof value === type;

const hasType = (type: unknown, value: unknown): boolean =>
  Array.isArray(type) ? type.some((one) => isOf(one, value)) : isOf(type, value);

/** Returns whether Ajv reports a wrong type after other keywords: with those of arrays or objects. */
const isLate = (type: unknown, schema: Schema): boolean =>
  (type === 'array' && ['maxItems', 'minItems', 'items'].some((keyword) => keyword in schema)) ||
  (type === 'object' && objectKeywords.some(([keyword]) => keyword in schema));

const ofType =
  (late: boolean): Search =>
  (type, value, schema, path, report) =>
    isLate(type, schema) === late && !hasType(type, value) && report({ keyword: 'type', path, params: { type }, value, schema });

type Keyword = readonly [keyword: string, Search];

/** A keyword that a value either meets or breaks once. */
const once = (
  keyword: string,
  isBroken: (limit: unknown, value: unknown) => boolean,
  paramsOf: (limit: unknown) => Params,
): Keyword => [
  keyword,
  (limit, value, schema, path, report) =>
    isBroken(limit, value) && report({ keyword, path, params: paramsOf(limit), value, schema }),
];

const limited = (keyword: string, isBroken: (limit: number, value: unknown) => boolean): Keyword =>
  once(
    keyword,
    (limit, value) => isBroken(Number(limit), value),
    (limit) => ({ limit: Number(limit) }),
  );

const ofNumber = (isBroken: (limit: number, value: number) => boolean) => (limit: number, value: unknown) =>
  typeof value === 'number' && isBroken(limit, value);
const ofText =
  <Limit>(isBroken: (limit: Limit, text: string) => boolean) =>
  (limit: Limit, value: unknown) =>
    typeof value === 'string' && isBroken(limit, value);

const isUnlike = (one: unknown, other: unknown): boolean => one !== other && JSON.stringify(one) !== JSON.stringify(other);

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, expression);
  return expression;
}

const { uri } = formats.fullFormats;

/** The document's other formats restrict nothing: `int32` and the like name the size that bounds repeat. */
const isInFormat = (format: string, text: string): boolean => format !== 'uri' || typeof uri !== 'function' || uri(text) === true;

const hasField = (value: { readonly [key: string]: unknown }, name: string): boolean =>
  Object.hasOwn(value, name) && value[name] !== undefined;

const objectKeywords: readonly Keyword[] = [
  limited('maxProperties', (limit, value) => fieldsOf(value).length > limit),
  limited('minProperties', (limit, value) => isObject(value) && fieldsOf(value).length < limit),
  [
    'required',
    (names, value, schema, path, report) =>
      isObject(value) &&
      listOf(names).some((name) => {
        const missingProperty = String(name);
        return (
          !hasField(value, missingProperty) && report({ keyword: 'required', path, params: { missingProperty }, value, schema })
        );
      }),
  ],
  [
    'propertyNames',
    (names, value, schema, path, report) =>
      fieldsOf(value).some(
        ([propertyName]) =>
          findViolations(names, propertyName, path, report) ||
          (!fits(names, propertyName) && report({ keyword: 'propertyNames', path, params: { propertyName }, value, schema })),
      ),
  ],
  [
    'additionalProperties',
    (others, value, schema, path, report) =>
      fieldsOf(value).some(([name, field]) => {
        if (isObject(schema.properties) && Object.hasOwn(schema.properties, name)) return false;
        if (others !== false) return findViolations(others, field, path + pointerOf(name), report);
        return report({ keyword: 'additionalProperties', path, params: { additionalProperty: name }, value, schema });
      }),
  ],
  [
    'properties',
    (properties, value, _schema, path, report) =>
      isObject(value) &&
      fieldsOf(properties).some(
        ([name, property]) => hasField(value, name) && findViolations(property, value[name], path + pointerOf(name), report),
      ),
  ],
];

const alternatives = (keyword: string, isBroken: (fitting: number) => boolean): Keyword =>
  once(
    keyword,
    (schemas, value) => isBroken(listOf(schemas).filter((one) => fits(one, value)).length),
    () => ({}),
  );

const keywords: readonly Keyword[] = [
  ['type', ofType(false)],
  limited(
    'maximum',
    ofNumber((limit, value) => value > limit),
  ),
  limited(
    'minimum',
    ofNumber((limit, value) => value < limit),
  ),
  limited(
    'exclusiveMinimum',
    ofNumber((limit, value) => value <= limit),
  ),
  limited(
    'maxLength',
    ofText((limit, text) => text.length > limit && [...text].length > limit),
  ),
  limited(
    'minLength',
    ofText((limit, text) => text.length < limit * 2 && [...text].length < limit),
  ),
  once(
    'pattern',
    ofText((pattern, text) => !expressionOf(String(pattern)).test(text)),
    (pattern) => ({ pattern: String(pattern) }),
  ),
  once(
    'format',
    ofText((format, text) => !isInFormat(String(format), text)),
    (format) => ({ format: String(format) }),
  ),
  once('const', isUnlike, (wanted) => ({ allowedValues: [wanted] })),
  once(
    'enum',
    (allowed, value) => listOf(allowed).every((one) => isUnlike(one, value)),
    (allowed) => ({ allowedValues: listOf(allowed) }),
  ),
  alternatives('anyOf', (fitting) => fitting === 0),
  alternatives('oneOf', (fitting) => fitting !== 1),
  ['allOf', (schemas, value, _schema, path, report) => listOf(schemas).some((one) => findViolations(one, value, path, report))],
  limited('maxItems', (limit, value) => listOf(value).length > limit),
  limited('minItems', (limit, value) => Array.isArray(value) && value.length < limit),
  [
    'items',
    (item, value, _schema, path, report) => listOf(value).some((one, i) => findViolations(item, one, `${path}/${i}`, report)),
  ],
  ...objectKeywords,
  ['type', ofType(true)],
];

export const keywordNames: readonly string[] = keywords.map(([keyword]) => keyword);
