/**
 * Answers valid requests, for the mock and MSW: chooses a documented example, and fits it to the request. Ids are the request's, pages
 * end, jobs complete, and new data has ids of its own. Nothing here needs Node.js.
 */
import type { Json } from '../../generated/document.ts';
import type { Example, Operation } from '../../generated/operations.ts';
import { replies } from '../../generated/validators.js';
import { credentialKindOf, type RequestHeaders } from '../../server/http/request.ts';
import { type BulkAnswer, bulkAnswerOf } from './bulk.ts';
import {
  at,
  chooseReply,
  createSequences,
  type DocumentedOperation,
  documentedOperations,
  evaluate,
  isEqual,
  jobOf,
  refusalOf,
  refusePageToken,
} from './examples.ts';
import { failureOf } from './faults.ts';
import { type JsonObject, objectAt, withValueAt } from './json.ts';
import { dividedBy, inOrder, itemsIn, pageOf, withoutPage } from './page.ts';
import { refit } from './refit.ts';

export interface Engine {
  examplesOf(operation: Operation): DocumentedOperation;
  /** Returns the example for a request: a refusal for its exact request, otherwise a success. `body` is valid. */
  choose(operation: Operation, body: Json, headers: RequestHeaders): Example;
  /**
   * Returns the whole body of a success: the chosen example with the request's values. Throws a Failure for a refusal, and for an
   * unknown page token.
   */
  fit(operation: Operation, example: Example, body: Json): Json;
  reset(): void;
}

export function createEngine(): Engine {
  const documented = documentedOperations();
  const sequences = createSequences();
  /** The start request of each job, which its status repeats. */
  const started = new Map<string, JsonObject>();
  const madeIds = new Map<string, string>();
  const calls = new Map<string, number>();
  const bulks = new Map<string, BulkAnswer>();

  function examplesOf({ id }: Operation): DocumentedOperation {
    const found = documented[id];
    if (found === undefined) throw new TypeError(`The document has no operation ${id}.`);
    return found;
  }

  /** Returns the operation that starts the job whose progress this operation returns. */
  const starterOf = ({ id }: Operation): DocumentedOperation | undefined =>
    Object.values(documented).find(({ poll }) => poll?.operationId === id);

  /** Replaces an id of the examples: the same thing always gets the same id, which no other thing gets. */
  function madeId(uuid: string, thing: string): string {
    const made = madeIds.get(thing) ?? `${uuid.slice(0, -12)}${(madeIds.size + 1).toString(16).padStart(12, '0')}`;
    madeIds.set(thing, made);
    return made;
  }

  /** Returns the example with the request's values, or undefined if that breaks the contract. */
  function fitted(operation: Operation, { value, request }: Example, body: Json): Json | undefined {
    const { id, idempotent, pagination, unique } = operation;
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
      isOrdered: pagination !== undefined,
      madeId: (uuid, of) => (of === undefined && call === 0 ? uuid : madeId(uuid, of ?? `${uuid} of call ${call}`)),
    });
    return replies[id](reply) ? reply : undefined;
  }

  /** For a list, returns the example with all items. Fitting selects the requested ones. */
  function exampleFor(operation: Operation, body: Json): Example {
    const own = examplesOf(operation);
    const { pagination } = own;
    if (pagination === undefined) return chooseReply(own, body, sequences);
    const isLast = ({ value }: Example) => at(value, pagination.nextPageToken) === undefined;
    const whole = { ...own, replies: own.replies.filter(isLast) };
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
    const own = examplesOf(operation);
    if (own.pagination === undefined) return all;
    const pagination = dividedBy(own, own.pagination, body);
    const page = pageOf(own, pagination, {
      body,
      all: inOrder(all, own.pagination),
      defaultSize: Number(operation.defaults.pageSize),
    });
    const refusal = page === undefined ? refusePageToken(own, body) : undefined;
    if (refusal !== undefined) throw failureOf(operation, refusal);
    return page ?? all;
  }

  /** Fits an example to a request item by item. */
  function answered(operation: Operation, example: Example, body: Json): Json {
    const whole = fitted(operation, example, body);
    if (isEqual(example.request, body)) return whole ?? example.value;
    const bulk = bulks.get(operation.id) ?? bulkAnswerOf(examplesOf(operation));
    bulks.set(operation.id, bulk);
    const adapt = (one: Example, asked: Json) => fitted(operation, one, asked) ?? one.value;
    const adaptOthers = (others: Json) => adapt(exampleFor(operation, others), others);
    const isPossible = (alone: Json) => whole !== undefined || fitted(operation, exampleFor(operation, alone), alone) !== undefined;
    const reply: unknown = bulk(body, adapt, adaptOthers, isPossible);
    // Prefers the documented response to one that breaks the contract.
    return reply === undefined ? (whole ?? example.value) : JSON.parse(JSON.stringify(reply));
  }

  return {
    examplesOf,
    choose: (operation, body, headers) => {
      // Refusals of operations for either credentials are those of a workspace, which must name an API key.
      const isRefused = operation.credentials !== 'workspaceOrApiKey' || credentialKindOf(headers, operation) !== 'apiKey';
      return (isRefused ? refusalOf(examplesOf(operation), body, headers) : undefined) ?? exampleFor(operation, body);
    },
    fit: (operation, example, body) => {
      const { poll } = operation;
      if (example.status !== operation.success) throw failureOf(operation, example);
      const reply = answered(operation, example, body);
      calls.set(operation.id, (calls.get(operation.id) ?? 0) + 1);
      if (poll !== undefined) {
        const values = Object.values(poll.data).map((expression) => evaluate(expression, body, reply));
        const job = jobOf(poll.operationId, values);
        sequences.restart(job);
        started.set(job, dataOf(body));
      }
      return page(operation, reply, body);
    },
    reset: () => {
      sequences.clear();
      for (const memory of [started, madeIds, calls]) memory.clear();
    },
  };
}

const dataOf = (body: Json | undefined): JsonObject => objectAt(body, '/data');
