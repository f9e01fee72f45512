/** Webhooks send each event to a receiver of the run: signed, in order, and again until it is accepted. */
import { isDeepStrictEqual } from 'node:util';
import { at, deliveryOf, type Operation } from '../../../../generated/operations.ts';
import { receiveRaw, WebhookError } from '../../../../generated/webhooks.ts';
import { operationOf } from '../accounts.ts';
import { pause } from '../caller.ts';
import { placeOf } from '../conformance.ts';
import { listOf, pointer } from '../corpus/json.ts';
import type { Given } from '../credentials.ts';
import { parsed } from '../exchange.ts';
import { Skip, timeIsOver } from '../outcome.ts';
import { type Delivery, type Inbox, type Receiver, startReceiver } from '../receiver.ts';
import type { Check, Run, Trial } from '../run.ts';
import { violationOf } from '../violation.ts';

export const webhooks: Check = {
  name: 'webhooks',
  about: 'webhooks send each event, with --webhooks',
  run: async (run) => {
    if (run.receiver === undefined) return;
    const receiver = await startReceiver(run.receiver);
    try {
      const add = operationOf('addWebhooks');
      await run.case('webhooks', add, 'sends each event once, signed and in order', (trial) => sendsEach(run, trial, receiver));
      for (const status of [500, 307]) {
        const name = `sends an event again after a ${status}, before later ones`;
        await run.case('webhooks', add, name, (trial) => sendsAgain(run, trial, receiver, status));
      }
      await run.case('webhooks', add, 'sends only the selected types', (trial) => sendsSelected(run, trial, receiver));
      const rotate = operationOf('rotateWebhookSecret');
      await run.case('webhooks', rotate, 'signs with both secrets', (trial) => signsWithBoth(run, trial, receiver, rotate));
    } finally {
      receiver.close();
    }
  },
};

/** A webhook of an API key of its own, which is deleted with the run. */
interface Hook {
  inbox: Inbox;
  secret: string;
  call: (operation: Operation, data: unknown) => Promise<unknown>;
  key: Given;
}

const inOrganization = { organizationId: 'acme' };
const webhookId = 'verify';
const place = (...keys: string[]): string => `#${pointer(['webhooks', ...keys])}`;

/** Without `types`, the webhook receives events of all types. */
async function addHook(run: Run, receiver: Receiver, given: Given, types?: readonly string[]): Promise<Hook> {
  const workspace = await run.accounts.workspace();
  const apiKey = given.ApiKey;
  await run.prepare(operationOf('updateApiKey'), { body: { data: { apiKey, events: true } }, given: workspace });
  const call = async (operation: Operation, data: unknown) =>
    (await run.prepare(operation, { body: { data }, given })).received.body;
  const inbox = receiver.open();
  const add = operationOf('addWebhooks');
  const added = await run.send(add, { body: { data: { webhooks: [{ webhookId, url: inbox.url, types }] } }, given });
  if (added.received.status === 501) run.skipAll(added);
  const secret = at(added.received.body, 'result', 'data', webhookId, 'secret');
  if (typeof secret !== 'string') {
    const { details } = Object(at(added.received.body, 'error'));
    const reason = String(at(listOf(details)[0], 'description') ?? `status ${added.received.status}`);
    throw new Skip(`the server refuses the receiver's URL ${inbox.url} (${reason}): see --webhooks-url`);
  }
  return { inbox, secret, call, key: given };
}

/** Runs a case with a webhook, and deletes its API key. */
async function withHook(
  run: Run,
  receiver: Receiver,
  test: (hook: Hook) => Promise<void>,
  types?: readonly string[],
): Promise<void> {
  const given = await run.accounts.newKey();
  try {
    await test(await addHook(run, receiver, given, types));
  } finally {
    const body = { data: { apiKey: given.ApiKey } };
    await run.send(operationOf('deleteApiKey'), { body, given: await run.accounts.workspace() }).catch(() => undefined);
  }
}

