import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { Removal } from '../jobs/removal.ts';
import * as migrations from './migrations.ts';
import { removePlaceholders } from './placeholders.ts';

export const documentRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-migrations',
    remove: async (_ask, now, limit, _task, tx) => await migrations.deleteFinished(tx, now - config.retentionDays * dayMs, limit),
  },
  removePlaceholders('remove-placeholder-documents'),
];
