/** Removes all rows of a deleted API key or workspace, in bounded batches. */
import { bytesAtOnce, bytesOf, columnsOf, ownedTables } from '../database/keyed-rows.ts';
import { type Ask, among, fixedLimit, forUpdate, jsonMember, raw, type Sql, sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { type NewTask, saveProgress, type Task } from '../jobs/queue.ts';
import type { Config } from '../settings/config.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const eraseKind = 'erase-owner';

/** Milliseconds in which the last requests and transactions of the owner end, besides the time for which tokens are cached. */
const graceMs = 60_000;

/**
 * Erases the rows of this API key or workspace. Its id is in the payload: a task of the API key would be removed with its data.
 */
export const eraseTask = (
  ownerId: string,
  workspaceId: string,
  { authCacheSeconds }: Pick<Config, 'authCacheSeconds'>,
): NewTask => ({
  queue: 'erasure',
  workspaceId,
  kind: eraseKind,
  payload: { ownerId, table: 0 },
  delayMs: graceMs + 1000 * authCacheSeconds,
});

/** Selects a row if rows of one of these API keys and workspaces are still to be erased. */
export const findErasure = (ownerIds: readonly string[]): Sql =>
  sql`select 1 from tasks where api_key_id = '' and kind = ${eraseKind} and completed_at is null and ${jsonMember('payload', 'ownerId')} ${among(ownerIds)} limit 1`;

const batchSize = 500;

interface Progress {
  ownerId: string;
  /** The index of the table of the next batch. */
  table: number;
}

export const erasureTasks: TaskKinds = { [eraseKind]: { runBatch: eraseBatch } };

async function eraseBatch(ask: Ask, task: Task): Promise<'done' | 'more'> {
  const { ownerId, table: index }: Progress = JSON.parse(task.payload);
  const place = ownedTables[index];
  if (place === undefined) return 'done';
  const { table, owner } = place;
  // A table without other columns has a single row of the owner.
  const key = place.key.length === 0 ? raw(owner) : columnsOf(place);
  const isOwned = sql`${raw(owner)} = ${ownerId}`;
  const removed = await ask(sql`
    with found as materialized (
      select ${key}, ${bytesOf(place)} as row_bytes from ${raw(table)} where ${isOwned} ${fixedLimit(batchSize)} ${forUpdate}
    ), erased as materialized (
      select ${key} from (select ${key}, row_bytes, sum(row_bytes) over (order by ${key}) as total from found) as sized
      where total - row_bytes < ${raw(String(bytesAtOnce))}
    )
    delete from ${raw(table)} where ${isOwned} and (${key}) in (select ${key} from erased) returning 1`);
  if (removed.length === 0) await ask(saveProgress(task, { ownerId, table: index + 1 }));
  return 'more';
}
