import { randomUUID } from 'node:crypto';
import type { UserDataHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import { enqueue, type NewTask, progressOf } from '../jobs/queue.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';

export const userData: UserDataHandlers<Contexts> = {
  async deleteAllUserData({ userIds, organizationIds = [] }, { db, clock, apiKeyId, eraserKinds, wakeWorker }) {
    const jobId = randomUUID();
    const startedAt = clock();
    const tasks = userIds.flatMap((userId) => {
      const payload: store.Work = { userId, isEverywhere: organizationIds.length === 0, from: '' };
      return eraserKinds.map((kind): NewTask => ({ kind, payload, apiKeyId, jobId }));
    });
    await transaction(db, async (tx) => {
      if (organizationIds.length > 0) await mustExist(tx, apiKeyId, ...organizationIds);
      await store.addJob(tx, apiKeyId, jobId, { organizationIds, startedAt });
      await enqueue(tx, startedAt, tasks);
    });
    wakeWorker();
    return { status: 'success', message: 'Deletion started.', data: { jobId, tasksCount: tasks.length }, statusCode: 202 };
  },

  async getDeleteAllUserDataStatus({ jobId }, { db, apiKeyId }) {
    if ((await store.findJob(db, apiKeyId, jobId)) === undefined) throw notFound('deletion job', jobId);
    const { tasksLeft, lastCompletedAt } = await progressOf(db, apiKeyId, jobId);
    const isDeleteCompleted = tasksLeft === 0;
    return success(isDeleteCompleted ? 'Deletion completed.' : 'Deletion running.', {
      isDeleteCompleted,
      tasksLeft,
      ...(lastCompletedAt === null ? {} : { lastTaskCompletedTime: lastCompletedAt }),
    });
  },
};
