/** Applies the ledger to a restored database, before anything is served. Each step can be repeated after a crash. */
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '../../clock.ts';
import type { Environment } from '../../context.ts';
import { sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startWorker } from '../../jobs/worker.ts';
import type { LedgerEntry, Recorded } from '../../ledger/ledger.ts';
import { findPending, latestLedgerTime, noLedger } from '../../ledger/ledger.ts';
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

/** Entries that are older than the database's latest one by more than this are in it. Their transactions overlap for less. */
const marginMs = dayMs;
/** Milliseconds until unfinished jobs are tried again. */
const retryMs = 1000;

export async function applyLedger(environment: Environment, fromFiles: readonly Recorded[]): Promise<Applied> {
  const { ask, changeOf } = environment;
  await ask(setRow);
  await ask(beginNewLogs());
  const entries = [...fromFiles, ...(await findPending(ask))];
  // Its entries are in the ledger already.
  const silent = { ...environment, ledger: noLedger };
  const counts = { tokens: 0, apiKeys: 0, workspaces: 0, unsubscriptions: 0 };
  const since = (await latestLedgerTime(ask)) - marginMs;
  const recent = entries.filter(({ at }) => at >= since);
  const actor = 'restore';
  for (const entry of entries) {
    if (entry.kind === 'tokensRevoked') counts.tokens += Number(await revokeBelow(ask, entry.of, entry.id, entry.version));
    if (entry.kind === 'apiKeyDeleted') counts.apiKeys += Number(await deleteApiKey(silent, entry.id, actor));
    if (entry.kind === 'workspaceDeleted') counts.workspaces += Number(await deleteWorkspace(silent, entry.id, actor));
  }
  for (const entry of recent) if (entry.kind === 'unsubscribed') counts.unsubscriptions += Number(await endMails(silent, entry));
  // A session may have been ended, and a link used, after the backup.
  for (const ended of [sql`delete from sessions`, sql`delete from login_links`]) await ask(ended);
  const deletions = recent.filter((entry) => entry.kind === 'userDataDeleted');
  const restarted = await restartDeletions(silent, deletions);
  await complete(silent, deletions);
  const latestAt = Math.max(0, ...entries.map(({ at }) => at));
  await changeOf(noTenant)({ write: () => endRestore(latestAt) });
  return { ...counts, deletions: restarted };
}

/** Unsubscribes a user at the time of the entry. Returns false if the database has this, or a later one. */
async function endMails({ changeOf }: Environment, entry: Recorded & { kind: 'unsubscribed' }): Promise<boolean> {
  const { apiKeyId, organizationKey, userId, addressHash, at } = entry;
  const { found } = await changeOf(apiKeyId)({
    prepare: async (ask) => await ask(unsubscribe(at, apiKeyId, addressHash)),
    write: () => ({ user: configs.endMailsBefore(apiKeyId, at, organizationKey, userId) }),
  });
  return found.length > 0;
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
  for (let left = jobs; left.length > 0; ) {
    await worker.drain();
    const progress = await Promise.all(left.map(({ apiKeyId, jobId }) => store.progressOf(ask, apiKeyId, jobId)));
    left = left.filter((_, i) => (progress[i]?.tasksLeft ?? 0) > 0);
    if (left.length === 0) break;
    printError(`Deletions to complete: ${left.length}.`);
    await pause(retryMs);
  }
  await worker.stop();
}

type Deletion = LedgerEntry & { kind: 'userDataDeleted' };

/** Starts the jobs that are missing, and returns their number. Each deletes what was there at its own time, and nothing later. */
export async function restartDeletions({ ask, changeOf }: Environment, deletions: readonly Deletion[]): Promise<number> {
  let count = 0;
  for (const { apiKeyId, jobId, userIds, organizationIds, startedAt } of deletions) {
    const isMissing = (await store.findJob(ask, apiKeyId, jobId)) === undefined;
    if (!isMissing) continue;
    const apiKey = await findApiKey(ask, apiKeyId);
    if (apiKey === undefined) continue;
    await changeOf(noTenant)({
      write: (_, now) => ({
        ...store.addJob(apiKeyId, jobId, { organizationIds, startedAt }, userIds),
        start: enqueue(now, [startDeletionTask(apiKey, jobId, userIds)]),
      }),
    });
    count++;
  }
  return count;
}
