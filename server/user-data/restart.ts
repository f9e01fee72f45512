/** Starts deletion jobs again that a restored database does not have. */
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { latestHeartbeat } from '../database/heartbeat.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { enqueue } from '../jobs/queue.ts';
import type { LedgerEntry } from '../ledger.ts';
import { findApiKey } from '../workspaces/store.ts';
import { erasers } from './erasers/erasers.ts';
import * as store from './store.ts';
import { startDeletionKind } from './tasks.ts';

type Deletion = LedgerEntry & { kind: 'userDataDeleted' };

/** A job that is older than the database by more than this is in it. Clocks differ by less. */
const marginMs = dayMs;

/** Returns the jobs that were started again. Each deletes what was there at its own time, and nothing later. */
export async function restartDeletions({ ask, changeOf }: Environment, deletions: readonly Deletion[]): Promise<Deletion[]> {
  const restarted: Deletion[] = [];
  const oldest = (await latestHeartbeat(ask)) - marginMs;
  for (const deletion of deletions.filter(({ startedAt }) => startedAt >= oldest)) {
    const { apiKeyId, jobId, userIds, organizationIds, startedAt } = deletion;
    const isMissing = (await store.findJob(ask, apiKeyId, jobId)) === undefined;
    if (!isMissing || (await findApiKey(ask, apiKeyId)) === undefined) continue;
    const payload: store.StartDeletionPayload = { userIds, kinds: erasers.map(({ kind }) => kind) };
    await changeOf(noTenant)({
      read: async () => {},
      write: (_, now) => ({
        job: store.addJob(apiKeyId, jobId, { organizationIds, startedAt }),
        start: enqueue(now, [{ queue: 'erasure', kind: startDeletionKind, payload, apiKeyId, jobId, taskId: jobId }]),
      }),
    });
    restarted.push(deletion);
  }
  return restarted;
}
