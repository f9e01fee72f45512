/** Reads the documented requests of examples. */
import { at, document, examplesOf, type Operation } from '../../../generated/operations.ts';

/**
 * Returns the body of the request that causes a response example, if the document shows one. `x-request` is a body, or the name of a
 * request example. Default: the request example with the same name.
 */
export function documentedRequest(operation: Operation, status: number, name: string): unknown {
  const requestExamples = examplesOf(operation, 'requestBody');
  const beside = requestBeside(operation, status, name) ?? name;
  return typeof beside === 'string' ? requestExamples[beside] : beside;
}

/** Returns the `x-request` of an example. A shared response is found through its $ref. */
function requestBeside({ path }: Operation, status: number, name: string): unknown {
  const reply = at(document(), 'paths', path, 'post', 'responses', String(status));
  const ref = at(reply, '$ref');
  const found = typeof ref === 'string' ? at(document(), ...ref.slice(2).split('/')) : reply;
  return at(found, 'content', 'application/json', 'examples', name, 'x-request');
}

/** Returns the first example of a request. */
export const firstExample = (operation: Operation): unknown => Object.values(examplesOf(operation, 'requestBody'))[0];

/** Returns all requests in the document: the examples, and the requests beside responses. */
export const documentedRequests = (operation: Operation): unknown[] => [
  ...Object.values(examplesOf(operation, 'requestBody')),
  ...operation.statuses.flatMap((status) =>
    Object.keys(examplesOf(operation, status)).map((name) => documentedRequest(operation, status, name)),
  ),
];
