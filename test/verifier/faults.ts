/** Servers with one fault each: one line a fault. Each is put before the service. */
import type { OperationId } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { type JsonObject, listOf, objectOf, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { parsed } from '../../openapi/tools/verify/exchange.ts';
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

type Plant = Fault['answer'];

const dataOf = ({ body }: Answer): unknown => at(body, 'result', 'data');
const itemsOf = (answer: Answer): JsonObject[] => listOf(dataOf(answer)).map(objectOf);
const without = (value: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
const withoutNull = (value: JsonObject): JsonObject => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
const withItems = (data: JsonObject, field: string, change: (item: JsonObject) => JsonObject): JsonObject => ({
  ...data,
  [field]: listOf(data[field]).map((item) => change(objectOf(item))),
});
const place = ({ organizationId, documentId }: JsonObject): JsonObject => ({ organizationId, documentId });

/** Changes the request. */
const hearing =
  (change: (data: JsonObject) => JsonObject): Plant =>
  ({ data, real }) =>
    real(change(data));
const ignoring = (...names: string[]): Plant => hearing((data) => without(data, ...names));
const hearingEach = (field: string, change: (item: JsonObject) => JsonObject): Plant =>
  hearing((data) => withItems(data, field, change));
const hearingText = (change: (text: string) => string): Plant =>
  hearing((data) =>
    objectOf(JSON.parse(JSON.stringify(data), (_key, value) => (typeof value === 'string' ? change(value) : value))),
  );
const granting = (change: (grant: JsonObject) => JsonObject): Plant =>
  hearing((data) => ({ ...data, permissions: withItems(objectOf(data.permissions), 'resources', change) }));

/** Changes any response. */
const answering =
  (change: (answer: Answer, call: Call) => Answer): Plant =>
  async (call) =>
    change(await call.real(call.data), call);
/** Accepts credentials that the service rejects. */
const opening = (data: unknown): Plant =>
  answering((answer) =>
    answer.status === 401 ? { status: 200, body: { result: { status: 'success', message: 'Done.', data } } } : answer,
  );

/** Changes the data of a success. */
const saying = (change: (found: unknown, call: Call) => unknown): Plant =>
  answering((answer, call) =>
    answer.status < 300 ? { ...answer, body: withValue(answer.body, ['result', 'data'], change(dataOf(answer), call)) } : answer,
  );
const sayingEach = (change: (item: JsonObject, call: Call) => unknown): Plant =>
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

/** Changes the list of events. */
const logging = (change: (events: readonly unknown[]) => unknown[]): Plant => saying((found) => change(listOf(found)));
const eachEvent = (change: (event: ReturnType<typeof objectOf>) => unknown): Plant =>
  logging((list) => list.map((event) => change(objectOf(event))));
const missing = (type: RegExp): Plant => logging((list) => list.filter((event) => !type.test(String(at(event, 'type')))));
const hasMore = (value: boolean): Plant =>
  answering((answer) =>
    answer.status === 200 ? { ...answer, body: withValue(answer.body, ['result', 'hasMore'], value) } : answer,
  );
const twice = (idOf: (id: string) => string): Plant =>
  logging((list) => list.flatMap((event) => [event, { ...objectOf(event), eventId: idOf(String(at(event, 'eventId'))) }]));
const renamed = (id: string): string => `f${id.slice(1)}`;
const ofEvents = { at: 'getEvents', check: 'events' } as const;
const get = { check: 'events' } as const;
/** Adds an event after a call without changes. */
const extra =
  (isMeant: (answer: { status: number; body: unknown }) => boolean): Plant =>
  async ({ data, real, ask }) => {
    const answer = await real(data);
    if (isMeant(answer))
      await ask('updateOrganizations', { organizations: [{ organizationId: data.organizationId, touched: Math.random() }] });
    return answer;
  };
const byLowerCase = (key: string): Plant =>
  saying((found) => listOf(found).toSorted((one, other) => String(at(one, key)).localeCompare(String(at(other, key)))));
const byUnits = (key: string): Plant =>
  saying((found) => listOf(found).toSorted((one, other) => (String(at(one, key)) < String(at(other, key)) ? -1 : 1)));

/** Changes the body of a refusal. */
const refusing = (change: (body: unknown) => unknown): Plant =>
  answering((answer) => (answer.status === 400 ? { ...answer, body: change(answer.body) } : answer));
const sayingAlso = (fields: object): Plant => saying((found) => ({ ...objectOf(found), ...fields }));
const withHeader = (name: string, value: string): Plant => answering((answer) => ({ ...answer, headers: { [name]: value } }));
/** Stores responses under another name than the key of an API key and its request. */
const storing = (nameOf: (key: string, text: string) => string): Plant =>
  answering((answer, { text, headers: { 'idempotency-key': key = '' }, memory }) => {
    const name = nameOf(key, text);
    const known = key !== '' && memory.has(name);
    if (key !== '' && answer.status === 200 && !known) memory.set(name, answer.body);
    return known ? { status: 200, body: memory.get(name), headers: { 'idempotency-replayed': 'true' } } : answer;
  });
/** Shows nothing to the first or to another API key, once another one has read. */
const hidingFrom = (isFirst: boolean): Plant =>
  saying((found, { headers: { 'x-svc-api-key': key = '' }, memory }) => {
    const [first] = memory.set(key, true).keys();
    return memory.size > 1 && (key === first) === isFirst ? [] : found;
  });
function isAgain(text: string, memory: Map<string, unknown>): boolean {
  const isKnown = memory.has(text);
  memory.set(text, true);
  return isKnown;
}
const oops = { error: { message: 'Unexpected token', status: 'INTERNAL' } };
const taken = { error: { message: 'The key has another request.', status: 'ALREADY_EXISTS' } };
const examples = { check: 'examples' } as const;
const pages = { check: 'pages' } as const;
const isolation = { check: 'isolation' } as const;
const idempotency = { check: 'idempotency' } as const;
const refusals = { check: 'refusals' } as const;

type Row = readonly [
  name: string,
  operation: OperationId,
  told: RegExp,
  answer: Plant,
  options?: Partial<Pick<Fault, 'at' | 'check' | 'isLiteral'>>,
];

// biome-ignore format: one fault a line
const rows: readonly Row[] = [
  // Only a sequence of calls, or an unusual value, shows these. Teams have named them.
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
  // Events, access, units, the order of items and the identity of ids.
  ['no event of an update', 'updateDocuments', /0 events instead of 1/, missing(/^documents\.updated$/), ofEvents],
  ['each event twice', 'addDocuments', /\d events instead of \d|repeats/, twice((id) => id), ofEvents],
  ['each event twice, under another id', 'addUsers', /\d events instead of \d/, twice(renamed), ofEvents],
  ['types ignored', 'getEvents', /6 events instead of 4.*`types` selects/, ignoring('types'), get],
  ['organizationId ignored', 'getEvents', /`organizationId` selects/, ignoring('organizationId'), get],
  ['hasMore always false', 'getEvents', /hasMore is false, but/, hasMore(false), get],
  ['hasMore always true', 'getEvents', /hasMore is true after/, hasMore(true), get],
  ['old data', 'updateDocuments', /documents\.updated: data is .*Get Documents/, eachEvent((event) => (event.type === 'documents.updated' ? { ...event, data: { ...objectOf(event.data), documentName: 'Plan' } } : event)), ofEvents],
  ['a field missing from data', 'addFolders', /folders\.added: data is /, eachEvent((event) => ({ ...event, data: without(objectOf(event.data), 'folderName') })), ofEvents],
  ['another type', 'updateUsers', /an event of the type users\.added/, eachEvent((event) => ({ ...event, type: String(event.type).replace('updated', 'added') })), ofEvents],
  ['newest first', 'updateOrganizations', /earlier events have changed, or a later event/, logging((list) => list.toReversed()), ofEvents],
  ['an event of a rejected call', 'updateDocuments', /a repeated or rejected call has \d/, extra(({ status }) => status === 400), { check: 'events' }],
  ['an event of a failed item', 'addFolders', /a repeated or rejected call has \d|events instead of/, extra(({ body }) => JSON.stringify(body).includes('"success":false')), { check: 'events' }],
  ['pageSize ignored', 'getEvents', /A page has \d events/, ignoring('pageSize'), get],
  ['the id of another document', 'updateDocuments', /no event, or several, name/, eachEvent((event) => (event.documentId === undefined ? event : { ...event, documentId: 'other', data: { ...objectOf(event.data), id: 'other' } })), ofEvents],
  ['another organization', 'addUsers', /organizationId is "other"/, eachEvent((event) => ({ ...event, organizationId: 'other' })), ofEvents],
  ['times of events in seconds', 'addUsers', /createdAt is \d{10}\./, eachEvent((event) => ({ ...event, createdAt: Math.floor(Number(event.createdAt) / 1000) })), ofEvents],
  ['no event of a deletion', 'deleteDocuments', /0 events instead of 1/, missing(/^documents\.deleted$/), ofEvents],
  ['no events of notifications', 'addNotifications', /0 events instead of 1/, missing(/^notifications/), ofEvents],
  ['no events of user groups', 'addUsersToGroups', /0 events instead of 1/, missing(/^userGroups/), ofEvents],
  ['no event of a removed grant', 'removePermissions', /0 events instead of 1/, missing(/^permissions\.removed$/), ofEvents],
  ['only the given fields in data', 'updateUsers', /users\.updated: data is /, eachEvent((event) => (event.type === 'users.updated' ? { ...event, data: { userId: event.userId, email: at(event.data, 'email') } } : event)), ofEvents],
  ['settings of another user', 'setConfig', /config\.set: data is /, eachEvent((event) => ({ ...event, data: { ...objectOf(event.data), config: { inbox: 'NONE', email: null, slack: null } } })), ofEvents],
  ['a weaker grant on the document hides that of the folder', 'getUsersWithAccess', /accessRole of .*viewer.*Check Permissions returns editor/, sayingEach((item, { data }) => (at(item.grantedOn, 'type') === 'folder' && at(data.resource, 'type') === 'document' && String(item.userId).endsWith('ann') ? { ...without(item, 'grantedOn'), accessRole: 'viewer' } : item))],
  ['editors listed as viewers', 'getUsersWithAccess', /\/accessRole is "viewer"|accessRole of/, sayingEach((item) => ({ ...item, accessRole: 'viewer' }))],
  ['users with a grant on the organization left out', 'getUsersWithAccess', /zoe" on the \w+ .* is nothing/, saying((found) => listOf(found).filter((item) => at(item, 'grantedOn', 'type') !== 'organization'))],
  ['users without access listed', 'getUsersWithAccess', /cem" on the .* is (?:editor|viewer).*no access|is \[/, saying((found) => [...listOf(found), ...listOf(found).slice(0, 1).map((item) => ({ ...objectOf(item), userId: String(at(item, 'userId')).replace(/\w+$/, 'cem') }))])],
  ['addedAt in seconds', 'addUsers', /\/addedAt is \d{10}\./, sayingEach((item) => (item.addedAt === undefined ? item : { ...item, addedAt: Math.floor(Number(item.addedAt) / 1000) })), { at: 'getUsers' }],
  ['addedAt in another zone', 'addUsers', /\/addedAt is \d{13}\./, sayingEach((item) => (item.addedAt === undefined ? item : { ...item, addedAt: Number(item.addedAt) + 3_600_000 })), { at: 'getUsers' }],
  ['renewedAt in seconds', 'getPresence', /\/renewedAt is \d{10}\./, sayingEach((item) => ({ ...item, renewedAt: Math.floor(Number(item.renewedAt) / 1000) }))],
  ['an empty text in place of an absent field', 'addUsers', /\/email is ""/, sayingEach((item) => ({ email: '', ...item })), { at: 'getUsers' }],
  ['an empty list in place of an absent field', 'addUsers', /\/team is \[\]/, sayingEach((item) => ({ team: [], ...item })), { at: 'getUsers' }],
  ['users in the order of a language', 'getUsers', /order of ids is that of their code points/, byLowerCase('userId')],
  ['documents in the order of UTF-16', 'getDocuments', /order of ids is that of their code points/, byUnits('id')],
  ['folders newest first', 'getFolders', /\/folderId is /, saying((found) => listOf(found).toReversed())],
  ['joiners removed from ids', 'addUsers', /joiner|A valid call returned 400/, hearingEach('users', (item) => ({ ...item, userId: String(item.userId).replaceAll('\u200d', '') }))],
  ['joiners removed from ids of documents', 'addDocuments', /joiner|A valid call returned 400/, hearingEach('documents', (item) => ({ ...item, documentId: String(item.documentId).replaceAll('\u200d', '') }))],
  ['addresses in lower case', 'addUsers', /\/email is ".*zed\.zed@/, sayingEach((item) => (item.email === undefined ? item : { ...item, email: String(item.email).toLowerCase() })), { at: 'getUsers' }],
  ['an organization added again has its former id', 'addOrganizations', /another id/, sayingEach((item, { memory }) => { const name = String(item.organizationId); if (!memory.has(name)) memory.set(name, item.id); return { ...item, id: memory.get(name) }; }), { at: 'getOrganizations' }],
  ['documents under another name', 'getDocuments', /\/documentName is "X/, sayingEach((item) => ({ ...item, documentName: `X${String(item.documentName)}` }))],
  ['pages of documents reversed', 'getDocuments', /\/id is /, saying((found) => listOf(found).toReversed())],
  ['the last document left out', 'getDocuments', /is \[/, saying((found) => listOf(found).slice(0, -1))],
  ['500 for non-ASCII ids of a preparation', 'getUsers', /as others need it with non-ASCII ids/, async ({ data, real }) => /^[\0-\x7f]*$/.test(JSON.stringify(data)) ? await real(data) : { status: 500, body: { error: { message: 'Oops', status: 'INTERNAL' } } }, { check: 'examples', at: 'addUsers' }],
  ['a former event changes', 'addDocuments', /earlier events have changed/, (() => { let count = 0; return eachEvent((event) => ({ ...event, createdAt: Number(event.createdAt) + ++count })); })(), ofEvents],
  // Chosen by a person who had not read the checks.
  ['the fields before the call in data', 'addPresence', /users\.updated, has .*Get Users returns/, eachEvent((event) => (event.type === 'users.updated' ? { ...event, data: without(objectOf(event.data), 'email') } : event)), ofEvents],
  ['no events of what is inside a deleted folder', 'deleteFolders', /Get Documents has no .*no event ends it after documents\.added/, missing(/^documents\.deleted$/), ofEvents],
  ['a page token of another selection', 'getEvents', /token works with other types/, async ({ data, real }) => { const answer = await real(data); return answer.status === 400 && data.pageToken !== undefined ? await real(without(data, 'pageToken')) : answer; }, get],
  ['the id of an event by its place on the page', 'getEvents', /has the eventId|repeats the eventId/, logging((list) => list.map((event, i) => ({ ...objectOf(event), eventId: String(at(event, 'eventId')).replace(/\d+$/, String(i)) }))), get],
  ['no event of another expiry', 'addPermissions', /permissions\.added, has .*Get Permissions returns/, logging((list) => list.filter((event) => at(event, 'data', 'expiresAt') !== 99_999_999_999_000)), ofEvents],
  ['the old id of a document in the event of its migration', 'migrateDocuments', /Get Documents returns .*no event of documents adds it/, eachEvent((event) => (event.type === 'documents.migrated' ? { ...event, documentId: at(event.data, 'documentId') } : event)), ofEvents],
  ['the shorter of two equal grants', 'checkPermissions', /expiresAt of .*The strongest role counts/, sayingEach((item) => (item.expiresAt === 4_102_531_199_987 ? { ...item, expiresAt: 4_102_444_800_123 } : item))],
  ['the access type of the topmost folder', 'getFolders', /effectiveAccessType of ".*leaf" is restricted/, sayingEach((item) => (String(item.folderId).endsWith('leaf') ? { ...item, effectiveAccessType: 'restricted' } : item))],
  ['editors left out as viewers', 'getAccessibleDocuments', /accessRole of .* as viewer is nothing|narrow the list/, saying((found, { data }) => (data.accessRole === 'viewer' ? listOf(found).filter((item) => at(item, 'accessRole') === 'viewer') : found))],
  ['a page token after the last item', 'getDocuments', /^pages of \d: Page \d: no items/, async ({ data, real }) => { if (data.pageToken === 'end') return { status: 200, body: { result: { status: 'success', message: 'None.', data: [] } } }; const answer = await real(data); const isFull = listOf(at(answer.body, 'result', 'data')).length === data.pageSize && at(answer.body, 'result', 'pageToken') === undefined; return isFull ? { ...answer, body: withValue(answer.body, ['result', 'pageToken'], 'end') } : answer; }, { check: 'pages' }],
  ['organizations in the order of UTF-16', 'getOrganizations', /comes after/, byUnits('organizationId'), { check: 'pages' }],
  ['an access type lost on the way to another folder', 'updateDocuments', /\/accessType is .*keeps its own access type/, hearingEach('documents', (item) => (typeof item.folderId === 'string' ? { accessType: null, ...item } : item))],
  ['folders that are deleted with their content refused', 'deleteFolders', /\/success is false.*whole content/, saying((found, { data }) => (listOf(data.folderIds).length > 1 ? Object.fromEntries(Object.keys(objectOf(found)).map((id) => [id, { success: false, message: 'Full.' }])) : found))],
  ['another default for documents in no folder', 'updateApiKey', /\/accessType is "organizationPrivate"/, sayingEach((item) => (item.folderId === null ? { ...item, accessType: 'organizationPrivate' } : item)), { at: 'getDocuments' }],
  ['joiners removed from ids of user groups', 'addUsersToGroups', /differ by a joiner/, hearing((data) => ({ ...data, organizationUserGroupId: String(data.organizationUserGroupId).replaceAll('\u200d', '') }))],
  ['unreadCount of one document', 'getNotifications', /\/unreadCount is 2\. .*whole organization/, async ({ data, real }) => { const answer = await real(data); return data.documentId === undefined || data.userId === undefined ? answer : { ...answer, body: withValue(answer.body, ['result', 'unreadCount'], 2) }; }],
  ['oldest first among notificationIds', 'getNotifications', /\/id is .*Newest first/, saying((found, { data }) => (Array.isArray(data.notificationIds) ? listOf(found).toReversed() : found))],
  ['an address in capitals that survives', 'deleteAllUserData', /\/owner is ".*ANNE.*without letter case/, hearingText((text) => text.replace('ANN@ACME.EXAMPLE', 'ANNE@ACME.EXAMPLE')), { at: 'updateOrganizations' }],
  ['no former names', 'getUserData', /An identity is a former name/, saying((found) => listOf(found).filter((item) => at(item, 'kind') !== 'identity'))],
  ['a token that opens after its reset', 'resetAuthToken', /Get Organizations returns 200 in place of 401/, opening([]), { at: 'getOrganizations' }],
  ['the same JSON in other white space', 'addFolders', /same JSON with another space returns 200/, ({ data, real }) => real({ ...data }), { check: 'idempotency' }],
  ['seconds beyond 10,000,000,000 taken for milliseconds', 'addPermissions', /A valid call returned 400|is in seconds/, granting((grant) => (Number(grant.expiresAt) > 1e10 && Number(grant.expiresAt) < 1e11 ? { ...grant, expiresAt: 1 } : grant))],
  ['a user token with an expiry in seconds', 'generateToken', /\/token is .*in milliseconds/, saying((found) => { const [head, claims = '', ...rest] = String(at(found, 'token')).split('.'); const text = Buffer.from(claims, 'base64url').toString().replaceAll(/"expiresAt":(\d{10})\d{3}/g, '"expiresAt":$1'); return { ...objectOf(found), token: [head, Buffer.from(text).toString('base64url'), ...rest].join('.') }; })],
  ['an earlier secret for an hour', 'rotateWebhookSecret', /\/earlierSecretExpiresAt is .*24 hours/, saying((found) => ({ ...objectOf(found), earlierSecretExpiresAt: Date.now() + 3_600_000 }))],
  // The form of responses, pages, jobs, idempotency and isolation.
  ['a read that does not know the ids of a write', 'addUsersToGroups', /The link getUsers leads to HTTP 404/, hearing((data) => ({ ...data, organizationId: 'lost' })), { at: 'getUsers', check: 'links' }],
  ['a mistyped field in a read of what a write returned', 'createApiKey', /\/result\/data\/enabled does not fit the schema/, sayingAlso({ enabled: 'yes' }), { at: 'getEmailConfig', check: 'links' }],
  ['a missing required field', 'getConfig', /\/result\/data\/.* does not fit the schema/, saying((found) => Object.fromEntries(Object.entries(objectOf(found)).map(([id, one]) => [id, without(objectOf(one), 'effectiveConfig')]))), examples],
  ['an error code of another status', 'getMigrationStatus', /\/error\/status is NOT_FOUND with HTTP 400/, refusing((body) => withValue(body, ['error', 'status'], 'NOT_FOUND')), examples],
  ['the number of another status', 'getDeleteAllUserDataStatus', /\/error\/code is 500/, refusing((body) => withValue(body, ['error', 'code'], 500)), examples],
  ['an item too many', 'getPresence', /\/result\/data is \[/, saying((found) => [...listOf(found), ...listOf(found)]), examples],
  ['a changed id', 'getPresence', /\/result\/data\/0\/userId is "V/, sayingEach((item) => ({ ...item, userId: String(item.userId).toUpperCase() })), examples],
  ['another pointer', 'getPresence', /\/error\/details\/0\/field is "documentId"/, refusing((body) => JSON.parse(JSON.stringify(body).replaceAll('"field":"/data/', '"field":"'))), examples],
  ['an undocumented status', 'getPresence', /The status 422 is not documented/, answering((answer) => (answer.status === 400 ? { ...answer, status: 422 } : answer)), examples],
  ['a missing header', 'getAuthTokens', /The X-Request-Id header is missing/, withHeader('x-request-id', ''), examples],
  ['a request id of its own', 'createApiKey', /The x-request-id header is "mine"/, withHeader('x-request-id', 'mine'), examples],
  ['another content type', 'getAuthTokens', /The content-type is text\/html/, withHeader('content-type', 'text/html'), examples],
  ['an ignored page token', 'getFolders', /Page 2: repeats/, ignoring('pageToken'), pages],
  ['an ignored page size', 'getDocuments', /Page 1: \d+ items/, ignoring('pageSize'), pages],
  ['pages without an end', 'getUserGroups', /items have a pageToken|no end/, answering((answer) => (answer.status === 200 ? { ...answer, body: withValue(answer.body, ['result', 'pageToken'], 'again') } : answer)), pages],
  ['a lost item', 'getFolders', /Page \d: (has|the last one, after)/, saying((found, { data }) => listOf(found).slice(data.pageToken === undefined ? 0 : 1)), pages],
  ['a job without an end', 'migrateDocuments', /The job does not end/, sayingAlso({ status: 'inProgress' }), { at: 'getMigrationStatus', check: 'jobs' }],
  ['a job that fails', 'migrateDocuments', /The job has failed/, sayingAlso({ status: 'failed', error: 'The migration has failed.' }), { at: 'getMigrationStatus', check: 'jobs' }],
  ['a job that counts wrong', 'deleteAllUserData', /tasksLeft is|isDeleteCompleted is/, sayingAlso({ tasksLeft: 3 }), { at: 'getDeleteAllUserDataStatus', check: 'jobs' }],
  ['data of another tenant', 'getPermissions', /another API key's data/, async ({ data, headers, real, memory }) => { const [first = JSON.stringify(headers)] = memory.keys(); const answer = await real(data, { headers: JSON.parse(first) }); if (answer.status === 200) memory.set(first, true); return answer; }, isolation],
  ['own data that is not seen', 'getFolders', /With the same calls, the two API keys have different data: /, hidingFrom(false), isolation],
  ['data that another tenant deletes', 'getFolders', /A change by another API key has changed this data: /, hidingFrom(true), isolation],
  ['a job of another tenant', 'deleteAllUserData', /Get Delete All User Data Status returns 200 for a job of another API key/, answering((answer, { memory }) => { if (answer.status === 200) memory.set('seen', answer.body); return answer.status === 404 && memory.has('seen') ? { status: 200, body: memory.get('seen') } : answer; }), { at: 'getDeleteAllUserDataStatus', check: 'isolation' }],
  ['a token of another API key that opens', 'addPresence', /The status is 200/, opening({ success: true }), isolation],
  ['a repeated call that fails', 'addUsersToGroups', /The second response differs/, saying((found, { text, memory }) => (isAgain(text, memory) ? Object.fromEntries(Object.entries(objectOf(found)).map(([id, one]) => [id, { ...objectOf(one), success: false }])) : found)), idempotency],
  ['a repeated call that changes data', 'updateDocuments', /The second call changes Get Documents/, ({ data, text, real, memory }) => real(isAgain(text, memory) ? JSON.parse(JSON.stringify(data).replace('Prices', 'Other prices')) : data), idempotency],
  ['an ignored idempotency key', 'addNotifications', /The idempotency-replayed header is false/, async ({ data, headers, real }) => ({ ...(await real(data, { headers: { 'idempotency-key': '' } })), ...(headers['idempotency-key'] && { headers: { 'idempotency-replayed': 'false' } }) }), idempotency],
  ['an idempotency key that another request may have too', 'addNotifications', /The status is 200/, storing((key) => key), idempotency],
  ["another API key's response for the same idempotency key", 'addNotifications', /The response is that of another API key's call/, storing((key, text) => key + text), idempotency],
  ['an idempotency key that another operation may have too', 'addNotifications', /Add Users accepts the Idempotency-Key of a call of Add Notifications/, ({ data, headers: { 'idempotency-key': key }, real }) => real(data, { headers: { 'idempotency-key': key === undefined ? '' : `users-${key}` } }), { at: 'addUsers', check: 'idempotency' }],
  ['a rejected call that uses up its idempotency key', 'addNotifications', /After a rejected call with the same Idempotency-Key, this one returns 409/, answering((answer, { headers: { 'idempotency-key': key = '' }, memory }) => { if (answer.status === 400) memory.set(key, true); return key !== '' && answer.status === 200 && memory.has(key) ? { status: 409, body: taken } : answer; }), idempotency],
  ['a call that is idempotent and not marked as such', 'addFolders', /Each example returns the same response twice/, async ({ data, text, headers, real, memory }) => { const known = memory.get(text); const answer = known instanceof Promise && headers['idempotency-key'] === undefined ? known : real(data); memory.set(text, answer); return await answer; }, { check: 'idempotency', isLiteral: true }],
  ['a text beyond its limit, cut', 'createApiKey', /The status is 200/, hearing((data) => (typeof data.apiKeyName === 'string' ? { ...data, apiKeyName: data.apiKeyName.slice(0, 20) } : data)), refusals],
  ['500 for broken JSON', 'getAuthTokens', /The status is 500/, answering((answer, { text }) => (answer.status === 400 && parsed(text) === undefined ? { status: 500, body: oops } : answer)), refusals],
  ['a refusal that names no field', 'createApiKey', /\/error\/details is missing/, refusing((body) => withValue(body, ['error', 'details'], undefined)), refusals],
  ['a refusal that names another field', 'createApiKey', /\/error\/details names "\/data\/else"/, refusing((body) => withValue(body, ['error', 'details'], [{ field: '/data/else', reason: 'TYPE', description: 'is odd' }])), refusals],
  ['a 405 without the header allow', 'getAuthTokens', /The allow header does not name POST/, withHeader('allow', 'PUT'), refusals],
  ['a 405 with a body of its own', 'getAuthTokens', /The body is not the error body/, answering((answer) => (answer.status === 405 ? { ...answer, body: {} } : answer)), refusals],
  ['a body in any media type', 'createApiKey', /The status is 200/, ({ data, real }) => real(data, { headers: { 'content-type': 'application/json' } }), refusals],
  ['any method', 'getAuthTokens', /A PUT returns/, ({ data, real }) => real(data, { method: 'POST' }), refusals],
];

export const faults: readonly Fault[] = rows.map(([name, operation, told, answer, options]) => ({
  name,
  operation,
  told,
  answer,
  check: 'effects',
  ...options,
}));
