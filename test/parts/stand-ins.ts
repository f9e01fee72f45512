/** Compares the responses of the mock with those of the service, except for stored values. */
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../../generated/document.ts';
import { explain as violationsOf } from '../../generated/explain.ts';
import {
  at,
  contractOperations,
  nodeOf,
  type Operation,
  repliesOf,
  replySchema,
  requestSchema,
} from '../../generated/operations.ts';
import { isObject, listOf, textsIn, valueAt } from '../../openapi/tools/verify/corpus/json.ts';
import { fitsRequest } from '../../openapi/tools/verify/corpus/judge.ts';
import { type DifferenceTable, isCode } from './mock-table.ts';

interface Response {
  status: number;
  body: unknown;
}

/** By the first field at fault, or by the status of the failure. */
function codeOf({ status, body }: Response): string {
  if (status < 400) return 'a success';
  const error = at(body, 'error');
  return `${status} ${valueAt(error, ['details', '0', 'reason']) ?? at(error, 'status')}`;
}

export interface Judgement {
  /** The rows of the guide's table that explain the differences, by the cell of the service. */
  explained: Set<string>;
  unexplained: string[];
}

/** Compares a response of the mock or of MSW. `asked`: the body of the request, or undefined if it is no JSON. */
export function judge(operation: Operation, asked: unknown, served: Response, mocked: Response, table: DifferenceTable): Judgement {
  const judgement: Judgement = { explained: new Set(), unexplained: [] };
  const [code, answer] = [codeOf(served), codeOf(mocked)];
  const explain = (cell: string) => {
    if (table.has(cell)) judgement.explained.add(cell);
    else judgement.unexplained.push(`the guide has no row "${cell}"`);
  };
  if (mocked.status >= 400) {
    const isDocumented = repliesOf(operation).some(
      ({ status, value, request }) => status === mocked.status && isDeepStrictEqual([value, request], [mocked.body, asked]),
    );
    if (isDeepStrictEqual(mocked, served)) return judgement;
    // Credentials and domains come before invalid content.
    const isLater =
      [401, 403].includes(served.status) && mocked.status === 400 && !fitsRequest(operation, requestSchema(operation), asked);
    if (isLater && isStored(code, table)) explain(code);
    else if (isDocumented && (served.status < 400 || isStored(code, table))) explain(cells.refusal);
    else judgement.unexplained.push(`the service says ${code}, and the mock ${answer}`);
    return judgement;
  }
  if (violationsOf(replySchema(operation, mocked.status), mocked.body, 0).length > 0)
    judgement.unexplained.push('the mock breaks the contract');
  judgement.unexplained.push(...violationsIn(operation, asked, mocked.body));
  if (served.status >= 400) {
    if (isStored(code, table)) explain(code);
    else judgement.unexplained.push(`the service says ${code}, and the mock ${answer}`);
    return judgement;
  }
  if (mocked.status !== served.status) judgement.unexplained.push(`the status is ${mocked.status}, not ${served.status}`);
  compareSuccesses(operation, asked, served.body, mocked.body, explain, (text) => void judgement.unexplained.push(text));
  return judgement;
}

/** Returns whether the table lets the mock succeed in place of the refusal. */
const isStored = (code: string, table: DifferenceTable): boolean => isCode(code) && table.get(code) === 'a success';

function compareSuccesses(
  operation: Operation,
  asked: unknown,
  served: unknown,
  mocked: unknown,
  explain: (cell: string) => void,
  report: (violation: string) => void,
): void {
  const [ours, theirs] = [dataOf(mocked), dataOf(served)];
  const [own, others] = [outcomesIn(ours), outcomesIn(theirs)];
  const isBulk = own.size > 0 && others.size > 0;
  const isOfList = listsIn(operation, asked).length > 0;
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    if (ours.length !== theirs.length) explain(cells.count);
  } else if (isBulk && !isDeepStrictEqual([...own.keys()], [...others.keys()])) {
    if (isOfList) report(`the items are ${[...own.keys()]}, not ${[...others.keys()]}`);
    else explain(cells.count);
  }
  let hasOtherOutcome = false;
  for (const [key, success] of others) {
    if (!own.has(key) || own.get(key) === success) continue;
    hasOtherOutcome = true;
    explain(success ? cells.success : cells.failure);
  }
  const [message, expected] = [mocked, served].map((body) => at(body, 'result', 'message'));
  if (message !== expected && !hasOtherOutcome && !isOfState(operation, mocked)) {
    const [isPage, isOther] = [mocked, served].map((body) => at(body, 'result', 'pageToken') === undefined);
    if (sizeOf(ours) === sizeOf(theirs) && isPage === isOther) report(`the message is "${message}", not "${expected}"`);
    else explain(cells.count);
  }
  for (const [path, value] of repeatedIn(operation, at(asked, 'data'), theirs)) {
    const mine = valueAt(ours, path);
    if (path.at(-1) === 'message' && at(valueAt(ours, path.slice(0, -1)), 'success') === false) continue;
    if (mine !== undefined && !isDeepStrictEqual(mine, value))
      report(`${path.join('/')} is ${JSON.stringify(mine)}, and the request has ${JSON.stringify(value)}`);
  }
  if (!isDeepStrictEqual(ours, theirs)) explain(cells.values);
}

