/** Works through the queues. Knows no task: it is given what each kind does. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/db.ts';
import { heartbeatIntervalMs, latestHeartbeat, recordHeartbeat } from '../database/heartbeat.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { TimedScope, TransactionOf } from '../database/transaction.ts';
import { truncate } from '../text.ts';
import { claim, findDueQueues, maxSkewMs, reschedule } from './claim.ts';
import { complete, defer, enqueueRecurring, type Queue, queues, type Task } from './queue.ts';
import { Throttle } from './throttle.ts';

/** Its effect and its completion commit in one transaction: a crash leaves neither, and no task is done twice. */
interface TransactionalTask {
  /** One bounded batch. `more` brings the task back for the next at once, `wait` after a second: it waits for others. */
  runBatch(tx: Tx, task: Task, now: number): Promise<'done' | 'more' | 'wait'>;
  /** It takes the lock of its tenant itself, exclusively. */
  excludesWriters?: boolean;
  intervalMs?: number;
}

/** Its effect is outside the database, so it may happen again when the process dies before its completion is saved. */
interface ExternalTask {
  /** Must end within its lease of a minute. `expired`: there was no sense in it any more. */
  execute(task: Task): Promise<'expired' | void>;
  intervalMs?: number;
}

/** Thrown by a batch: rolls it back, and brings the task back after a second. It has not failed. */
export class NotYet extends Error {}

/** `intervalMs`: milliseconds after which it is to be done again. Of such a kind there is always one task, which the worker queues. */
export type TaskKinds = { readonly [kind: string]: TransactionalTask | ExternalTask };

export interface Worker {
  /** Says that there is something to do, so that it need not wait for the next poll. */
  wake(): void;
  /** Works until nothing is due. */
  drain(): Promise<void>;
  /** Does one batch of a task that somebody waits for, to its end outside the database too; false where none is due. */
  step(): Promise<boolean>;
  /** Ends after the batches in hand, and a second at most after what is being done outside the database. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  db: Db;
  transactionOf: TransactionOf;
  kinds: TaskKinds;
  clock: Clock;
  databaseTime(): Promise<number>;
  log: Logger;
  /** At once. */
  maxTransactions: number;
  /** Milliseconds between polls for what other processes have queued; 0: polls only when told to (`drain`). */
  pollIntervalMs: number;
  /** While it is, nothing is begun but by `step`. */
  isPaused?: (() => boolean) | undefined;
}

const leaseMs = 60_000;
const maxBackoffMs = 3_600_000;
const waitMs = 1000;
/** How long a worker that stops waits for what is being done outside the database, such as a mail. */
const maxStopWaitMs = 1000;
/** Tasks of one queue that are under way at once: a mail server that does not answer holds up its own queue alone. */
const maxConcurrency = 4;

/** Two seconds after the first failure, twice as long after each further one, at most an hour. */
const backoffAfter = (attempts: number): number => Math.min(1000 * 2 ** Math.min(attempts, 30), maxBackoffMs);

