/** A reader of Get Events, and calls whose events it reads. */
import { at } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { listOf, objectOf } from '../corpus/json.ts';
import type { Given } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import type { Names } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Run, Trial } from '../run.ts';
import { founding, requestOf } from '../scenes/given.ts';
import type { Step } from '../scenes/scene.ts';

export interface Log {
  key: Given;
  names: Names;
  /** Returns all events of a selection, by pages of this size. */
  read(data?: object, pageSize?: number): Promise<unknown[]>;
  /** Makes a call, and follows its job. */
  call(step: Step): Promise<Exchange>;
}

const maxPages = 100;

/** An API key with events and an organization. */
export async function begin(run: Run, trial: Trial, key: Given): Promise<Log> {
  if (!run.accounts.ownsKeys) throw new Skip('needs an API key that the run may change');
  const [names, get] = [run.newNames(), operationOf('getEvents')];
  const given = await run.accounts.workspace();
  await run.prepare(operationOf('updateApiKey'), { body: { data: { apiKey: key.ApiKey, events: true } }, given });
  const call = async (step: Step) => {
    const [operation, body] = [operationOf(step.operation), requestOf(step, names)];
    const exchange = await run.send(operation, { body, given: key });
    if (exchange.received.status === 501) throw new Skip(`needs ${operation.id}, which is not implemented (501)`);
    const poll = pollOf(operation);
    if (poll === undefined || exchange.received.status !== operation.success) return exchange;
    const asked = { body: poll.requestFor(exchange, body), given: key };
    await follow(run, poll, () => run.prepare(poll.status, asked));
    return exchange;
  };
  const read = async (data: object = {}, pageSize = 1000) => {
    const found: unknown[] = [];
    let pageToken: unknown;
    for (let page = 1; page <= maxPages; page++) {
      const body = { data: { ...data, pageSize, ...(typeof pageToken === 'string' && { pageToken }) } };
      const exchange = await run.prepare(get, { body, given: key });
      const { data: items, hasMore, pageToken: next } = objectOf(at(exchange.received.body, 'result'));
      const fail = (problem: string, rule: string) => trial.fail(problem, rule, placeOf(get, 'description'), exchange);
      if (listOf(items).length > pageSize)
        fail(`A page has ${listOf(items).length} events.`, `A page has at most pageSize (${pageSize}).`);
      if (found.length > 0 && listOf(items).some((one) => idOf(one) === idOf(found.at(-1))))
        fail(
          `A page repeats the eventId ${String(idOf(found.at(-1)))} of the page before.`,
          'Each event is returned once, under an id of its own.',
        );
      found.push(...listOf(items));
      pageToken = next;
      if (page === maxPages)
        fail(`hasMore is true after ${maxPages} pages.`, '`hasMore` is true if more events may follow at once.');
      if (hasMore === true) continue;
      // Another page is empty, unless hasMore is false too early.
      const rest = { body: { data: { ...data, pageSize, pageToken: next } }, given: key };
      const { received } = await run.prepare(get, rest);
      const missing = listOf(at(received.body, 'result', 'data')).length;
      if (missing > 0)
        fail(`hasMore is false, but ${missing} events follow.`, '`hasMore` is true if more events may follow at once.');
      return found;
    }
    return found;
  };
  await call(founding);
  return { key, names, read, call };
}

export const idOf = (event: unknown): unknown => at(event, 'eventId');
