/** The MSW handlers reject the same requests as the service, with the same bodies. */
import { isDeepStrictEqual } from 'node:util';
import { getResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { limits } from '../generated/handlers.ts';
import { contractOperations, examplesOf, type Operation, requestSchema } from '../generated/operations.ts';
import { createHandlers } from '../mock/msw.ts';
import { corpusOf, type Seen } from '../openapi/tools/verify/corpus/corpus.ts';
import { textOf, valueAt } from '../openapi/tools/verify/corpus/json.ts';
import { writingsOf } from '../openapi/tools/verify/corpus/writings.ts';
import { anyCredentials } from '../server/app.ts';
import { createHandler } from '../server/http/handler.ts';
import { type Difference, fetchedBy, type Reply } from './corpus/caller.ts';

/** The service without handlers and HTTP: every accepted request returns a 501. */
const callService = fetchedBy(createHandler({ authenticate: anyCredentials, handlers: {} }));

const callHandlers = (handlers: RequestHandler[]) =>
  fetchedBy(async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }));

const exampleOf = (operation: Operation): unknown => Object.values(examplesOf(operation, 'requestBody'))[0];

const isAboutToken = ({ body }: Reply): boolean => valueAt(body, ['error', 'details', '0', 'field']) === '/data/pageToken';

/** Returns the differences between both, and the number of common refusals. */
async function compare(
  casesOf: (operation: Operation) => Iterable<{ name: string; path?: string; body: string | Uint8Array } & Difference>,
) {
  let refused = 0;
  const differences: string[] = [];
  const compareAll = async (operation: Operation) => {
    const ask = callHandlers(createHandlers({ baseUrl: 'http://127.0.0.1' }).handlers);
    for (const { name, path = operation.path, body, ...difference } of casesOf(operation)) {
      const [theirs, ours] = await Promise.all([callService(path, body, difference), ask(path, body, difference)]);
      // Only handlers know the issued page tokens.
      const isAccepted = theirs.status === 501 && (ours.status === operation.success || isAboutToken(ours));
      if (isAccepted) continue;
      refused += 1;
      const [shown, expected] = [ours, theirs].map((reply) => JSON.stringify(reply).slice(0, 300));
      if (!isDeepStrictEqual(ours, theirs)) differences.push(`${operation.id}: ${name}: ${shown}, and the service ${expected}`);
    }
  };
  await Promise.all(contractOperations.map(compareAll));
  return { differences, refused };
}

describe('The handlers for MSW', () => {
  it('The MSW handlers accept and reject the same contents as the service, with equal bodies', async () => {
    const seen: Seen = new Set();
    const { differences, refused } = await compare((operation) =>
      // Every fourth message: both use the compiled validators, which equivalence.test.ts checks with all.
      corpusOf(requestSchema(operation), examplesOf(operation, 'requestBody'), seen)
        .filter((_, i) => i % 4 === 0)
        .map(({ name, body }) => ({ name, body: textOf(body) })),
    );
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  });

  it('The MSW handlers accept the same spellings of JSON, and reject others with equal bodies', async () => {
    const { differences, refused } = await compare((operation) => writingsOf(exampleOf(operation)));
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(100);
  });

  it('The MSW handlers return the same response to every kind of call', async () => {
    const kinds: ({ name: string; query?: string; content?: string } & Difference)[] = [
      { name: 'without a credential', headers: { 'x-svc-auth-token': '' } },
      { name: 'of text', headers: { 'content-type': 'text/plain' } },
      { name: 'of text, without a credential', headers: { 'content-type': 'text/plain', 'x-svc-auth-token': '' } },
      { name: 'of another charset', headers: { 'content-type': 'application/json; charset=latin1' } },
      { name: 'of compressed JSON', headers: { 'content-encoding': 'gzip' } },
      { name: 'of too much', content: ' '.repeat(limits.bodyBytes + 1) },
      { name: 'by another method', method: 'PUT' },
      { name: 'of another path', query: '/' },
      { name: 'with a query', query: '?x-svc-api-key=other' },
    ];
    const { differences, refused } = await compare((operation) =>
      kinds.map(({ query = '', content = textOf(exampleOf(operation)), ...kind }) => ({
        ...kind,
        path: operation.path + query,
        body: content,
      })),
    );
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(200);
  });
});
