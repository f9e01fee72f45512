/** From a request that is valid to the example that answers it. */
import type { OperationId, Schema } from '../generated/server.ts';
import { failures } from '../generated/validators.js';
import { Failure } from '../server/errors.ts';
import { document } from '../server/http/contract.ts';
import type { Fallback } from '../server/http/serve.ts';
import { chooseReply, createSequences, readOperations, refusePageToken } from './examples.ts';
import { preferredReply } from './prefer.ts';
import type { Answer, Prism } from './prism.ts';

/** What takes the place of every handler. */
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

/** An example of a failure as a handler would throw it: the frame sends it like any other. */
function failureOf(id: OperationId, { status, headers, body }: Answer): Failure {
  if (!isFailure(id, body)) throw new Error(`The document's example of HTTP ${status} for ${id} is no failure.`);
  const { message, status: kind, details = [] } = body.error;
  return new Failure(kind, message, { details, httpStatus: status, headers: quotaOf(headers) });
}

/** Headers that a call has met a limit by. Other replies may have them where an installation counts calls, which the mock does not. */
function quotaOf(headers: Answer['headers']): Answer['headers'] {
  const names = headers['retry-after'] === undefined ? [] : ['retry-after', 'ratelimit', 'ratelimit-policy'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
