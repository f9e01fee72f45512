/** Reads the facts that decide a user's access to documents and folders, for Check Permissions and Get Accessible Documents. */
import { type Ask, among, raw, rows, type Sql, sql } from '../database/sql.ts';
import { type AccessType, maxLevels, parentColumn, withFoldersAbove } from '../folders/tree.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { groupedUsers } from '../user-groups/store.ts';
import { bestReason, type Reason, type RoleGrant } from './rules.ts';
import type { ResourceType } from './store.ts';

export interface Asked {
  apiKeyId: string;
  userId: string;
  /** The time when grants must be in force. */
  now: number;
}

interface Granted {
  /** The role of the user's grant, and the time of its end after a space; null for none. In one column, a grant is one lookup. */
  granted: string | null;
}

/** Selects the user's grant in force on the resource with the id in this column. */
const grantOn = ({ apiKeyId, userId, now }: Asked, organizationKey: OrganizationKey, type: ResourceType, id: string): Sql =>
  sql`(select access_role || coalesce(' ' || expires_at, '') from grants
    where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey} and grants.resource_type = ${type}
      and grants.resource_id = ${raw(id)} and grants.user_id = ${userId}
      and (grants.expires_at is null or grants.expires_at > ${now})) as granted`;

function grantsIn({ userId }: Asked, resourceType: ResourceType, resourceId: string, { granted }: Granted): RoleGrant[] {
  if (granted === null) return [];
  const [role, end] = granted.split(' ');
  const accessRole = role === 'editor' ? 'editor' : 'viewer';
  return [{ resourceType, resourceId, userId, accessRole, expiresAt: end === undefined ? null : Number(end) }];
}

export interface OrganizationFacts extends Granted {
  organizationId: string;
  defaultAccessType: AccessType;
  /** 1 for a member of any user group. */
  isGroupMember: number | null;
}

/** Selects the organizations that exist, with the user's grant on each and membership in any of its user groups. */
export function findOrganizations(asked: Asked, organizationIds: readonly string[]) {
  const { apiKeyId, userId } = asked;
  const key = raw('organizations.id');
  return sql<OrganizationFacts>`select organizations.organization_id,
      (select default_folder_access from api_keys where api_keys.api_key_id = ${apiKeyId}) as default_access_type,
      (select 1 from (${groupedUsers(apiKeyId, key, sql`members.user_id = ${userId}`)} limit 1) as grouped) as is_group_member,
      ${grantOn(asked, key, 'organization', 'organizations.organization_id')}
    from organizations where organizations.api_key_id = ${apiKeyId} and organizations.organization_id ${among(organizationIds)}`;
}

/** A document that exists. */
export interface DocumentPlace extends Granted {
  documentId: string;
  documentKey: string;
  /** The document's own. */
  accessType: AccessType | null;
  folderId: string | null;
}

interface FolderPlace extends Granted {
  folderId: string;
  parentFolderId: string | null;
  /** The folder's own. */
  accessType: AccessType | null;
}

type FoundPlace = (DocumentPlace & { parentFolderId: null }) | (FolderPlace & { documentId: null; documentKey: null });

export interface Places {
  documents: DocumentPlace[];
  /** The folders above the documents, and those that were asked for with the folders above them. */
  folders: ReadonlyMap<string, FolderPlace>;
}

/** Documents of an organization: those that meet a condition, which may end with an order and a limit. */
export interface Selection {
  condition: Sql;
  /** The table `documents`, perhaps behind another one or with an index. */
  from?: Sql;
  folderIds?: readonly string[];
}

