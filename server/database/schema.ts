/**
 * The schema's history: numbered migrations, forward only. A released one never changes. Tables are listed in the order in which
 * transactions lock their rows. Times are epoch milliseconds, flags 0 or 1, JSON is text. Both engines compare text by bytes. Large texts are
 * the last columns: SQLite reads through a text to reach the columns behind it.
 */
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

const initial = `
create table workspaces (
  workspace_id text not null primary key,
  name text not null,
  owner_id text not null,
  owner_email text not null,
  owner_name text not null,
  owner_avatar text not null,
  token_version bigint not null,
  created_at bigint not null,
  -- When the owner confirmed a login link of this workspace.
  owner_verified_at bigint,
  -- Calls a minute and mails a day, in place of the operator's settings; null: as set, 0: unlimited.
  call_limit bigint,
  mail_limit bigint
);
create index workspaces_by_owner on workspaces (lower(owner_email));

create table api_keys (
  api_key_id text not null primary key,
  workspace_id text not null,
  name text not null,
  -- testing, production
  type text not null,
  token_version bigint not null,
  -- The switches of the console: Get Documents, Set Config, and the access of folders that inherit from no other.
  advanced_queries bigint not null,
  notification_config bigint not null,
  -- Whether changes are recorded as events.
  events bigint not null default 0,
  default_folder_access text not null,
  created_at bigint not null
);
create index api_keys_by_workspace on api_keys (workspace_id);

-- Hosts whose pages may call with the workspace's credentials.
create table workspace_domains (
  workspace_id text not null,
  -- A host name in ASCII, or with "*." before it all hosts below it.
  domain text not null,
  added_at bigint not null,
  primary key (workspace_id, domain)
);

-- Domains that the operator lets the workspace send mail from.
create table sender_domains (
  workspace_id text not null,
  -- In lower case and ASCII.
  domain text not null,
  added_at bigint not null,
  primary key (workspace_id, domain)
);

-- Addresses that the workspace mails no more, under any user id.
create table unsubscribed_addresses (
  workspace_id text not null,
  -- SHA-256 of the address, in the form that compares it.
  address_hash text not null,
  unsubscribed_at bigint not null,
  primary key (workspace_id, address_hash)
);

-- Addresses that mail servers have refused for good. The workspace does not mail them for a while.
create table suppressed_addresses (
  workspace_id text not null,
  -- As in unsubscribed_addresses.
  address_hash text not null,
  suppressed_at bigint not null,
  primary key (workspace_id, address_hash)
);
create index suppressed_addresses_by_age on suppressed_addresses (suppressed_at);

create table login_links (
  -- SHA-256 of the one-time token, in hex.
  token_hash text not null primary key,
  email text not null,
  continue_url text not null,
  expires_at bigint not null,
  used_at bigint
);
create index login_links_by_expiry on login_links (expires_at);

-- Owners who are signed in to the console.
create table sessions (
  -- SHA-256 of the cookie's token, in hex.
  token_hash text not null primary key,
  workspace_id text not null,
  -- The version of the workspace's tokens at the sign-in. A reset ends the session.
  token_version bigint not null,
  expires_at bigint not null
);
create index sessions_by_expiry on sessions (expires_at);

create table rate_limits (
  bucket text not null primary key,
  window_start bigint not null,
  hits bigint not null
);
create index rate_limits_by_age on rate_limits (window_start);

create table organizations (
  api_key_id text not null,
  organization_id text not null,
  -- The service's own id of it. Everything in the organization refers to it as organization_key. Rows with a key that no organization has
  -- belong to a deleted one, and are being removed.
  id text not null,
  organization_name text not null,
  created_at bigint not null,
  -- Custom fields, as JSON.
  metadata text not null,
  primary key (api_key_id, organization_id)
);
create unique index organizations_by_key on organizations (api_key_id, id);

create table folders (
  api_key_id text not null,
  organization_key text not null,
  folder_id text not null,
  folder_name text not null,
  -- Empty at the top.
  parent_folder_id text not null,
  -- public, organizationPrivate, restricted; null: inherited.
  access_type text,
  created_at bigint not null,
  primary key (api_key_id, organization_key, folder_id)
);
create index folders_by_parent on folders (api_key_id, organization_key, parent_folder_id, folder_id);
create index folders_by_access on folders (api_key_id, organization_key, access_type, folder_id) where access_type is not null;

create table documents (
  api_key_id text not null,
  -- Everything that belongs to the document refers to this key, so that a new id changes one row.
  document_key text not null,
  organization_key text not null,
  document_id text not null,
  document_name text not null,
  disabled bigint not null,
  -- As in folders.
  access_type text,
  folder_id text,
  -- 0 for a placeholder: grants refer to a document that does not exist yet.
  document_exists bigint not null,
  -- The key that the call which added the document chose for it, if a placeholder had another one.
  added_key text,
  created_at bigint not null,
  -- Custom fields, as JSON.
  metadata text not null,
  primary key (api_key_id, document_key)
);
create unique index documents_by_id on documents (api_key_id, organization_key, document_id);
create index documents_by_folder on documents (api_key_id, organization_key, folder_id, document_id);
-- A list would pass over placeholders one by one, of which there may be hundreds of thousands.
create index documents_existing on documents (api_key_id, organization_key, document_id) where document_exists = 1;
create index documents_by_access on documents (api_key_id, organization_key, access_type, document_id) where access_type is not null;
create index documents_waiting on documents (api_key_id, document_key) where document_exists = 0;

create table document_migrations (
  api_key_id text not null,
  migration_id text not null,
  organization_key text not null,
  document_key text not null,
  document_id text not null,
  new_document_id text not null,
  -- pending, inProgress, completed, failed
  status text not null,
  created_at bigint not null,
  primary key (api_key_id, migration_id)
);
create index document_migrations_by_document on document_migrations (api_key_id, document_key);
create index document_migrations_by_organization on document_migrations (api_key_id, organization_key);

create index document_migrations_of_key on document_migrations (api_key_id, created_at);
create index document_migrations_by_age on document_migrations (created_at);

create table user_groups (
  api_key_id text not null,
  organization_key text not null,
  organization_user_group_id text not null,
  created_at bigint not null,
  -- Members refer to this key. A new key empties the group, however large it is.
  group_key text not null,
  primary key (api_key_id, organization_key, organization_user_group_id)
);
create unique index user_groups_by_key on user_groups (api_key_id, organization_key, group_key);

-- Everyone who is known in an organization.
create table users (
  api_key_id text not null,
  organization_key text not null,
  user_id text not null,
  -- When the user was last granted, grouped, present, notified or imported here.
  last_seen_at bigint not null,
  -- When Add Users or an import added the user; null for users who are only known from other calls.
  added_at bigint,
  -- When the oldest of the fields in details was given.
  described_at bigint not null default 0,
  -- When context was given.
  context_set_at bigint not null default 0,
  -- The user's context permissions, as JSON: an object of strings.
  context text,
  -- The User as JSON, merged from the calls that named the user.
  details text not null,
  primary key (api_key_id, organization_key, user_id)
);
create index users_by_user on users (api_key_id, user_id, organization_key);

-- Names and addresses of users besides those in users: former ones, and those that annotations gave. A deletion needs them to find texts.
create table user_identities (
  api_key_id text not null,
  user_id text not null,
  -- name, email
  kind text not null,
  value text not null,
  -- When it was last given.
  given_at bigint not null,
  primary key (api_key_id, user_id, kind, value)
);
create index user_identities_by_age on user_identities (api_key_id, user_id, given_at);

create table grants (
  api_key_id text not null,
  organization_key text not null,
  -- organization, folder, document
  resource_type text not null,
  -- The organization's id, the folder's id or the document's key.
  resource_id text not null,
  user_id text not null,
  -- viewer, editor
  access_role text not null,
  expires_at bigint,
  granted_at bigint not null,
  primary key (api_key_id, organization_key, resource_type, resource_id, user_id)
);
create index grants_by_user on grants (api_key_id, user_id, organization_key, resource_type, resource_id);
create index grants_by_expiry on grants (expires_at) where expires_at is not null;

create table user_group_members (
  api_key_id text not null,
  organization_key text not null,
  -- Members whose key no group has any more are being removed.
  group_key text not null,
  user_id text not null,
  added_at bigint not null,
  primary key (api_key_id, organization_key, group_key, user_id)
);
create index user_group_members_by_user on user_group_members (api_key_id, user_id, organization_key, group_key);

create table presence (
  api_key_id text not null,
  organization_key text not null,
  document_key text not null,
  user_id text not null,
  -- online, away
  status text not null,
  renewed_at bigint not null,
  -- The entry's own fields, as JSON. Name and address are in users.
  details text not null,
  primary key (api_key_id, document_key, user_id)
);
create index presence_by_user on presence (api_key_id, user_id, organization_key);
create index presence_by_age on presence (renewed_at);

create table notifications (
  api_key_id text not null,
  organization_key text not null,
  -- Recipients and tasks refer to this key. A deleted notification's id may be used again, its key never.
  notification_key text not null,
  notification_id text not null,
  document_key text not null,
  location_id text,
  action_user_id text not null,
  -- SHA-256 of the whole call, recipients included; null after a user was erased from it.
  content_hash text,
  created_at bigint not null,
  -- The notification as the caller gave it, as JSON.
  content text not null,
  primary key (api_key_id, notification_key)
);
create unique index notifications_by_id on notifications (api_key_id, organization_key, notification_id);
create index notifications_by_document on notifications (api_key_id, document_key, created_at, notification_id);
create index notifications_by_location on notifications (api_key_id, document_key, location_id, created_at, notification_id)
  where location_id is not null;
create index notifications_by_actor on notifications (api_key_id, action_user_id, organization_key, document_key);

create table notification_recipients (
  api_key_id text not null,
  organization_key text not null,
  -- Rows whose key no notification has any more are being removed.
  notification_key text not null,
  user_id text not null,
  -- The notification's id, document, location and time, for the order of an inbox.
  notification_id text not null,
  document_key text not null,
  location_id text,
  -- 1 for users whom the caller named in notifyUsers.
  named bigint not null,
  created_at bigint not null,
  -- When the user read it; null: unread.
  read_at bigint,
  primary key (api_key_id, notification_key, user_id)
);
-- The key at their ends, since PostgreSQL may take them in place of the primary key until it has statistics.
create index notification_recipients_by_user
  on notification_recipients (api_key_id, user_id, organization_key, created_at, notification_id, notification_key);
create index notification_recipients_unread
  on notification_recipients (api_key_id, user_id, organization_key, created_at, notification_id, notification_key)
  where read_at is null;

create table notification_configs (
  api_key_id text not null,
  organization_key text not null,
  user_id text not null,
  -- Empty for the whole organization.
  document_key text not null,
  -- ALL, MINE, NONE
  inbox text,
  email text,
  slack text,
  inbox_set_at bigint not null default 0,
  email_set_at bigint not null default 0,
  slack_set_at bigint not null default 0,
  updated_at bigint not null,
  -- When the user ended all mails of the organization; 0: never. In a row for a document, the same as of the time at which its email was set:
  -- a setting from before the end counts as NONE.
  mails_ended_at bigint not null default 0,
  primary key (api_key_id, organization_key, user_id, document_key)
);
create index notification_configs_by_document on notification_configs (api_key_id, document_key) where document_key <> '';
create index notification_configs_by_user on notification_configs (api_key_id, user_id, organization_key, document_key);

-- How an API key's notifications are mailed.
create table email_configs (
  api_key_id text not null primary key,
  enabled bigint not null,
  from_name text,
  from_address text,
  reply_to text
);

-- Comments and reactions. Frontends write them; the service reads, counts and erases them.
create table annotations (
  api_key_id text not null,
  document_key text not null,
  annotation_id text not null,
  organization_key text not null,
  -- comment, reaction
  kind text not null,
  author_id text not null,
  created_at bigint not null,
  content text not null,
  primary key (api_key_id, document_key, annotation_id)
);
create index annotations_by_author on annotations (api_key_id, author_id, organization_key, document_key);

create table annotation_mentions (
  api_key_id text not null,
  user_id text not null,
  document_key text not null,
  annotation_id text not null,
  organization_key text not null,
  created_at bigint not null,
  primary key (api_key_id, user_id, document_key, annotation_id)
);
create index annotation_mentions_by_user on annotation_mentions (api_key_id, user_id, organization_key, document_key, annotation_id);
create index annotation_mentions_by_annotation on annotation_mentions (api_key_id, document_key, annotation_id);

create table deletion_jobs (
  api_key_id text not null,
  job_id text not null,
  -- The organizations that the deletion covers, as a JSON array; empty: all.
  organization_ids text not null,
  started_at bigint not null,
  primary key (api_key_id, job_id)
);
create index deletion_jobs_by_start on deletion_jobs (started_at);
create index deletion_jobs_of_key on deletion_jobs (api_key_id, started_at);

-- The users of deletion jobs, see users/deletions.ts.
create table deletion_users (
  api_key_id text not null,
  job_id text not null,
  -- SHA-256 of the API key and the user's id.
  user_hash text not null,
  -- As of the job.
  started_at bigint not null,
  primary key (api_key_id, job_id, user_hash)
);
create index deletion_users_by_user on deletion_users (api_key_id, user_hash, started_at);

-- The log of an API key with recorded events, see recording/log.ts. Its row is the lock of readers that number events.
create table event_logs (
  api_key_id text not null primary key,
  -- Random. A restore begins a new log, since readers may have seen events that it does not have.
  log_id text not null,
  -- The positions of the last numbered event, and of the last removed one, with its numbering.
  last_position bigint not null,
  removed_position bigint not null,
  removed_numbering text not null,
  -- When the oldest numbered event was recorded; null for none.
  oldest_at bigint
);
create index event_logs_by_age on event_logs (oldest_at);
create index event_logs_by_size on event_logs ((last_position - removed_position));

-- Receivers of events, see webhooks/store.ts.
create table webhooks (
  api_key_id text not null,
  webhook_id text not null,
  url text not null,
  -- JSON: the types of events; empty for all.
  types text not null,
  -- A webhook that is deleted and added again has another key.
  webhook_key text not null,
  -- Changes with each call that changes the webhook.
  revision text not null,
  -- The secret and the one before it, which signs until its time, too. Both are encrypted with a key of auth/vault.ts, and its id.
  sealed_secret text not null,
  sealed_earlier_secret text,
  earlier_secret_until bigint,
  sealed_with text not null,
  -- The position in the log up to which events are done.
  position bigint not null,
  -- Failed attempts at the next event.
  attempts bigint not null,
  -- When the latest attempt ended, at whichever event.
  attempted_at bigint,
  failing_since bigint,
  -- When the next delivery is due; 0: at once, null: there is none. A webhook with earlier events in the log is due.
  due_at bigint,
  -- JSON: the latest deliveries, the newest first.
  deliveries text not null,
  disabled_at bigint,
  -- requested, failed, gone
  disabled_reason text,
  created_at bigint not null,
  primary key (api_key_id, webhook_id)
);
create index webhooks_due on webhooks (due_at) where due_at is not null;
create index webhooks_by_sealing on webhooks (sealed_with, api_key_id, webhook_id);
create index webhooks_idle on webhooks (api_key_id, webhook_id) where due_at is null and disabled_at is null;

create table tasks (
  -- Empty for tasks that belong to no API key.
  api_key_id text not null,
  task_id text not null,
  -- Tasks of different queues take turns, see jobs/queue.ts.
  queue text not null,
  -- Tasks of different turns take turns within their queue.
  turn_id text not null,
  kind text not null,
  -- The job that the task is counted under; empty: none.
  job_id text not null,
  payload text not null,
  created_at bigint not null,
  -- Not due before this. Each attempt moves it on.
  run_at bigint not null,
  -- The clock's time when run_at was set. A time in the future was set before the clock went back.
  deferred_at bigint not null,
  attempts bigint not null,
  completed_at bigint,
  last_error text,
  primary key (api_key_id, task_id)
);
create index tasks_by_queue on tasks (queue, turn_id, run_at) where completed_at is null;
create index tasks_of_open_jobs on tasks (api_key_id, job_id) where completed_at is null and job_id <> '';
create index tasks_by_job on tasks (api_key_id, job_id, completed_at) where job_id <> '';
create index tasks_by_completion on tasks (completed_at) where completed_at is not null and job_id = '';

-- Changes of the API key's data, each from the transaction of its change. A row has up to a hundred items of a call, and at most 1 MiB.
create table events (
  api_key_id text not null,
  event_id text not null,
  -- Empty for changes of several organizations, or of none.
  organization_key text not null,
  type text not null,
  -- Greater than those of all rows without a position that were committed before this one was written.
  sequence bigint not null,
  -- The position of the first item in the log; null until a reader has numbered it. Each item takes one.
  position bigint,
  -- The random id of the transaction that gave the position; empty without one.
  numbering text not null default '',
  created_at bigint not null,
  -- The number and the bytes of the items, so that none are read to count them.
  item_count bigint not null,
  bytes bigint not null,
  -- JSON: a list of items, null for one that was erased. In the last column, since SQLite would read it on the way to others.
  items text not null,
  primary key (api_key_id, event_id)
);
create index events_without_position on events (api_key_id, sequence, event_id) where position is null;
-- Not for all events, since PostgreSQL would take it for the latest positions.
create index events_by_organization on events (api_key_id, organization_key) where position is not null and organization_key <> '';
create unique index events_by_position on events (api_key_id, position) where position is not null;

-- Responses to calls with an Idempotency-Key, each from the transaction of its call.
create table idempotency_records (
  -- The API key or workspace.
  caller_id text not null,
  -- SHA-256 of the Idempotency-Key, in hex.
  key_hash text not null,
  -- Operation, request and response, encrypted with a key that only the caller's Idempotency-Key yields.
  sealed text not null,
  created_at bigint not null,
  primary key (caller_id, key_hash)
);
create index idempotency_records_by_age on idempotency_records (created_at);

-- Calls and mails of an API key, or calls of a workspace, on one day.
create table usage_by_day (
  -- The id of the API key or of the workspace.
  caller_id text not null,
  -- When the day began, in UTC.
  day bigint not null,
  calls bigint not null,
  refused_calls bigint not null,
  mails bigint not null,
  primary key (caller_id, day)
);
create index usage_by_age on usage_by_day (day);

-- Changes of workspaces, API keys and tasks by owners and operators. Triggers refuse to update or delete an entry.
create table audit_entries (
  -- Later entries have greater ids.
  entry_id text not null primary key,
  created_at bigint not null,
  -- Empty for changes of the whole service.
  workspace_id text not null,
  -- console, token (of the workspace), apiKey, or operator with the name of the operating system's user.
  actor text not null,
  -- The operation, or the command of npm run admin.
  action text not null,
  -- The id of the workspace, API key or task.
  subject_id text not null,
  -- What was changed, as JSON, without tokens.
  details text not null
);
create index audit_entries_of_workspace on audit_entries (workspace_id, entry_id);

-- Entries of the ledger that are not in its file yet, each from the transaction of its change.
create table ledger_entries (
  -- Later entries of a process have greater ids.
  entry_id text not null primary key,
  recorded_at bigint not null,
  -- JSON. An entry of a deletion has the ids of the deleted users.
  entry text not null
);

-- The running processes. With SQLite there is one, whose facts are only its callers and descriptors.
create table processes (
  process_id text not null primary key,
  beat_at bigint not null,
  -- JSON of health/processes.ts.
  facts text not null
);

create table heartbeats (
  -- clock: the latest time of any process; count: the number of heartbeats; ledger: the time of the latest entry of the ledger;
  -- restore: a restore has not applied the ledger yet; compacted: npm run compact has rewritten the file.
  name text not null primary key,
  beat_at bigint not null
);`;

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
