/** Calls an operation for an assistant. */
import { connect, method } from '../../../generated/call.ts';
import { ApiError } from '../../../generated/client-errors.ts';
import { withoutSecrets } from '../../../generated/debug.ts';
import type { JsonNode } from '../../../generated/document.ts';
import { operations } from '../../../generated/handlers.ts';
import { contractOperations, nodeOf, type Operation } from '../../../generated/operations.ts';
import { printable, printableError, truncate } from '../../../generated/text.ts';
import { type Given, headersFor } from '../verify/credentials.ts';
import { isWrite } from './lookup.ts';

export interface Target {
  baseUrl: string;
  given: Given;
  allowsWrites: boolean;
}

export interface Invocation {
  operation: string;
  data: unknown;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
}

export interface Outcome {
  text: string;
  isError: boolean;
}

/** Characters of a response that an assistant gets. */
const maxLength = 20_000;
const timeoutMs = 60_000;

export async function invoke({ baseUrl, given, allowsWrites }: Target, invocation: Invocation): Promise<Outcome> {
  const { data, idempotencyKey, signal } = invocation;
  const operation = contractOperations.find(({ id }) => id === invocation.operation);
  if (operation === undefined) return failed(`There is no operation "${printable(invocation.operation)}". Search for it.`);
  const { id, idempotent: isIdempotent, takesIdempotencyKey } = operation;
  if (isWrite(operation) && !allowsWrites) {
    return failed(`${id} writes, and this server only reads. Its user can start it with --allow-writes.`);
  }
  if (takesIdempotencyKey && idempotencyKey === undefined) return failed(`${id} needs an idempotencyKey.`);
  const connection = connect({ baseUrl }, 'collaboration-contract-mcp', { ...headersFor(operation, given) });
  const isEnveloped = successOf(operation).get('result').exists;
  const call = method<unknown, unknown>(connection, {
    id,
    path: operations[id].path,
    timeoutMs,
    isIdempotent,
    takesIdempotencyKey,
    isEnveloped,
  });
  try {
    const result = await call(data, { signal, ...(takesIdempotencyKey ? { idempotencyKey } : {}) });
    return { text: bounded(operation, json(result)), isError: false };
  } catch (error) {
    return failed(error instanceof ApiError && error.isFromService ? json(envelopeOf(error)) : printableError(error));
  }
}

const failed = (text: string): Outcome => ({ text: truncate(text, maxLength), isError: true });

const successOf = (operation: Operation): JsonNode =>
  nodeOf(operation).in('responses', String(operation.success), 'content', 'application/json', 'schema', 'properties');

const envelopeOf = ({ message, status, details, requestId, retryAfterSeconds }: ApiError): object => ({
  error: { message, status, ...(details.length > 0 && { details }) },
  requestId,
  retryAfterSeconds,
});

/** An assistant has no use for tokens, and its conversation is no place for them. */
const json = (value: unknown): string => printable(withoutSecrets(value) ?? '');

/** Says how to ask for less, if the text is too long. */
function bounded({ pagination }: Operation, text: string): string {
  if (text.length <= maxLength) return text;
  const remedy =
    pagination === undefined
      ? 'Name fewer ids.'
      : 'Repeat the call with a smaller pageSize, then with the pageToken of each result.';
  return `${truncate(text, maxLength)}\n\n[Cut off after ${maxLength} of ${text.length} characters. ${remedy}]`;
}