export async function findPlaces(
  ask: Ask,
  asked: Asked,
  organizationKey: OrganizationKey,
  { condition, from = raw('documents'), folderIds = [] }: Selection,
): Promise<Places> {
  const { apiKeyId } = asked;
  const named = rows(
    'folders',
    ['folder_id'],
    folderIds.map((folderId) => ({ folderId })),
  );
  const start = sql`select folder_id from found where folder_id is not null union select folder_id from ${named} as named`;
  const found = await ask(sql<FoundPlace>`
    with recursive found as materialized (
      select document_id, document_key, documents.access_type, documents.folder_id from ${from}
      where documents.api_key_id = ${apiKeyId} and documents.organization_key = ${organizationKey} and document_exists = 1
        and ${condition}
    ), ${withFoldersAbove(apiKeyId, organizationKey, start)}
    select document_id, document_key, access_type, folder_id, null as parent_folder_id,
      ${grantOn(asked, organizationKey, 'document', 'found.document_key')} from found
    union all
    select null, null, access_type, folder_id, ${parentColumn},
      ${grantOn(asked, organizationKey, 'folder', 'above.folder_id')} from above`);
  const documents: DocumentPlace[] = [];
  const folders = new Map<string, FolderPlace>();
  for (const place of found) {
    if (place.documentId === null) folders.set(place.folderId, place);
    else documents.push(place);
  }
  return { documents, folders };
}

/** The facts that a folder and all folders above it give to what is inside. */
interface Inherited {
  /** Nearest first. */
  folderIds: readonly string[];
  accessType: AccessType | undefined;
  /** The grant that counts among those on these folders. */
  grants: readonly RoleGrant[];
}

/** By the folders that one call has found. */
const inherited = new WeakMap<Places['folders'], Map<string, Inherited>>();

/** Looks at each folder once, however many documents are in it. */
function inheritedFrom(asked: Asked, folderId: string | null, folders: Places['folders']): Inherited {
  const known = inherited.get(folders) ?? new Map<string, Inherited>();
  inherited.set(folders, known);
  const before = known.get(folderId ?? '');
  if (before !== undefined) return before;
  const chain = chainFrom(folderId, folders);
  const folderIds = chain.map((folder) => folder.folderId);
  const all = chain.flatMap((folder) => grantsIn(asked, 'folder', folder.folderId, folder));
  const reason = bestReason({ accessType: 'restricted', folderIds }, { grants: all, isGroupMember: false });
  const accessType = chain.find((folder) => folder.accessType !== null)?.accessType ?? undefined;
  const found = { folderIds, accessType, grants: reason?.by === 'grant' ? [reason.grant] : [] };
  known.set(folderId ?? '', found);
  return found;
}

/** Returns the folder and all folders above, nearest first. */
function chainFrom(folderId: string | null, folders: Places['folders']): FolderPlace[] {
  const chain: FolderPlace[] = [];
  let next = folderId === null ? undefined : folders.get(folderId);
  while (next !== undefined && chain.length < maxLevels) {
    chain.push(next);
    next = next.parentFolderId === null ? undefined : folders.get(next.parentFolderId);
  }
  return chain;
}

/** Returns the reason for the user's access to a document, a folder, or the organization itself; undefined for none. */
export function reasonIn(
  asked: Asked,
  organization: OrganizationFacts,
  folders: Places['folders'],
  place: DocumentPlace | { folderId: string } | undefined,
): Reason<RoleGrant> | undefined {
  const grants = grantsIn(asked, 'organization', organization.organizationId, organization);
  const isGroupMember = organization.isGroupMember === 1;
  // An organization has no access type. Only grants on it count.
  if (place === undefined) return bestReason({ accessType: 'restricted', folderIds: [] }, { grants, isGroupMember });
  const {
    folderIds,
    accessType: ofFolders = organization.defaultAccessType,
    grants: above,
  } = inheritedFrom(asked, place.folderId, folders);
  grants.push(...above);
  if (!('documentKey' in place)) return bestReason({ accessType: ofFolders, folderIds }, { grants, isGroupMember });
  const { documentKey, accessType } = place;
  grants.push(...grantsIn(asked, 'document', documentKey, place));
  return bestReason({ accessType: accessType ?? ofFolders, folderIds, documentKey }, { grants, isGroupMember });
}
