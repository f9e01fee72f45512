/** Serves the examples of any document, without a network: a stand-in for a service of that version. */
import type { FetchInit } from '../../generated/client.ts';
import { type Json, JsonNode } from '../../generated/document.ts';
import type { Example } from '../../generated/operations.ts';
import { chooseReply, createSequences, refusalOf, withExamples } from '../../mock/engine/examples.ts';
import { readContract } from '../../openapi/tools/emit/contract.ts';
import { fitsRequest } from '../../openapi/tools/verify/corpus/judge.ts';

/** Changes the body of a response. */
export type Show = (operation: string, status: number, body: Json) => Json;

export function documentServer(document: Json, show: Show = (_operation, _status, body) => body) {
  const root = new JsonNode(document);
  const { operations } = readContract(document);
  const documented = withExamples(operations, ({ path }) => root.in('paths', path, 'post'));
  const sequences = createSequences();
  const statuses = root.in('components', 'schemas', 'ErrorStatus', 'x-statuses');

  function reply(status: number, body: Json, headers: JsonNode | undefined): Response {
    const values = headers?.record((header) => String(header.get('example').value ?? '')) ?? {};
    return new Response(JSON.stringify(body), { status, headers: { 'x-request-id': '1', ...values } });
  }
  const refused = (status: number, code: string) => reply(status, { error: { message: 'Refused.', status: code } }, undefined);

  return async (url: string, { method, headers, body: text }: FetchInit): Promise<Response> => {
    const node = root.in('paths', new URL(url).pathname, method.toLowerCase());
    if (!node.exists) return refused(404, 'NOT_FOUND');
    if (!isOpen(node, headers)) return refused(401, 'UNAUTHENTICATED');
    const body: Json = JSON.parse(text);
    const isMissing = (one: JsonNode) =>
      one.get('required').value === true && headers[one.get('name').string.toLowerCase()] === undefined;
    if (node.get('parameters').items.some(isMissing)) return refused(400, 'INVALID_ARGUMENT');
    const schema = node.in('requestBody', 'content', 'application/json', 'schema').dereferenced().object;
    const operation = operations.find(({ path }) => path === new URL(url).pathname);
    if (operation === undefined || !fitsRequest(operation, schema, body)) return refused(400, 'INVALID_ARGUMENT');
    const { id } = operation;
    const example = exampleFor(documented[id], body, headers);
    const code = new JsonNode(example.value).in('error', 'status').value;
    const known = statuses.in(String(code), 'httpStatus').value;
    // Only a changed status differs from the one of the example.
    const status = typeof known === 'number' && example.status === 404 ? known : example.status;
    return reply(status, show(id, example.status, example.value), node.in('responses', String(example.status), 'headers'));
  };

  function exampleFor(operation: (typeof documented)[string] | undefined, body: Json, headers: FetchInit['headers']): Example {
    if (operation === undefined) throw new Error('The document has no such operation.');
    return refusalOf(operation, body, headers) ?? chooseReply(operation, body, sequences);
  }

  function isOpen(node: JsonNode, headers: FetchInit['headers']): boolean {
    const own = node.get('security').exists ? node.get('security') : root.get('security');
    const has = (name: string) => headers[root.in('components', 'securitySchemes', name, 'name').string] !== undefined;
    return own.items.length === 0 || own.items.some((combination) => combination.keys.every(has));
  }
}
