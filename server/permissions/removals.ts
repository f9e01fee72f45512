import { dayMs } from '../clock.ts';
import type { Removal } from '../jobs/removal.ts';
import * as grants from './store.ts';

export const permissionRemovals: readonly Removal[] = [
  // A day later, so that a clock that is put right again takes nobody's access away for good.
  { kind: 'remove-grants', remove: async (_ask, now, limit, _task, tx) => await grants.removeExpired(tx, now - dayMs, limit) },
];
