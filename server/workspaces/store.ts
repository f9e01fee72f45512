/** Workspaces and their API keys. */
import type { FolderAccessType } from '../../generated/types.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import type { TokenKind } from '../auth/tokens.ts';
import { type Ask, among, forUpdate, limit, raw, type Sql, sql } from '../database/sql.ts';

export interface Workspace {
  workspaceId: string;
  name: string;
  ownerId: string;
  ownerEmail: string;
  ownerName: string;
  ownerAvatar: string;
  tokenVersion: number;
  createdAt: number;
  /** The time when the owner confirmed a login link for this workspace; null until then. */
  ownerVerifiedAt: number | null;
  /** Calls a minute of its API keys together, and emails a day; null: as the operator's settings, 0: unlimited. */
  callLimit: number | null;
  mailLimit: number | null;
}

export interface NewWorkspace extends Omit<Workspace, 'ownerEmail'> {
  ownerEmail: EmailAddress;
}

export interface ApiKey {
  apiKeyId: string;
  workspaceId: string;
  name: string;
  type: 'testing' | 'production';
  tokenVersion: number;
  /** The console's switches: Get Documents, Set Config, and the default folder access. */
  advancedQueries: number;
  notificationConfig: number;
  events: number;
  defaultFolderAccess: FolderAccessType;
  createdAt: number;
}

const workspaceColumns = raw(`workspace_id, name, owner_id, owner_email, owner_name, owner_avatar, token_version, created_at,
  owner_verified_at, call_limit, mail_limit`);

const apiKeyColumns = raw(`api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config,
  events, default_folder_access, created_at`);

/** Adds a workspace without limits of its own. */
export const add = (one: NewWorkspace): Sql => sql`
  insert into workspaces (workspace_id, name, owner_id, owner_email, owner_name, owner_avatar, token_version, created_at, owner_verified_at)
  values (${one.workspaceId}, ${one.name}, ${one.ownerId}, ${one.ownerEmail.text}, ${one.ownerName}, ${one.ownerAvatar}, ${one.tokenVersion},
    ${one.createdAt}, ${one.ownerVerifiedAt})`;

export const addApiKey = (one: ApiKey): Sql => sql`
  insert into api_keys (api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config, events,
    default_folder_access, created_at)
  values (${one.apiKeyId}, ${one.workspaceId}, ${one.name}, ${one.type}, ${one.tokenVersion}, ${one.advancedQueries},
    ${one.notificationConfig}, ${one.events}, ${one.defaultFolderAccess}, ${one.createdAt})`;

export async function find(ask: Ask, workspaceId: string): Promise<Workspace | undefined> {
  const [workspace] = await ask(sql<Workspace>`select ${workspaceColumns} from workspaces where workspace_id = ${workspaceId}`);
  return workspace;
}

/** Selects the workspaces of an address from this offset: verified ones first, then the oldest. */
export const findByOwner = (email: EmailAddress, maxRows: number, skipped = 0) =>
  sql<Workspace>`select ${workspaceColumns} from workspaces where lower(owner_email) = ${email.key}
    order by case when owner_verified_at is null then 1 else 0 end, created_at, workspace_id ${limit(maxRows)}
    offset cast(${skipped} as integer)`;

/** Selects the workspace if it belongs to the address. */
export const findOwned = (email: EmailAddress, workspaceId: string) =>
  sql<Workspace>`select ${workspaceColumns} from workspaces
    where workspace_id = ${workspaceId} and lower(owner_email) = ${email.key}`;

/** Selects the newest workspaces, of an owner's address or of all. */
export const findNewest = (ownerEmail: EmailAddress | undefined, maxRows: number) =>
  sql<Workspace>`select ${workspaceColumns} from workspaces
    where ${ownerEmail === undefined ? sql`true` : sql`lower(owner_email) = ${ownerEmail.key}`}
    order by created_at desc, workspace_id ${limit(maxRows)}`;

export const updateLimits = ({ workspaceId, callLimit, mailLimit }: Workspace): Sql =>
  sql`update workspaces set call_limit = ${callLimit}, mail_limit = ${mailLimit} where workspace_id = ${workspaceId}`;

/** Marks the owner of these workspaces as verified, if they belong to the address. */
export const verifyOwner = (now: number, email: EmailAddress, workspaceIds: readonly string[]): Sql =>
  sql`update workspaces set owner_verified_at = ${now}
    where workspace_id ${among(workspaceIds)} and lower(owner_email) = ${email.key} and owner_verified_at is null`;

/** Selects the API keys of a workspace, the oldest first. */
export const findApiKeys = (workspaceId: string) =>
  sql<ApiKey>`select ${apiKeyColumns} from api_keys where workspace_id = ${workspaceId} order by created_at`;

export async function countApiKeys(ask: Ask, workspaceId: string): Promise<number> {
  const [counted] = await ask(sql<{ count: number }>`select count(*) as count from api_keys where workspace_id = ${workspaceId}`);
  return counted?.count ?? 0;
}

export async function findApiKey(ask: Ask, apiKeyId: string): Promise<ApiKey | undefined> {
  const [apiKey] = await ask(sql<ApiKey>`select ${apiKeyColumns} from api_keys where api_key_id = ${apiKeyId}`);
  return apiKey;
}

/** Selects the workspaces of these API keys. */
export const findWorkspaces = (apiKeyIds: readonly string[]) =>
  sql<{
    apiKeyId: string;
    workspaceId: string;
  }>`select api_key_id, workspace_id from api_keys where api_key_id ${among(apiKeyIds)}`;

export const lockWorkspace = (workspaceId: string) =>
  sql<Workspace>`select ${workspaceColumns} from workspaces where workspace_id = ${workspaceId} ${forUpdate}`;

