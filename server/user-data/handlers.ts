import { randomUUID } from 'node:crypto';
import type { UserDataHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';
import { startDeletion } from './tasks.ts';

export const userData: UserDataHandlers<Contexts> = {
  async deleteAllUserData({ userIds, organizationIds = [] }, { transaction, apiKeyId, eraserKinds, wakeWorker }) {
    const jobId = randomUUID();
    const tasksCount = userIds.length * eraserKinds.length;
    const start: store.Start = { userIds, kinds: eraserKinds };
    await transaction(async (tx, now) => {
      if (organizationIds.length > 0) await mustExist(tx, apiKeyId, ...organizationIds);
      await store.addJob(tx, apiKeyId, jobId, { organizationIds, startedAt: now });
      await enqueue(tx, now, [{ kind: startDeletion, payload: start, apiKeyId, taskId: jobId }]);
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
