/** Workspaces and their API keys. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { insertRows, rowsOf, statement, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type WorkspaceRow = Tables['workspaces'];
export type ApiKeyRow = Tables['api_keys'];

const workspaceColumns = [
  'workspace_id',
  'name',
  'owner_id',
  'owner_email',
  'owner_name',
  'owner_avatar',
  'token_version',
  'created_at',
  'owner_verified_at',
] as const;
const apiKeyColumns = [
  'api_key_id',
  'workspace_id',
  'name',
  'type',
  'token_version',
  'advanced_queries',
  'notification_config',
  'default_folder_access',
  'created_at',
] as const;

const insert = statement({ workspaces: rowsOf('workspaces', workspaceColumns) }, (db, { workspaces }) =>
  insertRows(db, 'workspaces', workspaces),
);
const insertApiKey = statement({ apiKeys: rowsOf('api_keys', apiKeyColumns) }, (db, { apiKeys }) =>
  insertRows(db, 'api_keys', apiKeys),
);

export async function addApiKey(db: Db, apiKey: ApiKeyRow): Promise<void> {
  await insertApiKey(db, { apiKeys: [apiKey] });
}

/** Adds a workspace with its API key. */
export async function add(db: Db, workspace: WorkspaceRow, apiKey: ApiKeyRow): Promise<void> {
  await Promise.all([insert(db, { workspaces: [workspace] }), addApiKey(db, apiKey)]);
}

const workspacesById = statement({ workspaceId: text }, (db, { workspaceId }) =>
  db.selectFrom('workspaces').selectAll().where('workspace_id', '=', workspaceId),
);

export async function find(db: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [workspace] = await workspacesById(db, { workspaceId });
  return workspace;
}

/** The workspaces of an address, in whatever letter case it is written: verified ones first, and of each kind the oldest. */
export async function findByOwner(db: Db, email: string, limit: number): Promise<WorkspaceRow[]> {
  return await db
    .selectFrom('workspaces')
    .selectAll()
    .where(({ fn }) => fn('lower', ['owner_email']), '=', email.toLowerCase())
    .orderBy(sql`case when owner_verified_at is null then 1 else 0 end`)
    .orderBy('created_at')
    .orderBy('workspace_id')
    .limit(limit)
    .execute();
}

/** Marks the owner of these workspaces as verified: the ones that belong to the address. */
export async function verifyOwner(db: Db, now: number, email: string, workspaceIds: readonly string[]): Promise<void> {
  if (workspaceIds.length === 0) return;
  await db
    .updateTable('workspaces')
    .set({ owner_verified_at: now })
    .where('workspace_id', 'in', workspaceIds)
    .where(({ fn }) => fn('lower', ['owner_email']), '=', email.toLowerCase())
    .where('owner_verified_at', 'is', null)
    .execute();
}

/** The API keys of a workspace, the oldest first. */
export const findApiKeys = statement({ workspaceId: text }, (db, { workspaceId }) =>
  db.selectFrom('api_keys').selectAll().where('workspace_id', '=', workspaceId).orderBy('created_at'),
);

const lockWorkspaces = statement({ workspaceId: text }, (db, { workspaceId }) =>
  forUpdate(db, db.selectFrom('workspaces').select('workspace_id').where('workspace_id', '=', workspaceId)),
);

/** Until the transaction ends, no other has this workspace. */
export async function lockWorkspace(db: Db, workspaceId: string): Promise<void> {
  await lockWorkspaces(db, { workspaceId });
}

const countKeys = statement({ workspaceId: text }, (db, { workspaceId }) =>
  db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId),
);

export async function countApiKeys(db: Db, workspaceId: string): Promise<number> {
  const [counted] = await countKeys(db, { workspaceId });
  return counted?.count ?? 0;
}

const apiKeysById = statement({ apiKeyId: text }, (db, { apiKeyId }) =>
  db.selectFrom('api_keys').selectAll().where('api_key_id', '=', apiKeyId),
);

export async function findApiKey(db: Db, apiKeyId: string): Promise<ApiKeyRow | undefined> {
  const [apiKey] = await apiKeysById(db, { apiKeyId });
  return apiKey;
}

const lock = statement({ apiKeyId: text }, (db, { apiKeyId }) =>
  forUpdate(db, db.selectFrom('api_keys').select('api_key_id').where('api_key_id', '=', apiKeyId)),
);

/** Until the transaction ends, no other has this API key. */
export async function lockApiKey(db: Db, apiKeyId: string): Promise<void> {
  await lock(db, { apiKeyId });
}

/** The version that tokens of this workspace must have; undefined where there is no such workspace. */
export async function tokenVersion(db: Db, workspaceId: string): Promise<number | undefined> {
  const row = await db.selectFrom('workspaces').select('token_version').where('workspace_id', '=', workspaceId).executeTakeFirst();
  return row?.token_version;
}

/** What a call with genuine credentials is held against. */
export interface CallPolicy {
  /** That tokens must have. */
  tokenVersion: number;
  /** The workspace's domains, whose pages may call; none: any. */
  domains: readonly string[];
  isTesting: boolean;
}

/** For calls of the workspace; undefined where there is no such workspace. */
export async function findPolicy(db: Db, workspaceId: string): Promise<CallPolicy | undefined> {
  const rows = await db
    .selectFrom('workspaces')
    .leftJoin('workspace_domains', 'workspace_domains.workspace_id', 'workspaces.workspace_id')
    .select(['workspaces.token_version', 'workspace_domains.domain'])
    .where('workspaces.workspace_id', '=', workspaceId)
    .execute();
  return toPolicy(rows, false);
}

/** For calls with the API key; undefined where there is no such key. */
export async function findApiKeyPolicy(db: Db, apiKeyId: string): Promise<CallPolicy | undefined> {
  const rows = await db
    .selectFrom('api_keys')
    .leftJoin('workspace_domains', 'workspace_domains.workspace_id', 'api_keys.workspace_id')
    .select(['api_keys.token_version', 'api_keys.type', 'workspace_domains.domain'])
    .where('api_keys.api_key_id', '=', apiKeyId)
    .execute();
  return toPolicy(rows, rows[0]?.type === 'testing');
}

function toPolicy(rows: readonly { token_version: number; domain: string | null }[], isTesting: boolean): CallPolicy | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return { tokenVersion: first.token_version, domains: rows.flatMap(({ domain }) => domain ?? []), isTesting };
}

/** Ends every token that was issued so far, and gives the new version; undefined where there is no such workspace. */
export async function raiseTokenVersion(db: Db, workspaceId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('workspaces')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .returning('token_version')
    .executeTakeFirst();
  return row?.token_version;
}

/** Ends every token of the API key that was issued so far; false where there is no such key. */
export async function raiseApiKeyTokenVersion(db: Db, apiKeyId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('api_key_id', '=', apiKeyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ApiKeySettings = Pick<ApiKeyRow, 'advanced_queries' | 'notification_config' | 'default_folder_access'>;

export async function changeSettings(db: Db, apiKeyId: string, settings: Partial<ApiKeySettings>): Promise<void> {
  await db.updateTable('api_keys').set(settings).where('api_key_id', '=', apiKeyId).execute();
}
