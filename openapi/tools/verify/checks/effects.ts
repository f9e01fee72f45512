/** Each call has the effects that its description promises, and no others. */
import type { OperationId } from '../../../../generated/handlers.ts';
import { at, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { pause } from '../caller.ts';
import { type Difference, inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import { isObject, listOf, objectOf, type Path } from '../corpus/json.ts';
import type { Asked, Given } from '../credentials.ts';
import type { Exchange, Received } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';
import { founding, grants, inNewOrganization, inPlan, requestOf, whole } from '../scenes/given.ts';
import { does, type Predicate, type Scene } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { accessCases, compareAccess } from './access.ts';
import { maxCacheSeconds } from './preparations.ts';

export const effects: Check = {
  name: 'effects',
  about: 'each call has the effects that its description promises',
  run: async (run) => {
    for (const scene of scenes) {
      const [id, promise] = scene;
      if (run.operations.some((operation) => operation.id === id))
        await run.case('effects', operationOf(id), promise, (trial) => play(run, trial, scene));
    }
    for (const operation of run.operations.filter(({ id }) => id in adders))
      await run.case('effects', operation, 'Of equal calls at once, one adds the item.', (trial) =>
        addAtOnce(run, trial, operation),
      );
    for (const operation of run.operations) {
      const promise = accessCases[operation.id];
      if (promise !== undefined) await run.case('effects', operation, promise, (trial) => compareAccess(run, trial, operation));
    }
    for (const operation of run.operations.filter(({ id }) => id === 'addPermissions'))
      await run.case('effects', operation, 'A grant ends at its expiresAt.', (trial) => expire(run, trial, operation));
    const { presenceSeconds } = run;
    for (const operation of run.operations.filter(({ id }) => id === 'addPresence' && presenceSeconds !== undefined))
      await run.case('effects', operation, 'An entry expires unless it is renewed.', (trial) =>
        outlast(run, trial, operation, 1000 * (presenceSeconds ?? 0)),
      );
  },
};

/** The data of operations whose items fail if they exist. */
const adders: { readonly [operation in OperationId]?: object } = {
  addOrganizations: { organizations: [{ organizationId: 'twin', organizationName: 'Twin' }] },
  addFolders: { folders: [{ folderId: 'twin' }] },
  addDocuments: { documents: [{ documentId: 'twin' }] },
  addUsers: { users: [{ userId: 'twin' }] },
};

async function addAtOnce(run: Run, trial: Trial, operation: Operation): Promise<void> {
  const { given, names } = await inNewOrganization(run);
  trial.uses = ['addOrganizations'];
  const body = requestOf(does(operation.id, { ...adders[operation.id] }), names);
  const exchanges = await Promise.all(Array.from({ length: 5 }, () => run.send(operation, { body, given })));
  const items = exchanges.flatMap(({ received }) => Object.values(objectOf(at(received.body, 'result', 'data'))));
  const added = items.filter((item) => at(item, 'success') === true).length;
  if (added === 1) return;
  const rule = 'One adds the item, and the others find it.';
  trial.fail(`${added} of 5 equal calls at once have added the item.`, rule, placeOf(operation, 'description'), exchanges[0]);
}

/** Long enough for the call and for a clock in seconds. */
const lifeMs = 2500;

async function expire(run: Run, trial: Trial, operation: Operation): Promise<void> {
  const { call } = await inNewOrganization(run);
  const expiresAt = run.caller.now() + lifeMs;
  await call(grants('ann', { ...whole, accessRole: 'viewer', expiresAt }));
  const end = Date.now() + 4 * lifeMs;
  for (;;) {
    const exchange = await call(does('checkPermissions', { userId: 'ann', resources: [whole] }));
    const [found] = listOf(at(exchange.received.body, 'result', 'data'));
    if (at(found, 'accessRole') === null) return;
    if (Date.now() > end)
      return trial.fail(
        'The grant is in force after its expiresAt.',
        'A grant ends at its expiresAt.',
        placeOf(operation, 'description'),
        exchange,
      );
    await pause(250);
  }
}

/** Renews the entry of one user, and waits for the end of the other's. */
async function outlast(run: Run, trial: Trial, operation: Operation, presenceMs: number): Promise<void> {
  const { call } = await inNewOrganization(run);
  await call(does('addDocuments', { documents: [inPlan] }));
  await call(does('addPresence', { ...inPlan, users: [{ userId: 'ann' }, { userId: 'bob' }] }));
  const began = Date.now();
  for (;;) {
    await pause(presenceMs / 5);
    await call(does('addPresence', { ...inPlan, users: [{ userId: 'bob' }] }));
    const exchange = await call(does('getPresence', inPlan));
    const present = listOf(at(exchange.received.body, 'result', 'data')).map((entry) => String(at(entry, 'userId')));
    const [isAnn, isBob] = ['ann', 'bob'].map((name) => present.some((id) => id.endsWith(name)));
    const waitedMs = Date.now() - began;
    const fail = (problem: string) =>
      trial.fail(problem, 'An entry expires unless it is renewed.', placeOf(operation, 'description'), exchange);
    if (isBob !== true) return fail('An entry that was renewed has expired.');
    if (isAnn !== true && waitedMs < presenceMs / 2) return fail(`The entry has expired after ${waitedMs} ms.`);
    if (isAnn !== true) return;
    if (waitedMs > 2 * presenceMs + 2000) return fail(`The entry is still there after ${waitedMs} ms.`);
  }
}

async function play(run: Run, trial: Trial, [, promise, ...steps]: Scene): Promise<void> {
  // Changes of the key itself are made to a key of the scene.
  const isOfKey = steps.some((step) => operationOf(step.operation).credentials !== 'apiKey');
  const key = await (isOfKey ? run.accounts.newKey() : run.accounts.key('effects'));
  const names = run.newNames();
  const results: unknown[] = [];
  const changes = [founding, ...steps].filter(({ status, result }) => status === undefined && result === undefined);
  trial.uses = changes.map(({ operation }) => operation);
  for (const { operation: id, data, status, result } of [founding, ...steps]) {
    const operation = operationOf(id);
    const given = operation.credentials === 'apiKey' ? key : await run.accounts.workspace();
    const ofKey = 'apiKey' in data ? { ...data, apiKey: key.ApiKey } : data;
    const body = requestOf(does(id, ofKey), names);
    // Later events have later times.
    await pause(2);
    if (status === undefined && result === undefined) {
      await perform(run, trial, operation, body, given);
      if (trial.hasFailed) return;
      continue;
    }
    const exchange = await settled(run, operation, { body, given }, isOfKey ? status : undefined);
    const { received } = exchange;
    if (received.status === 501) throw new Skip(`needs ${id}, which is not implemented (501)`);
    const place = placeOf(operation, 'description');
    const expected = status ?? operation.success;
    if (received.status !== expected)
      return trial.fail(`${operation.title} returns ${received.status} in place of ${expected}.`, promise, place, exchange);
    if (status !== undefined) continue;
    const pattern = typeof result === 'function' ? result(...results) : result;
    results.push(at(received.body, 'result'));
    const mismatch = mismatchOf(names.own(pattern), at(received.body, 'result'), received);
    if (mismatch === undefined) continue;
    const { problem } = inWords(mismatch);
    const wanted = typeof mismatch.expected === 'function' ? 'another value' : (JSON.stringify(mismatch.expected) ?? 'nothing');
    return trial.fail(`${operation.title}: ${problem}`, `${promise} Expected: ${wanted.slice(0, 300)}`, place, exchange);
  }
}

/** Repeats a call until it has the status, since servers may cache the credentials and switches of a key. */
async function settled(run: Run, operation: Operation, asked: Asked, status: number | undefined): Promise<Exchange> {
  const end = Date.now() + Math.min(1000 * maxCacheSeconds, run.maxJobMs);
  for (let pauseMs = 50; ; pauseMs = Math.min(1000, pauseMs * 2)) {
    const exchange = await run.send(operation, asked);
    if (status === undefined || exchange.received.status === status || Date.now() + pauseMs > end) return exchange;
    await pause(pauseMs);
  }
}

/** Makes a call that changes every item, and waits for the end of its job. */
async function perform(run: Run, trial: Trial, operation: Operation, body: unknown, given: Given): Promise<void> {
  const exchange = await run.prepare(operation, { body, given });
  const items = at(exchange.received.body, 'result', 'data');
  const [failed] = Object.entries(objectOf(items)).filter(([, item]) => at(item, 'success') === false);
  if (failed !== undefined) {
    const place = placeOf(operation, 'description');
    trial.fail(`${operation.title}: the item ${failed[0].slice(0, 150)} failed.`, 'Valid items succeed.', place, exchange);
  }
  const poll = pollOf(operation);
  if (poll !== undefined) {
    const asked = { body: poll.requestFor(exchange, body), given };
    await follow(run, poll, () => run.prepare(poll.status, asked));
  }
}

/** Returns the first difference from a pattern: lists are whole, and objects have at least the fields of the pattern. */
function mismatchOf(pattern: unknown, got: unknown, received: Received, path: Path = ['result']): Difference | undefined {
  const difference = { path, expected: pattern, got };
  if (isPredicate(pattern)) return pattern(got, received) ? undefined : difference;
  if (Array.isArray(pattern)) {
    if (!Array.isArray(got) || got.length !== pattern.length) return difference;
  } else if (!isObject(pattern)) return Object.is(pattern, got) ? undefined : difference;
  else if (!isObject(got)) return difference;
  else if (Object.keys(pattern).length === 0 && Object.keys(got).length > 0) return difference;
  for (const [key, member] of Object.entries(pattern)) {
    const mismatch = mismatchOf(member, Array.isArray(got) ? listOf(got)[Number(key)] : at(got, key), received, [...path, key]);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

const isPredicate = (pattern: unknown): pattern is Predicate => typeof pattern === 'function';
