/** Short stories with one promise each. Each has an organization of its own, called `org`. */
import type { OperationId } from '../../../generated/handlers.ts';
import { valueAt } from './corpus/json.ts';
import type { Received } from './exchange.ts';

/** Stands for the API key of a scene. */
const theKey = 'the key';

export interface Step {
  operation: OperationId;
  /** Without `organizationId`, which is `org` wherever an operation takes one. */
  data: { readonly [field: string]: unknown };
  /** The status of a refusal. */
  status?: number;
  /** A pattern of `result`, or a function that makes it from the results of the earlier steps that have one. */
  result?: unknown;
}

/** The operation that keeps the promise, the promise, and the steps. */
export type Scene = readonly [operation: OperationId, promise: string, ...steps: readonly Step[]];

const does = (operation: OperationId, data: Step['data']): Step => ({ operation, data });
const shows = (operation: OperationId, data: Step['data'], found: unknown): Step => ({ operation, data, result: { data: found } });
const refuses = (operation: OperationId, data: Step['data'], status: number): Step => ({ operation, data, status });
const ofKey = (data: Step['data'] = {}): Step => does('updateApiKey', { apiKey: theKey, ...data });
/** Shows a result, whose pattern the earlier results make. */
const showsAfter = (operation: OperationId, data: Step['data'], result: (...earlier: unknown[]) => unknown): Step => ({
  operation,
  data,
  result,
});

/** A predicate in a pattern. */
export type Predicate = (value: unknown, received: Received) => boolean;

const isTime: Predicate = (value) => Number.isInteger(value);

/** Whether a time is the server's own, in milliseconds. */
const isNow: Predicate = (value, { headers: { date } }) =>
  Number.isInteger(value) && (date === undefined || Math.abs(Number(value) - Date.parse(date)) < 300_000);

const isFilled: Predicate = (value) => Array.isArray(value) && value.length > 0;

const isOther =
  (former: unknown): Predicate =>
  (value) =>
    typeof value === 'string' && value !== former;

/** In the order of code points, which is neither that of UTF-16 nor that of a language. */
const strange = ['B', 'a', 'z', '\u00e9', '\uff5e', '\u{1f600}'];

const isAfter =
  (time: unknown): Predicate =>
  (value) =>
    Number(value) > Number(time);

const later = 4_102_444_800_123;
const latest = 4_102_531_199_987;
const organizationId = 'org';
const plan = { type: 'document', id: 'plan', organizationId };
const budget = { type: 'document', id: 'budget', organizationId };
const top = { type: 'folder', id: 'top', organizationId };
const whole = { type: 'organization', id: organizationId };

const folders = does('addFolders', {
  folders: [{ folderId: 'top', accessType: 'restricted' }, { folderId: 'sub', parentFolderId: 'top' }, { folderId: 'zone' }],
});
const documents = does('addDocuments', {
  documents: [
    { documentId: 'budget', folderId: 'sub', documentName: 'Budget', pages: 7, tags: ['a', 'b'] },
    { documentId: 'plan', documentName: 'Plan', accessType: 'restricted' },
  ],
});
const plain = does('addDocuments', {
  documents: ['plan', 'agenda', 'budget'].map((documentId) => ({
    documentId,
    documentName: `${documentId.charAt(0).toUpperCase()}${documentId.slice(1)}`,
  })),
});
const users = does('addUsers', {
  users: [
    { userId: 'ann', name: 'Ann', email: 'ann@acme.example', team: 'design', context: { access: { region: 'eu' } } },
    { userId: 'bob', name: 'Bob', context: { access: { region: 'us' } } },
  ],
});
const grants = (userId: string, ...resources: object[]): Step =>
  does('addPermissions', { user: { userId }, permissions: { resources } });
const group = does('addUsersToGroups', { organizationUserGroupId: 'team', userIds: ['ann', 'bob', 'cem', 'dee'] });
const member = { organizationUserGroupId: 'team' };
const notifies = (notificationId: string, more: object): Step =>
  does('addNotifications', { ...notification(notificationId), ...more });
const notification = (notificationId: string) => ({
  documentId: 'plan',
  notificationId,
  actionUser: { userId: 'eve' },
  displayHeadlineMessageTemplate: 'A comment',
});
const toBoth = { notifyUsers: [{ userId: 'ann' }, { userId: 'bob' }] };
const first = notifies('n1', toBoth);
const second = notifies('n2', { ...toBoth, notificationSourceData: { locationId: 'page-2' } });
const inPlan = { documentId: 'plan' };
const ofAnn = { userId: 'ann' };
const ids = (...list: string[]) => list.map((id) => ({ id }));
const inboxOf = (userId: string, ...list: string[]): Step => shows('getNotifications', { userId }, ids(...list));
const checks = (userId: string, resources: object[], ...roles: (string | null)[]): Step =>
  shows(
    'checkPermissions',
    { userId, resources },
    roles.map((accessRole) => ({ accessRole })),
  );
const grantsOn = (resource: { type: string; id: string }, ...found: object[]): Step =>
  shows('getPermissions', { resources: [{ type: resource.type, id: resource.id }] }, found);
const isAbsent = { accessRole: undefined, expiresAt: undefined };

/** Values of every kind of JSON, which have to come back unchanged. */
const custom = {
  zero: 0,
  empty: '',
  no: false,
  list: [],
  object: {},
  nested: { deep: [{ null: null, 'a/b~c': ['x', 1.5, -1] }] },
  largest: 9_007_199_254_740_991,
  small: 1e-7,
  time: later,
  text: ` <b>"T\u00e9te" & 'te\u0301te' \\ %2F\u2028\ud83d\ude00 `,
  digits: '0042',
};

