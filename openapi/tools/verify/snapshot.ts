/** The data of an API key, as its read operations return it. */
import { at, contractOperations, examplesOf, firstExample, type Operation } from '../../../generated/operations.ts';
import { type Difference, differenceOf } from './compare.ts';
import { isObject } from './corpus/json.ts';
import type { Given } from './credentials.ts';
import type { Exchange } from './exchange.ts';
import { isStatusOfJob } from './jobs.ts';
import type { Names } from './names.ts';
import type { Run } from './run.ts';

/** The operations that read data of an API key. */
export const readers: readonly Operation[] = contractOperations.filter(
  (operation) => operation.credentials === 'apiKey' && !operation.takesIdempotencyKey && !isStatusOfJob(operation),
);

/** The operations that change data of an API key. */
export const writers: readonly Operation[] = contractOperations.filter(
  ({ credentials, takesIdempotencyKey }) => credentials === 'apiKey' && takesIdempotencyKey,
);

/** Asks for the whole list, where there is one. Without `ownsKey`, only for organizations by their ids. */
export function wholeRequest(operation: Operation, ownsKey = true): unknown {
  const { organization, groups, organizationIds } = examplesOf(operation, 'requestBody');
  return (ownsKey ? undefined : organizationIds) ?? organization ?? groups ?? firstExample(operation);
}

export type Snapshot = ReadonlyMap<Operation, Exchange>;

export async function snapshotOf(run: Run, key: Given, names: Names): Promise<Snapshot> {
  const read = new Map<Operation, Exchange>();
  for (const operation of readers)
    read.set(operation, await run.send(operation, { body: names.own(wholeRequest(operation, run.accounts.ownsKeys)), given: key }));
  return read;
}

/** Returns the first difference in status or result. Messages may differ, since they may count. */
export function changeOf(before: Exchange | undefined, after: Exchange | undefined): Difference | undefined {
  const [one, other] = [before, after].map((exchange) => ({
    status: exchange?.received.status,
    body: dataOf(exchange?.received.body),
  }));
  return differenceOf(one, other);
}

function dataOf(body: unknown): unknown {
  const result = at(body, 'result') ?? body;
  // Page tokens have the position in the order.
  return isObject(result) ? { ...result, message: undefined } : result;
}