async function sendsEach(run: Run, trial: Trial, receiver: Receiver): Promise<void> {
  await withHook(run, receiver, async (hook) => {
    const { call, inbox } = hook;
    await call(operationOf('addOrganizations'), { organizations: [{ ...inOrganization, organizationName: 'Acme' }] });
    await addDocument(hook, 'plan');
    for (const documentName of ['Second', 'Third'])
      await call(operationOf('updateDocuments'), { ...inOrganization, documents: [{ documentId: 'plan', documentName }] });
    await call(operationOf('addUsers'), { ...inOrganization, users: [{ userId: 'maya', name: 'Maya' }] });
    await call(operationOf('deleteDocuments'), { ...inOrganization, documentIds: ['plan'] });
    const events = listOf(at(await call(operationOf('getEvents'), {}), 'result', 'data'));
    if (events.length < 6) {
      const problem = `Get Events returns ${events.length} events of 6 changes.`;
      return trial.fail(problem, 'Each change has an event.', placeOf(operationOf('getEvents')));
    }
    await until(run, hook, () => events.every((event) => inbox.deliveries.some((one) => isOf(one, event))));
    for (const event of events)
      if (!inbox.deliveries.some((one) => isOf(one, event)))
        return trial.fail(`The event ${String(at(event, 'type'))} was not delivered.`, 'A webhook receives each event.', place());
    for (const delivery of inbox.deliveries) await checkDelivery(run, trial, delivery, [hook.secret], events);
    // One may be repeated after a crash. The last one's repeat may still be on its way.
    if (events.slice(0, -1).every((event) => inbox.deliveries.filter((one) => isOf(one, event)).length > 1))
      trial.fail('Each event was sent again after it was accepted.', 'Only an event that is not accepted is sent again.', place());
    const order = firstOfEach(inbox.deliveries).map((one) => at(bodyOf(one), 'eventId'));
    if (
      !isDeepStrictEqual(
        order,
        events.map((event) => at(event, 'eventId')),
      )
    )
      trial.fail('The deliveries are in another order than Get Events.', 'Events come in the order of Get Events.', place());
  });
}

async function sendsAgain(run: Run, trial: Trial, receiver: Receiver, status: number): Promise<void> {
  await withHook(run, receiver, async (hook) => {
    const { inbox } = hook;
    await hook.call(operationOf('addOrganizations'), { organizations: [{ ...inOrganization, organizationName: 'Acme' }] });
    await until(run, hook, () => inbox.deliveries.length > 0);
    inbox.respond(status);
    const before = inbox.deliveries.length;
    await addDocument(hook, 'first');
    await addDocument(hook, 'second');
    const isLater = (delivery: Delivery) => at(bodyOf(delivery), 'documentId') === 'second';
    await until(run, hook, () => inbox.deliveries.some(isLater));
    const [failed, again, ...others] = inbox.deliveries.slice(before);
    const rule = 'An event that is not accepted is sent again, and later events wait for it.';
    if (inbox.redirected() > 0) trial.fail('The redirect was followed.', 'Redirects are not followed.', place());
    if (failed === undefined) return trial.fail('The event was not delivered.', 'A webhook receives each event.', place());
    if (again === undefined || (isLater(again) && others.every(isLater)))
      return trial.fail(`The event was not sent again after a ${status}.`, rule, place());
    if (isLater(again)) return trial.fail('A later event was sent before the failed one was accepted.', rule, place());
    if (failed.headers['webhook-id'] !== again.headers['webhook-id'] || !isDeepStrictEqual(bodyOf(failed), bodyOf(again)))
      trial.fail('The repeated event has another id or body.', 'A repeated event keeps its `webhook-id` and its body.', place());
    if (!others.some(isLater)) trial.fail('The later event was not delivered.', rule, place());
    for (const delivery of [failed, again, ...others]) await checkDelivery(run, trial, delivery, [hook.secret]);
  });
}

async function sendsSelected(run: Run, trial: Trial, receiver: Receiver): Promise<void> {
  const types = ['documents.added'];
  const test = async (hook: Hook) => {
    await hook.call(operationOf('addOrganizations'), { organizations: [{ ...inOrganization, organizationName: 'Acme' }] });
    await addDocument(hook, 'first');
    await hook.call(operationOf('updateDocuments'), {
      ...inOrganization,
      documents: [{ documentId: 'first', documentName: 'New' }],
    });
    await addDocument(hook, 'second');
    const isLast = (delivery: Delivery) => at(bodyOf(delivery), 'documentId') === 'second';
    await until(run, hook, () => hook.inbox.deliveries.some(isLast));
    const { deliveries } = hook.inbox;
    const strange = deliveries.map((one) => String(at(bodyOf(one), 'type'))).find((type) => !types.includes(type));
    if (strange !== undefined) trial.fail(`An event of the type ${strange} was delivered.`, '`types` selects events.', place());
    else if (!deliveries.some(isLast))
      trial.fail('The event was not delivered.', 'A webhook receives each event of its types.', place());
  };
  await withHook(run, receiver, test, types);
}

