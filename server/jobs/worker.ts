/** Works through the queue. Knows no task: it is given what each kind does. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/open.ts';
import type { RunInTransaction } from '../database/transaction.ts';
import { complete, nextDue, postpone, type Task } from './queue.ts';

/** Its effect and its tick are one transaction: a crash leaves neither, and no task is done twice. */
export interface DatabaseTask {
  /** One bounded batch. `more` brings the task back for the next at once, `wait` after a second: it waits for others. */
  batch(tx: Tx, task: Task): Promise<'done' | 'more' | 'wait'>;
}

/** Its effect is outside the database, so it may happen again when the process dies between the effect and the tick. */
export interface OutsideTask {
  /** Must end within its lease of a minute. */
  perform(task: Task): Promise<void>;
}

export type TaskKinds = { readonly [kind: string]: DatabaseTask | OutsideTask };

export interface Worker {
  /** Says that there is something to do, so that it need not wait for the next look. */
  wake(): void;
  /** Works until nothing is due. */
  drain(): Promise<void>;
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  db: Db;
  transaction: RunInTransaction;
  kinds: TaskKinds;
  clock: Clock;
  log: Logger;
  /** Milliseconds between looks for what other processes have queued; 0: look only when told to (`drain`). */
  lookEveryMs: number;
}

const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
const waitMs = 1000;
const mostUnderWay = 4;
/**
 * Turns of the event loop that belong to others after each task. Each one serves all requests that have arrived; with a few only, more
 * than one of a hundred would meet a batch and its flush. Where nothing else is to be done they pass in no time.
 */
const turnsForOthers = 16;

/** Two seconds after the first failure, twice as long after each further one, at most an hour. */
const pauseAfter = (attempts: number): number => Math.min(1000 * 2 ** Math.min(attempts, 30), longestPauseMs);

export function startWorker({ db, transaction, kinds, clock, log, lookEveryMs }: WorkerOptions): Worker {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    for (;;) {
      if (!stopped && (await workOnOne())) {
        again = false;
        for (let turn = 0; turn < turnsForOthers; turn++) await nextTurn();
      } else if (underWay.size === 0) return;
      else await Promise.race(underWay);
    }
  }

  function drain(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
      if (again && !stopped) wake();
    });
    return running;
  }

  function wake(): void {
    again = running !== undefined;
    if (lookEveryMs === 0 || stopped) return;
    clearTimeout(timer);
    drain()
      .catch((error: unknown) => log.error({ err: error }, 'the queue cannot be read; it is tried again'))
      .finally(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(wake, lookEveryMs).unref();
      });
  }

  /** False when nothing is due. */
  async function workOnOne(): Promise<boolean> {
    let claimed: Task | undefined;
    try {
      const outside = await transaction(async (tx, now) => {
        claimed = await nextDue(tx, now);
        if (claimed === undefined) return undefined;
        const kind = kinds[claimed.kind];
        if (kind === undefined) throw new Error(`This version knows no task of the kind "${claimed.kind}".`);
        if ('perform' in kind) {
          await postpone(tx, claimed, { runAt: clock() + leaseMs, attempts: claimed.attempts + 1, error: claimed.last_error });
          return kind;
        }
        const verdict = await kind.batch(tx, claimed);
        if (verdict === 'done') await complete(tx, claimed, clock());
        else await postpone(tx, claimed, { runAt: clock() + (verdict === 'wait' ? waitMs : 0), attempts: 0, error: null });
        return undefined;
      });
      if (claimed === undefined) return false;
      if (outside !== undefined) await begin(outside, claimed);
    } catch (error) {
      if (claimed === undefined) throw error;
      await failed(claimed, error);
    }
    return true;
  }

  /** Several at once, so that one mail server that does not answer holds up nothing else. */
  async function begin(kind: OutsideTask, task: Task): Promise<void> {
    if (underWay.size === mostUnderWay) await Promise.race(underWay);
    const performed = kind
      .perform(task)
      .then(() => complete(db, task, clock()))
      .catch((error: unknown) => failed(task, error))
      // The database is out of reach; the task comes back when its lease is over.
      .catch((error: unknown) =>
        log.error({ err: error, task: task.task_id, kind: task.kind }, 'what became of a task could not be kept'),
      )
      .finally(() => underWay.delete(performed));
    underWay.add(performed);
  }

  async function failed(task: Task, error: unknown): Promise<void> {
    const attempts = task.attempts + 1;
    const pauseMs = pauseAfter(attempts);
    const facts = { task: task.task_id, kind: task.kind, job: task.job_id, attempts, retryInSeconds: pauseMs / 1000 };
    log[attempts < 3 ? 'warn' : 'error']({ err: error, ...facts }, 'a task failed and is tried again');
    const message = error instanceof Error ? error.message : String(error);
    await postpone(db, task, { runAt: clock() + pauseMs, attempts, error: message.slice(0, 1000) });
  }

  if (lookEveryMs > 0) wake();
  return {
    wake,
    drain,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}
