/**
 * Delivers events to webhooks, one after the other, so that each webhook gets them in the order of the log. A task works for one
 * webhook. It is queued when there is something to deliver, and ends after a while, so that webhooks take turns.
 */
import { sign } from '../../generated/webhooks.ts';
import { consoleUrl } from '../auth/continue-url.ts';
import type { Environment } from '../context.ts';
import { latestHeartbeat } from '../database/heartbeats.ts';
import { fixedLimit, forUpdate, raw, type Sql, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { type PlacedEvent, readEvents } from '../events/read.ts';
import { maxSkewMs } from '../jobs/claim.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, requeue, type Task } from '../jobs/queue.ts';
import type { Outcome, Sender } from '../outgoing/send.ts';
import { unlessEmpty } from '../paging/page-token.ts';
import { findLog, hasUnnumbered, isOfApiKey, type Log, numberEvents } from '../recording/log.ts';
import { findWorkspaces } from '../workspaces/store.ts';
import { sendToOwner } from '../workspaces/tasks.ts';
import { disabledMail, disabledMailKind, disabledMails } from './disabled-mail.ts';
import { goneStatus, isAhead, minPauseMs, nextAttempt } from './rules.ts';
import { signingSecrets } from './secrets.ts';
import * as store from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const deliverKind = 'deliver-webhook';

/** Milliseconds after which a task begins no further delivery, and batches of events after which it reads no further one. */
const turnMs = 2000;
const batchesInTurn = 20;

const maxDeliveries = 20;

/** Webhooks that one look finds. Others are found once these have their tasks. */
const foundAtOnce = 100;

interface Payload {
  webhookId: string;
}

interface Found {
  apiKeyId: string;
  webhookId: string;
}

/** Begins the ids of the tasks, before the webhook's id. */
const taskPrefix = 'webhook:';

const hasNoTask = (table: string): Sql => sql`(select 1 from tasks where tasks.api_key_id = ${raw(table)}.api_key_id
  and task_id = ${raw(`'${taskPrefix}'`)} || ${raw(table)}.webhook_id and completed_at is null) is null`;

/** Selects due webhooks without a task. */
const findDue = (now: number) => sql<Found>`
  select api_key_id, webhook_id from webhooks where due_at <= ${now} and ${hasNoTask('webhooks')} and ${isOfApiKey('webhooks')}
  order by due_at ${fixedLimit(foundAtOnce)}`;

/** Selects webhooks without a task whose latest attempt was before the clock was set back. They would wait until it has caught up. */
const findAhead = (now: number) => sql<Found>`
  select api_key_id, webhook_id from webhooks
  where due_at > ${now} and attempted_at > ${now + maxSkewMs} and ${hasNoTask('webhooks')} and ${isOfApiKey('webhooks')}
  order by due_at ${fixedLimit(foundAtOnce)}`;

/** Selects an idle webhook of each API key with new events, whose task gives these their places. */
const findIdle = sql<Found>`
  select api_key_id, webhook_id from (
    select api_key_id, min(webhook_id) as webhook_id from webhooks where due_at is null and disabled_at is null group by api_key_id) as idle
  where ${hasUnnumbered(raw('idle.api_key_id'))} and ${hasNoTask('idle')} and ${isOfApiKey('idle')} ${fixedLimit(foundAtOnce)}`;

/**
 * Queues a task for each webhook with an event to deliver. The completed one of earlier deliveries is used again. The workspaces of the API
 * keys take turns. All that may fail or take long is left to the tasks, since this is done for all tenants together.
 */
export async function queueDeliveries({ ask, databaseTime }: Environment): Promise<void> {
  const now = await databaseTime();
  const isSetBack = (await latestHeartbeat(ask)) > now + maxSkewMs;
  const found = [...(await ask(findDue(now))), ...(isSetBack ? await ask(findAhead(now)) : []), ...(await ask(findIdle))];
  if (found.length === 0) return;
  const owners = await ask(findWorkspaces(found.map(({ apiKeyId }) => apiKeyId)));
  const workspaces = new Map(owners.map(({ apiKeyId, workspaceId }) => [apiKeyId, workspaceId]));
  for (const { apiKeyId, webhookId } of found) {
    const workspaceId = workspaces.get(apiKeyId);
    // The API key was deleted meanwhile.
    if (workspaceId === undefined) continue;
    const payload: Payload = { webhookId };
    const task = {
      queue: 'webhooks',
      kind: deliverKind,
      apiKeyId,
      workspaceId,
      taskId: `${taskPrefix}${webhookId}`,
      payload,
    } as const;
    await ask(requeue(now, task));
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
  const find = async () => (await verbs.ask(store.find(apiKeyId, webhookId)))[0];
  let state = await find();
  if (state?.dueAt === null && state.disabledAt === null) {
    // Makes all idle webhooks of the API key due.
    await numberEvents(verbs.change, apiKeyId);
    state = await find();
  }
  const now = await databaseTime();
  if (state === undefined || state.dueAt === null || (state.dueAt > now && !isAhead(state.attemptedAt, now))) return;
  const sender = environment.openSender(state);
  try {
    for (let batch = 0; batch < batchesInTurn && performance.now() <= endsAt; batch++) {
      const filter = { types: unlessEmpty(store.readTypes(state)) };
      const { log, events, end } = await readEvents(verbs, apiKeyId, { after: state.position, filter, maxEvents: 100 });
      for (const event of events) {
        if (performance.now() > endsAt) return;
        const next: store.Webhook | undefined = await attempt(environment, apiKeyId, state, event, sender);
        if (next === undefined) return;
        state = next;
      }
      // A log that was set back: some events are repeated, but none is passed over.
      const isBehind = state.position > log.lastPosition;
      if (end === state.position && !isBehind) return await rest(environment, apiKeyId, state);
      const position = isBehind ? Math.min(log.removedPosition, log.lastPosition) : end;
      const next: store.Webhook | undefined = await save(environment, apiKeyId, state, { position });
      if (next === undefined) return;
      state = next;
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
  const { ask, clock, vault } = environment;
  const { eventId, type } = event;
  const begunAt = clock();
  const body = JSON.stringify(event);
  const secrets = signingSecrets(vault, apiKeyId, webhook, begunAt);
  const outcome = await sender.send(await sign({ id: eventId, body, timestamp: Math.floor(begunAt / 1000) }, secrets), body);
  const attemptedAt = clock();
  const attempts = webhook.attempts + 1;
  const earlier = store.readDeliveries(webhook);
  const delivery = { ...resultOf(outcome), eventId, type, attempt: attempts, attemptedAt: begunAt, position };
  const deliveries = JSON.stringify([delivery, ...earlier].slice(0, maxDeliveries));
  const isRepeat = earlier.some((one) => one.eventId === eventId);
  const changes = delivery.success
    ? { position, attempts: 0, failingSince: null }
    : afterFailure(webhook, { attempts, begunAt, attemptedAt, isRepeat, outcome });
  const ended = { deliveries, attemptedAt };
  let saved = await save(environment, apiKeyId, webhook, { ...changes, ...ended });
  if (saved !== undefined && delivery.success) return saved;
  while (saved === undefined) {
    const [current] = await ask(store.find(apiKeyId, webhook.webhookId));
    // Deleted, and perhaps added again.
    if (current?.webhookKey !== webhook.webhookKey) return undefined;
    const counted = delivery.success ? {} : countedBeside(webhook, current, changes);
    const dueAt = current.dueAt === null ? null : Math.max(current.dueAt, attemptedAt + minPauseMs);
    saved = await save(environment, apiKeyId, current, { dueAt, ...counted, ...ended });
  }
  if (saved.disabledAt === null) wakeAt(environment, (saved.dueAt ?? 0) - attemptedAt);
  else if (saved.disabledReason !== 'requested') {
    const { webhookId, disabledReason } = saved;
    const facts = { apiKey: apiKeyId, webhook: webhookId, attempts, reason: disabledReason };
    environment.log.warn(facts, 'webhook disabled, its receiver accepts no event');
  }
  return undefined;
}

/** Returns the state after a failure beside a call that changed the webhook. It counts, unless the call disabled the webhook or started anew. */
function countedBeside(before: store.Webhook, current: store.Webhook, { dueAt, ...changes }: store.State): store.State {
  const isSame = current.url === before.url && current.position === before.position && current.attempts === before.attempts;
  if (!isSame || current.disabledAt !== null) return {};
  // The call sends the event again before its pause has passed.
  return dueAt === null ? { ...changes, dueAt } : changes;
}

interface Failed {
  attempts: number;
  begunAt: number;
  attemptedAt: number;
  isRepeat: boolean;
  outcome: Outcome;
}

/** Returns the state of the webhook after an attempt that failed. */
function afterFailure(webhook: store.Webhook, { attempts, begunAt, attemptedAt, isRepeat, outcome }: Failed): store.State {
  const failingSince = webhook.failingSince ?? begunAt;
  const { status, retryAfterMs = 0 } = 'failure' in outcome ? {} : outcome;
  const failed = { attempts, endedAt: attemptedAt, failingSince, dueAt: webhook.dueAt ?? 0, isRepeat, retryAfterMs };
  const dueAt = status === goneStatus ? undefined : nextAttempt(failed);
  if (dueAt !== undefined) return { attempts, failingSince, dueAt };
  const disabledReason = status === goneStatus ? 'gone' : 'failed';
  return { attempts, failingSince, dueAt: null, disabledAt: attemptedAt, disabledReason };
}

/** Polls are a second apart, which is too long for the quick repeat. */
function wakeAt({ wakeWorker }: Environment, delayMs: number): void {
  if (delayMs < minPauseMs) setTimeout(wakeWorker, delayMs).unref();
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
    prepare: async (ask, now) => (isDisabled ? await disabledMails(ask, await now, apiKeyId, { ...webhook, ...changes }) : []),
    write: (mails, now) => ({
      saved: store.saveState(apiKeyId, webhook, changes),
      mails: mails.length === 0 ? undefined : enqueue(now, mails),
    }),
  });
  return (await rows).saved.length === 0 ? undefined : { ...webhook, ...changes };
}
