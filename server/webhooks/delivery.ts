/**
 * Delivers events to webhooks, one after the other, so that each webhook gets them in the order of the log. A task works for one
 * webhook. It is queued when there is something to deliver, and ends after a while, so that webhooks take turns.
 */
import { sign } from '../../generated/webhooks.ts';
import { consoleUrl } from '../auth/continue-url.ts';
import type { Environment } from '../context.ts';
import { fixedLimit, forUpdate, raw, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { type PlacedEvent, readEvents } from '../events/read.ts';
import { enqueue, type NewTask, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import { unlessEmpty } from '../paging/page-token.ts';
import { findLog, type Log, numberForWebhooks } from '../recording/log.ts';
import { sendToOwner } from '../workspaces/tasks.ts';
import { disabledMail, disabledMailKind, disabledMails } from './disabled-mail.ts';
import { signingSecrets } from './secrets.ts';
import type { Outcome, Sender } from './send.ts';
import * as store from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const deliverKind = 'deliver-webhook';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** Milliseconds after each failed attempt but the last: three days. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 20 * hour, 40 * hour];

/** Milliseconds after which a task begins no further delivery. */
const turnMs = 10_000;

const maxDeliveries = 20;

/** Webhooks that one look finds. Others are found once these have their tasks. */
const foundAtOnce = 100;

interface Payload {
  webhookId: string;
}

/** Begins the ids of the tasks, before the webhook's id. */
const taskPrefix = 'webhook:';

const newTask = (apiKeyId: string, webhookId: string): NewTask => ({
  ...{ queue: 'webhooks', kind: deliverKind, apiKeyId, taskId: `${taskPrefix}${webhookId}` },
  payload: { webhookId } satisfies Payload,
});

/** Selects due webhooks without a task. */
const findDue = (now: number) => sql<{ apiKeyId: string; webhookId: string }>`
  select api_key_id, webhook_id from webhooks where due_at <= ${now}
    and (select 1 from tasks where tasks.api_key_id = webhooks.api_key_id
      and task_id = ${raw(`'${taskPrefix}'`)} || webhook_id and completed_at is null) is null
  order by due_at ${fixedLimit(foundAtOnce)}`;

/** Queues a task for each webhook with a due event. The completed one of earlier deliveries is used again. */
export async function queueDeliveries({ ask, databaseTime, verbsOf }: Environment): Promise<void> {
  await numberForWebhooks(ask, (apiKeyId) => verbsOf(apiKeyId, noTenant).change);
  const now = await databaseTime();
  for (const { apiKeyId, webhookId } of await ask(findDue(now))) {
    await ask(sql`${enqueue(now, [newTask(apiKeyId, webhookId)])} on conflict (api_key_id, task_id) do update set
      payload = excluded.payload, created_at = excluded.created_at, run_at = excluded.run_at, deferred_at = excluded.deferred_at,
      attempts = 0, completed_at = null where tasks.completed_at is not null`);
  }
}

export const webhookTasks = (environment: Environment): TaskKinds => ({
  [deliverKind]: { execute: (task) => deliver(environment, task) },
  [disabledMailKind]: {
    execute: ({ payload }) => sendToOwner(environment, disabledMail(payload, consoleUrl(environment.config.publicUrl))),
  },
});

async function deliver(environment: Environment, { apiKeyId, payload }: Task): Promise<void> {
  const { webhookId }: Payload = JSON.parse(payload);
  const { databaseTime, verbsOf } = environment;
  const verbs = verbsOf('webhooks', noTenant);
  const endsAt = performance.now() + turnMs;
  const [webhook] = await verbs.ask(store.find(apiKeyId, webhookId));
  if (webhook === undefined || webhook.dueAt === null || webhook.dueAt > (await databaseTime())) return;
  const sender = environment.openSender(webhook);
  try {
    let state: store.Webhook | undefined = webhook;
    while (state !== undefined) {
      const filter = { types: unlessEmpty(store.readTypes(state)) };
      const { events, end } = await readEvents(verbs, apiKeyId, { after: state.position, filter, maxEvents: 100 });
      for (const event of events) {
        if (state === undefined || performance.now() > endsAt) return;
        state = await attempt(environment, apiKeyId, state, event, sender);
      }
      if (state === undefined) return;
      if (end === state.position) return await rest(environment, apiKeyId, state);
      state = await save(environment, apiKeyId, state, { position: end });
    }
  } finally {
    sender.close();
  }
}

/** Sends the event once. Returns the webhook if its next event may follow at once. */
async function attempt(
  environment: Environment,
  apiKeyId: string,
  webhook: store.Webhook,
  { event, position }: PlacedEvent,
  sender: Sender,
): Promise<store.Webhook | undefined> {
  const { clock, vault, log } = environment;
  const { eventId, type } = event;
  const attemptedAt = clock();
  const body = JSON.stringify(event);
  const secrets = signingSecrets(vault, apiKeyId, webhook, attemptedAt);
  const outcome = await sender.send(await sign({ id: eventId, body, timestamp: Math.floor(attemptedAt / 1000) }, secrets), body);
  const attempts = webhook.attempts + 1;
  const delivery = { ...resultOf(outcome), eventId, type, attempt: attempts, attemptedAt, position };
  const deliveries = JSON.stringify([delivery, ...store.readDeliveries(webhook)].slice(0, maxDeliveries));
  if (delivery.success) {
    return await save(environment, apiKeyId, webhook, {
      position,
      deliveries,
      attempts: 0,
      failingSince: null,
    });
  }
  const failing = { deliveries, attempts, failingSince: webhook.failingSince ?? attemptedAt };
  const pause = pauses[attempts - 1];
  if (pause !== undefined) {
    await save(environment, apiKeyId, webhook, { ...failing, dueAt: attemptedAt + pause });
    return undefined;
  }
  const disabled = { ...failing, dueAt: null, disabledAt: attemptedAt, disabledReason: 'failed' } as const;
  if ((await save(environment, apiKeyId, webhook, disabled)) !== undefined) {
    log.warn({ apiKey: apiKeyId, webhook: webhook.webhookId, attempts }, 'webhook disabled, its receiver accepts no event');
  }
  return undefined;
}

function resultOf(outcome: Outcome): Pick<store.Delivery, 'success' | 'httpStatus' | 'failure'> {
  if ('failure' in outcome) return { success: false, httpStatus: null, failure: outcome.failure };
  const { status } = outcome;
  return { success: status >= 200 && status < 300, httpStatus: status, failure: null };
}

/** Waits for further events. Locks the log, since others may number some at this moment. That of a deleted API key may be gone. */
async function rest({ verbsOf }: Environment, apiKeyId: string, webhook: store.Webhook): Promise<void> {
  await verbsOf('webhooks', noTenant).change({
    prepare: async (ask) => {
      const [log] = await ask(sql<Log>`${findLog(apiKeyId)} ${forUpdate}`);
      return (log?.lastPosition ?? 0) <= webhook.position;
    },
    write: (isIdle) => (isIdle ? { saved: store.saveState(apiKeyId, webhook, { dueAt: null }) } : {}),
  });
}

/** Saves the state, unless a call has changed the webhook since it was read. Returns the webhook as it is now; undefined if one has. */
async function save(
  { verbsOf }: Environment,
  apiKeyId: string,
  webhook: store.Webhook,
  changes: store.State,
): Promise<store.Webhook | undefined> {
  const isDisabled = changes.disabledAt !== undefined && changes.disabledAt !== null;
  const { rows } = await verbsOf('webhooks', noTenant).change({
    prepare: async (ask, now) => (isDisabled ? await disabledMails(ask, await now, apiKeyId, webhook.webhookId) : []),
    write: (mails, now) => ({
      saved: store.saveState(apiKeyId, webhook, changes),
      mails: mails.length === 0 ? undefined : enqueue(now, mails),
    }),
  });
  return (await rows).saved.length === 0 ? undefined : { ...webhook, ...changes };
}
