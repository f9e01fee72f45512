/** Generates one sequence of calls for several servers: the tortures' traffic, the document's requests, and changed ones. */
import fc from 'fast-check';
import { operations } from '../../generated/handlers.ts';
import { at, contractOperations, type Operation, operationsByPath, requestsOf } from '../../generated/operations.ts';
import { documentedCredentials } from '../../mock/sandbox/documented.ts';
import { listOf, textOf, valueAt, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { mutated, mutations } from '../support/corpus/mutations.ts';
import { createRandom } from '../torture/random.ts';
import { nextCall } from '../torture/traffic.ts';
import { createWorld } from '../torture/world.ts';

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
  let left: typeof shown = [];
  for (const change of changes) {
    const kind = random.integer(10);
    if (kind < 5) {
      // Each is sent once before any is sent again.
      if (left.length === 0) left = random.shuffle(shown);
      const { operation, body } = left.pop() ?? missing();
      if (kind < 2) yield { operation, body: textOf(body) };
      else if (kind < 4) yield { operation, body: textOf(mutated(body, change) ?? null) };
      else yield { operation, body: textOf(rearranged(operation, body)) };
    } else {
      const { id, data } = nextCall(world, random);
      yield { operation: operationsByPath.get(operations[id].path) ?? missing(), body: textOf({ data }) };
    }
  }
}

/** Returns the request with reversed lists and small pages. */
function rearranged({ pagination, unique }: Operation, body: unknown): unknown {
  const lists = unique.map(({ path }) => ['data', ...path]).filter((path) => Array.isArray(valueAt(body, path)));
  const reversed = lists.reduce((rest, path) => withValue(rest, path, listOf(valueAt(rest, path)).toReversed()), body);
  return pagination === undefined || at(body, 'data') === undefined ? reversed : withValue(reversed, ['data', 'pageSize'], 1);
}

function missing(): never {
  throw new Error('The document has no such operation.');
}
