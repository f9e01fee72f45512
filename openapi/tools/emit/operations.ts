/** The document at run time: the operations by path, and their schemas and examples with every $ref resolved. */
import { readFileSync } from 'node:fs';
import { type Json, JsonNode } from '../../../generated/document.ts';
import { type OperationFacts, type OperationId, operations } from '../../../generated/handlers.ts';

export interface Operation extends OperationFacts {
  readonly id: OperationId;
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);

export const contractOperations: readonly Operation[] = Object.keys(operations)
  .filter(isOperationId)
  .map((id) => ({ id, ...operations[id] }));

export const operationsByPath: ReadonlyMap<string, Operation> = new Map(
  contractOperations.map((operation) => [operation.path, operation]),
);

export type Schema = { readonly [keyword: string]: unknown };

let read: JsonNode | undefined;

/** Reads the document on first use. A server that only serves requests never needs it. */
function root(): JsonNode {
  read ??= new JsonNode(JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')));
  return read;
}

export const document = (): Json => root().written;

/** Returns the document as if this were its only operation, without any $ref. */
export function documentOf({ path }: Operation): { readonly [member: string]: unknown } {
  const paths = { [path]: root().in('paths', path).dereferenced().value };
  const components = { securitySchemes: root().in('components', 'securitySchemes').value };
  return { ...root().object, paths, components };
}

/** Returns the schema of the request body. */
export const requestSchema = ({ path }: Operation): Schema => schemaAt('paths', path, 'post', 'requestBody');

/** Returns the schema of the response body. */
export const replySchema = ({ path }: Operation, status: number): Schema =>
  schemaAt('paths', path, 'post', 'responses', String(status));

/** Returns the values of a message's examples by their names. */
export function examplesOf({ path }: Operation, message: 'requestBody' | number): { [name: string]: Json | undefined } {
  const keys = message === 'requestBody' ? [message] : ['responses', String(message)];
  const examples = root().in('paths', path, 'post', ...keys, 'content', 'application/json', 'examples');
  return examples.record((example) => example.get('value').value);
}

/** Returns the value at a path of keys, if there is one. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined), value);
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let names: ReadonlySet<string> | undefined;

/** Returns the JSON Pointer with `*` for each key that the document does not name: a caller has chosen it, so it is content. */
export function withoutContent(pointer: string): string {
  names ??= new Set(propertyNames(document()));
  const isKnown = (key: string) => /^\d{0,4}$/.test(key) || names?.has(key) === true;
  return pointer
    .split('/')
    .map((key) => (isKnown(key) ? key : '*'))
    .join('/');
}

function propertyNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(propertyNames);
  if (!isObject(value)) return [];
  const own = isObject(value.properties) ? Object.keys(value.properties) : [];
  return [...own, ...Object.values(value).flatMap(propertyNames)];
}

const schemas = new Map<string, Schema>();

function schemaAt(...keys: string[]): Schema {
  const name = keys.join(' ');
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const schema = root()
    .in(...keys, 'content', 'application/json', 'schema')
    .dereferenced().object;
  schemas.set(name, schema);
  return schema;
}
