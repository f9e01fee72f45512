/** Follows a job to its end, as `x-poll` of its operation describes it. */
import { keysOf } from '../../../generated/document.ts';
import { contractOperations, type Operation } from '../../../generated/operations.ts';
import { pause } from './caller.ts';
import { valueAt } from './corpus/json.ts';
import type { Exchange } from './exchange.ts';
import { Skip, timeIsOver } from './outcome.ts';
import type { Run } from './run.ts';

export interface Poll {
  status: Operation;
  isOver: (body: unknown) => boolean;
  hasFailed: (body: unknown) => boolean;
  /** Returns the request for the status of a started job. */
  requestFor: (started: Exchange, body: unknown) => unknown;
}

/** Undefined for operations that start no job. */
export function pollOf({ poll }: Operation): Poll | undefined {
  if (poll === undefined) return undefined;
  const { operationId, data, until } = poll;
  const status = contractOperations.find(({ id }) => id === operationId);
  if (status === undefined) throw new Error(`The document has no ${operationId}.`);
  const valueIn = (body: unknown): unknown => valueAt(body, keysOf(until.pointer));
  const read = (expression: string, started: Exchange, body: unknown): unknown => {
    const [source, pointer = ''] = expression.split('#');
    return valueAt(source === '$request.body' ? body : started.received.body, keysOf(pointer));
  };
  return {
    status,
    isOver: (body) => until.in.includes(valueIn(body)),
    hasFailed: (body) => until.failed.includes(valueIn(body)),
    requestFor: (started, body) => ({
      data: Object.fromEntries(Object.entries(data).map(([key, expression]) => [key, read(expression, started, body)])),
    }),
  };
}

/** Returns whether the operation returns the status of a job. */
export const isStatusOfJob = ({ id }: Operation): boolean => contractOperations.some(({ poll }) => poll?.operationId === id);

/** Asks for the status until the job is over. Returns all responses; the last one is not over if the time was. */
export async function follow({ caller, maxJobMs }: Run, poll: Poll, ask: () => Promise<Exchange>): Promise<Exchange[]> {
  const end = Date.now() + Math.min(maxJobMs, caller.left);
  const seen: Exchange[] = [];
  for (let pauseMs = 20; ; pauseMs = Math.min(1000, pauseMs * 2)) {
    const exchange = await ask();
    seen.push(exchange);
    if (exchange.received.status !== poll.status.success || poll.isOver(exchange.received.body)) return seen;
    if (Date.now() + pauseMs > end) {
      if (caller.left < 1000) throw new Skip(timeIsOver);
      return seen;
    }
    await pause(pauseMs);
  }
}