export function startWorker(options: WorkerOptions): Worker {
  const { db, kinds, clock, databaseTime, log, maxTransactions, pollIntervalMs, isPaused = () => false } = options;
  const transaction = options.transactionOf(noTenant);
  const throttle = new Throttle();
  const queueStates = queues.map((name) => ({ name, mayHaveMore: false, lastKey: '', active: 0 }));
  type QueueState = (typeof queueStates)[number];
  /** Whose turn is next. */
  let turn = 0;
  let needsPoll = true;
  let running: Promise<void> | undefined;
  let stopped = false;
  let heartbeatAt = Number.NaN;
  let expired = 0;
  const transactions = new Set<Promise<void>>();
  const external = new Set<Promise<void>>();
  /** The ids of tasks whose transactions are not over, or failed and are not deferred yet. */
  const claimedIds = new Set<string>();

  function nextQueue(): QueueState | undefined {
    if (transactions.size === maxTransactions) return undefined;
    for (let i = 0; i < queueStates.length; i++) {
      const queue = queueStates[turn++ % queueStates.length];
      if (queue?.mayHaveMore === true && queue.active < maxConcurrency) return queue;
    }
    return undefined;
  }

  /** Until nothing is due that could be begun now. */
  async function work(): Promise<void> {
    let hasWorked = false;
    const faults: unknown[] = [];
    const begin = (queue: QueueState) => {
      const ended = claimAndRun(queue)
        .then((found) => {
          queue.mayHaveMore = found;
          hasWorked ||= found;
        })
        .catch((error: unknown) => void faults.push(error))
        .finally(() => transactions.delete(ended));
      transactions.add(ended);
    };
    try {
      while (faults.length === 0 && !stopped && !isPaused()) {
        await beat();
        if (needsPoll) await poll();
        const queue = nextQueue();
        if (queue !== undefined) {
          begin(queue);
          await throttle.wait();
        } else if (transactions.size > 0) await Promise.race(transactions);
        else if (hasWorked) {
          // A task may have queued others where there were none before.
          needsPoll = true;
          hasWorked = false;
        } else if (!needsPoll) return;
      }
      await Promise.all(transactions);
      if (faults.length > 0) throw faults[0];
    } finally {
      running = undefined;
    }
  }

  function run(): Promise<void> {
    running ??= Promise.resolve().then(work);
    return running;
  }

  async function drain(): Promise<void> {
    for (;;) {
      needsPoll = true;
      await run();
      if (external.size === 0) return;
      await Promise.race(external);
    }
  }

  async function step(): Promise<boolean> {
    await beat();
    for (const queue of queueStates) {
      if (queue.name !== 'maintenance' && (await claimAndRun(queue))) {
        await Promise.all(external);
        return true;
      }
    }
    return false;
  }

  function wake(): void {
    needsPoll = true;
    if (pollIntervalMs === 0 || stopped || running !== undefined) return;
    run().catch((error: unknown) => log.error({ err: error }, 'cannot work on the queue, retrying'));
  }

  async function poll(): Promise<void> {
    needsPoll = false;
    const due = new Set<Queue>(await findDueQueues(db, await databaseTime()));
    for (const queue of queueStates) queue.mayHaveMore = due.has(queue.name);
  }

  /**
   * Every few seconds: records a heartbeat, and brings back what a clock that has gone back since had deferred. The first time, it queues the
   * recurring tasks.
   */
  async function beat(): Promise<void> {
    const ownTime = clock();
    if (Math.abs(ownTime - heartbeatAt) < heartbeatIntervalMs) return;
    const now = await databaseTime();
    if (Number.isNaN(heartbeatAt))
      await enqueueRecurring(
        db,
        now,
        Object.keys(kinds).filter((kind) => kinds[kind]?.intervalMs !== undefined),
      );
    needsPoll = true;
    await recordHeartbeat(db, now);
    // Only now: after a failure the next poll tries again.
    heartbeatAt = ownTime;
    if ((await latestHeartbeat(db)) > now + maxSkewMs) await reschedule(db, now, leaseMs);
  }

  /** False when nothing is due. */
  async function claimAndRun(queue: QueueState): Promise<boolean> {
    let claimed: Task | undefined;
    const release = () => {
      if (claimed !== undefined) claimedIds.delete(claimed.task_id);
      claimed = undefined;
    };
    let kind: ExternalTask | undefined;
    queue.active++;
    try {
      kind = await transaction(async (tx, scope) => {
        const now = await scope.startedAt;
        release();
        // It may have waited for a connection since.
        if (stopped) return undefined;
        const task = await throttle.measure(() => claim(tx, queue.name, queue.lastKey, now));
        if (task === undefined || claimedIds.has(task.task_id)) return undefined;
        claimed = task;
        claimedIds.add(task.task_id);
        queue.lastKey = task.api_key_id;
        return await throttle.measure(() => runBatchOrLease(tx, task, scope));
      });
      if (claimed === undefined) return false;
      if (kind !== undefined) executeExternal(queue, kind, claimed);
    } catch (error) {
      if (claimed === undefined) throw error;
      if (error instanceof NotYet) await putOff(claimed);
      else await failed(claimed, error);
    } finally {
      release();
      if (kind === undefined) queue.active--;
    }
    return true;
  }

  /** Does a batch; or gives what is to be done outside the database, when it has taken a lease on it. */
  async function runBatchOrLease(tx: Tx, task: Task, { startedAt, joinTenant }: TimedScope): Promise<ExternalTask | undefined> {
    const kind = kinds[task.kind];
    if (kind === undefined) throw new Error(`This version knows no task of the kind "${task.kind}".`);
    if ('execute' in kind) {
      await defer(tx, task, { now: await startedAt, delayMs: leaseMs, attempts: task.attempts + 1, error: task.last_error });
      return kind;
    }
    const isShared = task.api_key_id !== '' && kind.excludesWriters !== true;
    const now = await (isShared ? joinTenant(task.api_key_id) : startedAt);
    const outcome = await kind.runBatch(tx, task, now);
    const pauses = { done: kind.intervalMs, more: 0, wait: waitMs };
    await done(tx, task, await startedAt, pauses[outcome]);
    return undefined;
  }

  /** `delayMs`: it is to be done again. */
  async function done(on: Db, task: Task, now: number, delayMs: number | undefined): Promise<void> {
    if (delayMs === undefined) await complete(on, task, now);
    else await defer(on, task, { now, delayMs, attempts: 0, error: null });
  }

  async function putOff(task: Task): Promise<void> {
    await defer(db, task, { now: await databaseTime(), delayMs: waitMs, attempts: task.attempts, error: task.last_error });
  }

  function executeExternal(queue: QueueState, kind: ExternalTask, task: Task): void {
    const executed = kind
      .execute(task)
      .then(async (outcome) => {
        if (outcome === 'expired') logExpired(task);
        await done(db, task, await databaseTime(), kind.intervalMs);
      })
      .catch((error: unknown) => failed(task, error))
      // The database is out of reach; the task comes back when its lease is over.
      .catch((error: unknown) =>
        log.error({ err: error, task: task.task_id, kind: task.kind }, 'cannot save the outcome of a task'),
      )
      .finally(() => {
        queue.active--;
        external.delete(executed);
        wake();
      });
    external.add(executed);
  }

  function logExpired(task: Task): void {
    const waitedSeconds = Math.round((clock() - task.created_at) / 1000);
    log.warn({ task: task.task_id, kind: task.kind, waitedSeconds, expired: ++expired }, 'task expired, dropped');
  }

  async function failed(task: Task, error: unknown): Promise<void> {
    const attempts = task.attempts + 1;
    const delayMs = backoffAfter(attempts);
    const facts = { task: task.task_id, kind: task.kind, job: task.job_id, attempts, retryInSeconds: delayMs / 1000 };
    log[attempts < 3 ? 'warn' : 'error']({ err: error, ...facts }, 'task failed, will retry');
    const message = error instanceof Error ? error.message : String(error);
    await defer(db, task, { now: await databaseTime(), delayMs, attempts, error: truncate(message, 1000) });
  }

  const timer = pollIntervalMs === 0 ? undefined : setInterval(wake, pollIntervalMs).unref();
  wake();
  return {
    wake,
    drain,
    step,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => {});
      await Promise.all(transactions);
      // What has not ended by then is done again by whoever finds its lease over.
      await Promise.race([Promise.all(external), pause(maxStopWaitMs, undefined, { ref: false })]);
    },
  };
}
