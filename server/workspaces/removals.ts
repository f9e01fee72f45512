import { dayMs } from '../clock.ts';
import type { Removal } from '../jobs/removal.ts';
import * as loginLinks from './login-links.ts';
import * as rateLimits from './rate-limits.ts';

export const workspaceRemovals: readonly Removal[] = [
  // Links that do not work are kept for a day, so that who opens one reads why.
  {
    kind: 'remove-login-links',
    remove: async (_ask, now, limit, _task, tx) => await loginLinks.removeExpired(tx, now - dayMs, limit),
  },
  { kind: 'remove-rate-limits', remove: async (_ask, now, limit, _task, tx) => await rateLimits.removeOld(tx, now, limit) },
];
