/** The document at run time: the operations by path, and, for who asks, their schemas and examples with every $ref resolved. */
import { readFileSync } from 'node:fs';
import { type OperationFacts, type OperationId, operations } from '../../generated/server.ts';

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

let parsed: unknown;

/** The whole document, read when it is first asked for: a server that only serves has no need of it. */
export function document(): unknown {
  parsed ??= JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
  return parsed;
}

/** The document as if this were its only operation: without the other paths, and without what only they refer to. */
export function documentOf({ path }: Operation): { readonly [member: string]: unknown } {
  const whole = document();
  const paths = { [path]: at(whole, 'paths', path) };
  const components = new Map<string, Map<string, unknown>>([
    ['securitySchemes', new Map(entriesOf(at(whole, 'components', 'securitySchemes')))],
  ]);
  const keepReferred = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const child of Object.values(value)) keepReferred(child);
    if (!('$ref' in value) || typeof value.$ref !== 'string') return;
    const [, , kind = '', name = ''] = value.$ref.split('/');
    const kept = components.get(kind) ?? new Map();
    if (kept.has(name)) return;
    const component = at(whole, 'components', kind, name);
    components.set(kind, kept.set(name, component));
    keepReferred(component);
  };
  keepReferred(paths);
  const kept = Object.fromEntries([...components].map(([kind, named]) => [kind, Object.fromEntries(named)]));
  return { ...Object.fromEntries(entriesOf(whole)), paths, components: kept };
}

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(isObject(value) ? value : {});

/** Of the request's body. */
export const requestSchema = ({ path }: Operation): Schema => schemaAt('paths', path, 'post', 'requestBody');

/** Of the reply's body. */
export const replySchema = ({ path }: Operation, status: number): Schema =>
  schemaAt('paths', path, 'post', 'responses', String(status));

/** The values of a message's examples by their names. */
export function examplesOf({ path }: Operation, message: 'requestBody' | number): { [name: string]: unknown } {
  const keys = message === 'requestBody' ? [message] : ['responses', String(message)];
  const examples = at(resolve(at(document(), 'paths', path, 'post', ...keys)), 'content', 'application/json', 'examples');
  return Object.fromEntries(
    Object.entries(isObject(examples) ? examples : {}).map(([name, example]) => [name, at(example, 'value')]),
  );
}

/** The value at a path of keys, if there is one. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined), value);
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas = new Map<string, Schema>();

function schemaAt(...keys: string[]): Schema {
  const name = keys.join(' ');
  let schema = schemas.get(name);
  if (schema === undefined) {
    const found = at(resolve(at(document(), ...keys)), 'content', 'application/json', 'schema');
    if (!isObject(found)) throw new Error(`The document has no schema at ${name}.`);
    schema = found;
    schemas.set(name, schema);
  }
  return schema;
}

const resolved = new Map<string, unknown>();

/**
 * The value with each $ref replaced by what it points at; members beside a $ref win, as JSON Schema 2020-12 has it. No schema is
 * recursive.
 */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (!isObject(value)) return value;
  const { $ref, ...rest } = value;
  const members = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, resolve(item)]));
  if (typeof $ref !== 'string') return members;
  if (!resolved.has($ref)) resolved.set($ref, resolve(at(document(), ...$ref.slice(2).split('/'))));
  const target = resolved.get($ref);
  if (Object.keys(members).length === 0) return target;
  return isObject(target) ? { ...target, ...members } : target;
}
