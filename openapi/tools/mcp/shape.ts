/** Writes a schema in the short form of a type: `{ users: { userId: string, name?: string }[1..1000] }`. */
import type { JsonNode } from '../../../generated/document.ts';
import { ignoredField } from '../emit/read-fields.ts';

/** Returns the type on one line. It has the limits of lists, and not those of texts and numbers. */
export function shapeOf(schema: JsonNode): string {
  if (schema.alternatives.length > 0) return [...new Set(schema.alternatives.map(shapeOf))].join(' | ');
  const parts = schema.get('allOf').items;
  if (parts.length > 0) return parts.map(shapeOf).join(' & ');
  const constants = schema.get('const').exists ? [schema.get('const')] : schema.get('enum').items;
  if (constants.length > 0) return constants.map(({ value }) => JSON.stringify(value)).join(' | ');
  const types = [schema.get('type').value ?? 'any'].flat().map(String);
  return types.map((type) => (type === 'array' ? listOf(schema) : type === 'object' ? objectOf(schema) : type)).join(' | ');
}

function listOf(schema: JsonNode): string {
  const items = schema.get('items');
  const [least, most] = ['minItems', 'maxItems'].map((name) => schema.get(name).value ?? '');
  const isPlain = ['oneOf', 'anyOf', 'allOf', 'enum'].every((name) => !items.get(name).exists);
  return `${isPlain ? shapeOf(items) : `(${shapeOf(items)})`}[${least}..${most}]`;
}

function objectOf(schema: JsonNode): string {
  const required = new Set(schema.get('required').items.map(({ value }) => value));
  const properties = schema.get('properties');
  const fields = properties.keys
    .filter((name) => properties.in(name).get('description').value !== ignoredField)
    .map((name) => `${name}${required.has(name) ? '' : '?'}: ${shapeOf(properties.get(name))}`);
  const others = schema.get('additionalProperties');
  if (others.keys.length > 0) fields.push(`[key]: ${shapeOf(others)}`);
  else if (others.value === true) fields.push('[custom field]: any');
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
