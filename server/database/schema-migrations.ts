/** The schema's history: numbered, forward only, applied at start under a lock. One statement per step. */
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Db, type Engine, engineOf, isPostgres, type Tx } from './db.ts';
import { isUnavailable, NotBegunError } from './errors.ts';
import { planForLargestTenant } from './postgres/plan-statistics.ts';

interface Types {
  /** Text that is compared byte by byte on either engine, so that pages come in one order. */
  text: string;
  isPostgres: boolean;
}

const ofOrganization = ['api_key_id', 'organization_id'];

/** Of the migrations 0018 and 0021: those that had been created before. */
const tenantTables = {
  organizations: ['api_key_id'],
  folders: ofOrganization,
  documents: ofOrganization,
  document_migrations: ofOrganization,
  // An organization itself may be what all of its users are granted.
  grants: [...ofOrganization, 'resource_id'],
  user_groups: ofOrganization,
  user_group_members: ofOrganization,
  presence: ofOrganization,
  notifications: ofOrganization,
  notification_recipients: ofOrganization,
  notification_configs: ofOrganization,
  annotations: ofOrganization,
  annotation_mentions: ofOrganization,
  users: ofOrganization,
  deletion_jobs: ['api_key_id'],
  tasks: ['api_key_id'],
};

const history: { name: string; statements: (types: Types) => string[] }[] = [
  {
    name: '0001-workspaces',
    statements: ({ text }) => [
      `create table workspaces (
        workspace_id ${text} not null primary key, name ${text} not null, owner_id ${text} not null, owner_email ${text} not null,
        owner_name ${text} not null, owner_avatar ${text} not null, token_version bigint not null, created_at bigint not null)`,
      'create index workspaces_by_owner on workspaces (lower(owner_email))',
      `create table api_keys (
        api_key_id ${text} not null primary key, workspace_id ${text} not null, name ${text} not null, type ${text} not null,
        token_version bigint not null, advanced_queries bigint not null, notification_config bigint not null,
        default_folder_access ${text} not null, created_at bigint not null)`,
      'create index api_keys_by_workspace on api_keys (workspace_id)',
      `create table login_links (
        token_hash ${text} not null primary key, email ${text} not null, continue_url ${text} not null, expires_at bigint not null,
        used_at bigint)`,
      'create index login_links_by_expiry on login_links (expires_at)',
      `create table rate_limits (bucket ${text} not null primary key, window_start bigint not null, hits bigint not null)`,
      'create index rate_limits_by_age on rate_limits (window_start)',
    ],
  },
  {
    name: '0002-tasks',
    statements: ({ text }) => [
      `create table tasks (
        api_key_id ${text} not null, task_id ${text} not null, kind ${text} not null, job_id ${text} not null, payload ${text} not null,
        created_at bigint not null, run_at bigint not null, attempts bigint not null, completed_at bigint, last_error ${text},
        primary key (api_key_id, task_id))`,
      'create index tasks_waiting on tasks (run_at) where completed_at is null',
      `create index tasks_by_job on tasks (api_key_id, job_id) where job_id <> ''`,
    ],
  },
  {
    name: '0003-organizations',
    statements: ({ text }) => [
      `create table organizations (
        api_key_id ${text} not null, organization_id ${text} not null, id ${text} not null, organization_name ${text} not null,
        metadata ${text} not null, created_at bigint not null,
        primary key (api_key_id, organization_id))`,
      `create table users (
        api_key_id ${text} not null, organization_id ${text} not null, user_id ${text} not null, details ${text} not null,
        context ${text}, met_at bigint not null,
        primary key (api_key_id, organization_id, user_id))`,
      'create index users_by_user on users (api_key_id, user_id)',
      `create table folders (
        api_key_id ${text} not null, organization_id ${text} not null, folder_id ${text} not null, folder_name ${text} not null,
        parent_folder_id ${text}, access_type ${text}, created_at bigint not null,
        primary key (api_key_id, organization_id, folder_id))`,
      `create table documents (
        api_key_id ${text} not null, document_key ${text} not null, organization_id ${text} not null, document_id ${text} not null,
        document_name ${text} not null, disabled bigint not null, access_type ${text}, folder_id ${text},
        metadata ${text} not null, present bigint not null, created_at bigint not null,
        primary key (api_key_id, document_key))`,
      'create unique index documents_by_id on documents (api_key_id, organization_id, document_id)',
      'create index documents_by_folder on documents (api_key_id, organization_id, folder_id, document_id)',
      `create table document_migrations (
        api_key_id ${text} not null, migration_id ${text} not null, organization_id ${text} not null, document_key ${text} not null,
        document_id ${text} not null, new_document_id ${text} not null, status ${text} not null, created_at bigint not null,
        primary key (api_key_id, migration_id))`,
      'create index document_migrations_by_document on document_migrations (api_key_id, document_key)',
    ],
  },
  {
    name: '0004-access',
    statements: ({ text }) => [
      `create table grants (
        api_key_id ${text} not null, organization_id ${text} not null, resource_type ${text} not null, resource_id ${text} not null,
        user_id ${text} not null, access_role ${text} not null, expires_at bigint, granted_at bigint not null,
        primary key (api_key_id, organization_id, resource_type, resource_id, user_id))`,
      'create index grants_by_user on grants (api_key_id, user_id, organization_id)',
      `create table user_groups (
        api_key_id ${text} not null, organization_id ${text} not null, organization_user_group_id ${text} not null,
        created_at bigint not null,
        primary key (api_key_id, organization_id, organization_user_group_id))`,
      `create table user_group_members (
        api_key_id ${text} not null, organization_id ${text} not null, organization_user_group_id ${text} not null,
        user_id ${text} not null, added_at bigint not null,
        primary key (api_key_id, organization_id, organization_user_group_id, user_id))`,
      'create index user_group_members_by_user on user_group_members (api_key_id, user_id, organization_id)',
      `create table presence (
        api_key_id ${text} not null, organization_id ${text} not null, document_key ${text} not null, user_id ${text} not null,
        status ${text} not null, details ${text} not null, renewed_at bigint not null,
        primary key (api_key_id, document_key, user_id))`,
      'create index presence_by_user on presence (api_key_id, user_id)',
      'create index presence_by_age on presence (renewed_at)',
    ],
  },
  {
    name: '0005-notifications',
    statements: ({ text }) => [
      `create table notifications (
        api_key_id ${text} not null, organization_id ${text} not null, notification_id ${text} not null, document_key ${text} not null,
        location_id ${text}, action_user_id ${text} not null, content ${text} not null, created_at bigint not null,
        primary key (api_key_id, organization_id, notification_id))`,
      'create index notifications_by_document on notifications (api_key_id, document_key, created_at)',
      'create index notifications_by_actor on notifications (api_key_id, action_user_id)',
      `create table notification_recipients (
        api_key_id ${text} not null, organization_id ${text} not null, user_id ${text} not null, notification_id ${text} not null,
        document_key ${text} not null, location_id ${text}, named bigint not null, created_at bigint not null,
        primary key (api_key_id, organization_id, notification_id, user_id))`,
      'create index notification_recipients_by_user on notification_recipients (api_key_id, user_id, organization_id, created_at)',
      `create table notification_configs (
        api_key_id ${text} not null, organization_id ${text} not null, user_id ${text} not null, document_key ${text} not null,
        inbox ${text}, email ${text}, slack ${text}, updated_at bigint not null,
        primary key (api_key_id, organization_id, user_id, document_key))`,
      'create index notification_configs_by_user on notification_configs (api_key_id, user_id)',
    ],
  },
  {
    name: '0006-annotations',
    statements: ({ text }) => [
      `create table annotations (
        api_key_id ${text} not null, document_key ${text} not null, annotation_id ${text} not null, organization_id ${text} not null,
        kind ${text} not null, author_id ${text} not null, content ${text} not null, created_at bigint not null,
        primary key (api_key_id, document_key, annotation_id))`,
      'create index annotations_by_author on annotations (api_key_id, author_id)',
      `create table annotation_mentions (
        api_key_id ${text} not null, user_id ${text} not null, document_key ${text} not null, annotation_id ${text} not null,
        organization_id ${text} not null, created_at bigint not null,
        primary key (api_key_id, user_id, document_key, annotation_id))`,
      'create index annotation_mentions_by_annotation on annotation_mentions (api_key_id, document_key, annotation_id)',
      `create table deletion_jobs (
        api_key_id ${text} not null, job_id ${text} not null, organization_ids ${text} not null, started_at bigint not null,
        primary key (api_key_id, job_id))`,
    ],
  },
  {
    // With the id at the end, an index has them in the order in which they are asked for.
    name: '0007-notifications-in-order',
    statements: () => [
      'drop index notifications_by_document',
      'create index notifications_by_document on notifications (api_key_id, document_key, created_at, notification_id)',
      'drop index notification_recipients_by_user',
      `create index notification_recipients_by_user
        on notification_recipients (api_key_id, user_id, organization_id, created_at, notification_id)`,
    ],
  },
  {
    name: '0008-heartbeats',
    statements: ({ text }) => [`create table heartbeats (name ${text} not null primary key, beat_at bigint not null)`],
  },
  {
    name: '0009-queues',
    statements: ({ text }) => [
      `alter table tasks add column queue ${text} not null default 'erasure'`,
      'alter table tasks add column deferred_at bigint not null default 0',
      `update tasks set queue = case kind when 'login-mail' then 'mail' else 'migration' end
        where kind in ('login-mail', 'migrate-document')`,
      // The task that starts a deletion job is one of the job's own from now on.
      `update tasks set job_id = task_id where kind = 'start-deletion'`,
      'drop index tasks_waiting',
      'create index tasks_by_queue on tasks (queue, api_key_id, run_at) where completed_at is null',
      `create index tasks_of_open_jobs on tasks (api_key_id, job_id) where completed_at is null and job_id <> ''`,
      // Tells how far a job is, and when it was completed, without its rows.
      'drop index tasks_by_job',
      `create index tasks_by_job on tasks (api_key_id, job_id, completed_at) where job_id <> ''`,
      // What is over is found by the time from which on it is, to be removed.
      `create index tasks_by_completion on tasks (completed_at) where completed_at is not null and job_id = ''`,
      'create index deletion_jobs_by_start on deletion_jobs (started_at)',
      'create index document_migrations_by_age on document_migrations (created_at)',
      'create index grants_by_expiry on grants (expires_at) where expires_at is not null',
      'create index documents_waiting on documents (api_key_id, document_key) where present = 0',
    ],
  },
  {
    // Members hang on a key of their group, so that a group is emptied by a new key, however large it is.
    name: '0010-group-keys',
    statements: ({ text }) => [
      `alter table user_groups add column group_key ${text} not null default ''`,
      'update user_groups set group_key = organization_user_group_id',
      'create unique index user_groups_by_key on user_groups (api_key_id, organization_id, group_key)',
      'alter table user_group_members rename column organization_user_group_id to group_key',
    ],
  },
  {
    name: '0011-terms',
    statements: () => [
      'alter table users rename column met_at to last_seen_at',
      'alter table documents rename column present to document_exists',
    ],
  },
  {
    name: '0012-added-users',
    statements: () => [
      'alter table users add column added_at bigint',
      // Until now, who has context permissions can only have come in with an import.
      'update users set added_at = last_seen_at where context is not null',
    ],
  },
  {
    name: '0013-notifications',
    statements: ({ text }) => [
      // Each with one more column at the end: whether a user has acted in a document, or is in a group, is one look into an index.
      'drop index notifications_by_actor',
      'create index notifications_by_actor on notifications (api_key_id, action_user_id, document_key)',
      'drop index annotations_by_author',
      'create index annotations_by_author on annotations (api_key_id, author_id, document_key)',
      'drop index user_group_members_by_user',
      'create index user_group_members_by_user on user_group_members (api_key_id, user_id, organization_id, group_key)',
      // Of notifications from before, nobody knows with what they were added.
      `alter table notifications add column content_hash ${text}`,
      `create table email_configs (
        api_key_id ${text} not null primary key, enabled bigint not null, from_name ${text}, from_address ${text}, reply_to ${text})`,
    ],
  },
  {
    name: '0014-workspace-domains',
    statements: ({ text }) => [
      `create table workspace_domains (
        workspace_id ${text} not null, domain ${text} not null, added_at bigint not null, primary key (workspace_id, domain))`,
    ],
  },
  {
    // A user's grants in the order in which they are asked for.
    name: '0015-grants-in-order',
    statements: () => [
      'drop index grants_by_user',
      'create index grants_by_user on grants (api_key_id, user_id, organization_id, resource_type, resource_id)',
    ],
  },
  {
    name: '0016-folders-in-order',
    statements: () => [
      `create index folders_by_parent on folders (api_key_id, organization_id, coalesce(parent_folder_id, ''), folder_id)`,
    ],
  },
  {
    // With the whole primary key each: whichever of the two indexes PostgreSQL takes, it looks up one row.
    name: '0017-whole-keys',
    statements: () => [
      'drop index users_by_user',
      'create index users_by_user on users (api_key_id, user_id, organization_id)',
      'drop index notification_configs_by_user',
      'create index notification_configs_by_user on notification_configs (api_key_id, user_id, organization_id, document_key)',
    ],
  },
  {
    name: '0018-statistics',
    statements: ({ isPostgres }) => (isPostgres ? planForLargestTenant(tenantTables) : []),
  },
  {
    // Without placeholders: a list that begins with 300,000 of them took a quarter of a second to pass them over. (In folders there are none.)
    name: '0019-existing-documents',
    statements: ({ isPostgres }) => [
      'create index documents_existing on documents (api_key_id, organization_id, document_id) where document_exists = 1',
      ...(isPostgres ? planForLargestTenant({ documents: ofOrganization }) : []),
    ],
  },
  {
    name: '0020-bounded-notifications',
    statements: ({ isPostgres }) => [
      `create index notifications_by_location on notifications (api_key_id, document_key, location_id, created_at, notification_id)
        where location_id is not null`,
      ...(isPostgres ? planForLargestTenant({ notifications: ofOrganization }) : []),
      'alter table notification_configs add column mails_ended_at bigint not null default 0',
    ],
  },
  {
    // Where a process had waited for its first tenant for a minute, autovacuum had taken what 0018 did back; it does not any more.
    name: '0021-statistics-that-stay',
    statements: ({ isPostgres }) => (isPostgres ? planForLargestTenant(tenantTables) : []),
  },
  {
    // Of what was given before, nobody knows when: it counts as older than any deletion.
    name: '0022-times-of-parts',
    statements: () => [
      'alter table users add column described_at bigint not null default 0',
      'alter table users add column context_set_at bigint not null default 0',
      ...['inbox', 'email', 'slack'].map(
        (level) => `alter table notification_configs add column ${level}_set_at bigint not null default 0`,
      ),
    ],
  },
  {
    // Calls merge what they say of a user: a deletion keeps the fields that were given after it started.
    name: '0030-times-of-user-fields',
    statements: ({ text }) => [`alter table users add column field_times ${text} not null default '{}'`],
  },
  {
    name: '0040-mail-to-others',
    statements: ({ text }) => [
      'alter table workspaces add column owner_verified_at bigint',
      `create table sender_domains (
        workspace_id ${text} not null, domain ${text} not null, added_at bigint not null, primary key (workspace_id, domain))`,
      `create table unsubscribed_addresses (
        workspace_id ${text} not null, address_hash ${text} not null, unsubscribed_at bigint not null,
        primary key (workspace_id, address_hash))`,
    ],
  },
  {
    // The latest job of an API key, see tenant-lock.ts.
    name: '0050-deletions-in-order',
    statements: ({ isPostgres }) => [
      'create index deletion_jobs_of_key on deletion_jobs (api_key_id, started_at)',
      ...(isPostgres ? planForLargestTenant({ deletion_jobs: ['api_key_id'] }) : []),
    ],
  },
];

