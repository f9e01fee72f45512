/** The operations that write, from the document: a new one is included. */
import type { OperationId } from '../generated/server.ts';
import { contractOperations, requestSchema } from '../server/http/contract.ts';

/** All but those that look, and the one that only signs. */
export const writingOperations: readonly OperationId[] = contractOperations
  .map(({ id }) => id)
  .filter((id) => !id.startsWith('get') && id !== 'generateToken');

const takesArray = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'array') || Object.values(schema).some(takesArray));

/** The operations that name many things at once, without deletions, which start a job. */
export const bulkOperations: readonly OperationId[] = contractOperations
  .filter((operation) => writingOperations.includes(operation.id) && takesArray(requestSchema(operation)))
  .map(({ id }) => id)
  .filter((id) => id !== 'deleteAllUserData');
