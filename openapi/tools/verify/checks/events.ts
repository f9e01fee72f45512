/** Each change is in Get Events once, with the data that its Get operation returns. Made from the document's webhooks. */
import { isDeepStrictEqual } from 'node:util';
import {
  at,
  contractOperations,
  deliveryOf,
  document,
  firstExample,
  nodeOf,
  type Operation,
} from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import type { Check } from '../check.ts';
import { placeOf } from '../conformance.ts';
import { isObject, listOf, objectOf } from '../corpus/json.ts';
import type { Given } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import type { Names } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Run, Trial } from '../run.ts';
import { founding } from '../scenes/given.ts';
import type { Step } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';

export const events: Check = {
  name: 'events',
  about: 'each change is in Get Events once, with its data',
  run: async (run) => {
    for (const { type, operation } of eventTypes) {
      if (!run.operations.includes(operation)) continue;
      await run.case('events', operation, `${type}, once and with its data`, (trial) => record(run, trial, operation, type));
    }
    const get = operationOf('getEvents');
    if (run.operations.includes(get)) await run.case('events', get, 'filters and pages', (trial) => select(run, trial));
  },
};

const verbs: { readonly [last: string]: string } = {
  ...{ added: 'add', usersAdded: 'add', removed: 'remove', updated: 'update', accessUpdated: 'updateAccess' },
  ...{ migrated: 'migrate', deleted: 'delete', usersDeleted: 'delete', set: 'set' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The types of events, each with the operation after which it is named: `documents.added` is of Add Documents. */
const eventTypes: readonly { type: string; operation: Operation }[] = Object.keys(objectOf(at(document(), 'webhooks'))).map(
  (type) => {
    const [part = '', last = ''] = type.split('.');
    const [verb = '', tag] = [verbs[last], part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    const hasTag = (one: Operation) => listOf(nodeOf(one).get('tags').value).includes(tag);
    const operation =
      contractOperations.find(({ id }) => id === verb + capital(part)) ??
      contractOperations.find((one) => hasTag(one) && one.id.startsWith(verb));
    if (operation === undefined) throw new Error(`No operation has events of the type ${type}.`);
    return { type, operation };
  },
);

interface Log {
  key: Given;
  names: Names;
  /** Returns all events of a selection, by pages of this size. */
  read(data?: object, pageSize?: number): Promise<unknown[]>;
  /** Makes a call, and follows its job. */
  call(step: Step): Promise<Exchange>;
}

const maxPages = 100;

/** An API key with events and an organization. */
async function begin(run: Run, trial: Trial, key: Given): Promise<Log> {
  if (!run.accounts.ownsKeys) throw new Skip('needs an API key that the run may change');
  const [names, get] = [run.newNames(), operationOf('getEvents')];
  const given = await run.accounts.workspace();
  await run.prepare(operationOf('updateApiKey'), { body: { data: { apiKey: key.ApiKey, events: true } }, given });
  const call = async ({ operation: id, data }: Step) => {
    const operation = operationOf(id);
    const isInOrganization = at(firstExample(operation), 'data', 'organizationId') !== undefined;
    const body = names.ownNew({ data: isInOrganization ? { organizationId: 'org', ...data } : data });
    const exchange = await run.send(operation, { body, given: key });
    if (exchange.received.status === 501) throw new Skip(`needs ${id}, which is not implemented (501)`);
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
        fail('A page repeats the last event of the page before.', 'Each event is returned once.');
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

const idOf = (event: unknown): unknown => at(event, 'eventId');

/** Returns the fields that name an event's item. */
const placeIn = (event: unknown): string =>
  JSON.stringify({ ...objectOf(event), eventId: undefined, createdAt: undefined, data: undefined });

/** Plays a scene of the operation, whose successes have events. Then repeats the last call, and makes an invalid one. */
async function record(run: Run, trial: Trial, operation: Operation, type: string): Promise<void> {
  const isOwn = (step: Step) => step.operation === operation.id && step.status === undefined;
  const scene = scenes.find(([id, , ...steps]) => id === operation.id && steps.some(isOwn));
  if (scene === undefined) throw new Error(`No scene has ${operation.id}.`);
  const [, , ...steps] = scene;
  const log = await begin(run, trial, await run.accounts.key('events'));
  const rule = `A change has an event of the type ${type}.`;
  const place = placeOf(operationOf('getEvents'), 'description');
  const fail = (problem: string, exchange: Exchange, of = rule) =>
    trial.fail(`${operation.title}: ${problem}`, of, place, exchange);
  let before = await log.read();
  for (const step of steps.slice(0, steps.findIndex(isOwn) + 1)) {
    const exchange = await log.call(step);
    const { status, body } = exchange.received;
    const all = await log.read();
    const isJob = pollOf(operation) !== undefined;
    const added = isJob ? all.filter((event) => !before.some((one) => idOf(one) === idOf(event))) : all.slice(before.length);
    if (trial.hasFailed) return;
    // The deletion of a user removes events.
    if (!isJob && before.some((event, i) => !isDeepStrictEqual(event, all[i])))
      return fail(
        'earlier events have changed, or a later event comes before them.',
        exchange,
        'Later events follow earlier ones, which stay.',
      );
    before = all;
    if (step.operation !== operation.id || status !== operation.success) continue;
    const strange = added.find((event) => at(event, 'type') !== type);
    if (strange !== undefined) return fail(`it has an event of the type ${String(at(strange, 'type'))}.`, exchange);
    const items = Object.entries(objectOf(at(body, 'result', 'data'))).filter(
      ([, item]) => typeof at(item, 'success') === 'boolean',
    );
    const changed = items.filter(([, item]) => at(item, 'success') === true);
    const wanted = items.length === 0 ? Math.max(1, new Set(added.map(placeIn)).size) : changed.length;
    if (added.length !== wanted) return fail(`it has ${added.length} events instead of ${wanted}.`, exchange);
    for (const [id] of changed)
      if (added.filter((event) => namesIn(event).includes(id)).length !== 1)
        return fail(`no event, or several, name "${id}".`, exchange, 'Each changed item has one event.');
    await compare(run, trial, log, operation, added);
    if (trial.hasFailed) return;
    await log.call(step);
    const invalid = await log.call({ ...step, data: { ...step.data, [operation.id]: 1 } });
    const more = (await log.read()).slice(all.length);
    // A second deletion of a user is another one.
    if (more.length > 0 && !isJob)
      return fail(`a repeated or rejected call has ${more.length} events.`, invalid, 'A call that changes nothing has no event.');
  }
}

/** Returns the ids in an event: those beside `data`, and in it. */
const namesIn = (event: unknown): unknown[] => [...Object.values(objectOf(event)), ...Object.values(objectOf(at(event, 'data')))];

/** Returns the names of an event's data, and of what a Get operation returns of each item. */
const fieldsOfData = (type: string): string[] =>
  deliveryOf(type).in('content', 'application/json', 'schema', 'properties', 'data', 'properties').keys.toSorted();
const fieldsOfItems = (reader: Operation): string[] => {
  const content = nodeOf(reader).in('responses', String(reader.success), 'content', 'application/json', 'schema');
  return content.in('properties', 'result', 'properties', 'data', 'items', 'properties').keys.toSorted();
};

/** Whether an item has the values of an event that tells a part of it, or more than it. */
const agrees = (data: unknown, item: unknown): boolean =>
  Object.entries(objectOf(data)).every(([key, value]) => {
    const shown = at(item, key);
    return shown === undefined ? !isObject(value) || agrees(value, item) : isDeepStrictEqual(shown, value);
  });

/** Compares events with the Get operation of their items, the first that the document says to change. */
async function compare(run: Run, trial: Trial, log: Log, operation: Operation, added: readonly unknown[]): Promise<void> {
  const reader = contractOperations.find(({ id }) => id === listOf(nodeOf(operation).get('x-changes').value)[0]);
  const isGone = /^(?:delete|remove)/.test(operation.id);
  for (const event of added) {
    const fail = (problem: string, rule: string) =>
      trial.fail(`${String(at(event, 'type'))}: ${problem}`, rule, placeOf(operationOf('getEvents'), 'description'));
    const now = run.caller.now();
    if (Math.abs(Number(at(event, 'createdAt')) - now) > 300_000)
      fail(`createdAt is ${String(at(event, 'createdAt'))}.`, 'createdAt is the time of the change in milliseconds.');
    if (
      at(event, 'organizationId') !== log.names.text('org') &&
      operation.id !== 'deleteAllUserData' &&
      operation.id !== 'addOrganizations'
    )
      fail(`organizationId is ${JSON.stringify(at(event, 'organizationId'))}.`, 'An event names its organization.');
    if (isGone || reader === undefined || trial.hasFailed) continue;
    const { organizationId, documentId, userId } = objectOf(event);
    const data = {
      ...(reader.id !== 'getOrganizations' && { organizationId }),
      ...(reader.id === 'getNotifications' && (documentId === undefined ? { userId } : { documentId })),
      ...(reader.id === 'getConfig' && { userIds: [userId] }),
    };
    const { received } = await run.prepare(reader, { body: { data }, given: log.key });
    const found = at(received.body, 'result', 'data');
    const items = Array.isArray(found) ? found : Object.values(objectOf(found));
    const isWhole = isDeepStrictEqual(fieldsOfData(String(at(event, 'type'))), fieldsOfItems(reader));
    const isShown = (item: unknown) => (isWhole ? isDeepStrictEqual(item, at(event, 'data')) : agrees(at(event, 'data'), item));
    if (!items.some(isShown))
      fail(
        `data is ${JSON.stringify(at(event, 'data'))?.slice(0, 300)}.`,
        `data is what ${reader.title} returns: ${JSON.stringify(items).slice(0, 300)}`,
      );
  }
}

/** Checks that Get Events applies its filters, and that pages of any size are the whole. */
async function select(run: Run, trial: Trial): Promise<void> {
  const log = await begin(run, trial, await run.accounts.newKey());
  const other = { organizationId: 'other', organizationName: 'Other' };
  await log.call({ operation: 'addOrganizations', data: { organizations: [other] } });
  for (const organizationId of ['org', 'other'])
    await log.call({ operation: 'addUsers', data: { organizationId, users: [{ userId: 'ann' }, { userId: 'bob' }] } });
  const all = await log.read();
  if (trial.hasFailed) return;
  const place = placeOf(operationOf('getEvents'), 'description');
  const same = (found: readonly unknown[], wanted: readonly unknown[], rule: string) => {
    if (trial.hasFailed || isDeepStrictEqual(found.map(idOf), wanted.map(idOf))) return;
    trial.fail(`Get Events returns ${found.length} events instead of ${wanted.length}, or in another order.`, rule, place);
  };
  if (new Set(all.map(idOf)).size !== 6 || all.length !== 6) same(all, Array.from({ length: 6 }), 'Six changes have six events.');
  for (const pageSize of [1, 4]) same(await log.read({}, pageSize), all, `Pages of ${pageSize} are the whole.`);
  const types = ['users.added'];
  const organizationId = log.names.text('other');
  const isOther = (event: unknown) => at(event, 'organizationId') === organizationId;
  const isOfType = (event: unknown) => at(event, 'type') === types[0];
  same(await log.read({ types }), all.filter(isOfType), '`types` selects events.');
  same(await log.read({ organizationId }), all.filter(isOther), '`organizationId` selects events.');
  same(
    await log.read({ types, organizationId }, 1),
    all.filter((event) => isOther(event) && isOfType(event)),
    'Both filters apply.',
  );
}
