import type { Environment } from '../context.ts';
import type { Removal } from '../jobs/removal.ts';
import * as presenceList from './store.ts';

export const presenceRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-presence',
    remove: async (_ask, now, limit, _task, tx) => await presenceList.removeExpired(tx, now - config.presenceSeconds * 1000, limit),
  },
];
