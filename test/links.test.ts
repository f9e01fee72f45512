/** The links of the document lead from each response to calls that its ids make. */
import { describe, expect, it } from 'vitest';
import { contractOperations, examplesOf, type Operation } from '../generated/operations.ts';
import { requests } from '../generated/validators.js';
import type { Called } from '../openapi/tools/emit/link-request.ts';
import { linksOf } from '../openapi/tools/verify/links.ts';

/** Returns the requests of an operation with their successes. An example of a response without a request of its name stands alone. */
function callsOf(operation: Operation): Called[] {
  const sent = Object.entries(examplesOf(operation, 'requestBody'));
  const successes = examplesOf(operation, operation.success);
  return sent.map(([name, request]) => ({ request, response: successes[name] ?? Object.values(successes)[0] }));
}

describe('Links', () => {
  it('The links name operations, and make valid requests from the ids of an example', () => {
    const found = contractOperations.flatMap((operation) =>
      linksOf(operation).flatMap(({ name, target, requestFor }) => {
        const bodies = callsOf(operation).map(requestFor);
        return bodies.some((body) => requests[target.id](body)) ? [] : [`${operation.id}: ${name} makes ${JSON.stringify(bodies)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('The links connect jobs to their status, and writes to reads of the same ids', () => {
    const targets = Object.fromEntries(
      contractOperations.map((operation) => [operation.id, linksOf(operation).map(({ name }) => name)]),
    );
    expect(targets).toMatchObject({
      deleteAllUserData: ['getDeleteAllUserDataStatus'],
      migrateDocuments: expect.arrayContaining(['getMigrationStatus']),
      addDocuments: ['getDocuments', 'getNotifications', 'getPresence'],
      addUsersToGroups: expect.arrayContaining(['getUserGroups', 'deleteUsersFromGroups']),
      createApiKey: ['getAuthTokens', 'getEmailConfig'],
      getFolders: ['getDocuments'],
    });
    // A link that any tool may follow changes nothing, except the written ones.
    const writes = Object.values(targets)
      .flat()
      .filter((id) => !id.startsWith('get'));
    expect(writes.sort()).toEqual(['deleteUsersFromGroups', 'removePermissions']);
  });
});
