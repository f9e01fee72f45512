/** Fits the documented examples to requests: pages end, jobs complete, and new data has ids of its own. */
import type { Json } from '../../generated/document.ts';
import { replies } from '../../generated/validators.js';
import type { Operation } from '../../server/http/contract.ts';
import { at, chooseReply, createSequences, type Example, evaluate, jobOf, refusePageToken } from '../examples.ts';
import { examplesOf, failureOf, starterOf } from './document.ts';
import { type JsonObject, objectAt, withValueAt } from './json.ts';
import { itemsIn, pageOf, withoutPage } from './page.ts';
import { refit } from './refit.ts';

export interface Answers {
  /** Returns the whole body of a success. `body` is a valid request. */
  replyTo(operation: Operation, body: Json): Json;
  /** Returns the same response to a bulk call, with these items failed. */
  withFailed(ids: readonly string[], reply: Json, operation: Operation, body: Json): Json;
  reset(): void;
}

export function createAnswers(): Answers {
  const sequences = createSequences();
  /** The start request of each job, which its status repeats. */
  const started = new Map<string, JsonObject>();
  const madeIds = new Map<string, string>();
  const calls = new Map<string, number>();

  /** Replaces an id of the examples: the same thing always gets the same id, which no other thing gets. */
  function madeId(uuid: string, thing: string): string {
    const made = madeIds.get(thing) ?? `${uuid.slice(0, -12)}${(madeIds.size + 1).toString(16).padStart(12, '0')}`;
    madeIds.set(thing, made);
    return made;
  }

  function fitted(operation: Operation, { value, request }: Example, body: Json): Json {
    const { id, idempotent, unique } = operation;
    const { requests, progress } = examplesOf(operation);
    const asked = dataOf(body);
    const job =
      progress &&
      jobOf(
        id,
        progress.members.map((member) => asked[member]),
      );
    // The first call gets the ids of the document.
    const call = idempotent ? 0 : (calls.get(id) ?? 0);
    const reply = refit(value, {
      data: { ...(job === undefined ? {} : started.get(job)), ...asked },
      shown: { ...dataOf(starterOf(operation)?.requests[0]), ...dataOf(request ?? requests[0]) },
      others: requests.map(dataOf),
      lists: unique,
      madeId: (uuid, of) => (of === undefined && call === 0 ? uuid : madeId(uuid, of ?? `${uuid} of call ${call}`)),
    });
    // Prefers the documented response to one that breaks the contract.
    return replies[id](reply) ? reply : value;
  }

  /** For a list, returns the example with all items. Fitting selects the requested ones. */
  function exampleFor(operation: Operation, body: Json): Example {
    const documented = examplesOf(operation);
    const { pagination } = documented;
    if (pagination === undefined) return chooseReply(documented, body, sequences);
    const isLast = ({ value }: Example) => at(value, pagination.nextPageToken) === undefined;
    const whole = { ...documented, replies: documented.replies.filter(isLast) };
    const asked = withoutPage(body, pagination);
    const example = chooseReply(whole, asked, sequences);
    if (itemsIn(example.value, pagination).length === 0) return example;
    const paths = operation.unique.map(({ path }) => `/data/${path.join('/')}`);
    return chooseReply(
      whole,
      paths.reduce((rest: Json, path) => withValueAt(rest, path, undefined), asked),
      sequences,
    );
  }

  function page(operation: Operation, all: Json, body: Json): Json {
    const documented = examplesOf(operation);
    const { pagination } = documented;
    if (pagination === undefined) return all;
    const page = pageOf(documented, pagination, { body, all, defaultSize: Number(operation.defaults.pageSize) });
    const refusal = page === undefined ? refusePageToken(documented, body) : undefined;
    if (refusal !== undefined) throw failureOf(operation, refusal);
    return page ?? all;
  }

  return {
    replyTo: (operation, body) => {
      const documented = examplesOf(operation);
      const { starts } = documented;
      const reply = fitted(operation, exampleFor(operation, body), body);
      calls.set(operation.id, (calls.get(operation.id) ?? 0) + 1);
      if (starts !== undefined) {
        const values = Object.values(starts.data).map((expression) => evaluate(expression, body, reply));
        started.set(jobOf(starts.operationId, values), dataOf(body));
      }
      return page(operation, reply, body);
    },
    withFailed: (ids, reply, operation, body) => {
      const example = examplesOf(operation).replies.find(({ value }) => failedIn(value).length > 0);
      if (example === undefined) throw new TypeError(`The document shows no item of ${operation.id} that has failed.`);
      const allFailed = withValueAt(example.value, '/result/data', Object.fromEntries(failedIn(example.value)));
      const failed = objectAt(fitted(operation, { ...example, value: allFailed }, body), '/result/data');
      const items = Object.entries(objectAt(reply, '/result/data')).map(([id, item]): [string, Json] => [
        id,
        (ids.includes(id) ? failed[id] : undefined) ?? item,
      ]);
      const changed = withValueAt(reply, '/result/data', Object.fromEntries(items));
      const count = `${items.length - failedIn(changed).length} of ${items.length}`;
      const message = String(at(example.value, '/result/message')).replace(/^\d+ of \d+/, count);
      return withValueAt(changed, '/result/message', message);
    },
    reset: () => {
      sequences.clear();
      for (const memory of [started, madeIds, calls]) memory.clear();
    },
  };
}

const dataOf = (body: Json | undefined): JsonObject => objectAt(body, '/data');

/** Returns the failed items with their ids. */
const failedIn = (reply: Json): [id: string, item: Json][] =>
  Object.entries(objectAt(reply, '/result/data')).filter(([, item]) => at(item, '/success') === false);
