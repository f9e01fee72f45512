/** Servers with one fault each in events, access, units, the order of items or the identity of ids: one line a fault. */
import { at } from '../../generated/operations.ts';
import { listOf, objectOf, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import {
  answering,
  type Fault,
  faultsOf,
  granting,
  hearing,
  hearingEach,
  hearingText,
  ignoring,
  opening,
  type Plant,
  type Row,
  saying,
  sayingEach,
  without,
} from './faults.ts';

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

// biome-ignore format: one fault a line
const rows: readonly Row[] = [
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
];

export const furtherFaults: readonly Fault[] = faultsOf(rows);
