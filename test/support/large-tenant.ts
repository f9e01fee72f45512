/** Fills every table with rows of a tenant, about the things that test/support/calls.ts names. */
import { raw } from '../../server/database/sql.ts';
import { organizationId } from './calls.ts';
import { start, type TestService } from './harness.ts';

const id = `'many-' || n`;
/** As long as a UUID. */
const key = `substr('00000000-0000-0000-0000-000000000000', 1, 36 - length('' || n)) || n`;
const keyOfOrganization = `coalesce((select named.id from organizations as named where named.api_key_id = api_key
  and named.organization_id = '${organizationId}'), 'none-' || api_key)`;
const inOrganization = { organization_key: keyOfOrganization };
/** Half of them belong to one document, folder or user that the calls name. */
const half = (one: string) => `case when n % 2 = 0 then ${one} else ${id} end`;
const keyOfDocument = `coalesce((select document_key from documents as named where named.api_key_id = api_key
  and named.organization_key = ${keyOfOrganization} and named.document_id = 'document-0'), ${id})`;
const keyOfGroup = `coalesce((select group_key from user_groups as named where named.api_key_id = api_key
  and named.organization_key = ${keyOfOrganization} and named.organization_user_group_id = 'designers'), ${id})`;
const told = JSON.stringify({
  actionUser: { userId: 'maya' },
  displayHeadlineMessageTemplate: 'Hello',
  displayHeadlineMessageTemplateData: {},
  displayBodyMessage: '',
  notificationSourceData: {},
});

/** A few of them are at the place that the calls name, older than all others. */
const place = `case when n <= 50 then 'slide-3' else ${id} end`;

/** Tables in which an API key or a workspace has few rows. */
export const smallTables = [
  // Operations only add to it.
  'audit_entries',
  'ledger_entries',
  'workspaces',
  'api_keys',
  'workspace_domains',
  'sender_domains',
  'unsubscribed_addresses',
  'suppressed_addresses',
  'login_links',
  'sessions',
  'usage_by_day',
  'rate_limits',
  'email_configs',
  'event_logs',
  'webhooks',
  'heartbeats',
  'processes',
  'schema_migrations',
];

/** The column values of each table, unless null. `api_key` is the row's owner, `n` its number. */
export const contents: { readonly [table: string]: { readonly [column: string]: string } } = {
  organizations: { organization_id: id, id: key, organization_name: `'Acme'`, metadata: `'{}'`, created_at: '0' },
  folders: { ...inOrganization, folder_id: id, folder_name: `'Folder'`, parent_folder_id: half(`'folder-0'`), created_at: '0' },
  documents: {
    ...inOrganization,
    document_key: id,
    document_id: id,
    document_name: `'Document'`,
    disabled: '0',
    folder_id: half(`'folder-0'`),
    metadata: `'{}'`,
    document_exists: '1',
    created_at: '0',
  },
  document_migrations: {
    ...inOrganization,
    migration_id: id,
    document_key: id,
    document_id: id,
    new_document_id: id,
    status: `'completed'`,
    created_at: '0',
  },
  grants: {
    ...inOrganization,
    // A quarter on the organization, a quarter on one document, and the others on a document each.
    resource_type: `case n % 4 when 2 then 'organization' else 'document' end`,
    resource_id: `case n % 4 when 2 then '${organizationId}' when 3 then ${keyOfDocument} else ${id} end`,
    user_id: `case when n % 4 = 0 then 'maya' else ${id} end`,
    access_role: `'viewer'`,
    granted_at: '0',
  },
  user_groups: { ...inOrganization, organization_user_group_id: id, group_key: id, created_at: '0' },
  user_group_members: { ...inOrganization, group_key: half(keyOfGroup), user_id: id, added_at: '0' },
  presence: {
    ...inOrganization,
    document_key: half(keyOfDocument),
    user_id: id,
    status: `'online'`,
    details: `'{}'`,
    renewed_at: `${start}`,
  },
  notifications: {
    ...inOrganization,
    notification_key: id,
    notification_id: id,
    document_key: half(keyOfDocument),
    location_id: place,
    action_user_id: half(`'maya'`),
    content: `'${told}'`,
    created_at: 'n',
  },
  notification_recipients: {
    ...inOrganization,
    notification_key: id,
    notification_id: id,
    user_id: half(`'user-0'`),
    document_key: half(keyOfDocument),
    location_id: place,
    named: '1',
    created_at: 'n',
  },
  notification_configs: { ...inOrganization, user_id: half(`'maya'`), document_key: id, inbox: `'ALL'`, updated_at: '0' },
  annotations: {
    ...inOrganization,
    document_key: half(keyOfDocument),
    annotation_id: id,
    kind: `'comment'`,
    author_id: half(`'maya'`),
    content: `'{}'`,
    created_at: '0',
  },
  annotation_mentions: { ...inOrganization, user_id: half(`'maya'`), document_key: id, annotation_id: id, created_at: '0' },
  users: { ...inOrganization, user_id: id, details: `'{}'`, last_seen_at: '0', added_at: '0' },
  user_identities: { user_id: id, kind: `'name'`, value: id, given_at: 'n' },
  deletion_users: { job_id: id, user_hash: id, started_at: '0' },
  deletion_jobs: { job_id: id, organization_ids: `'[]'`, started_at: '0' },
  tasks: {
    task_id: id,
    queue: `'erasure'`,
    workspace_id: 'api_key',
    kind: `'erase-mentions'`,
    job_id: half(`'job'`),
    payload: `'{}'`,
    created_at: '0',
    run_at: '0',
    deferred_at: '0',
    attempts: '0',
    completed_at: '0',
  },
  events: {
    event_id: id,
    organization_key: `''`,
    type: `'users.added'`,
    sequence: 'n',
    position: 'n',
    created_at: '0',
    item_count: '1',
    bytes: '6',
    items: `'[null]'`,
  },
  idempotency_records: { key_hash: id, sealed: `''`, created_at: '0' },
};

/** The column that begins the key of a table. */
const tenantColumn = (table: string): string => (table === 'idempotency_records' ? 'caller_id' : 'api_key_id');

/** A table of the numbers from 1 on, as `n`. */
export const numbersUpTo = (count: number): string =>
  `(with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${count}) select n from counted) as numbered`;

/** `apiKey` and `numbers` are SQL: the owner of a row, and a table with its number as `n`. */
export async function fillTables(
  { service }: TestService,
  { apiKey, numbers }: { apiKey: string; numbers: string },
): Promise<void> {
  for (const [table, columns] of Object.entries(contents)) {
    await service.environment.ask(
      raw(`insert into ${table} (${tenantColumn(table)}, ${Object.keys(columns)}) select api_key, ${Object.values(columns)}
        from (select ${apiKey} as api_key, n from ${numbers}) as wanted`),
    );
  }
}
