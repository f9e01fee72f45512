/** Servers with one fault each that only a sequence of calls, or an unusual value, shows: one line a fault. Each is put before the service. */
import type { OperationId } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { type JsonObject, listOf, objectOf, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import type { CheckName } from '../../openapi/tools/verify/outcome.ts';

/** Headers by lower-case name. An empty one is removed. */
interface Headers {
  readonly [name: string]: string;
}

export interface Answer {
  status: number;
  body: unknown;
  /** The headers that differ from the service's. */
  headers?: Headers;
}

/** Calls the service with the credentials of the request. */
type Ask = (operation: OperationId, data: unknown) => Promise<Answer>;

export interface Call {
  data: JsonObject;
  /** The request body. */
  text: string;
  headers: Headers;
  real: (data: JsonObject, changes?: { headers?: Headers; method?: string }) => Promise<Answer>;
  ask: Ask;
  /** Values of earlier calls. */
  memory: Map<string, unknown>;
}

export interface Fault {
  name: string;
  operation: OperationId;
  check: CheckName;
  /** The problem and the rule that the report names. */
  told: RegExp;
  answer: (call: Call) => Promise<Answer>;
  /** The faulty operation; default: `operation`. */
  at?: OperationId;
  /** Whether it is found only where responses have to be those of the document. */
  isLiteral?: boolean;
}

export type Plant = Fault['answer'];

const dataOf = ({ body }: Answer): unknown => at(body, 'result', 'data');
const itemsOf = (answer: Answer): JsonObject[] => listOf(dataOf(answer)).map(objectOf);
export const without = (value: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
const withoutNull = (value: JsonObject): JsonObject => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
const withItems = (data: JsonObject, field: string, change: (item: JsonObject) => JsonObject): JsonObject => ({
  ...data,
  [field]: listOf(data[field]).map((item) => change(objectOf(item))),
});
const place = ({ organizationId, documentId }: JsonObject): JsonObject => ({ organizationId, documentId });

/** Changes the request. */
export const hearing =
  (change: (data: JsonObject) => JsonObject): Plant =>
  ({ data, real }) =>
    real(change(data));
export const ignoring = (...names: string[]): Plant => hearing((data) => without(data, ...names));
export const hearingEach = (field: string, change: (item: JsonObject) => JsonObject): Plant =>
  hearing((data) => withItems(data, field, change));
export const hearingText = (change: (text: string) => string): Plant =>
  hearing((data) =>
    objectOf(JSON.parse(JSON.stringify(data), (_key, value) => (typeof value === 'string' ? change(value) : value))),
  );
export const granting = (change: (grant: JsonObject) => JsonObject): Plant =>
  hearing((data) => ({ ...data, permissions: withItems(objectOf(data.permissions), 'resources', change) }));

/** Changes any response. */
export const answering =
  (change: (answer: Answer, call: Call) => Answer): Plant =>
  async (call) =>
    change(await call.real(call.data), call);
/** Accepts credentials that the service rejects. */
export const opening = (data: unknown): Plant =>
  answering((answer) =>
    answer.status === 401 ? { status: 200, body: { result: { status: 'success', message: 'Done.', data } } } : answer,
  );

/** Changes the data of a success. */
export const saying = (change: (found: unknown, call: Call) => unknown): Plant =>
  answering((answer, call) =>
    answer.status < 300 ? { ...answer, body: withValue(answer.body, ['result', 'data'], change(dataOf(answer), call)) } : answer,
  );
export const sayingEach = (change: (item: JsonObject, call: Call) => unknown): Plant =>
  saying((found, call) => (Array.isArray(found) ? found.map((item) => change(objectOf(item), call)) : found));

/** Does more after a success. */
const doing =
  (more: (call: Call, answer: Answer) => Promise<unknown>): Plant =>
  async (call) => {
    const answer = await call.real(call.data);
    if (answer.status < 300) await more(call, answer);
    return answer;
  };
/** Does something before, whose result counts after the success. */
const keeping =
  (before: (call: Call) => Promise<Answer>, after: (call: Call, kept: Answer) => Promise<unknown>): Plant =>
  async (call) => {
    const kept = await before(call);
    return await doing((again) => after(again, kept))(call);
  };

const grantsOf = ({ data: { organizationId, userIds, userId }, ask }: Call): Promise<Answer> =>
  ask('getPermissions', { organizationId, userIds: userIds ?? [userId] });
const grantAgain = async ({ ask }: Call, kept: Answer): Promise<void> => {
  for (const { userId, ...resource } of itemsOf(kept))
    await ask('addPermissions', { user: { userId }, permissions: { resources: [resource] } });
};
/** Adds permissions with a field of the stored grant in place of the given one. */
const keepingOfGrant =
  (field: string): Plant =>
  async (call) => {
    const { userId } = objectOf(call.data.user);
    const resources: JsonObject[] = [];
    for (const resource of listOf(objectOf(call.data.permissions).resources).map(objectOf)) {
      const organizationId = resource.organizationId ?? resource.id;
      const stored = itemsOf(await call.ask('getPermissions', { organizationId, userIds: [userId] })).find(
        ({ id }) => id === resource.id,
      );
      resources.push(stored === undefined ? resource : { ...resource, [field]: stored[field] });
    }
    return await call.real({ ...call.data, permissions: { resources } });
  };
const onDocument = ({ data: { organizationId, documentId }, ask }: Call): Promise<Answer> =>
  ask('getPermissions', { organizationId, resources: [{ type: 'document', id: documentId }] });
const onlyLetters = (text: string): boolean => /^[\0-\x7f]*$/.test(text);
const custom = ['zero', 'empty', 'no', 'list', 'object'];

export type Row = readonly [
  name: string,
  operation: OperationId,
  told: RegExp,
  answer: Plant,
  options?: Partial<Pick<Fault, 'at' | 'check' | 'isLiteral'>>,
];

// biome-ignore format: one fault a line
const rows: readonly Row[] = [
  // Named by teams.
  ['presence of removed users stays', 'removePresence', /Get Presence: .*A removed user is not present/, doing(({ data, ask }) => ask('addPresence', { ...place(data), users: listOf(data.userIds).map((userId) => ({ userId })) }))],
  ['500 for non-ASCII ids', 'getFolders', /The status is 500/, async ({ data, real }) => onlyLetters(JSON.stringify(data)) ? await real(data) : { status: 500, body: { error: { message: 'Oops', status: 'INTERNAL' } } }, { check: 'examples' }],
  ['times in seconds', 'addNotifications', /\/timestamp is \d{10}\./, sayingEach((item) => ({ ...item, timestamp: Math.floor(Number(item.timestamp) / 1000) })), { at: 'getNotifications' }],
  ['a returned expiresAt in seconds', 'addPermissions', /Get Permissions: .*\/expiresAt is 4102444800\..*to the millisecond/, sayingEach((item) => (item.expiresAt === undefined ? item : { ...item, expiresAt: Math.floor(Number(item.expiresAt) / 1000) })), { at: 'getPermissions' }],
  ['__proto__ missing from keyed results', 'getConfig', /with the id __proto__: \/result\/data does not fit the schema/, saying((found) => without(objectOf(found), '__proto__')), { check: 'examples' }],
  ['ids case-folded', 'addFolders', /organization "vf\d+-\d+-ab-acme" does not exist/, hearingText((text) => text.toLowerCase()), { check: 'examples' }],
  ['ids trimmed', 'addDocuments', /is nothing|is \[/, hearingEach('documents', (item) => ({ ...item, documentId: String(item.documentId).trim() })), { check: 'examples' }],
  ['an empty list of notificationIds returns nothing', 'getNotifications', /is \[\]\. .*each filter applies/, saying((found, { data }) => (Array.isArray(data.notificationIds) && data.notificationIds.length === 0 ? [] : found))],
  ['name: null stored as ""', 'addUsers', /\/name is ""\. .*null counts as absent/, hearingEach('users', (item) => (item.name === null ? { ...item, name: '' } : item))],
  ["half of a group's members added", 'addUsersToGroups', /Get User Groups: .*has added every user/, doing(({ data, ask }) => ask('deleteUsersFromGroups', { ...data, userIds: listOf(data.userIds).slice(0, Math.ceil(listOf(data.userIds).length / 2)) }))],
  ['notifications oldest first', 'getNotifications', /Newest first/, saying((found) => listOf(found).toReversed())],
  ['timestamps hours off', 'addPresence', /\/renewedAt is \d+\..* /, sayingEach((item) => ({ ...item, renewedAt: Number(item.renewedAt) + 7_200_000 })), { at: 'getPresence' }],
  ['renewedAt not renewed', 'addPresence', /\/renewedAt is .*renews the entry/, sayingEach((item, { data, memory }) => { const key = JSON.stringify([place(data), item.userId]); if (!memory.has(key)) memory.set(key, item.renewedAt); return { ...item, renewedAt: memory.get(key) }; }), { at: 'getPresence' }],
  ['read state shared between recipients', 'updateNotifications', /Get Notifications: .*(unreadCount|isRead) is .*Other recipients are not affected/, doing(async ({ data, ask }) => { for (const { userId } of itemsOf(await ask('getUsers', { organizationId: data.organizationId }))) await ask('updateNotifications', { ...data, userId }); })],
  ['unreadCount counts read ones', 'updateNotifications', /\/unreadCount is 2\. .*unreadCount counts/, async ({ data, real }) => { const answer = await real(data); return data.userId === undefined || answer.status !== 200 ? answer : { ...answer, body: withValue(answer.body, ['result', 'unreadCount'], itemsOf(answer).length) }; }, { at: 'getNotifications' }],
  ['results of another order than the request', 'checkPermissions', /order of the request/, saying((found) => listOf(found).toReversed())],
  // Other kinds.
  ['an expiry rounded to seconds', 'addPermissions', /\/expiresAt is 4102444800000\..*to the millisecond/, granting((grant) => grant.expiresAt === undefined ? grant : { ...grant, expiresAt: Math.floor(Number(grant.expiresAt) / 1000) * 1000 || 1 })],
  ['an expiry in seconds taken for milliseconds', 'addPermissions', /A valid call returned 400/, granting((grant) => (Number(grant.expiresAt) < 1e11 ? { ...grant, expiresAt: 1 } : grant))],
  ['an expired grant in force', 'addPermissions', /The grant is in force after its expiresAt/, sayingEach((item, { memory }) => { const key = JSON.stringify([item.type, item.id]); const role = memory.get(key) ?? item.accessRole ?? undefined; if (role === undefined) return item; memory.set(key, role); return { ...item, accessRole: role }; }), { at: 'checkPermissions' }],
  ['a second grant keeps the old role', 'addPermissions', /\/accessRole is "viewer"\. .*replaces the role/, keepingOfGrant('accessRole')],
  ['a second grant keeps the old expiry', 'addPermissions', /\/expiresAt is .*replaces the role and the expiry/, keepingOfGrant('expiresAt')],
  ['good grants of a rejected call', 'addPermissions', /If one resource is rejected, none is granted/, async ({ data, real }) => { const answer = await real(data); if (answer.status === 404) for (const resource of listOf(objectOf(data.permissions).resources)) await real({ ...data, permissions: { resources: [resource] } }); return answer; }],
  ['all grants of the user removed', 'removePermissions', /Only grants on the listed resources/, doing(async ({ data, ask }) => { const [resource] = listOf(objectOf(data.permissions).resources).map(objectOf); const found = itemsOf(await ask('getPermissions', { organizationId: resource?.organizationId ?? resource?.id, userIds: [data.userId] })); if (found.length > 0) await ask('removePermissions', { userId: data.userId, permissions: { resources: found } }); })],
  ['a missing grant cannot be removed', 'removePermissions', /A valid call returned 404|404 is not documented/, async ({ data, real }) => listOf(objectOf(data.permissions).resources).length > 1 ? { status: 404, body: { error: { message: 'None', status: 'NOT_FOUND' } } } : await real(data)],
  ['metadata replaced as a whole', 'updateOrganizations', /\/c is null|\/c is nothing/, hearingEach('organizations', (item) => ({ c: null, ...item }))],
  ['null does not remove metadata', 'updateOrganizations', /\/b is 2\. /, hearingEach('organizations', withoutNull)],
  ['an existing organization overwritten', 'addOrganizations', /left unchanged/, doing(({ data, ask }) => ask('updateOrganizations', data))],
  ['another id of an organization in each read', 'addOrganizations', /\/id is .*never changes/, sayingEach((item) => ({ ...item, id: crypto.randomUUID() })), { at: 'getOrganizations' }],
  ['the name lost when only metadata changes', 'updateOrganizations', /\/organizationName is "Nameless"/, hearingEach('organizations', (item) => ({ organizationName: 'Nameless', ...item }))],
  ['an organization added again has a user', 'deleteOrganizations', /Get Users: .*added again has no data/, doing(({ data, ask }) => ask('addUsers', { organizationId: objectOf(listOf(data.organizations)[0]).organizationId, users: [{ userId: 'ghost' }] })), { at: 'addOrganizations' }],
  ['a folder lost on the way', 'addDocuments', /Get Documents: .*puts the document into the folder/, hearingEach('documents', (item) => without(item, 'folderId'))],
  ['custom fields lost on update', 'updateDocuments', /\/tags is .*Absent fields stay/, hearingEach('documents', (item) => ({ tags: null, ...item }))],
  ['a folderId of null ignored', 'updateDocuments', /takes the document out/, hearingEach('documents', (item) => (item.folderId === null ? { ...without(item, 'folderId'), x: 1 } : item))],
  ['folderId ignored beside documentIds', 'getDocuments', /both apply/, hearing((data) => (data.documentIds === undefined ? data : without(data, 'folderId')))],
  ['documents of folders below', 'getDocuments', /only the documents directly in it/, async ({ data, real, ask }) => { const answer = await real(data); if (data.folderId === undefined || answer.status !== 200) return answer; const found = itemsOf(answer); for (const { folderId } of itemsOf(await ask('getFolders', { organizationId: data.organizationId, parentFolderId: data.folderId }))) found.push(...itemsOf(await ask('getDocuments', { organizationId: data.organizationId, folderId }))); return { ...answer, body: withValue(answer.body, ['result', 'data'], found) }; }],
  ['equal calls at once all add', 'addDocuments', /[2-5] of 5 equal calls at once have added/, async ({ data, real, memory }) => { const key = JSON.stringify(data); const known = memory.get(key); const answer = known instanceof Promise ? known : real(data); memory.set(key, answer); return await answer; }],
  ['an existing document overwritten', 'addDocuments', /left unchanged/, doing(({ data, ask }) => ask('updateDocuments', data))],
  ['parentFolderId of null ignored', 'getFolders', /folders at the top/, hearing((data) => (data.parentFolderId === null ? without(data, 'parentFolderId') : data))],
  ['parentFolderId ignored beside folderIds', 'getFolders', /Get Folders: .*directly in it/, hearing((data) => (data.folderIds === undefined ? data : without(data, 'parentFolderId')))],
  ['the default access in place of the folder above', 'updateAccessForFolders', /effectiveAccessType is "organizationPrivate"/, sayingEach((item) => (item.accessType === null ? { ...item, effectiveAccessType: 'organizationPrivate' } : item)), { at: 'getFolders' }],
  ['an access type copied to the folders below', 'updateAccessForFolders', /\/accessType is "public"/, doing(async ({ data, ask }) => { for (const folderId of listOf(data.folderIds)) for (const below of itemsOf(await ask('getFolders', { organizationId: data.organizationId, parentFolderId: folderId }))) if (data.accessType !== undefined) await ask('updateAccessForFolders', { ...data, folderIds: [below.folderId] }); })],
  ['a folder that does not move', 'updateFolders', /parentFolderId moves the folder/, keeping(({ data, ask }) => ask('getFolders', { organizationId: data.organizationId, folderIds: listOf(data.folders).map((item) => at(item, 'folderId')) }), ({ data, ask }, kept) => ask('updateFolders', { organizationId: data.organizationId, folders: itemsOf(kept).map(({ folderId, parentFolderId }) => ({ folderId, parentFolderId })) }))],
  ['a folder inside itself', 'updateFolders', /does not move into itself/, saying((found) => Object.fromEntries(Object.keys(objectOf(found)).map((id) => [id, { success: true, message: 'Folder updated.' }])))],
  ['a new folder at the top', 'getFolders', /folders at the top/, hearingEach('folders', (item) => without(item, 'parentFolderId')), { at: 'addFolders' }],
  ['a folder deleted with its content', 'deleteFolders', /a folder that holds something stays/, hearing((data) => ({ ...data, recursive: true }))],
  ['documents left behind', 'deleteFolders', /Get Documents: .*everything inside goes/, keeping(({ data, ask }) => ask('getDocuments', { organizationId: data.organizationId }), ({ data, ask }, kept) => ask('addDocuments', { organizationId: data.organizationId, documents: itemsOf(kept).map(({ id }) => ({ documentId: id })) }))],
  ['grants of a deleted document', 'deleteDocuments', /Get Permissions: .*added again has no data/, keeping(({ data, ask }) => ask('getPermissions', { organizationId: data.organizationId }), grantAgain)],
  ['custom fields as texts', 'addUsers', /Custom fields are kept unchanged/, hearingEach('users', (item) => Object.fromEntries(Object.entries(item).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value])))],
  ['empty custom fields dropped', 'addUsers', /Get Users: .* is nothing\. Custom fields/, hearingEach('users', (item) => without(item, ...custom))],
  ['context permissions dropped', 'addNotifications', /context permissions match/, hearingEach('users', (item) => without(item, 'context')), { at: 'addUsers' }],
  ['an added user overwritten', 'addUsers', /already added is left unchanged/, doing(({ data, ask }) => ask('updateUsers', data))],
  ['users merged whose ids differ in their form', 'addUsers', /A valid call returned 400\. .*users/, hearingEach('users', (item) => ({ ...item, userId: String(item.userId).normalize('NFC') }))],
  ['accessRole of null ignored', 'updateUsers', /\/accessRole is "editor"/, hearingEach('users', (item) => (item.accessRole === null ? { ...without(item, 'accessRole'), x: 1 } : item))],
  ['absent fields removed', 'updateUsers', /\/name is nothing\. Absent fields stay/, hearingEach('users', (item) => ({ name: null, ...item }))],
  ['a new expiry ignored', 'updateUsers', /\/expiresAt is nothing/, hearingEach('users', (item) => (typeof item.expiresAt === 'number' ? { ...without(item, 'expiresAt'), x: 1 } : item))],
  ['users of other calls not listed', 'getUsers', /knows the users named in other calls/, saying((found) => listOf(found).filter((item) => at(item, 'addedAt') !== undefined))],
  ['no expiry in the list of users', 'addPermissions', /Get Users: .*\/expiresAt is nothing/, sayingEach((item) => without(item, 'expiresAt')), { at: 'getUsers' }],
  ['grants of deleted users', 'deleteUsers', /Get (Users|Permissions): .*of a deleted user go/, keeping(grantsOf, grantAgain)],
  ['places in groups of deleted users', 'deleteUsers', /Get (Users|User Groups): .*of a deleted user go/, doing(async ({ data, ask }) => { for (const { organizationUserGroupId } of itemsOf(await ask('getUserGroups', { organizationId: data.organizationId }))) await ask('addUsersToGroups', { organizationId: data.organizationId, organizationUserGroupId, userIds: data.userIds }); })],
  ['all members removed', 'deleteUsersFromGroups', /Only the given users are removed/, doing(({ data, ask }) => ask('deleteUsersFromGroups', { ...without(data, 'userIds'), deleteAll: true }))],
  ['deleteAll leaves a member', 'deleteUsersFromGroups', /with deleteAll, all of them/, doing(({ data, ask }, answer) => data.deleteAll === true ? ask('addUsersToGroups', { ...without(data, 'deleteAll'), userIds: Object.keys(objectOf(dataOf(answer))).slice(0, 1) }) : Promise.resolve())],
  ['a member too few in the count', 'addUsersToGroups', /\/memberCount is 3\. /, sayingEach((item) => ({ ...item, memberCount: Number(item.memberCount) - 1 })), { at: 'getUserGroups' }],
  ['only the first hundred members', 'addUsersToGroups', /as many users as a list may have/, doing(({ data, ask }) => listOf(data.userIds).length > 100 ? ask('deleteUsersFromGroups', { ...data, userIds: listOf(data.userIds).slice(100) }) : Promise.resolve())],
  ['grants left at the old id', 'migrateDocuments', /Check Permissions: .*moves to the new id/, async (call) => { for (const { userId, ...resource } of itemsOf(await onDocument(call))) await call.ask('removePermissions', { userId, permissions: { resources: [resource] } }); return await call.real(call.data); }],
  ['notifications left at the old id', 'migrateDocuments', /Get Notifications: .*moves to the new id/, async (call) => { const notificationIds = itemsOf(await call.ask('getNotifications', place(call.data))).map(({ id }) => id); if (notificationIds.length > 0) await call.ask('deleteNotifications', { organizationId: call.data.organizationId, notificationIds }); return await call.real(call.data); }],
  ['the old id of a moved document exists', 'migrateDocuments', /Get Documents: .*moves to the new id/, doing(({ data, ask }, answer) => at(dataOf(answer), 'status') === 'completed' ? ask('addDocuments', { organizationId: data.organizationId, documents: [{ documentId: at(dataOf(answer), 'documentId') }] }) : Promise.resolve()), { at: 'getMigrationStatus' }],
  ['the actor among everyone', 'addNotifications', /without the actor/, hearing((data) => (data.notifyAll === true ? { ...data, notifyUsers: [{ userId: at(data.actionUser, 'userId') }] } : data))],
  ['permissions of recipients ignored', 'addNotifications', /only users with access/, ignoring('verifyUserPermissions')],
  ['context of a notification ignored', 'addNotifications', /context permissions match/, ignoring('context')],
  ['other content replaces a notification', 'addNotifications', /Add Notifications returns 200 in place of 409/, async ({ data, real, ask }) => { const answer = await real(data); if (answer.status !== 409) return answer; await ask('deleteNotifications', { organizationId: data.organizationId, notificationIds: [data.notificationId] }); return await real(data); }],
  ['a repeated notification is unread again', 'addNotifications', /\/isRead is false\. The same id/, doing(async ({ data, ask }) => { for (const user of listOf(data.notifyUsers)) await ask('updateNotifications', { organizationId: data.organizationId, notificationIds: [data.notificationId], userId: at(user, 'userId'), read: false }); })],
  ['createDocument ignored', 'addNotifications', /A valid call returned 404/, ignoring('createDocument')],
  ['an organization of a rejected call', 'addNotifications', /Get Organizations: .*creates neither/, async ({ data, real, ask }) => { const answer = await real(data); if (answer.status === 404 && data.createOrganization === true) await ask('addOrganizations', { organizations: [{ organizationId: data.organizationId, organizationName: 'Left' }] }); return answer; }],
  ['markup escaped', 'addNotifications', /\/displayBodyMessage is .*&lt;/, hearing((data) => ({ ...data, displayBodyMessage: String(data.displayBodyMessage ?? '').replaceAll('<', '&lt;') }))],
  ['no recipients by user id', 'addNotifications', /\/notifyUsersByUserId\/\S+ is nothing/, sayingEach((item) => ({ ...item, notifyUsersByUserId: {} })), { at: 'getNotifications' }],
  ['locationId ignored', 'getNotifications', /each filter applies/, ignoring('locationId')],
  ['notificationIds ignored', 'getNotifications', /each filter applies/, ignoring('notificationIds')],
  ['unreadOnly ignored', 'updateNotifications', /Other recipients/, ignoring('unreadOnly'), { at: 'getNotifications' }],
  ['documentId ignored beside userId', 'getNotifications', /each filter applies/, hearing((data) => (data.userId === undefined ? data : without(data, 'documentId')))],
  ['never unread again', 'updateNotifications', /\/(unreadCount|data\/1\/isRead) is /, hearing((data) => ({ ...data, read: true }))],
  ['deletion for one deletes for everyone', 'deleteNotifications', /other recipients keep the notification/, ignoring('userId')],
  ['a deletion for everyone leaves one inbox', 'deleteNotifications', /Get Notifications: .*gone for every reader/, keeping(({ data, ask }) => ask('getNotifications', { organizationId: data.organizationId, documentId: String(listOf(data.notificationIds)[0]).replace(/n\d$/, 'plan') }), async ({ data, ask }, kept) => { for (const { id, actionUser, metadata } of itemsOf(kept)) if (data.userId === undefined && listOf(data.notificationIds).includes(id)) await ask('addNotifications', { organizationId: data.organizationId, documentId: at(metadata, 'documentId'), notificationId: id, actionUser, displayHeadlineMessageTemplate: 'Left', notifyUsers: [{ userId: String(id).replace(/n\d$/, 'bob') }] }); })],
  ['an inbox setting that keeps nothing away', 'setConfig', /Get Notifications: .*keeps notifications away/, hearing((data) => (at(data.config, 'inbox') === 'NONE' ? { ...data, config: { inbox: 'ALL' } } : data))],
  ['absent settings removed', 'setConfig', /is null\. Absent fields stay/, hearing((data) => ({ ...data, config: { inbox: null, email: null, slack: null, ...objectOf(data.config) } }))],
  ['a setting of a document for the organization', 'setConfig', /a setting of a document is its own/, doing(({ data, ask }) => ask('setConfig', without(data, 'documentIds')))],
  ['a setting of null ignored', 'setConfig', /\/email is "NONE"\. /, hearing((data) => ({ ...data, config: Object.keys(withoutNull(objectOf(data.config))).length > 0 ? withoutNull(objectOf(data.config)) : { inbox: 'MINE' } }))],
  ['details that are absent lost', 'addPresence', /\/name is nothing\. .*details merge/, doing(({ data, ask }) => ask('updateUsers', { organizationId: data.organizationId, users: listOf(data.users).map((user) => ({ userId: at(user, 'userId'), name: at(user, 'name') ?? null })) }))],
  ['fields of the old entry kept', 'addPresence', /\/(status is "away"|cursor is 7)\. .*replaces the entry/, async ({ data, real, ask }) => { const stored = new Map(itemsOf(await ask('getPresence', place(data))).map(({ renewedAt: _, ...entry }) => [entry.userId, entry])); return await real(withItems(data, 'users', (user) => ({ ...stored.get(user.userId), ...user }))); }],
  ['everyone always online', 'addPresence', /\/status is "online"\. /, sayingEach((item) => ({ ...item, status: 'online' })), { at: 'getPresence' }],
  ['grants on folders ignored', 'checkPermissions', /applies to everything inside it/, sayingEach((item) => at(item.grantedOn, 'type') === 'folder' && item.type === 'document' ? { ...without(item, 'grantedOn', 'expiresAt'), accessRole: null, reason: 'noAccess' } : item)],
  ['user groups ignored', 'checkPermissions', /A user group gives its members/, sayingEach((item) => (item.reason === 'userGroup' ? { ...item, accessRole: null, reason: 'noAccess' } : item))],
  ['public documents left out', 'getAccessibleDocuments', /those that Check Permissions opens/, saying((found) => listOf(found).filter((item) => at(item, 'reason') !== 'public'))],
  ['documents to be read among those to be edited', 'getAccessibleDocuments', /narrow the list/, ignoring('accessRole')],
  ['members of user groups left out', 'getUsersWithAccess', /to whom Check Permissions opens/, saying((found) => listOf(found).filter((item) => at(item, 'reason') !== 'userGroup'))],
  ['large numbers rounded', 'addOrganizations', /\/largest is 9007199254740990\. /, sayingEach((item) => (item.largest === undefined ? item : { ...item, largest: 9_007_199_254_740_990 })), { at: 'getOrganizations' }],
  ['texts in another form', 'addDocuments', /\/documentName is .*Custom fields/s, hearingText((text) => text.normalize('NFC'))],
  ['a deleted key whose token opens', 'deleteApiKey', /Get Organizations returns 200 in place of 401/, opening([]), { at: 'getOrganizations' }],
  ['a switch without effect', 'updateApiKey', /Get Documents returns 200 in place of 400/, doing(({ data, ask }) => (data.advancedQueries === false ? ask('updateApiKey', { ...data, advancedQueries: true }) : Promise.resolve()))],
  ['absent switches reset', 'updateApiKey', /\/notificationConfig is true/, hearing((data) => ({ notificationConfig: true, ...data }))],
  ['a default access without effect', 'updateApiKey', /\/effectiveAccessType is "organizationPrivate"/, doing(({ data, ask }) => (data.defaultFolderAccess === 'public' ? ask('updateApiKey', { apiKey: data.apiKey, defaultFolderAccess: 'organizationPrivate' }) : Promise.resolve()))],
  ['absent settings of emails removed', 'updateEmailConfig', /\/fromName is null/, hearing((data) => ({ fromName: null, ...data }))],
  ['pages of ten by default', 'getUserGroups', /100 items by default/, hearing((data) => ({ pageSize: 10, ...data }))],
  ['a token without its permissions', 'generateToken', /Get Permissions: .*are granted/, ignoring('permissions')],
  ['properties of a token not stored', 'generateToken', /Get Users: .*userProperties merge/, ignoring('userProperties')],
  ['a deletion that erases nothing', 'deleteAllUserData', /Get User Data: .*The data of the user goes/, hearing((data) => ({ ...data, userIds: ['nobody'] }))],
  ['a deletion that erases others too', 'deleteAllUserData', /that of others stays/, async ({ data, real, ask }) => { for (const { organizationId } of itemsOf(await ask('getOrganizations', { pageSize: 1000 }))) await ask('deleteUsers', { organizationId, userIds: itemsOf(await ask('getUsers', { organizationId })).map(({ userId }) => userId) }); return await real(data); }],
];

export const faultsOf = (some: readonly Row[]): Fault[] =>
  some.map(([name, operation, told, answer, options]) => ({ name, operation, told, answer, check: 'effects', ...options }));

export const faults: readonly Fault[] = faultsOf(rows);
