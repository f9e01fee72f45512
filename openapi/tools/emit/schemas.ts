/** Emits generated/schemas.ts: a Standard Schema for the input of each operation. A bundler keeps the used ones only. */

import { type Json, JsonNode } from '../runtime/document.ts';
import { keywordNames } from '../runtime/violations.ts';
import type { Contract } from './contract.ts';
import { literal } from './literal.ts';
import { inputOf } from './operation-types.ts';

export function emitSchemas({ operations }: Contract, bundle: Json): string {
  const document = new JsonNode(bundle);
  /** The shared schemas, each after those that it refers to. */
  const shared = new Map<string, string>();
  const codeOf = (schema: JsonNode): string => {
    const name = sharedName(schema);
    if (name === undefined) return `{ ${keywordsOf(schema).join(', ')} }`;
    if (!shared.has(name)) shared.set(name, `const ${name} = { ${keywordsOf(schema).join(', ')} };`);
    return name;
  };
  const keywordsOf = (schema: JsonNode): string[] =>
    schema.keys.filter((key) => kept.has(key)).map((key) => `${literalKey(key)}: ${limitOf(key, schema.get(key))}`);
  const limitOf = (keyword: string, value: JsonNode): string => {
    if (keyword === 'properties')
      return `{ ${value.keys.map((name) => `${literalKey(name)}: ${codeOf(value.get(name))}`).join(', ')} }`;
    if (alternatives.has(keyword)) return `[${value.items.map(codeOf).join(', ')}]`;
    return nested.has(keyword) && value.keys.length > 0 ? codeOf(value) : literal(value.value);
  };
  const exported = operations.map((operation) => {
    const { id, title, path, unique, open, bounded, products } = operation;
    const body = document.in('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema');
    const schema = codeOf(body.in('properties', 'data'));
    return `/** Validates the input of ${title}. */
export const ${id}Input: StandardSchemaV1<types.${inputOf(operation)}> = /* @__PURE__ */ standardSchema(${schema}, ${literal({ unique, open, bounded, products })});`;
  });
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import { type StandardSchemaV1, standardSchema } from './standard-schema.ts';
import type * as types from './types.ts';

export type { StandardIssue, StandardSchemaV1 } from './standard-schema.ts';

${[...shared.values(), ...exported].join('\n')}
`;
}

/** Keywords that restrict values, or have words about them. */
const kept = new Set([...keywordNames, 'x-pattern-in-words']);
const alternatives = new Set(['oneOf', 'anyOf', 'allOf']);
const nested = new Set(['items', 'additionalProperties', 'propertyNames']);

/** Returns the name of a shared schema, unless further restrictions stand beside the reference. */
const sharedName = ({ name, written }: JsonNode): string | undefined =>
  Object.keys(written ?? {}).some((key) => kept.has(key)) ? undefined : name;

const literalKey = (key: string): string => literal({ [key]: 0 }).slice(2, -5);
