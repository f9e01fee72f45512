/** Saves, logs and reports how batches and external tasks ended. */
import type { Logger } from 'pino';
import { truncate } from '../../generated/text.ts';
import type { Clock } from '../clock.ts';
import type { Ask, Sql } from '../database/sql.ts';
import { limitRepeats } from '../log/repeats.ts';
import type { TaskKinds } from './kinds.ts';
import { complete, defer, type Queue, type Task, waitMs } from './queue.ts';

/** An ended batch or external task. */
export interface Attempt {
  queue: Queue;
  kind: string;
  /** Seconds for which the task has waited since it was due. */
  delaySeconds: number;
  hasFailed: boolean;
}

const maxBackoffMs = 3_600_000;

/** Returns the pause after a failure: two seconds after the first, doubled by each further one, at most an hour. */
const backoffAfter = (attempts: number): number => Math.min(1000 * 2 ** Math.min(attempts, 30), maxBackoffMs);

/** Completes the task, or defers it if it is to be repeated after `delayMs`. */
export const tickAfter = (task: Task, now: number, delayMs: number | undefined): Sql =>
  delayMs === undefined ? complete(task, now) : defer(task, { now, delayMs, attempts: 0, error: null });

interface Reporting {
  ask: Ask;
  kinds: TaskKinds;
  clock: Clock;
  databaseTime(): Promise<number>;
  log: Logger;
  onTask?: ((attempt: Attempt) => void) | undefined;
}

/** `failed` also defers the task, with its pause. */
export function createOutcomes({ ask, kinds, clock, databaseTime, log, onTask }: Reporting) {
  const limited = limitRepeats();
  let expired = 0;

  async function putOff(task: Task): Promise<void> {
    await ask(defer(task, { now: await databaseTime(), delayMs: waitMs, attempts: task.attempts, error: task.lastError }));
  }

  function logExpired(task: Task): void {
    const waitedSeconds = Math.round((clock() - task.createdAt) / 1000);
    log.warn({ task: task.taskId, kind: task.kind, waitedSeconds, expired: ++expired }, 'task expired, dropped');
  }

  function tell(queue: Queue, { kind, runAt }: Task, hasFailed: boolean): void {
    onTask?.({ queue, kind, delaySeconds: (clock() - runAt) / 1000, hasFailed });
  }

  async function failed(queue: Queue, task: Task, error: unknown): Promise<void> {
    tell(queue, task, true);
    if (await passOver(task, error)) return;
    const attempts = task.attempts + 1;
    const delayMs = backoffAfter(attempts);
    const { taskId, kind, jobId: job, apiKeyId: apiKey } = task;
    const facts = { task: taskId, kind, job, apiKey, attempts, retryInSeconds: delayMs / 1000 };
    const message = error instanceof Error ? error.message : String(error);
    limited(`${task.kind} ${message}`, (repeats) =>
      log[attempts < 3 ? 'warn' : 'error']({ err: error, ...facts, ...repeats }, 'task failed, will retry'),
    );
    await ask(defer(task, { now: await databaseTime(), delayMs, attempts, error: truncate(message, 1000) }));
  }

  /** Lets a task of several owners go on behind one that fails. Returns false if the failure is another one. */
  async function passOver(task: Task, error: unknown): Promise<boolean> {
    const kind = kinds[task.kind];
    if (kind === undefined || !('passOver' in kind)) return false;
    const now = await databaseTime();
    const passed = kind.passOver?.(task, error, now);
    if (passed === undefined) return false;
    limited(`${task.kind} ${passed.owner}`, (repeats) =>
      log.error(
        { err: error, kind: task.kind, apiKey: passed.owner, ...repeats },
        'task failed for one API key, goes on with others',
      ),
    );
    for (const statement of passed.statements) await ask(statement);
    await ask(defer(task, { now, delayMs: 0, attempts: 0, error: null }));
    return true;
  }

  return { putOff, logExpired, tell, failed };
}
