/** The writing operations, read from the document, so that a new one is included. */
import type { OperationId } from '../../generated/handlers.ts';
import { contractOperations, requestSchema } from '../../generated/operations.ts';
import { onlyReads } from '../../openapi/tools/emit/idempotency.ts';

/** All operations except the reading ones, and the one that only signs. */
export const writingOperations: readonly OperationId[] = contractOperations
  .map(({ id }) => id)
  .filter((id) => !onlyReads(id) && id !== 'generateToken');

const takesArray = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'array') || Object.values(schema).some(takesArray));

/** Operations on many items, without deletions, which start a job. */
export const bulkOperations: readonly OperationId[] = contractOperations
  .filter((operation) => writingOperations.includes(operation.id) && takesArray(requestSchema(operation)))
  .map(({ id }) => id)
  .filter((id) => id !== 'deleteAllUserData');
