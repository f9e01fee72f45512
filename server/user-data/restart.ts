/** Starts deletion jobs again that a restored database does not have. */
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { enqueue } from '../jobs/queue.ts';
import type { LedgerEntry } from '../operate/ledger/file.ts';
import { findApiKey } from '../workspaces/store.ts';
import { erasers } from './erasers/erasers.ts';
import * as store from './store.ts';
import { startDeletionKind } from './tasks.ts';

type Deletion = LedgerEntry & { kind: 'userDataDeleted' };

/** Starts the jobs that are missing, and returns their number. Each deletes what was there at its own time, and nothing later. */
export async function restartDeletions({ ask, changeOf }: Environment, deletions: readonly Deletion[]): Promise<number> {
  let count = 0;
  for (const { apiKeyId, jobId, userIds, organizationIds, startedAt } of deletions) {
    const isMissing = (await store.findJob(ask, apiKeyId, jobId)) === undefined;
    if (!isMissing || (await findApiKey(ask, apiKeyId)) === undefined) continue;
    const payload: store.StartDeletionPayload = { userIds, kinds: erasers.map(({ kind }) => kind) };
    await changeOf(noTenant)({
      write: (_, now) => ({
        job: store.addJob(apiKeyId, jobId, { organizationIds, startedAt }),
        start: enqueue(now, [{ queue: 'erasure', kind: startDeletionKind, payload, apiKeyId, jobId, taskId: jobId }]),
      }),
    });
    count++;
  }
  return count;
}
