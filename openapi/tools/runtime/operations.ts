/** The document at run time: the operations by path, and their schemas and examples with every $ref resolved. */
import { readFileSync } from 'node:fs';
import { type Json, JsonNode } from '../../../generated/document.ts';
import { type OperationFacts, type OperationId, operations } from '../../../generated/handlers.ts';
import { isObject } from '../../../generated/violations.ts';

export { at } from '../../../generated/document.ts';

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

/** Returns the operation in the document. It follows each $ref. */
export const nodeOf = ({ path }: Operation): JsonNode => root().in('paths', path, 'post');

/** Returns the body of a webhook's delivery in the document. */
export const deliveryOf = (type: string): JsonNode => root().in('webhooks', type, 'post', 'requestBody');

/** Returns the document as if this were its only operation, without any $ref. */
export function documentOf({ path }: Operation): { readonly [member: string]: unknown } {
  const paths = { [path]: root().in('paths', path).dereferenced().value };
  const components = { securitySchemes: root().in('components', 'securitySchemes').value };
  const { webhooks: _webhooks, ...shared } = root().object;
  return { ...shared, paths, components };
}

/** A message of an operation: its request, or the response with this HTTP status. */
type Message = 'requestBody' | number;

const messageOf = (operation: Operation, message: Message): JsonNode =>
  nodeOf(operation).in(...(message === 'requestBody' ? [message] : ['responses', String(message)]));

/** Returns the schema of the request body. */
export const requestSchema = (operation: Operation): Schema => schemaOf(operation, 'requestBody');

/** Returns the schema of the response body. */
export const replySchema = (operation: Operation, status: number): Schema => schemaOf(operation, status);

/** Returns the values of a message's examples by their names. */
export const examplesOf = (operation: Operation, message: Message): { [name: string]: Json } =>
  examplesIn(messageOf(operation, message));

export const examplesIn = (message: JsonNode): { [name: string]: Json } =>
  message.in('content', 'application/json', 'examples').record((example) => example.get('value').written);

/** Returns the first example of a request. */
export const firstExample = (operation: Operation): Json | undefined => Object.values(examplesOf(operation, 'requestBody'))[0];

/** An example of a response. */
export interface Example {
  status: number;
  name: string;
  value: Json;
  /** The body of the request that causes the response, if the document shows one. */
  request: Json | undefined;
  /** Headers of this request that other requests with the same body do not have. */
  headers: { readonly [name: string]: string };
}

/**
 * Returns the examples of an operation's responses, in the document's order, successes first. `x-request` has the body of the request, or
 * the name of a request example. Default: the request example with the same name. `x-headers` has headers of its own.
 */
export function repliesOf(operation: Operation): Example[] {
  const requests = examplesOf(operation, 'requestBody');
  const responses = nodeOf(operation).get('responses');
  return responses.keys.flatMap((status) => {
    const examples = responses.in(status, 'content', 'application/json', 'examples');
    return examples.keys.map((name): Example => {
      const { value: beside = name } = examples.in(name, 'x-request');
      const request = typeof beside === 'string' ? requests[beside] : beside;
      const headers = examples.in(name, 'x-headers').record((header) => header.string);
      return { status: Number(status), name, value: examples.in(name, 'value').written, request, headers };
    });
  });
}

/** Returns the bodies of all requests that the document shows: the examples, and those beside responses. */
export const requestsOf = (operation: Operation): unknown[] => [
  ...Object.values(examplesOf(operation, 'requestBody')),
  ...repliesOf(operation).map(({ request }) => request),
];

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

/** Returns the same object each time, since validators compile each object once. */
function schemaOf(operation: Operation, message: Message): Schema {
  const name = `${operation.id} ${message}`;
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const schema = messageOf(operation, message).in('content', 'application/json', 'schema').dereferenced().object;
  schemas.set(name, schema);
  return schema;
}
