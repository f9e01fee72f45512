/** The messages: schema values changed in every relevant way, and values that are hostile anywhere. */
import fc from 'fast-check';
import { operations } from '../../../generated/handlers.ts';
import { contractOperations, examplesOf, type Operation, operationsByPath, requestSchema } from '../../../generated/operations.ts';
import { corpusOf } from '../../../openapi/tools/verify/corpus/corpus.ts';
import { textOf } from '../../../openapi/tools/verify/corpus/json.ts';
import { fitsRequest } from '../../../openapi/tools/verify/corpus/judge.ts';
import { writingsOf } from '../../../openapi/tools/verify/corpus/writings.ts';
import { mutated, mutations } from '../../support/mutations.ts';
import type { Headers } from '../http.ts';
import type { Random } from '../random.ts';
import { nextCall } from '../traffic.ts';
import type { World } from '../world.ts';
import { hostileBodies, hostileHeaders, hostileValues, manyFaults } from './hostile.ts';

export interface FuzzMessage {
  operation: Operation;
  name: string;
  body: string | Uint8Array;
  headers: Headers;
  /** False: the document forbids it, so it must be rejected. */
  isAllowed?: boolean;
}

/** Yields endless messages, the same for the same seed: half systematic while there are any, half random. */
export function* messages(random: Random, world: World): Generator<FuzzMessage> {
  const worst = contractOperations.flatMap((operation) => [...worstOf(operation)]);
  const others = contractOperations.flatMap((operation) => [...othersOf(operation)]);
  // The last one comes next.
  const systematic = [...random.shuffle(others), ...random.shuffle(worst)];
  for (;;) {
    for (const changes of fc.sample(mutations, { seed: random.integer(2 ** 31), numRuns: 200 })) {
      const next = systematic.pop();
      if (next !== undefined) yield next();
      yield mutatedMessage(random, world, changes);
    }
  }
}

/** Made on demand: together they would fill the memory. */
type Later = () => FuzzMessage;

/** Yields messages that even a short run must include. */
function* worstOf(operation: Operation): Generator<Later> {
  const [example] = Object.values(examplesOf(operation, 'requestBody'));
  for (const { name, body } of hostileBodies(example)) yield () => ({ operation, name, body, headers: {} });
  const data = manyFaults[operation.id];
  if (data !== undefined) yield () => ({ operation, name: 'a thousand faults', body: textOf({ data }), headers: {} });
}

function* othersOf(operation: Operation): Generator<Later> {
  const examples = examplesOf(operation, 'requestBody');
  const schema = requestSchema(operation);
  for (const { name, body } of corpusOf(schema, examples)) {
    yield () => ({ operation, name, body: textOf(body), headers: {}, isAllowed: fitsRequest(operation, schema, body) });
  }
  const [example] = Object.values(examples);
  for (const { name, body, valid } of writingsOf(example)) {
    yield () => ({ operation, name, body, headers: {}, isAllowed: valid });
  }
  for (const { name, body } of hostileValues(example)) yield () => ({ operation, name, body, headers: {} });
  for (const headers of hostileHeaders) {
    const name = `the header ${JSON.stringify(headers).slice(0, 100)}`;
    yield () => ({ operation, name, body: textOf(example), headers });
  }
}

function mutatedMessage(random: Random, world: World, changes: Parameters<typeof mutated>[1]): FuzzMessage {
  const { id, data } = nextCall(world, random);
  const operation = operationsByPath.get(operations[id].path);
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  // A few stay unchanged, so that there is data for others to meet.
  const body = random.integer(8) === 0 ? { data } : mutated({ data }, changes);
  const headers = random.integer(50) === 0 ? (random.pick(hostileHeaders) ?? {}) : {};
  return {
    operation,
    name: 'changed at random',
    body: textOf(body),
    headers,
    isAllowed: fitsRequest(operation, requestSchema(operation), body),
  };
}
