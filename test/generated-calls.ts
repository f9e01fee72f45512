/** Generates one sequence of calls for several servers: the tortures' traffic, the document's requests, and changed ones. */
import fc from 'fast-check';
import { operations } from '../generated/handlers.ts';
import { at, contractOperations, type Operation, operationsByPath, requestsOf } from '../generated/operations.ts';
import { documentedCredentials } from '../mock/sandbox/documented.ts';
import { textOf, withValue } from '../openapi/tools/verify/corpus/json.ts';
import { mutated, mutations } from './corpus/mutations.ts';
import { createRandom } from './torture/random.ts';
import { nextCall } from './torture/traffic.ts';
import { createWorld } from './torture/world.ts';

export interface GeneratedCall {
  operation: Operation;
  /** The text of the body. */
  body: string;
}

/** An example of these would end the caller's key, its token or its settings. */
const ending: readonly string[] = ['updateApiKey', 'resetAuthToken', 'deleteApiKey', 'deleteWorkspace'];

/** Yields the same calls for the same seed. */
export function* generateCalls(count: number, seed: number): Generator<GeneratedCall> {
  const random = createRandom(seed, 'stand-ins');
  const world = createWorld({ organizations: 2, folders: 4, documents: 6, users: 8 });
  world.apiKey = documentedCredentials().apiKey;
  // Some of the document's objects, which the story has added, and some that it shows as missing.
  world.organizationIds.push('acme', 'acme-labs');
  world.folderIds.push('marketing', 'lost-folder');
  world.documentIds.push('launch-plan', 'lost-plan');
  world.userIds.push('maya', 'jonas', 'nobody');
  world.groupIds.push('designers', 'painters');
  const shown = contractOperations
    .filter(({ id }) => !ending.includes(id))
    .flatMap((operation) => requestsOf(operation).flatMap((body) => (body === undefined ? [] : [{ operation, body }])));
  const changes = fc.sample(mutations, { numRuns: count, seed });
  for (const change of changes) {
    const { operation, body } = random.pick(shown) ?? missing();
    const kind = random.integer(10);
    if (kind < 2) yield { operation, body: textOf(body) };
    else if (kind < 4) yield { operation, body: textOf(mutated(body, change) ?? null) };
    else if (kind < 5) yield { operation, body: textOf(withSmallPages(operation, body)) };
    else {
      const { id, data } = nextCall(world, random);
      yield { operation: operationsByPath.get(operations[id].path) ?? missing(), body: textOf({ data }) };
    }
  }
}

const withSmallPages = ({ pagination }: Operation, body: unknown): unknown =>
  pagination === undefined || at(body, 'data') === undefined ? body : withValue(body, ['data', 'pageSize'], 1);

function missing(): never {
  throw new Error('The document has no such operation.');
}
