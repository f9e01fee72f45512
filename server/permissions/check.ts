/** Check Permissions: the rule of access, with the reason. */
import type { PermissionsHandlers, Schema } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import type { Ask } from '../database/sql.ts';
import { among, raw, type Sql, sql } from '../database/sql.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import { findAncestors } from '../folders/store.ts';
import { type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { success } from '../replies.ts';
import { groupedUsers } from '../user-groups/store.ts';
import { checkResources } from './grant.ts';
import { type Reason, type ResourceAccess, reasonsFor } from './rules.ts';
import type { Grant, ResourceType } from './store.ts';
import { organizationOf } from './store.ts';

type Resource = Schema<'GrantedResource'>;
type Access = Schema<'ResourceAccess'>;
type LiveGrant = Omit<Grant, 'organizationKey'>;

interface Asked {
  apiKeyId: string;
  userId: string;
  /** The time when grants must be in force. */
  now: number;
}

/** The columns of `grantOn`. */
interface Granted {
  grantedRole: Grant['accessRole'] | null;
  grantedUntil: number | null;
}

interface Place {
  /** Undefined if the resource does not exist. Its access type is null if it is the API key's default. */
  access: (Omit<ResourceAccess, 'accessType'> & { accessType: ResourceAccess['accessType'] | null }) | undefined;
  /** The user's grants on the resource and its folders. */
  grants: LiveGrant[];
}

export const checkPermissions: PermissionsHandlers<Contexts>['checkPermissions'] = async (
  { userId, resources },
  { snapshot, apiKeyId, clock },
) => {
  checkResources(resources, userId, '/data/userId', '/data/resources');
  const asked = { apiKeyId, userId, now: clock() };
  const organizationIds = [...new Set(resources.map(organizationOf))];
  const [organizations, places] = await snapshot((ask) =>
    Promise.all([
      ask(findOrganizations(asked, organizationIds)),
      Promise.all(resources.map((resource) => findPlace(ask, asked, resource))),
    ]),
  );
  const factsOf = new Map(organizations.map((facts) => [facts.organizationId, facts]));
  for (const organizationId of organizationIds) if (!factsOf.has(organizationId)) throw notFound('organization', organizationId);
  const checked = resources.map((resource, i): Access => {
    const [organization, place] = [factsOf.get(organizationOf(resource)), places[i]];
    if (organization === undefined || place?.access === undefined)
      return { ...nameOf(resource), accessRole: null, reason: 'notFound' };
    const accessType = place.access.accessType ?? organization.defaultAccessType;
    const access = { ...place.access, accessType };
    const grants = [...grantsIn(asked, 'organization', organization.organizationId, organization), ...place.grants];
    const reasons = reasonsFor(access, { grants, isGroupMember: organization.isGroupMember === 1 });
    const [best] = [...reasons].sort((a, b) => compare(a, b) || distance(a, access) - distance(b, access));
    return { ...nameOf(resource), ...explain(best, resource) };
  });
  return success('Permissions checked.', checked);
};

/** Selects the user's grant in force on the resource with the id in this column. */
function grantOn({ apiKeyId, userId, now }: Asked, organizationKey: OrganizationKey, type: ResourceType, id: string): Sql {
  const column = (name: string) => sql`(select ${raw(name)} from grants
    where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey} and grants.resource_type = ${type}
      and grants.resource_id = ${raw(id)} and grants.user_id = ${userId} and (grants.expires_at is null or grants.expires_at > ${now}))`;
  return sql`${column('access_role')} as granted_role, ${column('expires_at')} as granted_until`;
}

const grantsIn = (
  { userId }: Asked,
  resourceType: ResourceType,
  resourceId: string,
  { grantedRole: accessRole, grantedUntil: expiresAt }: Granted,
): LiveGrant[] => (accessRole === null ? [] : [{ resourceType, resourceId, userId, accessRole, expiresAt }]);

interface OrganizationFacts extends Granted {
  organizationId: string;
  defaultAccessType: ResourceAccess['accessType'];
  isGroupMember: number | null;
}

/** Selects the organizations that exist, with the user's grant on each and membership in any of its user groups. */
function findOrganizations(asked: Asked, organizationIds: readonly string[]) {
  const { apiKeyId, userId } = asked;
  const key = raw('organizations.id');
  return sql<OrganizationFacts>`select organizations.organization_id,
      (select default_folder_access from api_keys where api_keys.api_key_id = ${apiKeyId}) as default_access_type,
      (select 1 from (${groupedUsers(apiKeyId, key, sql`members.user_id = ${userId}`)} limit 1) as grouped) as is_group_member,
      ${grantOn(asked, key, 'organization', 'organizations.organization_id')}
    from organizations where organizations.api_key_id = ${apiKeyId} and organizations.organization_id ${among(organizationIds)}`;
}

async function findPlace(ask: Ask, asked: Asked, resource: Resource): Promise<Place> {
  const { type, id } = resource;
  // An organization has no access type. Only grants on it count.
  if (type === 'organization') return { access: { accessType: 'restricted', folderIds: [] }, grants: [] };
  const { apiKeyId } = asked;
  const inOrganization = organizationKey(apiKeyId, resource.organizationId);
  const document = { apiKeyId, organizationKey: inOrganization, documentId: id };
  const condition = type === 'folder' ? sql`folder_id = ${id}` : documents.isFolderOf(document);
  const [found, folders] = await Promise.all([
    type === 'folder' ? undefined : ask(findDocument(asked, document)),
    ask(findAncestors<Granted>(apiKeyId, inOrganization, condition, grantOn(asked, inOrganization, 'folder', 'chain.folder_id'))),
  ]);
  const own = found?.[0];
  if (type === 'folder' ? folders.length === 0 : own === undefined) return { access: undefined, grants: [] };
  const accessType = own?.accessType ?? folders.find((folder) => folder.accessType !== null)?.accessType ?? null;
  const folderIds = folders.map(({ folderId }) => folderId);
  const grants = folders.flatMap((folder) => grantsIn(asked, 'folder', folder.folderId, folder));
  if (own === undefined) return { access: { accessType, folderIds }, grants };
  const { documentKey } = own;
  return { access: { accessType, folderIds, documentKey }, grants: [...grants, ...grantsIn(asked, 'document', documentKey, own)] };
}

interface DocumentFacts extends Granted {
  documentKey: string;
  accessType: ResourceAccess['accessType'] | null;
}

const findDocument = (asked: Asked, document: documents.DocumentReference) =>
  sql<DocumentFacts>`select document_key, access_type,
      ${grantOn(asked, document.organizationKey, 'document', 'documents.document_key')}
    from documents where ${documents.isDocument(document)}`;

/** Puts the strongest role first, then the latest end. */
function compare(a: Reason<LiveGrant>, b: Reason<LiveGrant>): number {
  const [first, second] = [termsOf(a), termsOf(b)];
  if (first.accessRole !== second.accessRole) return first.accessRole === 'editor' ? -1 : 1;
  if (first.expiresAt === second.expiresAt) return 0;
  return (second.expiresAt ?? Number.POSITIVE_INFINITY) - (first.expiresAt ?? Number.POSITIVE_INFINITY);
}

/** Public resources and user groups let users read, while they remain public or members. */
const termsOf = (reason: Reason<LiveGrant>): Pick<Grant, 'accessRole' | 'expiresAt'> =>
  reason.by === 'grant' ? reason.grant : { accessRole: 'viewer', expiresAt: null };

/** Returns how far the reason is from the resource. Grants come before user groups, and these before public access. */
function distance(reason: Reason<LiveGrant>, { folderIds }: ResourceAccess): number {
  if (reason.by === 'public') return folderIds.length + 3;
  if (reason.by === 'userGroup') return folderIds.length + 2;
  switch (reason.grant.resourceType) {
    case 'organization':
      return folderIds.length + 1;
    case 'folder':
      return 1 + folderIds.indexOf(reason.grant.resourceId);
    case 'document':
      return 0;
  }
}

const nameOf = (resource: Resource): Pick<Access, 'type' | 'id' | 'organizationId'> =>
  resource.type === 'organization'
    ? { type: resource.type, id: resource.id }
    : { type: resource.type, id: resource.id, organizationId: resource.organizationId };

function explain(reason: Reason<LiveGrant> | undefined, { id }: Resource): Omit<Access, 'type' | 'id' | 'organizationId'> {
  if (reason === undefined) return { accessRole: null, reason: 'noAccess' };
  const { accessRole, expiresAt } = termsOf(reason);
  if (reason.by !== 'grant') return { accessRole, reason: reason.by };
  const { resourceType: type, resourceId } = reason.grant;
  return {
    accessRole,
    reason: 'grant',
    // A grant on a document is on the checked one, and has its key instead of its id.
    grantedOn: { type, id: type === 'document' ? id : resourceId },
    ...(expiresAt === null ? {} : { expiresAt }),
  };
}
