/** The mock of the package answers from the document as `npm run mock` does with Prism: the same responses to the same calls. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractOperations, firstExample, type Operation, repliesOf, requestsOf } from '../../generated/operations.ts';
import type { Fault } from '../../generated/sandbox-types.ts';
import { type Mock, startMock, startMockOnPrism } from '../../mock/mock.ts';
import { isTaken, someOf } from '../support/long.ts';

let mocks: readonly [direct: Mock, onPrism: Mock];
beforeAll(async () => {
  mocks = await Promise.all([startMock(), startMockOnPrism()]);
});
afterAll(() => Promise.all(mocks.map((mock) => mock.close())));
beforeEach(() => mocks.forEach((mock) => mock.reset()));

const credentials = { 'x-svc-workspace-id': 'any', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };

async function replyOf({ url }: Mock, { path }: Operation, body: unknown, headers: { [name: string]: string }) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials, 'x-request-id': 'any', ...headers },
    body: JSON.stringify(body),
  });
  const { date: _, ...received } = Object.fromEntries(response.headers);
  return { status: response.status, headers: received, text: await response.text() };
}

/** Makes a call to both, and returns the response if both are equal. */
async function answerOf(operation: Operation, body: unknown, headers: { [name: string]: string } = {}) {
  const [direct, onPrism] = await Promise.all(mocks.map((mock) => replyOf(mock, operation, body, headers)));
  expect(direct, `${operation.id} ${JSON.stringify(body)} ${JSON.stringify(headers)}`).toEqual(onPrism);
  return { status: direct?.status, body: JSON.parse(direct?.text ?? '') };
}

/** Returns whether most operations document this response, so that a sample of them is enough. */
const isShared = (name: string): boolean =>
  2 * contractOperations.filter((one) => repliesOf(one).some((reply) => reply.name === name)).length > contractOperations.length;

/** Most documented responses have no request, and many share one. */
const documentedRequests = (operation: Operation): unknown[] =>
  [...new Set(requestsOf(operation).flatMap((body) => (body === undefined ? [] : [JSON.stringify(body)])))].map((text): unknown =>
    JSON.parse(text),
  );

it('The mock returns the same with and without Prism for requests of every operation, with progress and pages', async () => {
  const statuses = new Set<unknown>();
  for (const operation of contractOperations) {
    const rounds = operation.poll === undefined && operation.pagination === undefined ? 1 : 2;
    for (let round = 0; round < rounds; round++)
      for (const body of someOf(documentedRequests(operation), 4)) statuses.add((await answerOf(operation, body)).status);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});

it('The mock returns each documented response that a header selects, with and without Prism', async () => {
  for (const operation of contractOperations) {
    const isChosen = ({ name }: { name: string }) => isTaken(`${operation.id} ${name}`, isShared(name) ? 16 : 4);
    for (const { status, name, value } of repliesOf(operation).filter(isChosen)) {
      const prefer = { prefer: `code=${status}, example=${name}` };
      expect(await answerOf(operation, firstExample(operation), prefer)).toEqual({ status, body: value });
    }
    await answerOf(operation, firstExample(operation), { prefer: 'example=none' });
    await answerOf(operation, { data: null }, {});
    await answerOf(operation, firstExample(operation), { 'x-svc-auth-token': '', 'x-svc-api-key': '' });
  }
});

const kinds: Fault[] = [
  { operation: 'addUsers', status: 429, retryAfterSeconds: 7 },
  { operation: 'addUsers', items: [0] },
  { operation: 'addUsers', example: 'oneExists' },
  { status: 503 },
];
it.each(kinds)('The mock returns the same with and without Prism for the fault %j', async (fault) => {
  for (const mock of mocks) mock.fail(fault);
  for (const operation of contractOperations) await answerOf(operation, firstExample(operation));
});
