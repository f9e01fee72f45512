/** The tables with an owner, and their rows by primary key: locks and removes them. */
import { type Ask, byPrimaryKey, forUpdate, indexedBy, isAmong, limit, raw, type Sql, sql } from './sql.ts';

/** A table, with the columns of its primary key after the API key. All are text. */
export interface Keyed {
  table: string;
  key: readonly string[];
  /** SQL: the bytes of a row, which bound a batch. Default: a few. */
  rowBytes?: string | undefined;
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
  notifications: 'api_key_id, notification_key',
  notification_recipients: 'api_key_id, notification_key, user_id',
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

/** The bytes of a row, where it may have more than a few hundred. The database knows the length of a text without reading it. */
const bytesOfRow: { readonly [Table in TableName]?: string } = {
  webhooks: 'octet_length(deliveries)',
  tasks: 'octet_length(payload)',
  organizations: 'octet_length(metadata)',
  documents: 'octet_length(metadata)',
  users: 'octet_length(details)',
  presence: 'octet_length(details)',
  notifications: 'octet_length(content)',
  annotations: 'octet_length(content)',
  events: 'bytes',
  idempotency_records: 'octet_length(sealed)',
};

/** A table, with the column of the owner's id and the further columns of its primary key. */
export interface OwnedTable extends Keyed {
  owner: string;
}

export function ownedTable(table: TableName): OwnedTable {
  const [owner = '', ...key] = primaryKeys[table].split(', ');
  return { table, owner, key, rowBytes: bytesOfRow[table] };
}

const isTable = (name: string): name is TableName => Object.hasOwn(primaryKeys, name);
export const ownedTables: readonly OwnedTable[] = Object.keys(primaryKeys).filter(isTable).map(ownedTable);

export function keyed(name: TableName, index?: string): Keyed {
  const { table, key, rowBytes } = ownedTable(name);
  return { table, key, rowBytes, ...(index === undefined ? {} : { index }) };
}

export const bytesOf = ({ rowBytes = '0' }: Keyed): Sql => raw(rowBytes);

/** Bytes of rows that one transaction removes, numbers or reads. A single row may have more. */
export const bytesAtOnce = 1_048_576;

/** Returns the first rows, as many as have these bytes together, and at least one. */
export function firstWithin<Row extends { bytes: number }>(rows: readonly Row[]): Row[] {
  let total = 0;
  const tooMany = rows.findIndex(({ bytes }, i) => {
    total += bytes;
    return i > 0 && total > bytesAtOnce;
  });
  return rows.slice(0, tooMany === -1 ? rows.length : tooMany);
}

export type Key = { readonly [field: string]: string };

export const columnsOf = ({ key }: Keyed): Sql => raw(key.join(', '));

export const withKeys = (apiKeyId: string, { table, key }: Keyed, keys: readonly Key[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong(table, key, keys)}`;

/** Locks rows by these keys. Another statement changes them: in one statement, PostgreSQL would read the whole tenant. */
export const lockRows = (apiKeyId: string, keyed: Keyed, keys: readonly Key[]): Sql =>
  sql`select 1 from ${raw(keyed.table)} ${byPrimaryKey(keyed.table)} where ${withKeys(apiKeyId, keyed, keys)} order by ${columnsOf(keyed)} ${forUpdate}`;

/**
 * Removes rows of the API key that meet the condition, at most `maxRows`, and about a MiB. Returns their number, or `maxRows` if more may exist:
 * if there are fewer, they were the last. Locks them in the order of their keys, as erasers do. `beforeRemoval` makes statements for the locked rows.
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
  const all = await ask(
    sql<Key & { bytes: number }>`select ${bytesOf(keyed)} as bytes, ${columnsOf(keyed)} from ${table} ${indexedBy(keyed.index)}
      where api_key_id = ${apiKeyId} and ${condition} ${limit(maxRows)}`,
  );
  const found = firstWithin(all).map(({ bytes: _, ...key }): Key => key);
  if (found.length === 0) return 0;
  const areFound = withKeys(apiKeyId, keyed, found);
  const removal = sql`delete from ${table} ${byPrimaryKey(keyed.table)} where ${areFound}`;
  const statements = [lockRows(apiKeyId, keyed, found), ...beforeRemoval(found, areFound), removal];
  await Promise.all(statements.map((statement) => ask(statement)));
  return found.length < all.length ? maxRows : found.length;
}
