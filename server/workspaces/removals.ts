import { limits } from '../../generated/handlers.ts';
import { dayMs } from '../clock.ts';
import { removeRows } from '../database/remove-rows.ts';
import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { firstDay } from './usage.ts';

export const workspaceRemovals: readonly Removal[] = [
  {
    kind: 'remove-login-links',
    // Keeps expired links for a day, so that their page can say why they do not work.
    remove: (ask, now, maxRows) =>
      removeRows(ask, 'login_links', 'token_hash', sql`expires_at < ${now - dayMs} order by expires_at`, maxRows),
  },
  {
    kind: 'remove-sessions',
    remove: (ask, now, maxRows) => removeRows(ask, 'sessions', 'token_hash', sql`expires_at < ${now} order by expires_at`, maxRows),
  },
  {
    kind: 'remove-usage',
    remove: (ask, now, maxRows) =>
      removeRows(ask, 'usage_by_day', 'caller_id, day', sql`day < ${firstDay(now)} order by day`, maxRows),
  },
  {
    kind: 'remove-suppressed-addresses',
    remove: (ask, now, maxRows) => {
      const isOld = sql`suppressed_at < ${now - limits.suppressionDays * dayMs} order by suppressed_at`;
      return removeRows(ask, 'suppressed_addresses', 'workspace_id, address_hash', isOld, maxRows);
    },
  },
  {
    kind: 'remove-rate-limits',
    // No window is longer than a day.
    remove: (ask, now, maxRows) =>
      removeRows(ask, 'rate_limits', 'bucket', sql`window_start < ${now - dayMs} order by window_start`, maxRows),
  },
];