export const lockApiKey = (apiKeyId: string): Sql =>
  sql`select api_key_id from api_keys where api_key_id = ${apiKeyId} ${forUpdate}`;

export const lockApiKeyOf = (workspaceId: string, apiKeyId: string) =>
  sql<ApiKey>`select ${apiKeyColumns} from api_keys where api_key_id = ${apiKeyId} and workspace_id = ${workspaceId} ${forUpdate}`;

/** The rules for a request with valid credentials. */
export interface CallPolicy {
  workspaceId: string;
  /** The version that tokens must have. */
  tokenVersion: number;
  /** Domains whose pages may call; empty: any. */
  domains: readonly string[];
  isTesting: boolean;
  /** Whether changes are recorded as events. */
  hasEvents: boolean;
  /** Calls a minute; null: as the operator's setting. */
  callLimit: number | null;
}

interface PolicyRow {
  workspaceId: string;
  tokenVersion: number;
  isTesting: number;
  hasEvents: number;
  callLimit: number | null;
  domain: string | null;
}

/** Returns the rules for calls of the workspace; undefined if there is no such workspace. */
export async function findPolicy(ask: Ask, workspaceId: string): Promise<CallPolicy | undefined> {
  const rows = await ask(sql<PolicyRow>`
    select workspaces.workspace_id, token_version, 0 as is_testing, 0 as has_events, call_limit, domain
    from workspaces left join workspace_domains on workspace_domains.workspace_id = workspaces.workspace_id
    where workspaces.workspace_id = ${workspaceId}`);
  return toPolicy(rows);
}

/** Returns the rules for calls with the API key; undefined if there is no such key. */
export async function findApiKeyPolicy(ask: Ask, apiKeyId: string): Promise<CallPolicy | undefined> {
  const rows = await ask(sql<PolicyRow>`
    select api_keys.workspace_id, api_keys.token_version,
      case when type = 'testing' then 1 else 0 end as is_testing, events as has_events, call_limit, domain
    from api_keys join workspaces on workspaces.workspace_id = api_keys.workspace_id
    left join workspace_domains on workspace_domains.workspace_id = api_keys.workspace_id
    where api_key_id = ${apiKeyId}`);
  return toPolicy(rows);
}

function toPolicy(rows: readonly PolicyRow[]): CallPolicy | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    workspaceId: first.workspaceId,
    tokenVersion: first.tokenVersion,
    domains: rows.flatMap(({ domain }) => domain ?? []),
    isTesting: first.isTesting === 1,
    hasEvents: first.hasEvents === 1,
    callLimit: first.callLimit,
  };
}

/** Revokes every token of the workspace, and returns the new version; undefined if there is no such workspace. */
export async function raiseTokenVersion(ask: Ask, workspaceId: string): Promise<number | undefined> {
  const [raised] = await ask(sql<{ version: number }>`
    update workspaces set token_version = token_version + 1 where workspace_id = ${workspaceId} returning token_version as version`);
  return raised?.version;
}

export interface RaisedVersion {
  kind: TokenKind;
  id: string;
  version: number;
}

/** Revokes every token of the workspace and of its API keys, and returns the new versions. */
export async function raiseAllTokenVersions(ask: Ask, workspaceId: string): Promise<RaisedVersion[]> {
  const version = await raiseTokenVersion(ask, workspaceId);
  if (version === undefined) return [];
  const keys = await ask(sql<{ id: string; version: number }>`
    update api_keys set token_version = token_version + 1 where workspace_id = ${workspaceId}
    returning api_key_id as id, token_version as version`);
  return [{ kind: 'workspace', id: workspaceId, version }, ...keys.map((key): RaisedVersion => ({ kind: 'key', ...key }))];
}

/** Revokes every token of the workspace's API key, and returns the new version; undefined if the workspace has no such key. */
export async function raiseApiKeyTokenVersion(ask: Ask, apiKeyId: string, workspaceId: string): Promise<number | undefined> {
  const [raised] = await ask(sql<{ version: number }>`
    update api_keys set token_version = token_version + 1
    where api_key_id = ${apiKeyId} and workspace_id = ${workspaceId} returning token_version as version`);
  return raised?.version;
}

/** Revokes all tokens below the version, of a workspace or an API key. Returns whether there were any. */
export async function revokeBelow(ask: Ask, of: TokenKind, id: string, version: number): Promise<boolean> {
  const revoked =
    of === 'workspace'
      ? sql`update workspaces set token_version = ${version} where workspace_id = ${id} and token_version < ${version} returning 1`
      : sql`update api_keys set token_version = ${version} where api_key_id = ${id} and token_version < ${version} returning 1`;
  return (await ask(revoked)).length > 0;
}

export const updateApiKey = ({ apiKeyId, name, advancedQueries, notificationConfig, events, defaultFolderAccess }: ApiKey): Sql =>
  sql`update api_keys set name = ${name}, advanced_queries = ${advancedQueries}, notification_config = ${notificationConfig},
    events = ${events}, default_folder_access = ${defaultFolderAccess} where api_key_id = ${apiKeyId}`;

/** Ends the workspace and its API keys for every caller. Their data is left to `erasure.ts`. */
export const removeWorkspace = (workspaceId: string) => ({
  keysRemoved: sql`delete from api_keys where workspace_id = ${workspaceId}`,
  workspaceRemoved: sql`delete from workspaces where workspace_id = ${workspaceId}`,
});

/** Ends the API key for every caller. Its data is left to `erasure.ts`. */
export const removeApiKey = (apiKeyId: string): Sql => sql`delete from api_keys where api_key_id = ${apiKeyId}`;
