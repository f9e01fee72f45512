/** Removes events after their retention. */
import { limits } from '../../generated/handlers.ts';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { Removal } from '../jobs/removal.ts';
import { numberUnread, removeOldest } from '../recording/log.ts';

export const eventRemovals = ({ config }: Environment): readonly Removal[] => [
  { kind: 'number-events', remove: numberUnread },
  {
    kind: 'remove-events',
    remove: (ask, now, maxRows) => removeOldest(ask, now - config.eventDays * dayMs, limits.keptEvents, maxRows),
  },
];
