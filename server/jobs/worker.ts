/** Runs the tasks of all queues. The kinds of tasks are passed in. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, heartbeatIntervalMs } from '../clock.ts';
import { isOfStatement } from '../database/database-errors.ts';
import { latestHeartbeat, recordHeartbeat } from '../database/heartbeats.ts';
import type { Ask, Sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { ChangeOf } from '../database/verbs.ts';
import { limitRepeats } from '../log/repeats.ts';
import { dueQueues, lockFirst, maxSkewMs, reschedule, turnsAfter } from './claim.ts';
import { type ExternalTask, NotYet, type TaskKinds } from './kinds.ts';
import { type Attempt, createOutcomes, tickAfter } from './outcomes.ts';
import { defer, enqueueRecurring, leaseMs, type Owner, type Queue, queues, type Task, waitMs } from './queue.ts';

export interface Worker {
  /** Polls at once for new tasks. */
  wake(): void;
  /** Works until no task is due. */
  drain(): Promise<void>;
  /** Does one batch outside of maintenance, with its external effect. Returns false if no task is due. */
  step(): Promise<boolean>;
  /** Ends after the current batches. Waits at most a second for external tasks. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  ask: Ask;
  changeOf: ChangeOf;
  kinds: TaskKinds;
  clock: Clock;
  databaseTime(): Promise<number>;
  /** Runs with each heartbeat. */
  onBeat?: (() => Promise<void>) | undefined;
  /** Queues tasks for work that has none yet. Runs before each poll. */
  findWork?: (() => Promise<void>) | undefined;
  log: Logger;
  /** Maximum of concurrent transactions. */
  maxTransactions: number;
  /** Milliseconds between polls for tasks that other processes have queued; 0: polls only in `drain`. */
  pollIntervalMs: number;
  /** While it returns true, only `step` begins tasks. */
  isPaused?: (() => boolean) | undefined;
  onTask?: ((attempt: Attempt) => void) | undefined;
  /** The queues to work on. Default: all. */
  only?: readonly Queue[];
}

/** Milliseconds for which a worker that stops waits for external tasks, such as an email. */
const maxStopWaitMs = 1000;
/**
 * Maximum of concurrent tasks per queue. An unresponsive mail server holds up only its own queue. The receivers of webhooks are many, and
 * any of them may be slow.
 */
const maxConcurrencyOf = (queue: Queue): number => (queue === 'webhooks' ? 32 : 4);
/** Maximum of them for one workspace. The slow receivers of a customer leave most of the others to everyone else. */
const maxOfWorkspace = 4;

