/** Registers the tasks that keep the logs of events, see recording/retention.ts. */
import { limits } from '../../generated/handlers.ts';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import type { Removal } from '../jobs/removal.ts';
import { keepLog, keepLogKind, queueExpired, queueUnread, type Retention } from '../recording/retention.ts';

const retentionOf = ({ config }: Pick<Environment, 'config'>, now: number): Retention => ({
  before: now - config.eventDays * dayMs,
  maxEvents: limits.keptEvents,
});

export const eventRemovals = (environment: Environment): readonly Removal[] => [
  { kind: 'number-events', remove: queueUnread },
  { kind: 'remove-events', remove: (ask, now, maxKeys) => queueExpired(ask, now, retentionOf(environment, now), maxKeys) },
];

export const eventTasks = (environment: Environment): TaskKinds => ({
  [keepLogKind]: {
    runBatch: async (ask, { apiKeyId }, now) => ((await keepLog(ask, apiKeyId, retentionOf(environment, now))) ? 'more' : 'done'),
  },
});
