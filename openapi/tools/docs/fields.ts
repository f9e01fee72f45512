/** Writes the fields of a schema as a Markdown list, with types and limits in words. */
import type { JsonNode } from '../runtime/document.ts';

/** Returns the page of a named schema, if it has a section there. */
export type LinkOf = (name: string | undefined) => string | undefined;

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const isNull = (schema: JsonNode): boolean => schema.get('type').value === 'null';

/** Returns the schema of each value of an object that is a map, if there is one. */
const valuesOf = (schema: JsonNode): JsonNode[] => {
  const values = schema.get('additionalProperties');
  return values.keys.length > 0 ? [values] : [];
};

/** Returns a range such as "1 to 128 characters". */
function range(schema: JsonNode, from: string, to: string, unit: string): string[] {
  const [min, max] = [from, to].map((key) => schema.get(key).value);
  const [least, most] = [min, max].map((bound) => (typeof bound === 'number' ? bound.toLocaleString('en') : undefined));
  const limit = Math.abs(Number(max)) >= 2 ** 31 ? undefined : most;
  if (least !== undefined && least === limit) return [`${least}${unit}`];
  if (least !== undefined && limit !== undefined) return [`${least} to ${limit}${unit}`];
  if (limit !== undefined) return [`at most ${limit}${unit}`];
  return least === undefined || min === 0 ? [] : [`at least ${least}${unit}`];
}

const plain: { [type: string]: string } = {
  integer: 'integer',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** Returns the type of a value in words. Lists and maps name the type of their items. */
function typeOf(schema: JsonNode, linkOf: LinkOf): string {
  const branches = schema.alternatives;
  if (branches.length > 0) return [...new Set(branches.map((branch) => typeOf(branch, linkOf)))].join(' or ');
  if (schema.get('const').exists) return code(schema.get('const').value);
  if (schema.get('enum').exists)
    return schema
      .get('enum')
      .items.map(({ value }) => code(value))
      .join(' or ');
  const items = schema.get('items');
  if (items.exists) return `list of ${[...range(schema, 'minItems', 'maxItems', ''), typeOf(items, linkOf)].join(': ')}`;
  const [values] = valuesOf(schema);
  if (values && schema.get('properties').keys.length === 0) return `object by key, with values: ${typeOf(values, linkOf)}`;
  const types = [schema.get('type').value].flat().map(String);
  if (types.includes('object') || schema.get('allOf').exists) {
    const place = linkOf(schema.name);
    const name = place === undefined ? 'object' : `[${schema.name}](${place})`;
    return types.includes('null') ? `${name} or null` : name;
  }
  const words = schema.get('x-pattern-in-words');
  return [
    types.map((type) => plain[type] ?? 'any JSON value').join(' or '),
    ...range(schema, 'minLength', 'maxLength', ' characters'),
    ...range(schema, 'minimum', 'maximum', ''),
    ...(words.exists ? [words.string] : []),
  ].join(', ');
}

/** Returns the schemas whose fields stand below a value: its own, or those of its items and alternatives. */
function inside(schema: JsonNode): JsonNode[] {
  const branches = schema.alternatives.filter((branch) => !isNull(branch));
  if (branches.length > 0) return branches.flatMap(inside);
  if (schema.get('items').exists) return inside(schema.get('items'));
  const parts = schema.get('allOf').items;
  if (parts.length > 0) return parts.flatMap(inside);
  const properties = schema.get('properties').keys.length > 0 ? [schema] : [];
  return [...properties, ...valuesOf(schema).flatMap(inside)];
}

/** Returns the lines of the schema's fields. Alternatives with fields of their own get a line each. */
function lines(schema: JsonNode, linkOf: LinkOf, indent: string): string[] {
  const alternatives = inside(schema);
  if (alternatives.length < 2) return alternatives.flatMap((one) => fieldLines(one, linkOf, indent));
  return alternatives.flatMap((one, i) => [
    `${indent}- *${i === 0 ? 'Either' : 'Or'}*: ${oneLine(one)}`,
    ...fieldLines(one, linkOf, `${indent}  `),
  ]);
}

function fieldLines(schema: JsonNode, linkOf: LinkOf, indent: string): string[] {
  const required = schema.get('required').items.map(({ value }) => value);
  const own = schema.get('properties').keys.flatMap((name) => {
    const field = schema.in('properties', name);
    const facts = [typeOf(field, linkOf), required.includes(name) ? '**required**' : 'optional'];
    if (field.get('default').exists) facts.push(`default ${code(field.get('default').value)}`);
    return [`${indent}- \`${name}\`: ${facts.join(', ')}. ${oneLine(field)}`, ...lines(field, linkOf, `${indent}  `)];
  });
  const custom =
    schema.get('additionalProperties').value === true ? [`${indent}- *any other name*: a custom field, with any JSON value.`] : [];
  return [...own, ...custom];
}

const oneLine = (schema: JsonNode): string => {
  const description = schema.get('description');
  return description.exists ? description.string.replaceAll(/\s+/g, ' ').replace(/^Optional\. /, '') : '';
};

export const fieldList = (schema: JsonNode, linkOf: LinkOf): string => lines(schema, linkOf, '').join('\n');