const typesOf: { readonly [engine in Engine]: Types } = {
  sqlite: { text: 'text', isPostgres: false },
  postgres: { text: 'text collate "C"', isPostgres: true },
};

const maxWaitMs = 600_000;
const lockPollMs = 1000;

/** Of whoever migrates this database, the same in every version. */
const migrationLock = sql.lit('3853314791062309107');

/**
 * Brings the schema up to date; does nothing where it is. Processes that start at once wait for each other. What is changed may be large:
 * `db` is to have no timeout for statements.
 */
export async function migrate(db: Db, log: Logger): Promise<void> {
  const migrations = Object.fromEntries(history.map(({ name, statements }) => [name, step(statements(typesOf[engineOf(db)]))]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const run = async () => {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    // Why it failed is what the operator must learn, also where nothing can be asked any more.
    assertAllKnown(await findApplied(db).catch(() => []));
    throw error;
  };
  if (!isPostgres(db)) return await run();
  // The lock ends with its transaction, whatever becomes of the process, and through any pooler.
  await db.transaction().execute(async (tx) => {
    // It has nothing to do while the migrations run.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    for (let waitedMs = 0; !(await tryLock(tx)); waitedMs += lockPollMs) {
      if (waitedMs >= maxWaitMs)
        throw new Error(`Another process has been migrating the database for ${maxWaitMs / 60_000} minutes.`);
      if (waitedMs % 10_000 === 0) log.info('waiting for another process that migrates the database');
      await pause(lockPollMs);
    }
    await run();
  });
}

/** Throws where the schema is not that of this version. */
export async function assertMigrated(db: Db): Promise<void> {
  const applied = await findApplied(db);
  assertAllKnown(applied);
  if (history.every(({ name }) => applied.includes(name))) return;
  const reason = applied.length === 0 ? 'it has no tables of the service' : 'its schema is older than this version';
  throw new NotBegunError(new Error(`${reason}. Only the service creates and migrates them: start it first.`));
}

async function findApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
    .execute(db)
    .catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      // There is no such table before the first migration.
      return { rows: [] };
    });
  return rows.map(({ name }) => name);
}

/** Throws where a migration was applied that this version does not have. */
function assertAllKnown(applied: readonly string[]): void {
  const unknown = applied.find((name) => !history.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new NotBegunError(
    new Error(
      `its schema has the migration "${unknown}", which this version does not know. A newer version or another branch has applied it: run that one, or restore a backup from before.`,
    ),
  );
}

async function tryLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${migrationLock}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

const step = (statements: string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
