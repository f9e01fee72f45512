/** Waits for the queue of a service. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, TortureDatabase } from './framework.ts';

/** Maximum time without progress while tasks are pending. */
const maxStallMs = 30_000;

/** Returns the number of pending tasks, without recurring ones, which are named by their kind. */
export async function waitingTasks({ query }: TortureDatabase): Promise<number> {
  const [row] = await query('select count(*) as waiting from tasks where completed_at is null and task_id <> kind');
  return Number(row?.waiting);
}

/** Waits for the queue, and returns its milliseconds. Calls come first, so it may be far behind them. */
export async function queueIsEmpty({ database, exceeded }: Context): Promise<number> {
  const began = performance.now();
  let least = Number.POSITIVE_INFINITY;
  let leastAt = began;
  for (;;) {
    const waiting = await waitingTasks(database);
    const now = performance.now();
    if (waiting === 0) return now - began;
    if (waiting < least) [least, leastAt] = [waiting, now];
    if (now - leastAt > maxStallMs) {
      exceeded(`${waiting} tasks wait, and for ${maxStallMs} ms none was done.`);
      return now - began;
    }
    await pause(200);
  }
}