/** Returns whether the message is the document's for this state of a job, which is a stored value. */
function isOfState(operation: Operation, body: unknown): boolean {
  const pointer = contractOperations.find(({ poll }) => poll?.operationId === operation.id)?.poll?.until.pointer;
  const stateIn = (value: unknown) => pointer && [at(value, 'result', 'message'), valueAt(value, keysOf(pointer))];
  return pointer !== undefined && repliesOf(operation).some(({ value }) => isDeepStrictEqual(stateIn(value), stateIn(body)));
}

/** The cells of the service in the table's rows about successes. */
const cells = {
  count: 'a number of objects',
  failure: 'an item with `success: false`',
  success: 'an item with `success: true`',
  refusal: 'any other response',
  values: 'stored values',
} as const;

const dataOf = (body: unknown): unknown => at(body, 'result', 'data');

const sizeOf = (data: unknown): number => (typeof data === 'object' && data !== null ? Object.keys(data).length : 0);

/** Returns the items of a bulk call with their success. */
const outcomesIn = (data: unknown): ReadonlyMap<string, boolean> =>
  new Map(
    Object.entries(isObject(data) ? data : {}).flatMap(([key, item]): [string, boolean][] => {
      const success = at(item, 'success');
      return typeof success === 'boolean' ? [[key, success]] : [];
    }),
  );

const fieldAt = (operation: Operation, path: readonly string[]) =>
  nodeOf(operation).in(
    ...['requestBody', 'content', 'application/json', 'schema', 'properties', 'data'],
    ...path.flatMap((key) => ['properties', key]),
  );

/** Returns the lists of ids in a request. Lists of other names, such as types, are filters. */
const listsIn = (operation: Operation, asked: unknown): string[][] =>
  operation.unique.flatMap(({ path, by }) => {
    if (fieldAt(operation, path).in('items', 'enum').exists) return [];
    const items = listOf(valueAt(asked, ['data', ...path]));
    const ids = items.map((item) => String(by.length === 0 ? item : valueAt(item, by.slice(-1))));
    return ids.length === 0 ? [] : [ids];
  });

/**
 * Returns the values in the service's response that any success has: those of the request, in a field of the same name of a record or of
 * the record for a listed item, the messages of successful items, and ids as keys.
 */
function repeatedIn({ unique }: Operation, data: unknown, theirs: unknown): [path: string[], value: unknown][] {
  const listed = unique.flatMap(({ path, by }) => {
    const items = listOf(valueAt(data, path));
    const isInOrder = items.every((item, i) => by.length > 0 && by.every((name) => at(item, name) === at(theirs, String(i), name)));
    return Array.isArray(theirs) && theirs.length === items.length && isInOrder
      ? items.map((item, i) => [String(i), item] as const)
      : [];
  });
  const repeated = [[undefined, data] as const, ...listed].flatMap(([i, source]): [string[], unknown][] => {
    const path = i === undefined ? [] : [i];
    const record = valueAt(theirs, path);
    return Object.entries(isObject(source) ? source : {}).flatMap(([name, value]): [string[], unknown][] =>
      typeof value !== 'object' && valueAt(record, [name]) === value ? [[[...path, name], value]] : [],
    );
  });
  const messages = Object.entries(isObject(theirs) ? theirs : {}).flatMap(([key, item]): [string[], unknown][] =>
    at(item, 'success') === true ? [[[key, 'message'], at(item, 'message')]] : [],
  );
  return [...repeated, ...messages];
}

/** Returns the mistakes of a success that no state excuses: its page is too large, or its message miscounts. */
function violationsIn(operation: Operation, asked: unknown, body: unknown): string[] {
  const { pagination, defaults } = operation;
  const found: string[] = [];
  const data = dataOf(body);
  const size = Number(at(asked, 'data', 'pageSize') ?? defaults.pageSize);
  const [group] = listOf(data);
  const paged = at(asked, 'data', 'organizationUserGroupId') === undefined ? data : at(group, 'userIds');
  if (pagination !== undefined && listOf(paged).length > size) found.push(`${listOf(paged).length} items are no page of ${size}`);
  const places = listOf(data).map((item) => valueAt(item, keysOf(pagination?.order ?? '')));
  if (pagination?.order !== undefined && !isDeepStrictEqual(places, places.toSorted()))
    found.push(`the items are not in the order of ${pagination.order}: ${places}`);
  const outcomes = outcomesIn(data);
  const succeeded = [...outcomes.values()].filter(Boolean).length;
  const keys = at(data, 'apiKeyList');
  for (const [key, item] of Object.entries(isObject(keys) ? keys : {}))
    if (at(item, 'id') !== key) found.push(`${key} is the key of ${JSON.stringify(item)}`);
  if (Array.isArray(data)) {
    for (const ids of listsIn(operation, asked)) {
      const foreign = data.find((record) => !textsIn(record).some((text) => ids.includes(text)));
      if (foreign !== undefined) found.push(`${JSON.stringify(foreign)} has none of the ids ${ids}`);
    }
  }
  const [, done, all] = /^(\d+)(?: of (\d+))? /.exec(String(at(body, 'result', 'message'))) ?? [];
  if (outcomes.size === 0) return found;
  if (
    done !== undefined
      ? Number(done) !== succeeded || Number(all ?? done) !== outcomes.size
      : succeeded !== outcomes.size && !isEach(body)
  )
    found.push(`the message "${at(body, 'result', 'message')}" miscounts ${succeeded} of ${outcomes.size}`);
  return found;
}

/** Set Config counts nothing. */
const isEach = (body: unknown): boolean => String(at(body, 'result', 'message')).endsWith('for the existing documents.');