async function signsWithBoth(run: Run, trial: Trial, receiver: Receiver, rotate: Operation): Promise<void> {
  await withHook(run, receiver, async (hook) => {
    const { received } = await trial.expect(rotate.success, { body: { data: { webhookId } }, given: hook.key });
    if (trial.hasFailed) return;
    await hook.call(operationOf('addOrganizations'), { organizations: [{ ...inOrganization, organizationName: 'Acme' }] });
    await until(run, hook, () => hook.inbox.deliveries.length > 0);
    const [delivery] = hook.inbox.deliveries;
    if (delivery === undefined) return trial.fail('The event was not delivered.', 'A webhook receives each event.', place());
    await checkDelivery(run, trial, delivery, [hook.secret, String(at(received.body, 'result', 'data', 'secret'))]);
  });
}

const addDocument = ({ call }: Hook, documentId: string): Promise<unknown> =>
  call(operationOf('addDocuments'), { ...inOrganization, documents: [{ documentId }] });

/** Waits until the deliveries are there. Update Webhooks ends the pause before the next attempt. */
async function until(run: Run, { call }: Hook, isOver: () => boolean): Promise<void> {
  const end = Date.now() + Math.min(run.maxJobMs, run.caller.left);
  for (let attempt = 1; !isOver() && (attempt <= 4 || Date.now() < end); attempt++) {
    const found = at(await call(operationOf('getWebhooks'), {}), 'result', 'data');
    const isPaused = listOf(found).some((one) => Number(at(one, 'nextAttemptAt')) > run.caller.now() + 10_000);
    if (isPaused) await call(operationOf('updateWebhooks'), { webhooks: [{ webhookId }] });
    if (!isOver()) await pause(Math.min(1000, 20 * attempt));
    if (run.caller.left <= 0) throw new Skip(timeIsOver);
  }
}

const bodyOf = ({ body }: Delivery): unknown => parsed(new TextDecoder().decode(body));

const isOf = (delivery: Delivery, event: unknown): boolean => at(bodyOf(delivery), 'eventId') === at(event, 'eventId');

/** Leaves out repeated deliveries, which are allowed. */
const firstOfEach = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.filter((one, i) => deliveries.findIndex((other) => isOf(other, bodyOf(one))) === i);

/** Checks headers, signatures and body of one delivery. `events`: what Get Events returns. */
async function checkDelivery(
  run: Run,
  trial: Trial,
  delivery: Delivery,
  secrets: readonly string[],
  events?: readonly unknown[],
): Promise<void> {
  const event = bodyOf(delivery);
  const type = String(at(event, 'type'));
  const of = (...keys: string[]) => place(type, 'post', ...keys);
  if (delivery.method !== 'POST' || !/^application\/json\b/.test(delivery.headers['content-type'] ?? ''))
    trial.fail(`A delivery is a ${delivery.method} of ${delivery.headers['content-type']}.`, 'It is a POST of JSON.', of());
  const now = run.caller.now();
  for (const [i, secret] of secrets.entries()) {
    const error = await receiveRaw(delivery, secret, { now }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) continue;
    if (!(error instanceof WebhookError)) throw error;
    const which = secrets.length === 1 ? 'the secret' : i === 0 ? 'the earlier secret' : 'the new secret';
    trial.fail(`${error.code} with ${which}: ${error.message}`, 'Each delivery is fresh, and signed with each valid secret.', of());
  }
  if (delivery.headers['webhook-id'] !== at(event, 'eventId'))
    trial.fail('webhook-id is not the eventId.', 'webhook-id is the eventId.', of('parameters', '0'));
  const schema = deliveryOf(type).in('content', 'application/json', 'schema');
  const violation = schema.exists ? violationOf(schema.dereferenced().value, event) : undefined;
  if (violation !== undefined)
    trial.fail(
      `${pointer(violation.path) || 'The body'} of ${type} does not fit the schema.`,
      violation.rule,
      of('requestBody', 'content', 'application/json', `schema${violation.place}`),
    );
  if (events !== undefined && !events.some((one) => isDeepStrictEqual(one, event)))
    trial.fail(`The delivered event ${type} is not that of Get Events.`, 'Get Events returns the same event.', of());
}
