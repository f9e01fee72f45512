/** Applies the ledger to a restored database, before anything is served. Each step can be repeated after a crash. */
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '../../clock.ts';
import type { Environment } from '../../context.ts';
import { type Ask, sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startWorker } from '../../jobs/worker.ts';
import { findPending, latestLedgerTime, noLedger, type Recorded } from '../../ledger/ledger.ts';
import { endRestore, setRow } from '../../ledger/marker.ts';
import * as configs from '../../notifications/configs.ts';
import { unsubscribe } from '../../notifications/mailing.ts';
import { beginNewLogs } from '../../recording/log.ts';
import { taskKinds } from '../../tasks.ts';
import * as store from '../../user-data/store.ts';
import { startDeletionTask } from '../../user-data/tasks.ts';
import { deleteApiKey, deleteWorkspace } from '../../workspaces/deletion.ts';
import { findApiKey, revokeBelow } from '../../workspaces/store.ts';
import { printError } from '../commands/command.ts';

export interface Applied {
  tokens: number;
  apiKeys: number;
  workspaces: number;
  unsubscriptions: number;
  deletions: number;
}

/** Unsubscriptions that are older than the database's latest entry by more than this are in it. Their transactions overlap for less. */
export const marginMs = dayMs;
/** Milliseconds until unfinished jobs are tried again. */
const retryMs = 1000;

export async function applyLedger(environment: Environment, fromFiles: readonly Recorded[]): Promise<Applied> {
  const { ask, changeOf, config } = environment;
  await ask(setRow);
  await ask(beginNewLogs());
  const entries = [...fromFiles, ...(await findPending(ask))];
  // Its entries are in the ledger already.
  const silent = { ...environment, ledger: noLedger };
  const repeated = async (entry: Recorded) =>
    Number(
      (await changeOf(noTenant)({ prepare: async (ask, now) => await repeat(ask, await now, entry), write: () => ({}) })).found,
    );
  const counts = { tokens: 0, apiKeys: 0, workspaces: 0, unsubscriptions: 0 };
  const latest = await latestLedgerTime(ask);
  const since = (ms: number) => entries.filter(({ at }) => at >= latest - ms);
  const actor = 'restore';
  for (const entry of entries) {
    if (entry.kind === 'tokensRevoked') counts.tokens += await repeated(entry);
    if (entry.kind === 'apiKeyDeleted') counts.apiKeys += Number(await deleteApiKey(silent, entry.id, actor));
    if (entry.kind === 'workspaceDeleted') counts.workspaces += Number(await deleteWorkspace(silent, entry.id, actor));
  }
  for (const entry of since(marginMs)) if (entry.kind === 'unsubscribed') counts.unsubscriptions += await repeated(entry);
  // A session may have been ended, and a link used, after the backup.
  for (const ended of [sql`delete from sessions`, sql`delete from login_links`]) await ask(ended);
  // The database has jobs for as long. The clock may have been ahead at its latest entry, so that a lost job seems to be older.
  const deletions = since(config.retentionDays * dayMs).filter((entry) => entry.kind === 'userDataDeleted');
  let restarted = 0;
  for (const entry of deletions) restarted += await repeated(entry);
  await complete(silent, deletions);
  const latestAt = Math.max(0, ...entries.map(({ at }) => at));
  await changeOf(noTenant)({ write: () => endRestore(latestAt) });
  return { ...counts, deletions: restarted };
}

/**
 * Revokes, unsubscribes or starts a deletion as the entry says, at its own time. Returns false if the database has this, or a later one. A deletion
 * erases what was there at its time, and nothing later.
 */
export async function repeat(ask: Ask, now: number, entry: Recorded): Promise<boolean> {
  if (entry.kind === 'tokensRevoked') return await revokeBelow(ask, entry.of, entry.id, entry.version);
  if (entry.kind === 'unsubscribed') {
    const { apiKeyId, organizationKey, userId, addressHash, at } = entry;
    const changed = await ask(unsubscribe(at, apiKeyId, addressHash));
    await ask(configs.endMailsBefore(apiKeyId, at, organizationKey, userId));
    return changed.length > 0;
  }
  if (entry.kind !== 'userDataDeleted') return false;
  const { apiKeyId, jobId, userIds } = entry;
  const apiKey = await findApiKey(ask, apiKeyId);
  if (apiKey === undefined || (await store.findJob(ask, apiKeyId, jobId)) !== undefined) return false;
  for (const statement of Object.values(store.addJob(apiKeyId, jobId, entry, userIds)))
    if (statement !== undefined) await ask(statement);
  await ask(enqueue(now, [startDeletionTask(apiKey, jobId, userIds)]));
  return true;
}

/** Runs these jobs to their end. The service has not started, so nothing else runs them. */
async function complete(environment: Environment, jobs: readonly { apiKeyId: string; jobId: string }[]): Promise<void> {
  const { ask, changeOf, clock, databaseTime, log } = environment;
  const kinds = taskKinds(environment);
  const worker = startWorker({
    ...{ ask, changeOf, kinds, clock, databaseTime, log, maxTransactions: 1, pollIntervalMs: 0 },
    // Mail waits for the service.
    only: ['delivery', 'erasure'],
  });
  for (let left = [...jobs]; left.length > 0; ) {
    await worker.drain();
    const unfinished: typeof left = [];
    for (const job of left) if (((await store.progressOf(ask, job.apiKeyId, job.jobId))?.tasksLeft ?? 0) > 0) unfinished.push(job);
    left = unfinished;
    if (left.length === 0) break;
    printError(`Deletions to complete: ${left.length}.`);
    await pause(retryMs);
  }
  await worker.stop();
}