const many = Array.from({ length: 1000 }, (_, i) => `user-${String(i).padStart(4, '0')}`);

/** Grants of several kinds: on the resource, on a folder above, on the organization and through a group. */
export const accessSteps: readonly Step[] = [
  ...[folders, documents, users, group, grants('ann', { ...budget, accessRole: 'viewer' }, { ...top, accessRole: 'editor' })],
  ...[
    grants('bob', { ...top, accessRole: 'viewer' }, { ...plan, accessRole: 'editor' }),
    grants('zoe', { ...whole, accessRole: 'editor' }),
  ],
];

/** The organization of each scene. */
export const founding: Step = {
  operation: 'addOrganizations',
  data: { organizations: [{ organizationId: 'org', organizationName: 'Org' }] },
};

// biome-ignore format: a table
export const scenes: readonly Scene[] = [
  // Each operation has a case that needs little more than its parents.
  ['addDocuments', 'A document needs no folder.', shows('addDocuments', { documents: [{ documentId: 'plan' }] }, { plan: { success: true } })],
  ['getDocuments', 'Documents have their names, and come in the order of their ids.',
    plain, shows('getDocuments', {}, [{ id: 'agenda', documentName: 'Agenda' }, { id: 'budget', documentName: 'Budget' }, { id: 'plan', documentName: 'Plan' }]),
    shows('getDocuments', { pageSize: 2 }, ids('agenda', 'budget')), shows('getDocuments', { documentIds: ['plan'] }, ids('plan'))],
  ['updateDocuments', 'Each document has a result.', plain, shows('updateDocuments', { documents: [{ documentId: 'plan', documentName: 'New' }] }, { plan: { success: true } })],
  ['deleteDocuments', 'Each document has a result.', plain, shows('deleteDocuments', { documentIds: ['plan'] }, { plan: { success: true } })],
  ['migrateDocuments', 'A migration starts at once.', plain, showsAfter('migrateDocuments', { documentId: 'plan', newDocumentId: 'strategy' }, () => ({ status: 'success' }))],
  ['getMigrationStatus', 'A migration ends.', plain, does('migrateDocuments', { documentId: 'plan', newDocumentId: 'strategy' })],
  ['addFolders', 'Each folder has a result.', shows('addFolders', { folders: [{ folderId: 'sales' }] }, { sales: { success: true } })],
  ['getFolders', 'Folders have their names, and come in the order of their ids.',
    does('addFolders', { folders: [{ folderId: 'sales', folderName: 'Sales' }, { folderId: 'archive', folderName: 'Archive' }] }),
    shows('getFolders', {}, [{ folderId: 'archive', folderName: 'Archive' }, { folderId: 'sales', folderName: 'Sales' }])],
  ['deleteFolders', 'Each folder has a result.', folders, shows('deleteFolders', { folderIds: ['zone'] }, { zone: { success: true } })],
  ['getUsers', 'Users have their names, and come in the order of their ids.',
    users, shows('getUsers', {}, [{ userId: 'ann', name: 'Ann', email: 'ann@acme.example' }, { userId: 'bob', name: 'Bob' }])],
  ['deleteUsers', 'Each user has a result.', users, shows('deleteUsers', { userIds: ['ann', 'zoe'] }, { ann: { success: true }, zoe: { success: false } })],
  ['getUserData', 'The data of a user has the user.', users, showsAfter('getUserData', ofAnn, () => ({ data: isFilled }))],
  ['getPermissions', 'Each grant has its user, role and resource.',
    grants('ann', { ...whole, accessRole: 'editor' }), shows('getPermissions', {}, [{ userId: 'ann', type: 'organization', accessRole: 'editor' }])],
  ['checkPermissions', 'A grant on the organization opens it.', grants('ann', { ...whole, accessRole: 'editor' }), checks('ann', [whole], 'editor'), checks('bob', [whole], null)],
  ['getAccessibleDocuments', 'A grant on a document opens it.',
    plain, grants('ann', { ...plan, accessRole: 'editor' }), shows('getAccessibleDocuments', ofAnn, [{ id: 'plan', accessRole: 'editor', reason: 'grant' }])],
  ['getUsersWithAccess', 'A grant on a document opens it to its user.',
    plain, grants('ann', { ...plan, accessRole: 'editor' }), shows('getUsersWithAccess', { resource: { type: 'document', id: 'plan' } }, [{ userId: 'ann', accessRole: 'editor' }])],
  ['addPresence', 'Presence needs only its document.', plain, does('addPresence', { ...inPlan, users: [ofAnn] })],
  ['getPresence', 'An added user is present.', plain, does('addPresence', { ...inPlan, users: [ofAnn] }), shows('getPresence', inPlan, [{ ...ofAnn, renewedAt: isNow }])],
  ['removePresence', 'Each user has a result.', plain, does('addPresence', { ...inPlan, users: [ofAnn] }), shows('removePresence', { ...inPlan, userIds: ['ann'] }, { ann: { success: true } })],
  ['addNotifications', 'A notification needs only its document.', plain, first],
  ['getNotifications', 'A recipient finds the notification.', plain, first, inboxOf('ann', 'n1')],
  ['updateNotifications', 'Each notification has a result.', plain, first, does('updateNotifications', { notificationIds: ['n1'], userId: 'ann', read: true })],
  ['deleteNotifications', 'Each notification has a result.', plain, first, shows('deleteNotifications', { notificationIds: ['n1'] }, { n1: { success: true } })],
  ['setConfig', 'Settings need no document.', does('setConfig', { userIds: ['ann'], config: { inbox: 'MINE' } })],
  ['getConfig', 'A set setting is read.', does('setConfig', { userIds: ['ann'], config: { inbox: 'MINE' } }), shows('getConfig', { userIds: ['ann'] }, { ann: { config: { inbox: 'MINE' } } })],
  ['addOrganizations', 'An organization that already exists is left unchanged.',
    shows('addOrganizations', { organizations: [{ organizationId, organizationName: 'Other', plan: 'x' }] }, { org: { success: false } }),
    shows('getOrganizations', { organizationIds: [organizationId] }, [{ organizationName: 'Org', plan: undefined }])],
  ['addOrganizations', 'Metadata is kept unchanged.',
    does('addOrganizations', { organizations: [{ organizationId: 'meta', organizationName: ' M\u00e9ta ', ...custom }] }),
    shows('getOrganizations', { organizationIds: ['meta'] }, [{ organizationName: ' M\u00e9ta ', ...custom }])],
  ['addOrganizations', 'The id of an organization never changes.',
    shows('getOrganizations', { organizationIds: [organizationId] }, [{ organizationName: 'Org' }]),
    does('updateOrganizations', { organizations: [{ organizationId, organizationName: 'New' }] }),
    showsAfter('getOrganizations', { organizationIds: [organizationId] }, (before) => ({ data: [{ id: valueAt(before, ['data', '0', 'id']), organizationName: 'New' }] }))],
  ['addOrganizations', 'An organization that is added again has another id.',
    shows('getOrganizations', { organizationIds: [organizationId] }, [{ organizationName: 'Org' }]), does('deleteOrganizations', { organizationIds: [organizationId] }), founding,
    showsAfter('getOrganizations', { organizationIds: [organizationId] }, (before) => ({ data: [{ id: isOther(valueAt(before, ['data', '0', 'id'])) }] }))],
  ['getUsers', 'The order of ids is that of their code points.',
    does('addUsers', { users: strange.toReversed().map((userId) => ({ userId })) }), shows('getUsers', {}, strange.map((userId) => ({ userId })))],
  ['getDocuments', 'The order of ids is that of their code points.',
    does('addDocuments', { documents: strange.toReversed().map((documentId) => ({ documentId })) }), shows('getDocuments', {}, ids(...strange))],
  ['getFolders', 'The order of ids is that of their code points.',
    does('addFolders', { folders: strange.toReversed().map((folderId) => ({ folderId })) }), shows('getFolders', {}, strange.map((folderId) => ({ folderId })))],
  ['addUsers', 'Ids that differ by a joiner are different, and addresses keep their case.',
    does('addUsers', { users: [{ userId: 'zed\u200dzed', name: 'Joined', email: 'Zed.Zed@acme.example' }, { userId: 'zedzed', name: 'Apart' }] }),
    shows('getUsers', { userIds: ['zedzed'] }, [{ name: 'Apart', email: undefined }]),
    shows('getUsers', { userIds: ['zed\u200dzed'] }, [{ name: 'Joined', email: 'Zed.Zed@acme.example' }])],
  ['addDocuments', 'Ids that differ by a joiner are different.',
    does('addDocuments', { documents: [{ documentId: 'zed\u200dzed', documentName: 'Joined' }, { documentId: 'zedzed', documentName: 'Apart' }] }),
    shows('getDocuments', { documentIds: ['zedzed'] }, [{ documentName: 'Apart' }])],
  ['updateOrganizations', 'A given field replaces the stored one, null removes it, and absent fields stay.',
    does('updateOrganizations', { organizations: [{ organizationId, a: 1, b: 2, c: 3 }] }),
    does('updateOrganizations', { organizations: [{ organizationId, a: 5, b: null }] }),
    shows('getOrganizations', { organizationIds: [organizationId] }, [{ organizationName: 'Org', a: 5, b: undefined, c: 3 }])],
  ['deleteOrganizations', 'An organization that is added again has no data.',
    folders, documents, users, first, does('deleteOrganizations', { organizationIds: [organizationId] }), refuses('getUsers', {}, 404),
    does('addOrganizations', { organizations: [{ organizationId, organizationName: 'Again' }] }), shows('getUsers', {}, []),
    shows('getDocuments', {}, []), shows('getFolders', {}, []), inboxOf('ann')],
  ['updateApiKey', 'Absent fields stay, and the response has all of them.',
    ofKey({ apiKeyName: 'Renamed', notificationConfig: false }), ofKey({ defaultFolderAccess: 'restricted' }),
    shows('updateApiKey', { apiKey: theKey, advancedQueries: true }, { apiKeyName: 'Renamed', advancedQueries: true, notificationConfig: false, defaultFolderAccess: 'restricted' })],
  ['updateApiKey', 'advancedQueries lets Get Documents be called.', ofKey({ advancedQueries: false }), refuses('getDocuments', {}, 400)],
  ['updateApiKey', 'defaultFolderAccess is the access of folders at the top without an access type of their own.',
    ofKey({ defaultFolderAccess: 'public' }), folders, shows('getFolders', { folderIds: ['zone'] }, [{ accessType: null, effectiveAccessType: 'public' }])],
  ['deleteApiKey', 'A deleted key does not exist, and its token opens nothing.',
    does('deleteApiKey', { apiKey: theKey }), refuses('deleteApiKey', { apiKey: theKey }, 404), refuses('getAuthTokens', { apiKey: theKey }, 404), refuses('getOrganizations', {}, 401)],
  ['updateEmailConfig', 'Absent fields stay, and null removes a setting.',
    does('updateEmailConfig', { apiKey: theKey, enabled: true, fromName: 'Acme', replyTo: 'help@acme.example' }),
    does('updateEmailConfig', { apiKey: theKey, replyTo: null }),
    shows('getEmailConfig', { apiKey: theKey }, { enabled: true, fromName: 'Acme', replyTo: null })],
  ['addPermissions', 'A new grant on the resource replaces the role and the expiry.',
    folders, documents, grants('ann', { ...plan, accessRole: 'viewer', expiresAt: later }),
    grants('ann', { ...plan, accessRole: 'editor', expiresAt: latest }), grantsOn(plan, { userId: 'ann', accessRole: 'editor', expiresAt: latest }),
    grants('ann', { ...plan, accessRole: 'viewer' }), grantsOn(plan, { userId: 'ann', accessRole: 'viewer', expiresAt: undefined })],
  ['addPermissions', 'A grant expires at expiresAt, to the millisecond.',
    grants('ann', { ...whole, accessRole: 'viewer', expiresAt: later }), grantsOn(whole, { userId: 'ann', expiresAt: later }),
    shows('checkPermissions', { userId: 'ann', resources: [whole] }, [{ expiresAt: later }]),
    shows('getUsers', { userIds: ['ann'] }, [{ expiresAt: later }])],
  ['addPermissions', 'An expiresAt below 100,000,000,000 is in seconds.',
    grants('ann', { ...whole, accessRole: 'viewer', expiresAt: 4_102_444_800 }), grantsOn(whole, { userId: 'ann', expiresAt: 4_102_444_800_000 })],
  ['addPermissions', 'If one resource is rejected, none is granted.',
    refuses('addPermissions', { user: ofAnn, permissions: { resources: [{ ...whole, accessRole: 'viewer' }, { type: 'organization', id: 'lost-org', accessRole: 'viewer' }] } }, 404),
    shows('getPermissions', {}, [])],
  ['addPermissions', 'A grant on a folder or document applies as soon as it exists.',
    grants('ann', { ...plan, accessRole: 'editor' }), folders, documents, checks('ann', [plan], 'editor')],
  ['removePermissions', 'Only grants on the listed resources are removed, and a missing one is no failure.',
    folders, documents, grants('ann', { ...plan, accessRole: 'viewer' }, { ...top, accessRole: 'editor' }),
    grants('bob', { ...plan, accessRole: 'viewer' }), does('removePermissions', { userId: 'ann', permissions: { resources: [plan, budget] } }),
    grantsOn(plan, { userId: 'bob' }), grantsOn(top, { userId: 'ann' })],
  ['checkPermissions', 'The results are in the order of the request.',
    folders, documents, grants('ann', { ...plan, accessRole: 'viewer' }),
    shows('checkPermissions', { userId: 'ann', resources: [top, plan, whole, budget] }, [top, plan, whole, budget].map(({ type, id }) => ({ type, id })))],
  ['checkPermissions', 'A grant on a folder applies to everything inside it.',
    folders, documents, grants('ann', { ...top, accessRole: 'editor' }),
    checks('ann', [budget, plan, { ...top, id: 'sub' }], 'editor', null, 'editor')],
  ['checkPermissions', 'A user group gives its members the role viewer where the access type is organizationPrivate.',
    folders, documents, does('updateDocuments', { documents: [{ documentId: 'plan', accessType: 'organizationPrivate' }] }), group,
    checks('ann', [plan, budget], 'viewer', null), checks('zoe', [plan], null)],
  ['getAccessibleDocuments', 'The documents are those that Check Permissions opens, with the same role and reason.',
    folders, documents, grants('ann', { ...top, accessRole: 'editor' }), checks('ann', [budget, plan], 'editor', null),
    shows('getAccessibleDocuments', ofAnn, [{ id: 'budget', accessRole: 'editor', reason: 'grant', grantedOn: { type: 'folder', id: 'top' } }]),
    does('updateDocuments', { documents: [{ documentId: 'plan', accessType: 'public' }] }), checks('ann', [budget, plan], 'editor', 'viewer'),
    shows('getAccessibleDocuments', ofAnn, [{ id: 'budget' }, { id: 'plan', accessRole: 'viewer', reason: 'public' }]),
    shows('getAccessibleDocuments', { userId: 'zoe' }, ids('plan'))],
  ['getAccessibleDocuments', 'accessRole and folderId narrow the list.',
    folders, documents, grants('ann', { ...top, accessRole: 'editor' }, { ...plan, accessRole: 'viewer' }),
    shows('getAccessibleDocuments', { ...ofAnn, accessRole: 'viewer' }, ids('budget', 'plan')),
    shows('getAccessibleDocuments', { ...ofAnn, accessRole: 'editor' }, ids('budget')),
    shows('getAccessibleDocuments', { ...ofAnn, folderId: 'sub' }, ids('budget')), shows('getAccessibleDocuments', { ...ofAnn, folderId: 'top' }, [])],
  ['getUsersWithAccess', 'The users are those to whom Check Permissions opens the resource, with the same role and reason.',
    folders, documents, grants('ann', { ...plan, accessRole: 'editor', expiresAt: later }), grants('bob', { ...top, accessRole: 'viewer' }),
    shows('getUsersWithAccess', { resource: { type: 'document', id: 'plan' } }, [{ userId: 'ann', accessRole: 'editor', reason: 'grant', expiresAt: later }]),
    shows('getUsersWithAccess', { resource: { type: 'document', id: 'budget' } }, [{ userId: 'bob', grantedOn: { type: 'folder', id: 'top' } }]),
    shows('getUsersWithAccess', { resource: { type: 'folder', id: 'sub' } }, [{ userId: 'bob', accessRole: 'viewer' }]),
    does('updateDocuments', { documents: [{ documentId: 'plan', accessType: 'organizationPrivate' }] }), group,
    shows('getUsersWithAccess', { resource: { type: 'document', id: 'plan' } }, [{ userId: 'ann', accessRole: 'editor' }, { userId: 'bob', reason: 'userGroup' }, { userId: 'cem' }, { userId: 'dee' }])],
  ['getUsersWithAccess', 'isPublic says that everyone can open the resource.',
    folders, documents, { operation: 'getUsersWithAccess', data: { resource: { type: 'document', id: 'plan' } }, result: { isPublic: false } },
    does('updateDocuments', { documents: [{ documentId: 'plan', accessType: 'public' }] }),
    { operation: 'getUsersWithAccess', data: { resource: { type: 'document', id: 'plan' } }, result: { isPublic: true } }],
  ['updateAccessForFolders', 'A folder that inherits follows the folder above it.',
    folders, does('updateAccessForFolders', { folderIds: ['top'], accessType: 'public' }),
    shows('getFolders', { folderIds: ['sub'] }, [{ accessType: null, effectiveAccessType: 'public' }]),
    does('updateAccessForFolders', { folderIds: ['sub'], accessType: 'restricted' }),
    shows('getFolders', { parentFolderId: 'top' }, [{ accessType: 'restricted', effectiveAccessType: 'restricted' }]),
    does('updateAccessForFolders', { folderIds: ['sub'], inheritFromParent: true }),
    shows('getFolders', { folderIds: ['sub'] }, [{ accessType: null, effectiveAccessType: 'public', inheritFromParent: true }])],
  ['getFolders', 'Null selects the folders at the top, and a folder those directly in it.',
    folders, does('addFolders', { folders: [{ folderId: 'leaf', parentFolderId: 'sub' }] }),
    shows('getFolders', { parentFolderId: null }, [{ folderId: 'top' }, { folderId: 'zone' }]),
    shows('getFolders', { parentFolderId: 'top' }, [{ folderId: 'sub' }]),
    shows('getFolders', { folderIds: ['zone', 'sub'], parentFolderId: 'top' }, [{ folderId: 'sub' }])],
  ['updateFolders', 'parentFolderId moves the folder with everything inside.',
    folders, documents, does('updateFolders', { folders: [{ folderId: 'sub', parentFolderId: 'zone', folderName: 'Moved' }] }),
    shows('getFolders', { parentFolderId: 'zone' }, [{ folderId: 'sub', folderName: 'Moved' }]),
    grants('ann', { ...top, id: 'zone', accessRole: 'viewer' }), checks('ann', [budget], 'viewer')],
  ['updateFolders', 'A folder does not move into itself, and absent fields stay.',
    folders, does('updateFolders', { folders: [{ folderId: 'top', folderName: 'Top' }] }),
    shows('updateFolders', { folders: [{ folderId: 'top', parentFolderId: 'sub' }] }, { top: { success: false } }),
    does('updateFolders', { folders: [{ folderId: 'top', parentFolderId: null }] }),
    shows('getFolders', { folderIds: ['top'] }, [{ parentFolderId: null, folderName: 'Top', accessType: 'restricted' }])],
  ['deleteFolders', 'Without recursive, a folder that holds something stays; with it, everything inside goes.',
    folders, documents, shows('deleteFolders', { folderIds: ['top'] }, { top: { success: false } }),
    shows('getFolders', { parentFolderId: 'top' }, [{ folderId: 'sub' }]), shows('getDocuments', { documentIds: ['budget'] }, ids('budget')),
    does('deleteFolders', { folderIds: ['top'], recursive: true }), shows('getFolders', {}, [{ folderId: 'zone' }]),
    shows('getDocuments', {}, ids('plan'))],
  ['addDocuments', 'Custom fields are kept unchanged, and folderId puts the document into the folder.',
    folders, does('addDocuments', { documents: [{ documentId: 'plan', documentName: custom.text, folderId: 'top', ...custom }] }),
    shows('getDocuments', { folderId: 'top' }, [{ id: 'plan', documentName: custom.text, folderId: 'top', ...custom }])],
  ['addDocuments', 'A document that already exists is left unchanged.',
    folders, documents, shows('addDocuments', { documents: [{ documentId: 'plan', documentName: 'Other' }] }, { plan: { success: false } }),
    shows('getDocuments', { documentIds: ['plan'] }, [{ documentName: 'Plan', accessType: 'restricted' }])],
  ['updateDocuments', 'Absent fields stay, and a folderId of null takes the document out of its folder.',
    folders, documents, does('updateDocuments', { documents: [{ documentId: 'budget', pages: 8 }] }),
    shows('getDocuments', { documentIds: ['budget'] }, [{ documentName: 'Budget', pages: 8, tags: ['a', 'b'], folderId: 'sub' }]),
    does('updateDocuments', { documents: [{ documentId: 'budget', folderId: null }] }), shows('getDocuments', { folderId: 'sub' }, []),
    shows('getDocuments', { documentIds: ['budget'] }, [{ folderId: null, pages: 8 }])],
  ['getDocuments', 'With documentIds and folderId both apply, and a folder has only the documents directly in it.',
    folders, documents, shows('getDocuments', { documentIds: ['budget', 'plan'], folderId: 'sub' }, ids('budget')),
    shows('getDocuments', { folderId: 'top' }, [])],
  ['deleteDocuments', 'A document that is added again has no data.',
    folders, documents, first, grants('ann', { ...plan, accessRole: 'editor' }), does('addPresence', { ...inPlan, users: [ofAnn] }),
    does('setConfig', { userIds: ['ann'], documentIds: ['plan'], config: { inbox: 'NONE' } }),
    shows('getConfig', { userIds: ['ann'], documentIds: ['plan'] }, { ann: { documents: { plan: { config: { inbox: 'NONE' } } } } }),
    does('deleteDocuments', { documentIds: ['plan'] }),
    refuses('getPresence', inPlan, 404), does('addDocuments', { documents: [{ documentId: 'plan' }] }), grantsOn(plan),
    shows('getPresence', inPlan, []), shows('getNotifications', inPlan, []), inboxOf('ann'),
    shows('getConfig', { userIds: ['ann'], documentIds: ['plan'] }, { ann: { documents: { plan: { config: { inbox: null } } } } })],
  ['addUsers', 'Custom fields are kept unchanged.',
    does('addUsers', { users: [{ userId: 'ann', name: custom.text, ...custom }] }),
    shows('getUsers', { userIds: ['ann'] }, [{ name: custom.text, ...custom, addedAt: isNow }])],
  ['addUsers', 'A field that is null counts as absent.',
    does('addUsers', { users: [{ userId: 'ann', name: null, team: null, empty: '' }] }),
    shows('getUsers', { userIds: ['ann'] }, [{ name: undefined, team: undefined, empty: '' }])],
  ['addUsers', 'A user who was already added is left unchanged.',
    users, shows('addUsers', { users: [{ userId: 'ann', name: 'Other' }, { userId: 'cem' }] }, { ann: { success: false }, cem: { success: true } }),
    shows('getUsers', {}, [{ userId: 'ann', name: 'Ann', team: 'design' }, { userId: 'bob' }, { userId: 'cem' }])],
  ['addUsers', 'Ids that differ in case or in the form of their characters are different.',
    does('addUsers', { users: ['ZED', 'zed', 't\u00e9t', 'te\u0301t', ' zed'].map((userId) => ({ userId, name: `Name ${userId.length}${userId}` })) }),
    shows('getUsers', { userIds: ['zed', ' zed', 'ZED'] }, [{ name: 'Name 4 zed' }, { name: 'Name 3ZED' }, { name: 'Name 3zed' }]),
    shows('getUsers', { userIds: ['te\u0301t'] }, [{ name: 'Name 4te\u0301t' }])],
  ['updateUsers', 'Absent fields stay, a given field replaces the stored one, and null removes it.',
    users, does('updateUsers', { users: [{ userId: 'ann', email: 'new@acme.example', team: null }] }),
    shows('getUsers', { userIds: ['ann'] }, [{ name: 'Ann', email: 'new@acme.example', team: undefined, context: { access: { region: 'eu' } } }]),
    does('updateUsers', { users: [{ userId: 'ann', name: null, context: null }] }),
    shows('getUsers', { userIds: ['ann'] }, [{ name: undefined, context: undefined, email: 'new@acme.example' }])],
  ['updateUsers', 'accessRole and expiresAt change the grant on the organization, and null removes them.',
    users, does('updateUsers', { users: [{ userId: 'ann', accessRole: 'viewer' }] }),
    does('updateUsers', { users: [{ userId: 'ann', expiresAt: later }] }), does('updateUsers', { users: [{ userId: 'ann', accessRole: 'editor' }] }),
    shows('getUsers', { userIds: ['ann'] }, [{ accessRole: 'editor', expiresAt: later }]),
    does('updateUsers', { users: [{ userId: 'ann', expiresAt: null }] }),
    grantsOn(whole, { userId: 'ann', accessRole: 'editor', expiresAt: undefined }),
    does('updateUsers', { users: [{ userId: 'ann', accessRole: null }] }), shows('getUsers', { userIds: ['ann'] }, [isAbsent]),
    checks('ann', [whole], null)],
  ['getUsers', 'An organization knows the users named in other calls, and only added users have addedAt.',
    folders, documents, grants('ann', { ...plan, accessRole: 'viewer' }), does('addUsersToGroups', { ...member, userIds: ['bob'] }),
    does('addPresence', { ...inPlan, users: [{ userId: 'cem' }] }), notifies('n1', { notifyUsers: [{ userId: 'dee' }] }),
    does('addUsers', { users: [{ userId: 'fay' }] }),
    shows('getUsers', {}, [...['ann', 'bob', 'cem', 'dee', 'eve'].map((userId) => ({ userId, addedAt: undefined })), { userId: 'fay', addedAt: isTime }])],
  ['deleteUsers', 'Grants, places in groups, presence, settings and the inbox of a deleted user go.',
    folders, documents, users, group, grants('ann', { ...plan, accessRole: 'editor' }, { ...whole, accessRole: 'viewer' }), first,
    does('addPresence', { ...inPlan, users: [ofAnn, { userId: 'bob' }] }), does('setConfig', { userIds: ['ann'], config: { inbox: 'MINE' } }),
    does('deleteUsers', { userIds: ['ann'] }), shows('getUsers', { userIds: ['ann', 'bob'] }, [{ userId: 'bob' }]),
    shows('getPermissions', { userIds: ['ann'] }, []), shows('getUserGroups', member, [{ memberCount: 3, userIds: ['bob', 'cem', 'dee'] }]),
    shows('getPresence', inPlan, [{ userId: 'bob' }]), inboxOf('ann'), inboxOf('bob', 'n1'),
    shows('getConfig', { userIds: ['ann'] }, { ann: { config: { inbox: null } } })],
  ['addUsersToGroups', 'A call that succeeds has added every user.',
    group, shows('getUserGroups', member, [{ memberCount: 4, userIds: ['ann', 'bob', 'cem', 'dee'] }]),
    shows('getUserGroups', {}, [{ memberCount: 4 }])],
  ['addUsersToGroups', 'A call takes as many users as a list may have.',
    does('addUsersToGroups', { ...member, userIds: many }),
    showsAfter('getUserGroups', { ...member, pageSize: 1000 }, () => ({ data: [{ memberCount: 1000, userIds: many }] }))],
  ['getUserGroups', 'A page has 100 items by default.',
    does('addUsersToGroups', { ...member, userIds: many }), shows('getUserGroups', member, [{ userIds: many.slice(0, 100) }])],
  ['deleteUsersFromGroups', 'Only the given users are removed; with deleteAll, all of them.',
    group, shows('deleteUsersFromGroups', { ...member, userIds: ['ann', 'zoe'] }, { ann: { success: true }, zoe: { success: false } }),
    shows('getUserGroups', member, [{ memberCount: 3, userIds: ['bob', 'cem', 'dee'] }]),
    does('deleteUsersFromGroups', { ...member, deleteAll: true }), shows('getUserGroups', member, [])],
  ['addPresence', 'Adding a user again replaces the entry, and details merge into the stored user.',
    folders, documents, does('addPresence', { ...inPlan, users: [{ userId: 'ann', name: 'Ann', status: 'away', cursor: 7, ...custom }] }),
    shows('getPresence', inPlan, [{ name: 'Ann', status: 'away', cursor: 7, ...custom }]),
    does('addPresence', { ...inPlan, users: [{ userId: 'ann', email: 'ann@acme.example' }] }),
    shows('getPresence', inPlan, [{ name: 'Ann', email: 'ann@acme.example', status: 'online', cursor: undefined, zero: undefined }]),
    shows('getUsers', { userIds: ['ann'] }, [{ name: 'Ann', cursor: undefined }])],
  ['addPresence', 'Adding a user again renews the entry.',
    folders, documents, does('addPresence', { ...inPlan, users: [ofAnn] }), shows('getPresence', inPlan, [{ ...ofAnn, renewedAt: isNow }]),
    does('addPresence', { ...inPlan, users: [ofAnn] }),
    showsAfter('getPresence', inPlan, (before) => ({ data: [{ renewedAt: isAfter(valueAt(before, ['data', '0', 'renewedAt'])) }] }))],
  ['removePresence', 'A removed user is not present.',
    folders, documents, does('addPresence', { ...inPlan, users: [ofAnn, { userId: 'bob' }] }),
    shows('removePresence', { ...inPlan, userIds: ['ann', 'zoe'] }, { ann: { success: true }, zoe: { success: false } }),
    shows('getPresence', inPlan, [{ userId: 'bob' }])],
  ['addNotifications', 'The notification is kept and returned unchanged, and its users by id.',
    folders, documents,
    notifies('n1', { ...toBoth, displayBodyMessage: custom.text, notificationSourceData: { ...custom }, displayHeadlineMessageTemplateData: { what: custom.text } }),
    shows('getNotifications', inPlan, [{ displayBodyMessage: custom.text, notificationSourceData: custom, displayHeadlineMessageTemplateData: { what: custom.text }, notifyUsers: { ann: true, bob: true }, notifyUsersByUserId: { ann: true, bob: true }, timestamp: isNow }])],
  ['addNotifications', 'notifyAll reaches everyone who belongs to the organization, without the actor.',
    folders, documents, users, does('addUsers', { users: [{ userId: 'eve' }] }), grants('cem', { ...budget, accessRole: 'viewer' }),
    does('addUsersToGroups', { ...member, userIds: ['dee'] }), notifies('n1', { notifyAll: true }),
    shows('getNotifications', inPlan, [{ notifyUsers: { ann: true, bob: true, cem: true, dee: true, eve: undefined } }])],
  ['addNotifications', 'With verifyUserPermissions, only users with access receive it.',
    folders, documents, grants('ann', { ...plan, accessRole: 'viewer' }), notifies('n1', { ...toBoth, verifyUserPermissions: true }),
    inboxOf('ann', 'n1'), inboxOf('bob')],
  ['addNotifications', 'With context, only users whose context permissions match receive it.',
    folders, documents, users, notifies('n1', { notifyUsers: [...toBoth.notifyUsers, { userId: 'cem' }], context: { access: { region: 'eu' } } }),
    inboxOf('ann', 'n1'), inboxOf('bob'), inboxOf('cem')],
  ['addNotifications', 'The same id with the same content changes nothing, and with other content is rejected.',
    folders, documents, first, does('updateNotifications', { notificationIds: ['n1'], userId: 'ann', read: true }), first,
    refuses('addNotifications', { ...notification('n1'), ...toBoth, displayBodyMessage: 'Other' }, 409),
    shows('getNotifications', { userId: 'ann' }, [{ id: 'n1', displayBodyMessage: '', isRead: true }])],
  ['addNotifications', 'A rejected call creates neither the organization nor the document.',
    refuses('addNotifications', { ...notification('n1'), ...toBoth, organizationId: 'new-org', createOrganization: true }, 404),
    shows('getOrganizations', { organizationIds: ['new-org'] }, []),
    does('addNotifications', { ...notification('n1'), ...toBoth, createDocument: true }),
    shows('getDocuments', {}, [{ id: 'plan', documentName: 'plan' }])],
  ['getNotifications', 'Newest first, and each filter applies.',
    folders, documents, first, second, notifies('n3', { ...toBoth, documentId: 'budget' }), notifies('n4', { notifyUsers: [{ userId: 'bob' }] }),
    shows('getNotifications', inPlan, ids('n4', 'n2', 'n1')), shows('getNotifications', { ...inPlan, ...ofAnn }, ids('n2', 'n1')),
    inboxOf('ann', 'n3', 'n2', 'n1'), shows('getNotifications', { ...inPlan, locationId: 'page-2' }, ids('n2')),
    shows('getNotifications', { ...ofAnn, locationId: 'page-2' }, ids('n2')),
    shows('getNotifications', { ...inPlan, notificationIds: ['n1', 'n3'] }, ids('n1')),
    shows('getNotifications', { ...inPlan, notificationIds: [] }, ids('n4', 'n2', 'n1'))],
  ['getNotifications', 'Deleted data is not read.',
    folders, documents, first, inboxOf('ann', 'n1'), does('deleteNotifications', { notificationIds: ['n1'] }), inboxOf('ann')],
  ['updateNotifications', 'Other recipients are not affected, and unreadCount counts the unread notifications.',
    folders, documents, first, second, does('updateNotifications', { notificationIds: ['n1'], userId: 'ann', read: true }),
    showsAfter('getNotifications', ofAnn, () => ({ unreadCount: 1, data: [{ isRead: false }, { isRead: true }] })),
    showsAfter('getNotifications', { userId: 'bob' }, () => ({ unreadCount: 2, data: [{ isRead: false }, { isRead: false }] })),
    shows('getNotifications', { ...ofAnn, unreadOnly: true }, ids('n2')),
    does('updateNotifications', { notificationIds: ['n1'], userId: 'ann', read: false }),
    showsAfter('getNotifications', ofAnn, () => ({ unreadCount: 2, data: [{ isRead: false }, { isRead: false }] }))],
  ['deleteNotifications', 'With userId, other recipients keep the notification; without, it is gone for every reader.',
    folders, documents, first, second, does('deleteNotifications', { notificationIds: ['n1'], userId: 'ann' }), inboxOf('ann', 'n2'),
    inboxOf('bob', 'n2', 'n1'), shows('getNotifications', { ...inPlan, notificationIds: ['n1'] }, [{ notifyUsers: { ann: undefined, bob: true } }]),
    does('deleteNotifications', { notificationIds: ['n2'] }), shows('getNotifications', inPlan, ids('n1')), inboxOf('ann'), inboxOf('bob', 'n1')],
  ['setConfig', 'Absent fields stay, null removes a setting, and a setting of a document is its own.',
    folders, documents, does('setConfig', { userIds: ['ann'], config: { inbox: 'MINE', email: 'NONE' } }),
    does('setConfig', { userIds: ['ann'], documentIds: [], config: { slack: 'NONE' } }),
    does('setConfig', { userIds: ['ann'], documentIds: ['plan'], config: { email: 'ALL' } }),
    shows('getConfig', { userIds: ['ann', 'bob'], documentIds: ['plan'] }, { ann: { config: { inbox: 'MINE', email: 'NONE', slack: 'NONE' }, documents: { plan: { config: { inbox: null, email: 'ALL', slack: null }, effectiveConfig: { inbox: 'MINE', email: 'ALL', slack: 'NONE' } } } }, bob: { config: { inbox: null, email: null, slack: null } } }),
    does('setConfig', { userIds: ['ann'], config: { email: null } }),
    shows('getConfig', { userIds: ['ann'] }, { ann: { config: { inbox: 'MINE', email: null, slack: 'NONE' } } })],
  ['setConfig', "A user's inbox setting keeps notifications away.",
    folders, documents, does('setConfig', { userIds: ['ann'], config: { inbox: 'NONE' } }),
    does('setConfig', { userIds: ['bob'], documentIds: ['plan'], config: { inbox: 'NONE' } }), first, inboxOf('ann'), inboxOf('bob')],
  ['generateToken', 'The permissions of the call are granted, and userProperties merge.',
    users,
    does('generateToken', { userId: 'ann', userProperties: { email: 'new@acme.example' }, permissions: { resources: [{ ...whole, accessRole: 'editor', expiresAt: later }] } }),
    grantsOn(whole, { userId: 'ann', accessRole: 'editor', expiresAt: later }),
    shows('getUsers', { userIds: ['ann'] }, [{ name: 'Ann', email: 'new@acme.example' }])],
  ['migrateDocuments', 'All data of the document moves to the new id.',
    folders, documents, grants('ann', { ...plan, accessRole: 'editor' }), first, does('addPresence', { ...inPlan, users: [ofAnn] }),
    does('migrateDocuments', { documentId: 'plan', newDocumentId: 'strategy' }),
    shows('getDocuments', {}, [{ id: 'budget' }, { id: 'strategy', documentName: 'Plan' }]), checks('ann', [{ ...plan, id: 'strategy' }], 'editor'),
    shows('getNotifications', { documentId: 'strategy' }, [{ id: 'n1', metadata: { documentId: 'strategy' } }]),
    shows('getPresence', { documentId: 'strategy' }, [ofAnn])],
  ['deleteAllUserData', 'The data of the user goes, and that of others stays.',
    folders, documents, users, group, first, grants('ann', { ...plan, accessRole: 'editor' }), does('deleteAllUserData', { userIds: ['ann'] }),
    shows('getUserData', { userId: 'ann' }, []), shows('getPermissions', { userIds: ['ann'] }, []),
    shows('getUserGroups', member, [{ memberCount: 3 }]), shows('getUsers', { userIds: ['ann', 'bob'] }, [{ userId: 'bob', name: 'Bob' }]),
    inboxOf('bob', 'n1')],
];
