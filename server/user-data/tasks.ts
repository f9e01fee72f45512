import type { Environment } from '../context.ts';
import type { Eraser } from '../eraser.ts';
import type { TaskKinds } from '../jobs/worker.ts';

export const userDataTasks = (_environment: Environment, _erasers: readonly Eraser[]): TaskKinds => ({});
