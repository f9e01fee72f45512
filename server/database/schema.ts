/**
 * The schema's history: numbered migrations, forward only. A released one never changes. Tables are listed in the order in which
 * transactions lock their rows. Times are epoch milliseconds, flags 0 or 1, JSON is text. Both engines compare text by bytes. Large texts are
 * the last columns: SQLite reads through a text to reach the columns behind it.
 */
import { callers } from './schema/callers.ts';
import { content } from './schema/content.ts';
import { notifications } from './schema/notifications.ts';
import { work } from './schema/work.ts';
import type { Engine } from './sql.ts';

export interface SchemaMigration {
  name: string;
  /** Whether the previous version cannot run on the schema after this migration. Other migrations allow a rolling deployment. */
  isBreaking: boolean;
  /** Statements for both engines, and additional ones for each. */
  sql?: string;
  postgres?: string;
  sqlite?: string;
  /** In their place: an index on an existing table, such as `tasks_by_job on tasks (job_id)`. PostgreSQL creates it beside writers. */
  index?: string;
}

export const statementsOf = (
  { index, sql = `create index ${index}`, postgres = '', sqlite = '' }: SchemaMigration,
  engine: Engine,
): string => (engine === 'postgres' ? `${sql.replaceAll(/\btext\b/g, 'text collate "C"')};${postgres}` : `${sql};${sqlite}`);

const initial = [callers, content, notifications, work].join('');

const ofOrganization = ['api_key_id', 'organization_key'];

/**
 * Columns in which one value may fill nearly all rows. Most tenants are small and a few are large. From the average, PostgreSQL
 * would conclude that a tenant has few rows and may be read as a whole.
 */
export const dominated = {
  organizations: ['api_key_id'],
  folders: ofOrganization,
  documents: ofOrganization,
  document_migrations: ofOrganization,
  user_groups: ofOrganization,
  users: ofOrganization,
  user_identities: ['api_key_id'],
  grants: ofOrganization,
  user_group_members: ofOrganization,
  presence: ofOrganization,
  notifications: ofOrganization,
  notification_recipients: ofOrganization,
  notification_configs: ofOrganization,
  annotations: ofOrganization,
  annotation_mentions: ofOrganization,
  deletion_jobs: ['api_key_id'],
  deletion_users: ['api_key_id'],
  webhooks: ['api_key_id'],
  tasks: ['api_key_id'],
  events: ['api_key_id'],
  idempotency_records: ['caller_id'],
};

const planForLargestTenant = Object.entries(dominated)
  .flatMap(([table, columns]) => columns.map((column) => `alter table ${table} alter column ${column} set (n_distinct = 1);`))
  .join('\n');

const appendOnly = {
  postgres: `
create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'audit_entries is append-only'; end
$$;
-- Two triggers, since Citus drops one for truncate from the table with the rows.
create trigger audit_entries_append_only before update or delete on audit_entries
  for each statement execute function refuse_change();
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function refuse_change();`,
  sqlite: ['update', 'delete']
    .map(
      (change) => `
create trigger audit_entries_refuse_${change} before ${change} on audit_entries begin
  select raise(abort, 'audit_entries is append-only');
end;`,
    )
    .join(''),
};

export const history: readonly SchemaMigration[] = [
  {
    name: '0001-initial',
    isBreaking: true,
    sql: initial,
    postgres: planForLargestTenant + appendOnly.postgres,
    sqlite: appendOnly.sqlite,
  },
];
