/** The document for the handlers. A boundary file: the imported JSON's type knows exactly its own fields. */
import { type Json, JsonNode } from '../../generated/document.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import type { Schema as ContractSchema } from '../../generated/server.ts';
import { Failure } from '../../server/errors.ts';
import type { Operation, Schema } from '../../server/http/contract.ts';
import { type DocumentedOperation, type Example, readOperations } from '../examples.ts';

const root = new JsonNode(document as unknown as Json);
const documented = readOperations(root.value ?? null);
const post = ({ path }: Operation): JsonNode => root.in('paths', path, 'post');

const schemas = new Map<string, Schema>();

/** Returns the schema of the request body. The same object each time, since it is compiled once. */
export function requestSchema(operation: Operation): Schema {
  const known = schemas.get(operation.id);
  if (known !== undefined) return known;
  const schema = post(operation).in('requestBody', 'content', 'application/json', 'schema').dereferenced().object;
  schemas.set(operation.id, schema);
  return schema;
}

export function examplesOf({ id }: Operation): DocumentedOperation {
  const found = documented[id];
  if (found === undefined) throw new TypeError(`The document has no operation ${id}.`);
  return found;
}

/** Returns the operation that starts the job whose progress this operation returns. */
export const starterOf = ({ id }: Operation): DocumentedOperation | undefined =>
  Object.values(documented).find(({ starts }) => starts?.operationId === id);

/** Turns an example into a Failure. */
export function failureOf(operation: Operation, { status, value }: Example, retryAfterSeconds = 0): Failure {
  const { error } = value as unknown as ContractSchema<'Failure'>;
  const hasRetryAfter = post(operation).in('responses', String(status), 'headers', 'retry-after').exists;
  return new Failure(error.status, error.message, {
    details: error.details ?? [],
    httpStatus: status,
    headers: hasRetryAfter ? { 'retry-after': String(retryAfterSeconds) } : {},
  });
}
