/** The links of the document lead from each response to calls that its ids make. */
import { describe, expect, it } from 'vitest';
import { requests } from '../generated/validators.js';
import { isObject, valueAt } from '../openapi/verify/corpus/json.ts';
import { contractOperations, document, examplesOf, type Operation } from '../server/http/contract.ts';

interface Exchange {
  request: unknown;
  response: unknown;
}

/** Returns the requests of an operation with their successes. An example of a response without a request of its name stands alone. */
function exchangesOf(operation: Operation): Exchange[] {
  const sent = Object.entries(examplesOf(operation, 'requestBody'));
  const successes = examplesOf(operation, operation.success);
  return sent.map(([name, request]) => ({ request, response: successes[name] ?? Object.values(successes)[0] }));
}

const linksOf = ({ path, success }: Operation): [string, unknown][] => {
  const links = valueAt(document(), ['paths', path, 'post', 'responses', String(success), 'links']);
  return isObject(links) ? Object.entries(links) : [];
};

/** Returns the request body of a link, without the fields that the exchange does not have. */
function evaluate(value: unknown, exchange: Exchange): unknown {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, exchange));
  if (isObject(value)) {
    const fields = Object.entries(value).map(([key, item]) => [key, evaluate(item, exchange)]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const [, side, pointer = ''] = /^\$(request|response)\.body#\/(.+)$/.exec(String(value)) ?? [];
  if (side === undefined) return value;
  return valueAt(side === 'request' ? exchange.request : exchange.response, pointer.split('/'));
}

describe('The links', () => {
  it('The links name operations, and make valid requests from the ids of an example', () => {
    const found = contractOperations.flatMap((operation) =>
      linksOf(operation).flatMap(([name, link]) => {
        const target = contractOperations.find(({ id }) => id === valueAt(link, ['operationId']));
        if (target === undefined) return [`${operation.id}: no operation for ${name}`];
        const bodies = exchangesOf(operation).map((exchange) => evaluate(valueAt(link, ['requestBody']), exchange));
        return bodies.some((body) => requests[target.id](body)) ? [] : [`${operation.id}: ${name} makes ${JSON.stringify(bodies)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('The links lead from jobs to their status, and from writes to reads of the same ids', () => {
    const targets = Object.fromEntries(
      contractOperations.map((operation) => [operation.id, linksOf(operation).map(([name]) => name)]),
    );
    expect(targets).toMatchObject({
      deleteAllUserData: ['getDeleteAllUserDataStatus'],
      migrateDocuments: expect.arrayContaining(['getMigrationStatus']),
      addDocuments: ['getDocuments', 'getNotifications', 'getPresence'],
      addUsersToGroups: expect.arrayContaining(['getUserGroups', 'deleteUsersFromGroups']),
      createApiKey: ['getAuthTokens', 'updateEmailConfig'],
      getFolders: ['getDocuments'],
    });
    // A link that any tool may follow changes nothing, except the written ones.
    const writes = Object.values(targets)
      .flat()
      .filter((id) => !id.startsWith('get'));
    expect(writes.sort()).toEqual(['deleteUsersFromGroups', 'removePermissions', 'updateEmailConfig']);
  });
});
