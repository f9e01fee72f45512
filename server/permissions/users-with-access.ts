/**
 * Get Users with Access. A page looks at the users with grants on the resource or above it, and at members of user groups or all users, as
 * the access type demands. The rule of access decides about each.
 */
import type { PermissionsHandlers } from '../../generated/handlers.ts';
import type { DocumentOrFolder, UserWithAccess } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { type Ask, fixedLimit, joinEach, limit, raw, sql } from '../database/sql.ts';
import * as documents from '../documents/store.ts';
import { notFound } from '../errors.ts';
import * as tree from '../folders/tree.ts';
import { findExistingKeys, type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { endOfRanges } from '../paging/page-sql.ts';
import { isWhole, mergeRanges, pageOfItems, pagesIn, type Range, rangeOf } from '../paging/page-token.ts';
import { groupedUsers } from '../user-groups/store.ts';
import { bestReason, type ResourceAccess, type RoleGrant, toAccess } from './rules.ts';

/** Maximum of user groups whose members a page looks up. */
const maxGroups = 100;
/** Users that a page looks at in each search. */
const rowsFor = (pageSize: number): number => 2 * pageSize + 100;

type Access = UserWithAccess;

export const getUsersWithAccess: PermissionsHandlers<Contexts>['getUsersWithAccess'] = async (data, context) => {
  const { snapshot, clock, apiKeyId } = context;
  const { organizationId, resource } = data;
  const { type, id } = resource;
  const pages = pagesIn('getUsersWithAccess', data, context, idOf, { resource: { type, id } });
  const query: Query = {
    ...{ apiKeyId, organizationId, organizationKey: organizationKey(apiKeyId, organizationId), resource },
    ...{ after: pages.after ?? '', maxRows: rowsFor(pages.pageSize) },
  };
  const look = (searches: readonly Search[]) =>
    snapshot((ask) =>
      Promise.all([
        findPlace(ask, query),
        findExistingKeys(ask, apiKeyId, [organizationId]),
        Promise.all(searches.map((search) => search(ask, query))),
      ]),
    );

  const [planned] = await look([]);
  const searches = searchesOf(planned);
  let [place, existing, found] = await look(searches.map((search) => search(planned)));
  // The access type or the number of user groups may have changed meanwhile.
  if (searchesOf(place).some((search) => !searches.includes(search)))
    [place, existing, found] = await look([searchGrants, searchGroups, searchUsers].map((search) => search(place)));
  if (!existing.has(organizationId)) throw notFound('organization', organizationId);
  const { access } = place;
  if (access === undefined) throw notFound(type, id);

  const { rows, end } = mergeRanges(found, idOf);
  const now = clock();
  const users = [...Map.groupBy(rows, ({ userId }) => userId)].flatMap(([userId, facts]): Access[] => {
    const grants = facts.flatMap(({ grant }) => (grant === undefined || (grant.expiresAt ?? now + 1) <= now ? [] : [grant]));
    const reason = bestReason(access, { grants, isGroupMember: facts.some(({ isGroupMember }) => isGroupMember) });
    return reason === undefined ? [] : [{ userId, ...toAccess(reason, id) }];
  });
  const { items, next } = pageOfItems(pages, users, pages.pageSize, end === undefined ? undefined : { userId: end });
  return {
    result: { status: 'success', message: 'Users found.', isPublic: access.accessType === 'public', data: items, ...next },
  };
};

interface Query {
  apiKeyId: string;
  organizationId: string;
  organizationKey: OrganizationKey;
  resource: DocumentOrFolder;
  after: string;
  maxRows: number;
}

interface Place {
  access: ResourceAccess | undefined;
  /** The number of user groups, up to one more than a page looks at. */
  groupCount: number;
}

const documentOf = ({ apiKeyId, organizationKey, resource }: Query): documents.DocumentReference => ({
  ...{ apiKeyId, organizationKey, documentId: resource.id },
});

async function findPlace(ask: Ask, query: Query): Promise<Place> {
  const { apiKeyId, organizationKey, resource } = query;
  const [access, groups] = await Promise.all([
    resource.type === 'document'
      ? documents.findAccess(ask, documentOf(query))
      : tree.findAccess(ask, apiKeyId, organizationKey, resource.id),
    ask(firstGroups(query)),
  ]);
  return { access, groupCount: groups.length };
}

interface Fact {
  userId: string;
  /** A grant on the resource or above it, expired or not. */
  grant?: RoleGrant;
  isGroupMember?: boolean;
}

const idOf = ({ userId }: { userId: string }): string => userId;

/** Looks for users with access. The place says how many ranges there are. */
type Search = (ask: Ask, query: Query) => Promise<Range<Fact>>;
type SearchIn = (place: Place) => Search;

/** Returns the searches that together find all users with access. */
function searchesOf({ access, groupCount }: Place): SearchIn[] {
  if (access?.accessType === 'public') return [searchGrants, searchUsers];
  if (access?.accessType === 'organizationPrivate') return [searchGrants, groupCount > maxGroups ? searchUsers : searchGroups];
  return [searchGrants];
}

const searchGrants: SearchIn =
  ({ access }) =>
  async (ask, query) => {
    const { apiKeyId, organizationId, organizationKey, resource, after } = query;
    const { type, id } = resource;
    // The document, the organization, and the folders.
    const maxRows = Math.ceil(query.maxRows / (2 + (access?.folderIds.length ?? 0)));
    const onResource = sql`grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey}
      and grants.resource_type = resources.resource_type and grants.resource_id = resources.resource_id`;
    const start =
      type === 'folder' ? sql`select ${id}` : sql`select folder_id from documents where ${documents.isDocument(documentOf(query))}`;
    const end = endOfRanges({ list: raw('resources'), rows: sql`from grants where ${onResource}`, key: 'user_id', after, maxRows });
    const found = await ask(sql<RoleGrant>`
      with recursive ${tree.withFoldersAbove(apiKeyId, organizationKey, start)}, resources as materialized (
        select 'folder' as resource_type, folder_id as resource_id from above
        union all select 'organization', ${organizationId}
        union all select 'document', document_key from documents where ${documents.isDocument(documentOf(query))} and ${type} = 'document'
      )
      select user_id, grants.resource_type, grants.resource_id, access_role, expires_at
      from resources ${joinEach('grants', sql`${onResource} and grants.user_id > ${after} and grants.user_id <= ${end}`, 'user_id')}`);
    return rangeOf(
      found.map((grant): Fact => ({ userId: grant.userId, grant })),
      idOf,
      isWhole(found, ({ resourceType, resourceId }) => `${resourceType} ${resourceId}`, maxRows),
    );
  };

const firstGroups = ({ apiKeyId, organizationKey }: Query) => sql<{ groupKey: string }>`select group_key from user_groups
  where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} order by organization_user_group_id ${fixedLimit(maxGroups + 1)}`;

const searchGroups: SearchIn =
  ({ groupCount }) =>
  async (ask, query) => {
    const { apiKeyId, organizationKey, after } = query;
    const maxRows = Math.ceil(query.maxRows / Math.max(1, groupCount));
    const inGroup = sql`user_group_members.api_key_id = ${apiKeyId} and user_group_members.organization_key = ${organizationKey}
      and user_group_members.group_key = user_groups.group_key`;
    const list = sql`(${firstGroups(query)}) as user_groups`;
    const end = endOfRanges({ list, rows: sql`from user_group_members where ${inGroup}`, key: 'user_id', after, maxRows });
    const inRange = sql`${inGroup} and user_group_members.user_id > ${after} and user_group_members.user_id <= ${end}`;
    const found = await ask(sql<{ userId: string; groupKey: string }>`
      select user_id, user_group_members.group_key from ${list} ${joinEach('user_group_members', inRange, 'user_id')}`);
    return rangeOf(
      found.map(({ userId }): Fact => ({ userId, isGroupMember: true })),
      idOf,
      isWhole(found, ({ groupKey }) => groupKey, maxRows),
    );
  };

/** Looks at the next users of the organization. */
const searchUsers: SearchIn = () => async (ask, query) => {
  const { apiKeyId, organizationKey, after, maxRows } = query;
  const grouped = groupedUsers(apiKeyId, organizationKey, sql`members.user_id = next_users.user_id`);
  const found = await ask(sql<{ userId: string; isGrouped: number | null }>`
    select user_id, (select 1 from (${grouped} limit 1) as grouped) as is_grouped from (
      select user_id from users where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id > ${after}
      order by user_id ${limit(maxRows)}) as next_users`);
  return rangeOf(
    found.map(({ userId, isGrouped }): Fact => ({ userId, isGroupMember: isGrouped === 1 })),
    idOf,
    found.length < maxRows,
  );
};
