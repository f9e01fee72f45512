/** The document at run time: each operation's schemas and examples, with every $ref resolved. */
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { type OperationFacts, type OperationId, operations } from '../../generated/server.ts';

export type Schema = { readonly [keyword: string]: unknown };

export interface ContractOperation extends OperationFacts {
  readonly id: OperationId;
  readonly request: Schema;
  /** By HTTP status. */
  readonly responses: ReadonlyMap<number, { schema: Schema; example: unknown }>;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resolved = new Map<string, unknown>();

/** The value with each $ref replaced by what it points at; members beside a $ref win, as JSON Schema 2020-12 has it. No schema is recursive. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (!isObject(value)) return value;
  const { $ref, ...rest } = value;
  const members = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, resolve(item)]));
  if (typeof $ref !== 'string') return members;
  if (!resolved.has($ref)) resolved.set($ref, resolve(at(bundle, ...$ref.slice(2).split('/'))));
  const target = resolved.get($ref);
  if (Object.keys(members).length === 0) return target;
  return isObject(target) ? { ...target, ...members } : target;
}

/** The value at a path of keys, if there is one. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined), value);
}

function schemaIn(message: unknown): Schema {
  const schema = at(message, 'content', 'application/json', 'schema');
  if (!isObject(schema)) throw new Error('The document has a message without a schema.');
  return schema;
}

function firstExampleIn(message: unknown): unknown {
  const examples = at(message, 'content', 'application/json', 'examples');
  return isObject(examples) ? at(Object.values(examples)[0], 'value') : undefined;
}

function readOperation(id: OperationId): ContractOperation {
  const facts = operations[id];
  const operation = resolve(at(bundle, 'paths', facts.path, 'post'));
  const responses = facts.statuses.map((status): [number, { schema: Schema; example: unknown }] => {
    const response = at(operation, 'responses', String(status));
    return [status, { schema: schemaIn(response), example: firstExampleIn(response) }];
  });
  return { ...facts, id, request: schemaIn(at(operation, 'requestBody')), responses: new Map(responses) };
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);

export const contractOperations: readonly ContractOperation[] = Object.keys(operations).filter(isOperationId).map(readOperation);

export const operationsByPath: ReadonlyMap<string, ContractOperation> = new Map(
  contractOperations.map((operation) => [operation.path, operation]),
);

export { bundle };
