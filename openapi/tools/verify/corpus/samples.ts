/** Makes values that fit a schema, from nothing else. */
import { isObject, type JsonObject, listOf, objectOf } from './json.ts';
import { fits } from './judge.ts';

/** A key that fits every rule for keys in the document. */
export const keyNumber = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

/** Texts of a length, in every shape that the document requires. Lengths count characters, not code units. */
const shapes: readonly ((length: number, character: string) => string)[] = [
  (length, character) => character.repeat(length),
  (length, character) => (length < 8 ? '' : `https://${character.repeat(length - 8)}`),
  (length, character) => (length < 5 ? '' : `${character.repeat(length - 4)}.x.x`),
  (length, character) => (length < 14 ? '' : `${character.repeat(length - 13)}@acme.example`),
];

/** Lengths count code points. Texts are long, so no array is made. */
const lengthOf = (text: string): number => text.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.').length;

/** Returns a text of this length that fits except for its length; undefined for none. */
export function textOfLength(schema: JsonObject, length: number, character: string): string | undefined {
  const { minLength: _least, maxLength: _most, ...rest } = schema;
  for (const shape of shapes) {
    const text = shape(length, character);
    if (lengthOf(text) === length && fits(rest, text)) return text;
  }
  return undefined;
}

/** One of these fits wherever a text is allowed. */
const tokens: readonly string[] = [
  'example',
  keyNumber(0),
  `${keyNumber(0)}.0`,
  `whsec_${'A'.repeat(43)}=`,
  `key_${keyNumber(0)}_1_${'0'.repeat(64)}`,
  [40, 60, 86].map((length) => 'a'.repeat(length)).join('.'),
  'maya@acme.example',
  'https://acme.example/console',
];

function textFor(schema: JsonObject): string {
  const text = tokens.find((token) => fits(schema, token));
  if (text === undefined) throw new Error(`No example fits ${JSON.stringify(schema)}.`);
  return text;
}

/** Merges schemas that all apply (allOf). */
export function merged({ allOf, ...schema }: JsonObject): JsonObject {
  return { ...Object.fromEntries(listOf(allOf).flatMap((one) => (isObject(one) ? Object.entries(one) : []))), ...schema };
}

/** Returns a value that fits. `whole`: with its optional fields too. */
export function sampleOf(given: unknown, whole = false): unknown {
  if (!isObject(given)) return 'example';
  const schema = merged(given);
  const [branch] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  if (branch !== undefined) return sampleOf(branch, whole);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textFor(schema);
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return [sampleOf(schema.items, whole)];
    default:
      return sampleObject(schema, whole);
  }
}

function sampleObject({ properties, required, minProperties, additionalProperties }: JsonObject, whole: boolean): JsonObject {
  const members = Object.entries(objectOf(properties))
    .filter(([name]) => whole || listOf(required).includes(name))
    .map(([name, schema]) => [name, sampleOf(schema, whole)]);
  if (members.length === 0 && minProperties !== undefined) {
    const [[name, schema] = [keyNumber(0), additionalProperties]] = Object.entries(objectOf(properties));
    members.push([name, sampleOf(schema, whole)]);
  }
  return Object.fromEntries(members);
}
