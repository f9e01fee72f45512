/** What each part leaves to the queue, and what each erases of a user. */
import type { Environment } from './context.ts';
import { documentErasers } from './documents/erasers.ts';
import { documentTasks } from './documents/tasks.ts';
import type { Eraser } from './eraser.ts';
import type { TaskKinds } from './jobs/worker.ts';
import { notificationErasers } from './notifications/erasers.ts';
import { notificationTasks } from './notifications/tasks.ts';
import { organizationErasers } from './organizations/erasers.ts';
import { permissionErasers } from './permissions/erasers.ts';
import { presenceErasers } from './presence/erasers.ts';
import { userDataTasks } from './user-data/tasks.ts';
import { userGroupErasers } from './user-groups/erasers.ts';
import { userGroupTasks } from './user-groups/tasks.ts';
import { workspaceTasks } from './workspaces/tasks.ts';

export const erasers: readonly Eraser[] = [
  ...permissionErasers,
  ...userGroupErasers,
  ...presenceErasers,
  ...documentErasers,
  ...notificationErasers,
  ...organizationErasers,
];

export const taskKinds = (environment: Environment): TaskKinds => ({
  ...workspaceTasks(environment),
  ...documentTasks(environment),
  ...userGroupTasks,
  ...notificationTasks,
  ...userDataTasks(environment, erasers),
});
