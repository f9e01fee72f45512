/** `npm run admin -- tasks …`: lists pending tasks, and retries or drops one. */
import { heartbeatIntervalMs } from '../../clock.ts';
import type { Environment } from '../../context.ts';
import { latestHeartbeat } from '../../database/heartbeats.ts';
import type { Sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import {
  isInWork,
  lockPending,
  makeDue,
  overdueMs,
  type QueuedTask,
  reasonToWait,
  removeTasks,
  unlocked,
  waiting,
} from '../../jobs/queue.ts';
import * as audit from '../../workspaces/audit.ts';
import * as store from '../../workspaces/store.ts';
import { CommandError } from '../commands/command.ts';
import { type AddCommands, confirm, operator, timeOf, wholeNumber } from './command-line.ts';
import { findWorkspace } from './find.ts';

export const addTasks: AddCommands = (program, act) => {
  const group = program.command('tasks').description('List pending tasks, and retry or drop one.');

  group
    .command('list')
    .description('List pending tasks with their state and last error, most attempts first.')
    .option('--workspace <id>', 'only entries of this workspace')
    .option('--limit <count>', 'maximum number of entries', wholeNumber, 100)
    .action(act(list));

  group
    .command('retry')
    .description('Make a pending task due immediately.')
    .argument('<task>', 'id of the task')
    .action(
      act(async (environment, id) => {
        const task = await changeTask(environment, id, 'retry', (pending, now) => makeDue(now, pending));
        return { data: task, lines: [`The task ${id} (${task.kind}) is now due.`] };
      }),
    );

  group
    .command('drop')
    .description('Drop a pending mail or delivery. Its remaining work is never done.')
    .argument('<task>', 'id of the task')
    .option('--yes', 'skip the confirmation')
    .action(
      act(async (environment, id, { yes }) => {
        await confirm(`Drop the task ${id}?`, yes);
        const task = await changeTask(environment, id, 'drop', (pending) => {
          if (!droppable.includes(pending.queue))
            throw new CommandError(`A task of the queue "${pending.queue}" cannot be dropped. Fix its error, then retry it.`);
          return removeTasks(pending.apiKeyId, [pending]);
        });
        return { data: task, lines: [`The task ${id} (${task.kind}) was dropped.`] };
      }),
    );
};

/** Queues whose tasks may stay undone. Otherwise, erasures and migrations would leave data that callers believe is deleted. */
const droppable: readonly string[] = ['mail', 'delivery'];

async function list({ ask, databaseTime }: Environment, { workspace, limit }: { workspace?: string | undefined; limit: number }) {
  const [now, beatAt] = await Promise.all([databaseTime(), latestHeartbeat(ask)]);
  const keys = workspace === undefined ? undefined : await keysOf(ask, workspace);
  const tasks = await ask(waiting(limit + 1, keys, now - overdueMs));
  const unlockedIds = new Set<string>();
  for (const [apiKeyId, ofKey] of Map.groupBy(tasks, (task) => task.apiKeyId))
    for (const { taskId } of await ask(unlocked(apiKeyId, ofKey))) unlockedIds.add(taskId);
  const shown = tasks.slice(0, limit).map((task) => ({ ...task, isLocked: !unlockedIds.has(task.taskId) }));
  const isIdle = tasks.length > 0 && now - beatAt > 3 * heartbeatIntervalMs;
  const lines = [
    ...(tasks.length === 0 ? ['No pending tasks.'] : []),
    ...(isIdle ? [`No process has run tasks ${beatAt === 0 ? 'yet' : `since ${timeOf(beatAt)}`}.`] : []),
    ...shown.flatMap((task) => told(task, now)),
    ...(tasks.length > limit ? [`More tasks are pending. Only the first ${limit} are listed.`] : []),
  ];
  return { data: shown.map((task) => ({ ...task, reason: reasonOf(task, now) })), lines };
}

async function keysOf(ask: Environment['ask'], workspaceId: string): Promise<string[]> {
  await findWorkspace(ask, workspaceId);
  return (await ask(store.findApiKeys(workspaceId))).map(({ apiKeyId }) => apiKeyId);
}

interface ShownTask extends QueuedTask {
  isLocked: boolean;
}

const reasonOf = (task: ShownTask, now: number): string =>
  task.isLocked ? 'locked: a process works on it, or another transaction holds its row' : reasonToWait(task, now);

function told(task: ShownTask, now: number): string[] {
  const { taskId, kind, apiKeyId, jobId, attempts, lastError, isLocked } = task;
  const whose = [...(apiKeyId === '' ? [] : [`API key ${apiKeyId}`]), ...(jobId === '' ? [] : [`job ${jobId}`])];
  const tries =
    attempts === 0 ? (isLocked ? 'first attempt' : 'not tried yet') : `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  const error = lastError === null ? [] : [`    ${lastError.replaceAll('\n', '\n    ')}`];
  return [[taskId, kind, ...whose, tries, reasonOf(task, now)].join('  '), ...error];
}

async function changeTask(
  { changeOf, ask }: Environment,
  id: string,
  command: string,
  statement: (task: QueuedTask, now: number) => Sql,
): Promise<QueuedTask> {
  const { found } = await changeOf(noTenant)({
    prepare: async (asked, now) => {
      const task = await lockPending(asked, id);
      if (task === undefined) throw new CommandError(`There is no pending task "${id}".`);
      if (isInWork(task, await now)) throw new CommandError(`The task "${id}" is running. Try again in a minute.`);
      const apiKey = await store.findApiKey(ask, task.apiKeyId);
      return { task, workspaceId: apiKey?.workspaceId ?? '' };
    },
    write: ({ task, workspaceId }, now) => {
      // Without its error, which may name people.
      const entry = { workspaceId, actor: operator(), action: `tasks ${command}`, subjectId: id, details: { kind: task.kind } };
      return { changed: statement(task, now), audited: audit.record(now, entry) };
    },
  });
  return found.task;
}
