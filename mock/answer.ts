/** Finds the example that answers a valid request. */
import type { OperationId, Schema } from '../generated/server.ts';
import { failures } from '../generated/validators.js';
import { Failure } from '../server/errors.ts';
import { document, type Operation } from '../server/http/contract.ts';
import type { Fallback } from '../server/http/serve.ts';
import { chooseReply, createSequences, type Example, readOperations, refusePageToken } from './examples.ts';
import { preferredReply } from './prefer.ts';

/** Returns a function that replaces every handler. It chooses an example, and Prism at this URL responds with it. */
export function answerFrom(prismUrl: string): Fallback {
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
    const answer = await ask(prismUrl, operation, body, example);
    if (answer.status === success) return answer.body;
    throw failureOf(id, answer);
  };
}

interface Answer {
  status: number;
  headers: { readonly [name: string]: string };
  body: unknown;
}

/** Prism asks for credentials too. The service's frame has checked those of the caller. */
const credentials = { 'x-svc-workspace-id': 'any', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };

async function ask(prismUrl: string, { path }: Operation, body: unknown, { status, name }: Example): Promise<Answer> {
  const response = await fetch(prismUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: `code=${status}, example=${name}`, ...credentials },
    body: JSON.stringify(body),
  });
  const answer = { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
  if (answer.status !== status) throw new Error(`Prism answered ${path} with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
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