export function startWorker(options: WorkerOptions): Worker {
  const { ask, kinds, clock, databaseTime, log, maxTransactions, pollIntervalMs, isPaused = () => false, only = queues } = options;
  const change = options.changeOf(noTenant);
  const queueStates = only.map((name) => ({
    name,
    mayHaveMore: false,
    lastTurn: '',
    active: 0,
    activeOfWorkspace: new Map<string, number>(),
  }));
  type QueueState = (typeof queueStates)[number];
  let turn = 0;
  let needsPoll = true;
  let running: Promise<void> | undefined;
  let stopped = false;
  let heartbeatAt = Number.NaN;
  const limited = limitRepeats();
  const { putOff, logExpired, tell, failed } = createOutcomes(options);
  const transactions = new Set<Promise<void>>();
  const external = new Set<Promise<void>>();
  /** Tasks with an open transaction, or with a failed one that is not deferred yet. */
  const claimedIds = new Set<string>();
  const claimIdOf = ({ apiKeyId, taskId }: Task) => JSON.stringify([apiKeyId, taskId]);

  function nextQueue(): QueueState | undefined {
    if (transactions.size === maxTransactions) return undefined;
    for (let i = 0; i < queueStates.length; i++) {
      const queue = queueStates[turn++ % queueStates.length];
      if (queue?.mayHaveMore === true && queue.active < maxConcurrencyOf(queue.name)) return queue;
    }
    return undefined;
  }

  const isWorking = () => !stopped && !isPaused();

  /** Works until no startable task is due. */
  async function work(): Promise<void> {
    let hasWorked = false;
    const faults: unknown[] = [];
    const begin = (queue: QueueState) => {
      const ended = claimAndRun(queue, isWorking)
        .then((found) => {
          queue.mayHaveMore = found;
          hasWorked ||= found;
        })
        .catch((error: unknown) => void faults.push(error))
        .finally(() => transactions.delete(ended));
      transactions.add(ended);
    };
    try {
      while (faults.length === 0 && isWorking()) {
        await beat();
        if (needsPoll) await poll();
        const queue = nextQueue();
        if (queue !== undefined) begin(queue);
        else if (transactions.size > 0) await Promise.race(transactions);
        else if (hasWorked) {
          // The task may have queued others.
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
    await options.findWork?.();
    for (const queue of queueStates) {
      if (queue.name !== 'maintenance' && (await claimAndRun(queue, () => !stopped))) {
        await Promise.all(external);
        return true;
      }
    }
    return false;
  }

  function wake(): void {
    needsPoll = true;
    if (pollIntervalMs === 0 || stopped || running !== undefined) return;
    run().catch((error: unknown) => log.error({ err: error }, 'cannot process the queue, retrying'));
  }

  async function poll(): Promise<void> {
    needsPoll = false;
    await apart('search for deliveries', options.findWork);
    const due = new Set<Queue>((await ask(dueQueues(await databaseTime()))).map((row) => row.queue));
    for (const queue of queueStates) queue.mayHaveMore = due.has(queue.name);
  }

  /** Does shared work beside the queue. If one of its statements fails, the tasks go on. */
  async function apart(name: string, work: (() => Promise<void>) | undefined): Promise<void> {
    try {
      await work?.();
    } catch (error) {
      if (!isOfStatement(error)) throw error;
      limited(name, (repeats) => log.error({ err: error, ...repeats }, `${name} failed, tasks go on`));
    }
  }

  /**
   * Records a heartbeat every few seconds, and reschedules deferred tasks if the clock was set back. The first time, it queues the
   * recurring tasks.
   */
  async function beat(): Promise<void> {
    const ownTime = clock();
    if (Math.abs(ownTime - heartbeatAt) < heartbeatIntervalMs) return;
    const now = await databaseTime();
    const recurring = Object.keys(kinds).filter((kind) => kinds[kind]?.intervalMs !== undefined);
    if (Number.isNaN(heartbeatAt) && recurring.length > 0) await ask(enqueueRecurring(now, recurring));
    needsPoll = true;
    await ask(recordHeartbeat(now));
    await apart('work of a heartbeat', options.onBeat);
    // Set after the statements, so the next poll tries again if one failed.
    heartbeatAt = ownTime;
    if ((await latestHeartbeat(ask)) > now + maxSkewMs) await reschedule(ask, now, leaseMs);
  }

  /** Returns false if no task is due. */
  async function claimAndRun(queue: QueueState, mayClaim: () => boolean): Promise<boolean> {
    queue.active++;
    try {
      for await (const turn of turnsAfter(ask, queue.name, queue.lastTurn, clock())) {
        const { workspaceId } = turn;
        if ((queue.activeOfWorkspace.get(workspaceId) ?? 0) >= maxOfWorkspace) continue;
        queue.lastTurn = workspaceId;
        count(queue, workspaceId, 1);
        try {
          if (await runFirst(queue, turn, mayClaim)) return true;
        } finally {
          count(queue, workspaceId, -1);
        }
      }
      return false;
    } finally {
      queue.active--;
    }
  }

  /** Counts the tasks of a workspace. */
  function count({ activeOfWorkspace }: QueueState, workspaceId: string, change: 1 | -1): void {
    const active = (activeOfWorkspace.get(workspaceId) ?? 0) + change;
    if (active === 0) activeOfWorkspace.delete(workspaceId);
    else activeOfWorkspace.set(workspaceId, active);
  }

  /** Runs the first task of the turn. Returns false if none is due, or others have locked them. */
  async function runFirst(queue: QueueState, turn: Owner, mayClaim: () => boolean): Promise<boolean> {
    let claimed: Task | undefined;
    const release = () => {
      if (claimed !== undefined) claimedIds.delete(claimIdOf(claimed));
      claimed = undefined;
    };
    try {
      const { found } = await change({
        prepare: async (ask, startedAt, joinTenant) => {
          const now = await startedAt;
          release();
          // The worker may have been stopped or paused while it waited for its turn.
          if (!mayClaim()) return undefined;
          const [task] = await ask(lockFirst(queue.name, now, turn));
          if (task === undefined || claimedIds.has(claimIdOf(task))) return undefined;
          claimed = task;
          claimedIds.add(claimIdOf(task));
          return await runBatchOrLease({ ask, now, joinTenant }, task);
        },
        write: (result) => ({ tick: result?.tick }),
      });
      if (claimed === undefined) return false;
      if (found?.kind === undefined) tell(queue.name, claimed, false);
      else executeExternal(queue, found.kind, claimed, turn);
    } catch (error) {
      if (claimed === undefined) throw error;
      if (error instanceof NotYet) await putOff(claimed);
      else await failed(queue.name, claimed, error);
    } finally {
      release();
    }
    return true;
  }

  /** Does a batch, or leases an external task and returns its kind. `tick` saves the outcome with the commit. */
  async function runBatchOrLease(
    { ask, now, joinTenant }: { ask: Ask; now: number; joinTenant(apiKeyId: string): Promise<number> },
    task: Task,
  ): Promise<{ kind?: ExternalTask; tick: Sql }> {
    const kind = kinds[task.kind];
    if (kind === undefined) throw new Error(`This version does not know the task kind "${task.kind}".`);
    if ('execute' in kind) {
      return { kind, tick: defer(task, { now, delayMs: leaseMs, attempts: task.attempts + 1, error: task.lastError }) };
    }
    const isShared = task.apiKeyId !== '' && kind.excludesWriters !== true;
    const outcome = await kind.runBatch(ask, task, isShared ? await joinTenant(task.apiKeyId) : now);
    const pauses = { done: kind.intervalMs, more: 0, wait: waitMs };
    return { tick: tickAfter(task, now, pauses[outcome]) };
  }

  function executeExternal(queue: QueueState, kind: ExternalTask, task: Task, { workspaceId }: Owner): void {
    queue.active++;
    count(queue, workspaceId, 1);
    const executed = kind
      .execute(task)
      .then(async (outcome) => {
        tell(queue.name, task, false);
        if (outcome === 'expired') logExpired(task);
        await ask(tickAfter(task, await databaseTime(), kind.intervalMs));
      })
      .catch((error: unknown) => failed(queue.name, task, error))
      // The database is unavailable. The task is repeated when its lease ends.
      .catch((error: unknown) => log.error({ err: error, task: task.taskId, kind: task.kind }, 'cannot save the outcome of a task'))
      .finally(() => {
        queue.active--;
        count(queue, workspaceId, -1);
        external.delete(executed);
        wake();
      });
    external.add(executed);
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
      // Unfinished external tasks are repeated when their lease ends.
      await Promise.race([Promise.all(external), pause(maxStopWaitMs, undefined, { ref: false })]);
    },
  };
}
