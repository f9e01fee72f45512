/** Each change is in Get Events once, with the data that its Get operation returns. Made from the document's webhooks. */
import { isDeepStrictEqual } from 'node:util';
import { at, contractOperations, deliveryOf, document, nodeOf, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { isObject, listOf, objectOf } from '../corpus/json.ts';
import type { Exchange } from '../exchange.ts';
import { pollOf } from '../jobs.ts';
import type { Check, Run, Trial } from '../run.ts';
import type { Scene, Step } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { writers } from '../snapshot.ts';
import { compareCopy } from './copy.ts';
import { begin, idOf, type Log } from './event-log.ts';

export const events: Check = {
  name: 'events',
  about: 'each change is in Get Events once, with its data',
  run: async (run) => {
    for (const { type, operation } of eventTypes) {
      if (!run.operations.includes(operation)) continue;
      await run.case('events', operation, `${type}, once and with its data`, (trial) => record(run, trial, operation, type));
    }
    for (const operation of writers.filter((one) => run.operations.includes(one)))
      if (scenesOf(operation).length > 0)
        await run.case('events', operation, 'A copy made of the events is what the Get operations return.', async (trial) => {
          for (const scene of scenesOf(operation)) if (!trial.hasFailed) await compareCopy(run, trial, operation, scene);
        });
    const get = operationOf('getEvents');
    if (run.operations.includes(get)) await run.case('events', get, 'filters and pages', (trial) => select(run, trial));
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The scenes of an operation in which only calls of an API key change data. A deletion of a user has no events of its effects. */
const scenesOf = ({ id }: Operation): Scene[] =>
  scenes.filter(
    ([operation, , ...steps]) =>
      operation === id &&
      steps.every((step) => step.operation !== 'deleteAllUserData' && operationOf(step.operation).credentials === 'apiKey'),
  );

/**
 * The types of events, each with the operation after which it is named: `documents.added` is of Add Documents, `userGroups.usersAdded` of Add
 * Users to Groups.
 */
const eventTypes: readonly { type: string; operation: Operation }[] = Object.keys(objectOf(at(document(), 'webhooks'))).map(
  (type) => {
    const [part = '', last = ''] = type.split('.');
    const [, object = '', verb = ''] = /^(.*?)([A-Z]?[a-z]+?)(?:ed)?$/.exec(last) ?? [];
    const begin = `^${verb.toLowerCase()}e?${capital(object)}`;
    const tag = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const hasTag = (one: Operation) => listOf(nodeOf(one).get('tags').value).includes(tag);
    const operation =
      contractOperations.find(({ id }) => new RegExp(`${begin}${capital(part)}$`).test(id)) ??
      contractOperations.find((one) => hasTag(one) && new RegExp(begin).test(one.id));
    if (operation === undefined) throw new Error(`No operation has events of the type ${type}.`);
    return { type, operation };
  },
);

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
  // The removal of another organization removes its events meanwhile. Events of new organizations, and of users, have another one or none.
  const isElsewhere = operation.id === 'addOrganizations' || operation.id === 'deleteAllUserData';
  const selection = isElsewhere ? {} : { organizationId: log.names.text('org') };
  let before = await log.read(selection);
  for (const step of steps.slice(0, steps.findIndex(isOwn) + 1)) {
    const exchange = await log.call(step);
    const { status, body } = exchange.received;
    const all = await log.read(selection);
    const isJob = pollOf(operation) !== undefined;
    // The deletion of a user removes events, and so does that of their organization, which may take a while.
    const mayRemove = isJob || operation.id === 'deleteOrganizations';
    const added = mayRemove ? withoutEvents(all, before) : all.slice(before.length);
    if (trial.hasFailed) return;
    if (!mayRemove && before.some((event, i) => !isDeepStrictEqual(event, all[i])))
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
    const left = await log.read(selection);
    const more = mayRemove ? withoutEvents(left, all) : left.slice(all.length);
    // A second deletion of a user is another one.
    if (more.length > 0 && !isJob)
      return fail(`a repeated or rejected call has ${more.length} events.`, invalid, 'A call that changes nothing has no event.');
  }
}

const withoutEvents = (events: readonly unknown[], others: readonly unknown[]): unknown[] =>
  events.filter((event) => !others.some((one) => idOf(one) === idOf(event)));

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
    if (trial.hasFailed) return;
    if (found.length !== wanted.length)
      return trial.fail(`Get Events returns ${found.length} events instead of ${wanted.length}.`, rule, place);
    const i = found.findIndex((event, at) => idOf(event) !== idOf(wanted[at]));
    const [one, other] = [String(idOf(found[i])), String(idOf(wanted[i]))];
    if (i >= 0) trial.fail(`Event ${i + 1} has the eventId ${one} instead of ${other}, or another order.`, rule, place);
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
  if (!trial.hasFailed) await boundToQuery(run, trial, log, types);
}

/** Checks that a page token works only with the selection that it came from. */
async function boundToQuery(run: Run, trial: Trial, { key }: Log, types: readonly string[]): Promise<void> {
  const get = operationOf('getEvents');
  const tokenOf = async (data: object) => {
    const { received } = await run.prepare(get, { body: { data: { ...data, pageSize: 1 } }, given: key });
    return at(received.body, 'result', 'pageToken');
  };
  for (const [from, to] of [
    [{ types }, {}],
    [{}, { types }],
    [{ types }, { types: ['users.updated'] }],
  ] as const) {
    const exchange = await run.send(get, { body: { data: { ...to, pageToken: await tokenOf(from) } }, given: key });
    if (exchange.received.status === 400) continue;
    const problem = `A page token works with other types: ${exchange.received.status}.`;
    return trial.fail(problem, 'A page token belongs to its selection.', placeOf(get, 'description'), exchange);
  }
}
