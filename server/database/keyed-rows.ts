/** The tables with an owner, and their rows by primary key: locks and removes them. */
import type { Ask } from './sql.ts';
import { byPrimaryKey, forUpdate, indexedBy, isAmong, limit, raw, type Sql, sql } from './sql.ts';

/** A table, with the columns of its primary key after the API key. All are text. */
export interface Keyed {
  table: string;
  key: readonly string[];
  /** The index that finds rows by the condition of `removeSome`, if SQLite would take another one. */
  index?: string;
}

/**
 * The primary keys of all tables with data of API keys and workspaces, which begin with the owner's id. A deleted owner's rows go in this
 * order. Webhooks come first, since the worker queues tasks for them, and then tasks, since they may write the others. Events come before
 * their log: without it, they would be numbered from 1 on again. The rows in `api_keys` and `workspaces` are removed with the call.
 */
const primaryKeys = {
  webhooks: 'api_key_id, webhook_id',
  tasks: 'api_key_id, task_id',
  organizations: 'api_key_id, organization_id',
  folders: 'api_key_id, organization_key, folder_id',
  documents: 'api_key_id, document_key',
  document_migrations: 'api_key_id, migration_id',
  user_groups: 'api_key_id, organization_key, organization_user_group_id',
  users: 'api_key_id, organization_key, user_id',
  user_identities: 'api_key_id, user_id, kind, value',
  grants: 'api_key_id, organization_key, resource_type, resource_id, user_id',
  user_group_members: 'api_key_id, organization_key, group_key, user_id',
  presence: 'api_key_id, document_key, user_id',
  notifications: 'api_key_id, organization_key, notification_id',
  notification_recipients: 'api_key_id, organization_key, notification_id, user_id',
  notification_configs: 'api_key_id, organization_key, user_id, document_key',
  email_configs: 'api_key_id',
  annotations: 'api_key_id, document_key, annotation_id',
  annotation_mentions: 'api_key_id, user_id, document_key, annotation_id',
  deletion_jobs: 'api_key_id, job_id',
  deletion_users: 'api_key_id, job_id, user_hash',
  events: 'api_key_id, event_id',
  event_logs: 'api_key_id',
  usage_by_day: 'caller_id, day',
  idempotency_records: 'caller_id, key_hash',
  workspace_domains: 'workspace_id, domain',
  sender_domains: 'workspace_id, domain',
  unsubscribed_addresses: 'workspace_id, address_hash',
  suppressed_addresses: 'workspace_id, address_hash',
};

export type TableName = keyof typeof primaryKeys;

/** A table, with the column of the owner's id and the further columns of its primary key. */
export interface OwnedTable extends Keyed {
  owner: string;
}

const owned = (table: string, primaryKey: string): OwnedTable => {
  const [owner = '', ...key] = primaryKey.split(', ');
  return { table, owner, key };
};

export const ownedTables: readonly OwnedTable[] = Object.entries(primaryKeys).map(([table, key]) => owned(table, key));
export const ownedTable = (table: TableName): OwnedTable => owned(table, primaryKeys[table]);

export function keyed(name: TableName, index?: string): Keyed {
  const { table, key } = ownedTable(name);
  return { table, key, ...(index === undefined ? {} : { index }) };
}

export type Key = { readonly [field: string]: string };

export const columnsOf = ({ key }: Keyed): Sql => raw(key.join(', '));

export const withKeys = (apiKeyId: string, { table, key }: Keyed, keys: readonly Key[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong(table, key, keys)}`;

/** Locks rows by these keys. Another statement changes them: in one statement, PostgreSQL would read the whole tenant. */
export const lockRows = (apiKeyId: string, keyed: Keyed, keys: readonly Key[]): Sql =>
  sql`select 1 from ${raw(keyed.table)} ${byPrimaryKey(keyed.table)} where ${withKeys(apiKeyId, keyed, keys)} order by ${columnsOf(keyed)} ${forUpdate}`;

/**
 * Removes rows of the API key that meet the condition, at most `maxRows`. Returns the number of found rows; if there are fewer than `maxRows`,
 * they were the last. Locks them in the order of their keys, as erasers do. `beforeRemoval` makes statements for the locked rows.
 */
export async function removeSome(
  ask: Ask,
  apiKeyId: string,
  keyed: Keyed,
  condition: Sql,
  maxRows: number,
  beforeRemoval: (found: readonly Key[], areFound: Sql) => readonly Sql[] = () => [],
): Promise<number> {
  const table = raw(keyed.table);
  const found = await ask(
    sql<Key>`select ${columnsOf(keyed)} from ${table} ${indexedBy(keyed.index)}
      where api_key_id = ${apiKeyId} and ${condition} ${limit(maxRows)}`,
  );
  if (found.length === 0) return 0;
  const areFound = withKeys(apiKeyId, keyed, found);
  const removal = sql`delete from ${table} ${byPrimaryKey(keyed.table)} where ${areFound}`;
  const statements = [lockRows(apiKeyId, keyed, found), ...beforeRemoval(found, areFound), removal];
  await Promise.all(statements.map((statement) => ask(statement)));
  return found.length;
}
