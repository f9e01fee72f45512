import { randomUUID } from 'node:crypto';
import { limits, type UserDataHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { latestHeartbeat, latestTime } from '../database/heartbeat.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { askOn } from '../database/verbs.ts';
import { Failure, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { success } from '../replies.ts';
import { lockApiKey } from '../workspaces/store.ts';
import { erasers } from './erasers/erasers.ts';
import * as store from './store.ts';
import { startDeletionKind } from './tasks.ts';

/** The deletion of a user is a task for each. */
const kinds = erasers.map(({ kind }) => kind);

export const userData: UserDataHandlers<Contexts> = {
  async deleteAllUserData({ userIds, organizationIds = [] }, { callOf, apiKeyId, wakeWorker }) {
    const jobId = randomUUID();
    const tasksCount = userIds.length * kinds.length;
    const start: store.StartDeletionPayload = { userIds, kinds };
    // Without the tenant's lock: it writes nothing that a deletion erases, and its time may be that of another job.
    await callOf(
      apiKeyId,
      noTenant,
    )(async (tx, { startedAt, sendWithCommit }) => {
      const [now, , openJobs, latest] = await Promise.all([
        startedAt,
        // Calls of one key come in one by one from here on, so that none is counted past another.
        lockApiKey(tx, apiKeyId),
        store.countOpenJobs(tx, apiKeyId, limits.openDeletionJobs),
        latestHeartbeat(askOn(tx)),
        assertExists(askOn(tx), apiKeyId, ...organizationIds),
      ]);
      if (openJobs >= limits.openDeletionJobs) throw tooManyJobs();
      // Not earlier than what was written before, if the clock went back.
      const jobStart = latestTime(latest, now);
      sendWithCommit(
        store.addJob(tx, apiKeyId, jobId, { organizationIds, startedAt: jobStart }),
        askOn(tx)(enqueue(now, [{ queue: 'erasure', kind: startDeletionKind, payload: start, apiKeyId, jobId, taskId: jobId }])),
      );
    });
    wakeWorker();
    return { status: 'success', message: 'Deletion started.', data: { jobId, tasksCount }, statusCode: 202 };
  },

  async getDeleteAllUserDataStatus({ jobId }, { db, apiKeyId }) {
    const progress = await store.progressOf(db, apiKeyId, jobId);
    if (progress === undefined) throw notFound('deletion job', jobId);
    const { tasksLeft, lastCompletedAt } = progress;
    const isDeleteCompleted = tasksLeft === 0;
    return success(isDeleteCompleted ? 'Deletion completed.' : 'Deletion running.', {
      isDeleteCompleted,
      tasksLeft,
      ...(lastCompletedAt === null ? {} : { lastTaskCompletedTime: lastCompletedAt }),
    });
  },
};

/** Seconds after which a caller may try again: one of the jobs may be completed then. */
const retryAfterSeconds = 60;

const tooManyJobs = (): Failure =>
  new Failure(
    'RESOURCE_EXHAUSTED',
    `At most ${limits.openDeletionJobs} deletion jobs may be open at a time. Try again when one of them is completed.`,
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
