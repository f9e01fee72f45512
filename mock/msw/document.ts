/** The document for the handlers. A boundary file: the imported JSON's type knows exactly its own fields. */
import { type Json, JsonNode } from '../../generated/document.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import type { Operation, Schema } from '../../generated/operations.ts';
import { readOperations } from '../engine/examples.ts';

const root = new JsonNode(document as unknown as Json);
export const documented = readOperations(root.value ?? null);
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
