/** Finds the example that answers a valid request. */
import type { OperationId, Schema } from '../generated/server.ts';
import { failures } from '../generated/validators.js';
import { Failure } from '../server/errors.ts';
import { document } from '../server/http/contract.ts';
import type { Fallback } from '../server/http/serve.ts';
import { chooseReply, createSequences, readOperations, refusePageToken } from './examples.ts';
import { preferredReply } from './prefer.ts';
import type { Answer, Prism } from './prism.ts';

/** Returns a function that replaces every handler. */
export function answerWith(prism: Prism): Fallback {
  const operations = readOperations(document());
  const sequences = createSequences();
  return async (operation, data, { prefer }) => {
    const { id, success } = operation;
    const documented = operations[id];
    if (documented === undefined) throw new Error(`The document has no operation ${id}.`);
    const body = { data };
    const example =
      preferredReply(documented, prefer?.toString()) ??
      refusePageToken(documented, body) ??
      chooseReply(documented, body, sequences);
    const answer = await prism(operation, example);
    if (answer.status === success) return answer.body;
    throw failureOf(id, answer);
  };
}

const isFailure = (id: OperationId, body: unknown): body is Schema<'Failure'> => failures[id](body);

/** Turns an example of a failure into the Failure that a handler would throw, so that the frame sends it. */
function failureOf(id: OperationId, { status, headers, body }: Answer): Failure {
  if (!isFailure(id, body)) throw new Error(`The document's example of HTTP ${status} for ${id} is no failure.`);
  const { message, status: kind, details = [] } = body.error;
  return new Failure(kind, message, { details, httpStatus: status, headers: quotaOf(headers) });
}

/** Returns quota headers of an example that shows an exceeded limit. Other responses have none, since the mock counts no calls. */
function quotaOf(headers: Answer['headers']): Answer['headers'] {
  const names = headers['retry-after'] === undefined ? [] : ['retry-after', 'ratelimit', 'ratelimit-policy'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
