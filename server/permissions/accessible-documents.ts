/**
 * Get Accessible Documents. A page looks where the user may have access: at documents with grants, in folders, and at documents with an open
 * access type. With too many such places, it looks at the next documents of the organization. The rule of access decides about each.
 */
import type { PermissionsHandlers } from '../../generated/handlers.ts';
import type { AccessibleDocument } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import {
  type Ask,
  among,
  byPrimaryKey,
  empty,
  fixedLimit,
  indexedBy,
  joinEach,
  limit,
  raw,
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { notFound } from '../errors.ts';
import * as folders from '../folders/store.ts';
import * as tree from '../folders/tree.ts';
import { type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { endOfRanges } from '../paging/page-sql.ts';
import { isWhole, mergeRanges, pageOfItems, pagesIn, type Range, rangeOf } from '../paging/page-token.ts';
import { page } from '../replies.ts';
import { groupedUsers } from '../user-groups/store.ts';
import {
  type Asked,
  type DocumentPlace,
  findOrganizations,
  findPlaces,
  type OrganizationFacts,
  type Places,
  reasonIn,
  type Selection,
} from './places.ts';
import { toAccess } from './rules.ts';
import { liveGrants } from './store.ts';

/** Maximum of folders, and of documents with grants, to look at one by one. */
const maxFolders = 100;
const maxDocuments = 500;
/** Documents that a page looks at in each search. */
const rowsFor = (pageSize: number): number => 2 * pageSize + 100;

type Access = AccessibleDocument;

export const getAccessibleDocuments: PermissionsHandlers<Contexts>['getAccessibleDocuments'] = async (data, context) => {
  const { snapshot, clock, apiKeyId } = context;
  const { userId, organizationId, folderId, accessRole } = data;
  const pages = pagesIn('getAccessibleDocuments', data, context, ({ id }: Pick<Access, 'id'>) => id);
  const { after = '', pageSize } = pages;
  const inOrganization = organizationKey(apiKeyId, organizationId);
  const asked = { apiKeyId, userId, now: clock() };
  const query = { asked, organizationId, organizationKey: inOrganization, folderId };
  const maxRows = rowsFor(pageSize);
  const look = <Found extends Scope>(find: (ask: Ask, query: Query) => Promise<Found>, searches: readonly Search[]) =>
    snapshot((ask) =>
      Promise.all([
        find(ask, query),
        Promise.all(searches.map(async ({ select, toRange }) => toRange(await findPlaces(ask, asked, inOrganization, select)))),
      ]),
    );

  const [planned] = await look(findSources, []);
  const looked = isEverywhere(planned) ? undefined : await look(findSources, searchesOf(planned, query, after, maxRows));
  // Other calls may have opened more places meanwhile.
  const isComplete = looked !== undefined && isCovered(looked[0], planned);
  const [scope, found] = isComplete ? looked : await look(findScope, [searchNext(query, after, maxRows)]);
  const { organization } = scope;
  if (organization === undefined) throw notFound('organization', organizationId);
  if (folderId !== undefined && !scope.folderExists) throw notFound('folder', folderId);

  const { rows: candidates, end } = mergeRanges(found, idOf);
  const accessible = new Map<string, Access>();
  for (const { document, folders: above } of candidates) {
    const { documentId: id } = document;
    const reason = reasonIn(asked, organization, above, document);
    if (reason === undefined || (folderId !== undefined && document.folderId !== folderId)) continue;
    const access = toAccess(reason, id);
    if (accessRole !== 'editor' || access.accessRole === 'editor') accessible.set(id, { id, ...access });
  }
  const { items, next } = pageOfItems(pages, [...accessible.values()], pageSize, end === undefined ? undefined : { id: end });
  return page('Documents found.', items, next);
};

interface Query {
  asked: Asked;
  organizationId: string;
  organizationKey: OrganizationKey;
  folderId: string | undefined;
}

interface Scope {
  organization: OrganizationFacts | undefined;
  folderExists: boolean;
}

/** The places where the user may have access. */
interface Sources extends Scope {
  /** Keys of documents with grants, existing or not. */
  documentKeys: readonly string[];
  /** Folders with grants or with an open access type, and all folders inside them. */
  folderIds: readonly string[];
}

async function findScope(ask: Ask, { asked, organizationId, organizationKey, folderId }: Query): Promise<Scope> {
  const [[organization], existing] = await Promise.all([
    ask(findOrganizations(asked, [organizationId])),
    folderId === undefined ? [] : ask(folders.findExisting(asked.apiKeyId, organizationKey, [folderId])),
  ]);
  return { organization, folderExists: existing.length > 0 };
}

/** Finds the places, up to one more than a page looks at. */
async function findSources(ask: Ask, query: Query): Promise<Sources> {
  const { asked, organizationKey } = query;
  const { apiKeyId, userId, now } = asked;
  const granted = (type: 'document' | 'folder') =>
    liveGrants(apiKeyId, organizationKey, now, sql`grants.user_id = ${userId} and grants.resource_type = ${type}`);
  const withAccessType = (accessType: tree.AccessType) =>
    folders.findByAccessType(apiKeyId, organizationKey, accessType, maxFolders + 1);
  const isGroupMember = sql`(select 1 from (${groupedUsers(apiKeyId, organizationKey, sql`members.user_id = ${userId}`)} limit 1) as grouped) = 1`;
  const outermost = sql`
    select resource_id as folder_id from (${granted('folder')} ${fixedLimit(maxFolders + 1)}) as granted
    union all select folder_id from (${withAccessType('public')}) as public_folders
    union all select folder_id from (${withAccessType('organizationPrivate')}) as private_folders where ${isGroupMember}`;
  const [scope, documents, inside] = await Promise.all([
    findScope(ask, query),
    ask(sql<{ resourceId: string }>`select resource_id from (${granted('document')} ${fixedLimit(maxDocuments + 1)}) as granted`),
    ask(tree.findInside(apiKeyId, organizationKey, outermost, maxFolders + 1)),
  ]);
  return {
    ...scope,
    documentKeys: documents.map(({ resourceId }) => resourceId),
    folderIds: inside.map((folder) => folder.folderId),
  };
}

/** Returns the access types that open a document to the user. */
const openTypes = (organization: OrganizationFacts | undefined): tree.AccessType[] =>
  organization?.isGroupMember === 1 ? ['public', 'organizationPrivate'] : ['public'];

/** Returns whether there are too many places, or the user may have access to any document. */
const isEverywhere = ({ organization, documentKeys, folderIds }: Sources): boolean =>
  organization === undefined ||
  organization.granted !== null ||
  openTypes(organization).includes(organization.defaultAccessType) ||
  documentKeys.length > maxDocuments ||
  folderIds.length > maxFolders;

/** Returns whether a search in the planned places finds all documents. */
const isCovered = (sources: Sources, planned: Sources): boolean =>
  !isEverywhere(sources) &&
  (sources.organization?.isGroupMember !== 1 || planned.organization?.isGroupMember === 1) &&
  isSubset(sources.documentKeys, planned.documentKeys) &&
  isSubset(sources.folderIds, planned.folderIds);

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  const known = new Set(all);
  return some.every((one) => known.has(one));
}

interface Candidate {
  document: DocumentPlace;
  folders: Places['folders'];
}

/** A search for documents that the user may be able to open. */
interface Search {
  select: Selection;
  toRange(found: Places): Range<Candidate>;
}

const byFolder = indexedBy('documents_by_folder');
const byAccess = indexedBy('documents_by_access');

const idOf = ({ document }: Candidate): string => document.documentId;

const candidatesOf = ({ documents, folders }: Places): Candidate[] => documents.map((document) => ({ document, folders }));

/** Searches the next documents in an index. */
const searchAfter = (condition: Sql, after: string, maxRows: number, index = empty): Search => ({
  select: {
    from: sql`documents ${index}`,
    condition: sql`${condition} document_id > ${after} order by document_id ${limit(maxRows)}`,
  },
  toRange: (found) => rangeOf(candidatesOf(found), idOf, found.documents.length < maxRows),
});

const searchNext = ({ folderId }: Query, after: string, maxRows: number): Search =>
  searchAfter(folderId === undefined ? empty : sql`folder_id = ${folderId} and`, after, maxRows);

function searchesOf(sources: Sources, query: Query, after: string, maxRows: number): Search[] {
  const { organization, documentKeys } = sources;
  const { folderId } = query;
  const folderIds = sources.folderIds.filter((id) => folderId === undefined || id === folderId);
  return [
    ...openTypes(organization).map((accessType) => searchAfter(sql`access_type = ${accessType} and`, after, maxRows, byAccess)),
    ...(folderIds.length === 0 ? [] : [searchFolders(query, folderIds, after, Math.ceil(maxRows / folderIds.length))]),
    ...(documentKeys.length === 0 ? [] : [searchGranted(documentKeys, after)]),
  ];
}

/** Searches folders, up to the first document that is the last of this number in its folder. */
function searchFolders({ asked, organizationKey }: Query, folderIds: readonly string[], after: string, maxRows: number): Search {
  const listed = rows(
    'folders',
    ['folder_id'],
    folderIds.map((folderId) => ({ folderId })),
  );
  const inFolder = sql`documents.api_key_id = ${asked.apiKeyId} and documents.organization_key = ${organizationKey}
    and documents.document_exists = 1 and documents.folder_id = listed.folder_id`;
  const list = sql`${listed} as listed`;
  const end = endOfRanges({ list, rows: sql`from documents ${byFolder} where ${inFolder}`, key: 'document_id', after, maxRows });
  const inRange = sql`${inFolder} and documents.document_id > ${after} and documents.document_id <= ${end}`;
  return {
    select: { from: sql`${list} ${joinEach('documents', inRange, 'document_id')}`, condition: raw('1 = 1') },
    toRange: (found) =>
      rangeOf(
        candidatesOf(found),
        idOf,
        isWhole(found.documents, ({ folderId }) => folderId, maxRows),
      ),
  };
}

const searchGranted = (documentKeys: readonly string[], after: string): Search => ({
  select: {
    from: sql`documents ${byPrimaryKey('documents')}`,
    condition: sql`document_key ${among(documentKeys)} and document_id > ${after}`,
  },
  toRange: (found) => rangeOf(candidatesOf(found), idOf, true),
});
