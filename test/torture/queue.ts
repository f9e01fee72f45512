/** How many tasks wait to be done. Those that recur are always there, named by their kind, and do not count. */
import type { TortureDatabase } from './framework.ts';

export async function waitingTasks({ query }: TortureDatabase): Promise<number> {
  const [row] = await query('select count(*) as waiting from tasks where completed_at is null and task_id <> kind');
  return Number(row?.waiting);
}
