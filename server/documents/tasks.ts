import type { Environment } from '../context.ts';
import type { TaskKinds } from '../jobs/worker.ts';

export const documentTasks = (_environment: Environment): TaskKinds => ({});
