/** Registers the tasks and the removals of every part. */
import { limits } from '../generated/handlers.ts';
import { dayMs } from './clock.ts';
import type { Environment } from './context.ts';
import { analysisIntervalMs, analyzeChanged } from './database/postgres/statistics.ts';
import { sql } from './database/sql.ts';
import { documentRemovalTasks } from './deletion/document-deletion.ts';
import { organizationTasks } from './deletion/organization-deletion.ts';
import { documentTasks } from './documents/tasks.ts';
import { eventRemovals, eventTasks } from './events/removals.ts';
import { firstDay } from './health/usage.ts';
import { idempotencyRemoval } from './idempotency/once.ts';
import type { TaskKinds } from './jobs/kinds.ts';
import { expiredOwnedRows, expiredRows, type Removal, removalTasks, sweepTable } from './jobs/removal.ts';
import { notificationTasks } from './notifications/tasks.ts';
import { userDataRemovals, userDataTasks } from './user-data/tasks.ts';
import { userGroupTasks } from './user-groups/tasks.ts';
import { webhookTasks } from './webhooks/delivery.ts';
import { secretTasks } from './webhooks/secrets.ts';
import { workspaceTasks } from './workspaces/tasks.ts';

/** In the order of the parts. The comments say why rows outlive their time. */
function removals(environment: Environment): readonly Removal[] {
  const { presenceSeconds, retentionDays } = environment.config;
  const retentionMs = retentionDays * dayMs;
  return [
    // For a day, the page of an expired link says why it does not work.
    expiredRows('remove-login-links', 'login_links', 'token_hash', (now) => sql`expires_at < ${now - dayMs} order by expires_at`),
    expiredRows('remove-sessions', 'sessions', 'token_hash', (now) => sql`expires_at < ${now} order by expires_at`),
    expiredRows('remove-usage', 'usage_by_day', 'caller_id, day', (now) => sql`day < ${firstDay(now)} order by day`),
    expiredOwnedRows('remove-suppressed-addresses', 'suppressed_addresses', 'suppressed_at', (time, now) => {
      return sql`${time} < ${now - limits.suppressionDays * dayMs}`;
    }),
    // No window is longer than a day.
    expiredRows('remove-rate-limits', 'rate_limits', 'bucket', (now) => sql`window_start < ${now - dayMs} order by window_start`),
    expiredOwnedRows('remove-migrations', 'document_migrations', 'created_at', (time, now) => {
      return sql`${time} < ${now - retentionMs} and status in ('completed', 'failed')`;
    }),
    sweepTable({
      kind: 'remove-placeholder-documents',
      table: 'documents',
      condition: sql`document_exists = 0`,
      // Only grants refer to placeholders.
      isNeeded: (apiKeyId) => sql`exists (select 1 from grants
        where grants.api_key_id = ${apiKeyId} and grants.organization_key = documents.organization_key
          and grants.resource_type = 'document' and grants.resource_id = documents.document_key)`,
    }),
    // For a day, so that a clock which runs ahead for a while removes no grant too early.
    expiredOwnedRows('remove-grants', 'grants', 'expires_at', (time, now) => {
      return sql`${time} is not null and ${time} < ${now - dayMs}`;
    }),
    // Empty groups, which had a first member once.
    sweepTable({
      kind: 'remove-empty-groups',
      table: 'user_groups',
      isNeeded: (apiKeyId) => sql`exists (select 1 from user_group_members as members
        where members.api_key_id = ${apiKeyId} and members.organization_key = user_groups.organization_key
          and members.group_key = user_groups.group_key)`,
    }),
    expiredOwnedRows('remove-presence', 'presence', 'renewed_at', (time, now) => sql`${time} <= ${now - presenceSeconds * 1000}`),
    ...userDataRemovals(environment),
    idempotencyRemoval,
    ...eventRemovals(environment),
    // A job's removal covers its tasks.
    expiredOwnedRows('remove-completed-tasks', 'tasks', 'completed_at', (time, now) => {
      return sql`${time} is not null and ${time} < ${now - retentionMs} and job_id = ''`;
    }),
  ];
}

/** Deleted data leaves the file of the embedded database within a day, even if a rewrite fails for hours. */
const compactIntervalMs = dayMs / 2;

const compaction = ({ compact }: Environment): TaskKinds =>
  compact === undefined ? {} : { 'compact-database': { intervalMs: compactIntervalMs, execute: compact } };

/** On PostgreSQL, keeps the statistics of its planner fresh. */
function analysis({ ask, config, log }: Environment): TaskKinds {
  if (config.databaseUrl === undefined) return {};
  let isTold = false;
  const onForeign = (tables: string[]) => {
    if (!isTold) log.warn({ tables }, 'cannot analyze tables of another role: make the role of DATABASE_URL their owner');
    isTold = true;
  };
  return { 'analyze-tables': { intervalMs: analysisIntervalMs, execute: () => analyzeChanged(ask, onForeign) } };
}

export const taskKinds = (environment: Environment): TaskKinds => ({
  ...workspaceTasks(environment),
  ...organizationTasks,
  ...documentTasks,
  ...documentRemovalTasks,
  ...userGroupTasks,
  ...notificationTasks(environment),
  ...userDataTasks,
  ...eventTasks(environment),
  ...webhookTasks(environment),
  ...secretTasks(environment),
  ...removalTasks(removals(environment)),
  ...compaction(environment),
  ...analysis(environment),
});
