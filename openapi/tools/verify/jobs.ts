/** Follows a job to its end, as `x-poll` of its operation describes it. */
import { keysOf } from '../../../generated/document.ts';
import { at, contractOperations, document, type Operation } from '../../../generated/operations.ts';
import { pause } from './caller.ts';
import { isObject, listOf, valueAt } from './corpus/json.ts';
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
export function pollOf({ path }: Operation): Poll | undefined {
  const poll = at(document(), 'paths', path, 'post', 'x-poll');
  if (!isObject(poll)) return undefined;
  const status = contractOperations.find(({ id }) => id === poll.operationId);
  if (status === undefined) throw new Error(`The document has no ${String(poll.operationId)}.`);
  const valueIn = (body: unknown): unknown => valueAt(body, keysOf(String(at(poll, 'until', 'pointer'))));
  const source = {
    '$response.body': (started: Exchange) => started.received.body,
    '$request.body': (_: Exchange, body: unknown) => body,
  };
  const read = (expression: unknown, started: Exchange, body: unknown): unknown => {
    const [name = '', pointer = ''] = String(expression).split('#');
    return name === '$response.body' || name === '$request.body'
      ? valueAt(source[name](started, body), keysOf(pointer))
      : undefined;
  };
  return {
    status,
    isOver: (body) => listOf(at(poll, 'until', 'in')).includes(valueIn(body)),
    hasFailed: (body) => listOf(at(poll, 'until', 'failed')).includes(valueIn(body)),
    requestFor: (started, body) => ({
      data: Object.fromEntries(
        Object.entries(isObject(poll.data) ? poll.data : {}).map(([key, expression]) => [key, read(expression, started, body)]),
      ),
    }),
  };
}

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
