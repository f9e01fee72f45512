/** Workspaces and their API keys. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export type WorkspaceRow = Selectable<Tables['workspaces']>;
export type ApiKeyRow = Selectable<Tables['api_keys']>;

export async function add(db: Db, workspace: Insertable<Tables['workspaces']>): Promise<void> {
  await db.insertInto('workspaces').values(workspace).execute();
}

export async function addApiKey(db: Db, apiKey: Insertable<Tables['api_keys']>): Promise<void> {
  await db.insertInto('api_keys').values(apiKey).execute();
}

export async function find(db: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return await db.selectFrom('workspaces').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst();
}

export async function findApiKeys(db: Db, workspaceId: string): Promise<ApiKeyRow[]> {
  return await db.selectFrom('api_keys').selectAll().where('workspace_id', '=', workspaceId).orderBy('created_at').execute();
}

export async function findApiKey(db: Db, apiKeyId: string): Promise<ApiKeyRow | undefined> {
  return await db.selectFrom('api_keys').selectAll().where('api_key_id', '=', apiKeyId).executeTakeFirst();
}

/** The version that tokens of this workspace must have; undefined where there is no such workspace. */
export async function tokenVersion(db: Db, workspaceId: string): Promise<number | undefined> {
  const row = await db.selectFrom('workspaces').select('token_version').where('workspace_id', '=', workspaceId).executeTakeFirst();
  return row?.token_version;
}

/** The version that tokens of this API key must have; undefined where there is no such key. */
export async function apiKeyTokenVersion(db: Db, apiKeyId: string): Promise<number | undefined> {
  const row = await db.selectFrom('api_keys').select('token_version').where('api_key_id', '=', apiKeyId).executeTakeFirst();
  return row?.token_version;
}
