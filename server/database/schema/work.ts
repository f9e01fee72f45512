/** Deletions, events and their webhooks, tasks, and the records of the service itself. */
export const work = `
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
  -- Workspaces take turns within the queue. Empty for tasks of the service.
  workspace_id text not null,
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
create index tasks_by_queue on tasks (queue, workspace_id, run_at) where completed_at is null;
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
