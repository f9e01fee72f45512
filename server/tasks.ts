/** Registers the tasks and the removals of every part. */
import { dayMs } from './clock.ts';
import type { Environment } from './context.ts';
import { documentRemovalTasks } from './deletion/document-deletion.ts';
import { documentRemovals } from './documents/removals.ts';
import { documentTasks } from './documents/tasks.ts';
import { eventRemovals } from './events/removals.ts';
import { idempotencyRemovals } from './idempotency/once.ts';
import { removeCompleted } from './jobs/queue.ts';
import { type Removal, removalTasks } from './jobs/removal.ts';
import type { TaskKinds } from './jobs/worker.ts';
import { notificationTasks } from './notifications/tasks.ts';
import { organizationTasks } from './organizations/tasks.ts';
import { permissionRemovals } from './permissions/removals.ts';
import { presenceRemovals } from './presence/removals.ts';
import { userDataRemovals } from './user-data/removals.ts';
import { userDataTasks } from './user-data/tasks.ts';
import { userGroupRemovals } from './user-groups/removals.ts';
import { userGroupTasks } from './user-groups/tasks.ts';
import { webhookTasks } from './webhooks/delivery.ts';
import { workspaceRemovals } from './workspaces/removals.ts';
import { workspaceTasks } from './workspaces/tasks.ts';

const removals = (environment: Environment): readonly Removal[] => [
  ...workspaceRemovals,
  ...documentRemovals(environment),
  ...permissionRemovals,
  ...userGroupRemovals,
  ...presenceRemovals(environment),
  ...userDataRemovals(environment),
  ...idempotencyRemovals,
  ...eventRemovals(environment),
  {
    kind: 'remove-completed-tasks',
    remove: (ask, now, maxRows) => removeCompleted(ask, now - environment.config.retentionDays * dayMs, maxRows),
  },
];

/** Deleted data leaves the file of the embedded database within a day, even if a rewrite fails for hours. */
const compactIntervalMs = dayMs / 2;

const compaction = ({ compact }: Environment): TaskKinds =>
  compact === undefined
    ? {}
    : {
        'compact-database': {
          intervalMs: compactIntervalMs,
          execute: compact,
        },
      };

export const taskKinds = (environment: Environment): TaskKinds => ({
  ...workspaceTasks(environment),
  ...organizationTasks,
  ...documentTasks,
  ...documentRemovalTasks,
  ...userGroupTasks,
  ...notificationTasks(environment),
  ...userDataTasks,
  ...webhookTasks(environment),
  ...removalTasks(removals(environment)),
  ...compaction(environment),
});
