/** Runs the erasers, the queued tasks and the recurring tasks over objects of the greatest size. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../../generated/handlers.ts';
import { dayMs } from '../../../server/clock.ts';
import { TooSlow, type TortureDatabase } from '../framework.ts';
import type { Caller, Tenant } from '../http.ts';
import { waitingTasks } from '../queue.ts';
import { fillIn } from './objects.ts';

const mention = '@everywhere ';
/** A task that takes longer hangs, on any machine. */
const maxMs = 600_000;

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + maxMs; performance.now() < end; await pause(100)) if (await isDone()) return;
  throw new TooSlow(`${what} did not end within ${maxMs} ms.`);
}

/** Mentions the user `everywhere` in all objects. */
export const mentionAll = (database: TortureDatabase, tenant: Tenant): Promise<void> =>
  fillIn(database, tenant, { notes: mention.repeat(Math.floor((limits.objectBytes - 2048) / mention.length)) });

/** Deletes that user's data, which runs each eraser. */
export async function eraseUser(caller: Caller, tenant: Tenant): Promise<void> {
  const begun = await caller.call(tenant, 'deleteAllUserData', { userIds: ['everywhere'] });
  const { jobId } = JSON.parse(begun.text).data;
  return await until('The deletion', async () => {
    const { text } = await caller.call(tenant, 'getDeleteAllUserDataStatus', { jobId });
    return JSON.parse(text).result.data.isDeleteCompleted;
  });
}

export const untilQueueIsEmpty = (database: TortureDatabase): Promise<void> =>
  until('The queue', async () => (await waitingTasks(database)) === 0);

/** Past every retention. */
const daysAhead = 32;

/**
 * Sets the service's clock ahead, and waits until each recurring task has ended since. The service queues one of each kind that it knows, by
 * the name of the kind.
 */
export async function runRecurring(database: TortureDatabase, clockFile: string): Promise<void> {
  writeFileSync(clockFile, String(daysAhead * dayMs));
  const now = Date.now() + daysAhead * dayMs;
  return await until('The recurring tasks', async () => {
    const due = await database.query('select kind from tasks where task_id = kind and (run_at < $1 or attempts > 0)', [now]);
    return due.length === 0;
  });
}

/** Deletes the workspace with all rows of its API keys. */
export async function deleteAll(caller: Caller, tenant: Tenant, database: TortureDatabase, clockFile: string): Promise<void> {
  await caller.call(tenant, 'deleteWorkspace', { confirm: 'Acme Robotics' });
  // Past the time for which its last requests may run.
  writeFileSync(clockFile, String((daysAhead + 1) * dayMs));
  return await untilQueueIsEmpty(database);
}
