/** The number of pending tasks, without recurring ones, which are named by their kind. */
import type { TortureDatabase } from './framework.ts';

export async function waitingTasks({ query }: TortureDatabase): Promise<number> {
  const [row] = await query('select count(*) as waiting from tasks where completed_at is null and task_id <> kind');
  return Number(row?.waiting);
}
