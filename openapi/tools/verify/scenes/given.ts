/** Steps and values that scenes begin with. */
import { at, firstExample } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import type { Names } from '../names.ts';
import type { Run } from '../run.ts';
import { does, type Step, shows } from './scene.ts';

/** In the order of code points, which is neither that of UTF-16 nor that of a language. */
export const strange = ['B', 'a', 'z', '\u00e9', '\uff5e', '\u{1f600}'];

export const later = 4_102_444_800_123;
export const latest = 4_102_531_199_987;
export const organizationId = 'org';
export const plan = { type: 'document', id: 'plan', organizationId };
export const budget = { type: 'document', id: 'budget', organizationId };
export const top = { type: 'folder', id: 'top', organizationId };
export const whole = { type: 'organization', id: organizationId };

export const folders = does('addFolders', {
  folders: [{ folderId: 'top', accessType: 'restricted' }, { folderId: 'sub', parentFolderId: 'top' }, { folderId: 'zone' }],
});
export const documents = does('addDocuments', {
  documents: [
    { documentId: 'budget', folderId: 'sub', documentName: 'Budget', pages: 7, tags: ['a', 'b'] },
    { documentId: 'plan', documentName: 'Plan', accessType: 'restricted' },
  ],
});
export const plain = does('addDocuments', {
  documents: ['plan', 'agenda', 'budget'].map((documentId) => ({
    documentId,
    documentName: `${documentId.charAt(0).toUpperCase()}${documentId.slice(1)}`,
  })),
});
export const users = does('addUsers', {
  users: [
    { userId: 'ann', name: 'Ann', email: 'ann@acme.example', team: 'design', context: { access: { region: 'eu' } } },
    { userId: 'bob', name: 'Bob', context: { access: { region: 'us' } } },
  ],
});
export const grants = (userId: string, ...resources: object[]): Step =>
  does('addPermissions', { user: { userId }, permissions: { resources } });
export const group = does('addUsersToGroups', { organizationUserGroupId: 'team', userIds: ['ann', 'bob', 'cem', 'dee'] });
export const member = { organizationUserGroupId: 'team' };
export const notifies = (notificationId: string, more: object): Step =>
  does('addNotifications', { ...notification(notificationId), ...more });
export const notification = (notificationId: string) => ({
  documentId: 'plan',
  notificationId,
  actionUser: { userId: 'eve' },
  displayHeadlineMessageTemplate: 'A comment',
});
export const toBoth = { notifyUsers: [{ userId: 'ann' }, { userId: 'bob' }] };
export const first = notifies('n1', toBoth);
export const second = notifies('n2', { ...toBoth, notificationSourceData: { locationId: 'page-2' } });
export const inPlan = { documentId: 'plan' };
export const ofAnn = { userId: 'ann' };
export const ids = (...list: string[]) => list.map((id) => ({ id }));
export const inboxOf = (userId: string, ...list: string[]): Step => shows('getNotifications', { userId }, ids(...list));
export const checks = (userId: string, resources: object[], ...roles: (string | null)[]): Step =>
  shows(
    'checkPermissions',
    { userId, resources },
    roles.map((accessRole) => ({ accessRole })),
  );
export const grantsOn = (resource: { type: string; id: string }, ...found: object[]): Step =>
  shows('getPermissions', { resources: [{ type: resource.type, id: resource.id }] }, found);
export const isAbsent = { accessRole: undefined, expiresAt: undefined };

/** Values of every kind of JSON, which have to come back unchanged. */
export const custom = {
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

export const many = Array.from({ length: 1000 }, (_, i) => `user-${String(i).padStart(4, '0')}`);

/** Grants of several kinds: on the resource, on a folder above, on the organization and through a group, some of which expire. */
export const accessSteps: readonly Step[] = [
  ...[folders, documents, users, group, grants('ann', { ...budget, accessRole: 'viewer' }, { ...top, accessRole: 'editor' })],
  ...[
    grants('bob', { ...top, accessRole: 'viewer' }, { ...plan, accessRole: 'editor' }),
    grants('zoe', { ...whole, accessRole: 'editor' }),
  ],
  ...[
    does('addFolders', {
      folders: [
        { folderId: 'open', parentFolderId: 'top', accessType: 'organizationPrivate' },
        { folderId: 'leaf', parentFolderId: 'open' },
      ],
    }),
    does('addDocuments', { documents: [{ documentId: 'note', folderId: 'leaf' }] }),
    // The longer one counts, and of equal ones the nearer.
    grants('fay', { ...budget, accessRole: 'viewer', expiresAt: later }, { ...top, accessRole: 'viewer', expiresAt: latest }),
    grants(
      'gil',
      { ...top, accessRole: 'editor', expiresAt: later },
      { ...top, id: 'sub', accessRole: 'editor', expiresAt: later },
    ),
    grants('gil', { ...whole, accessRole: 'viewer' }),
  ],
];

/** The organization of each scene. */
export const founding = does('addOrganizations', { organizations: [{ organizationId, organizationName: 'Org' }] });

/** Returns the request of a step under ids of the run, with the organization wherever the operation takes one. */
export function requestOf({ operation, data }: Step, names: Names): unknown {
  const takesOrganization = at(firstExample(operationOf(operation)), 'data', 'organizationId') !== undefined;
  return names.ownNew({ data: takesOrganization ? { organizationId, ...data } : data });
}

/** Founds an organization for one case. `call` makes the call of a step in it. */
export async function inNewOrganization(run: Run) {
  const [given, names] = [await run.accounts.key('effects'), run.newNames()];
  const call = (step: Step) => run.prepare(operationOf(step.operation), { body: requestOf(step, names), given });
  await call(founding);
  return { given, names, call };
}
