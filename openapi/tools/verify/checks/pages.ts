/** Checks that paging returns every item once, in the documented order, and no page larger than requested. */
import { keysOf } from '../../../../generated/document.ts';
import type { OperationId, Pagination } from '../../../../generated/handlers.ts';
import { nodeOf, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { listOf, valueAt, withValue } from '../corpus/json.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';
import { wholeRequest } from '../snapshot.ts';
import { createStage, type Stage, staged } from '../stage.ts';

export const pages: Check = {
  name: 'pages',
  about: 'pages of any size return each item once, in the documented order',
  run: async (run) => {
    let stage: Promise<Stage> | undefined;
    for (const operation of run.operations) {
      const { pagination } = operation;
      if (pagination === undefined) continue;
      const check = (pageSize: number) => async (trial: Trial) => {
        stage ??= createLongStage(run);
        await turnPages(trial, {
          operation,
          pagination,
          stage: staged(await stage, operation),
          pageSize,
          ownsKey: run.accounts.ownsKeys,
        });
      };
      await run.case('pages', operation, 'pages of 1', check(1));
      await run.case('pages', operation, 'pages of 2', check(2));
    }
  },
};

const inAcme = { organizationId: 'acme' };
const plan = { ...inAcme, documentId: 'launch-plan' };
const comment = {
  ...plan,
  actionUser: { userId: 'priya' },
  displayHeadlineMessageTemplate: 'A comment',
  notifyUsers: [{ userId: 'maya' }],
};

/** In the order of code points, not in that of UTF-16. */
const strange = ['zz\uff5e', 'zz\u{1f600}'];

/** Data beside the story, so that each operation has at least three items. */
const more: readonly [OperationId, object][] = [
  [
    'addOrganizations',
    {
      organizations: ['umbrella', 'initech', ...strange].map((organizationId) => ({
        organizationId,
        organizationName: 'One more',
      })),
    },
  ],
  ['addFolders', { ...inAcme, folders: ['legal', 'archive', ...strange].map((folderId) => ({ folderId })) }],
  ['addDocuments', { ...inAcme, documents: ['budget', 'agenda', ...strange].map((documentId) => ({ documentId })) }],
  ['addUsersToGroups', { ...inAcme, organizationUserGroupId: 'painters', userIds: ['maya'] }],
  ...strange.map((id): [OperationId, object] => [
    'addUsersToGroups',
    { ...inAcme, organizationUserGroupId: id, userIds: ['maya'] },
  ]),
  ['addPresence', { ...plan, users: ['priya', 'jonas', ...strange].map((userId) => ({ userId })) }],
  ['addNotifications', { ...comment, notificationId: 'launch-plan-comment-19' }],
  ['addNotifications', { ...comment, notificationId: 'launch-plan-comment-20' }],
];

async function createLongStage(run: Run): Promise<Stage> {
  const steps = more.map(([id, data]) => ({ operation: operationOf(id), body: { data } }));
  return await createStage(run, 'lists', run.newNames(), steps);
}

interface Book {
  operation: Operation;
  pagination: Pagination;
  stage: Stage;
  pageSize: number;
  ownsKey: boolean;
}

/** Whether the description allows a page without items. */
const mayBeEmpty = (operation: Operation): boolean => /fewer|may\s+follow/.test(String(nodeOf(operation).get('description').value));

/** An API key of others may have any number of organizations. */
const maxPages = 300;

async function turnPages(trial: Trial, book: Book): Promise<void> {
  const { operation, pagination, stage, pageSize } = book;
  const itemsIn = (body: unknown) => listOf(valueAt(body, keysOf(pagination.items)));
  const nextIn = (body: unknown) => valueAt(body, keysOf(pagination.nextPageToken));
  const first = stage.names.own(wholeRequest(operation));
  const place = placeOf(operation, 'x-pagination');
  const whole = await trial.expect(operation.success, {
    body: withValue(first, keysOf(pagination.pageSize), 1000),
    given: stage.key,
  });
  if (trial.hasFailed) return;
  const expected = itemsIn(whole.received.body);
  if (nextIn(whole.received.body) !== undefined) {
    if (!book.ownsKey || expected.length > maxPages) throw new Skip('the API key has more than a page of 1,000');
    return trial.fail(`${expected.length} items have a pageToken.`, 'The last page has none.', place, whole);
  }
  const unordered = pagination.order && outOfOrder(expected, keysOf(pagination.order));
  if (unordered !== undefined) return trial.fail(unordered, `Items are in the order of ${pagination.order}.`, place, whole);
  const texts = expected.map((item) => JSON.stringify(item));
  const seen: string[] = [];
  const tokens = new Set<unknown>();
  let body = withValue(first, keysOf(pagination.pageSize), pageSize);
  for (let page = 1; ; page++) {
    const exchange = await trial.expect(operation.success, { body, given: stage.key });
    if (trial.hasFailed) return;
    const items = itemsIn(exchange.received.body);
    const fail = (problem: string, rule: string): void => trial.fail(`Page ${page}: ${problem}`, rule, place, exchange);
    if (items.length > pageSize) return fail(`${items.length} items.`, `A page has at most pageSize (${pageSize}) items.`);
    for (const text of items.map((item) => JSON.stringify(item))) {
      if (seen.includes(text)) return fail(`repeats ${text.slice(0, 150)}.`, 'Every item is on one page.');
      if (text !== texts[seen.length])
        return fail(`has ${text.slice(0, 150)}.`, `Next is ${texts[seen.length]?.slice(0, 150) ?? 'the end'}.`);
      seen.push(text);
    }
    const token = nextIn(exchange.received.body);
    if (page > 1 && items.length === 0 && !mayBeEmpty(operation))
      return fail('no items.', 'The page before has a pageToken only if more items follow.');
    if (token === undefined) {
      if (seen.length < texts.length) fail(`the last one, after ${seen.length} items.`, `There are ${texts.length} items.`);
      return;
    }
    if (tokens.has(token) || page > texts.length + 20) return fail('the pages have no end.', 'The last page has no pageToken.');
    tokens.add(token);
    body = withValue(body, keysOf(pagination.pageToken), token);
  }
}

/** Texts in UTF-8 have the order of their code points. */
function outOfOrder(items: readonly unknown[], order: readonly string[]): string | undefined {
  const values = items.map((item) => Buffer.from(String(valueAt(item, order))));
  const i = values.findIndex((value, at) => at > 0 && value.compare(values[at - 1] ?? value) < 0);
  return i < 0 ? undefined : `"${values[i]}" comes after "${values[i - 1]}".`;
}
