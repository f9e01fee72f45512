/**
 * Objects that are deleted and added again while the clock stands still. The service must tell them from the deleted ones by keys, not by
 * times. Each tenant is compared with another one that never had the deleted object.
 */
import { afterAll, expect, it } from 'vitest';
import type { CollaborationNotification } from '../../generated/types.ts';
import { aTenantWithAcme, startTestService, type Tenant } from '../support/harness.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const acme = { organizationId: 'acme' };
const plan = { ...acme, documentId: 'plan' };
const userIds = ['maya', 'jonas', 'priya'];
const hello = { ...plan, actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello' };
const jonas = [{ userId: 'jonas' }];
const priya = [{ userId: 'priya' }];

type Step = (tenant: Tenant) => Promise<unknown>;

interface Kind {
  /** Adds the object, with everything that can belong to it. */
  former: Step;
  remove: Step;
  /** Adds an object with the same id, and nothing else. */
  again: Step;
}

const addPlan: Step = ({ client }) => client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
const addAcme: Step = ({ client }) => client.addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme Robotics' }] });
const addBase: Step = async (tenant) => {
  await tenant.client.addUsers({ ...acme, users: userIds.map((userId) => ({ userId })) });
  await addPlan(tenant);
};

const accessRole = 'editor' as const;
const grants = {
  organization: { type: 'organization' as const, id: 'acme', accessRole },
  folder: { ...acme, type: 'folder' as const, id: 'folder', accessRole },
  document: { ...acme, type: 'document' as const, id: 'plan', accessRole },
};

/** Gives a user everything that belongs to a document. */
const useOf: Step = async ({ client }) => {
  await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grants.document] } });
  await client.addPresence({ ...plan, users: [{ userId: 'jonas', cursor: 1 }] });
  await client.setConfig({ ...acme, userIds: ['jonas'], documentIds: ['plan'], config: { inbox: 'MINE' } });
  await client.addNotifications({ ...hello, notificationId: 'n', notifyUsers: jonas });
};

/** Users besides those whose notifications a call stores itself. */
const crowd = Array.from({ length: 1100 }, (_, i) => ({ userId: `user-${String(i).padStart(4, '0')}` }));

const kinds: { readonly [name: string]: Kind } = {
  organization: {
    former: async (tenant) => {
      const { client } = tenant;
      await client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Old', color: 'red' }] });
      await useOf(tenant);
      await client.addFolders({ ...acme, folders: [{ folderId: 'folder', accessType: 'restricted' }] });
      await client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds });
      await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grants.organization] } });
      await client.setConfig({ ...acme, userIds, config: { email: 'ALL' } });
    },
    remove: ({ client }) => client.deleteOrganizations({ organizationIds: ['acme'] }),
    again: async (tenant) => {
      await addAcme(tenant);
      await addBase(tenant);
      await tenant.client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds: ['maya'] });
    },
  },
  folder: {
    former: async ({ client }) => {
      const folders = [
        { folderId: 'folder', accessType: 'restricted' as const },
        { folderId: 'inner', parentFolderId: 'folder' },
      ];
      await client.addFolders({ ...acme, folders: folders.map((folder) => ({ ...folder, folderName: 'Old' })) });
      await client.addDocuments({ ...acme, documents: [{ documentId: 'inside', folderId: 'inner', color: 'red' }] });
      await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grants.folder] } });
      await client.addNotifications({ ...hello, documentId: 'inside', notificationId: 'n', notifyUsers: jonas });
    },
    remove: ({ client }) => client.deleteFolders({ ...acme, folderIds: ['folder'], recursive: true }),
    again: async ({ client }) => {
      await client.addFolders({ ...acme, folders: [{ folderId: 'folder' }] });
      await client.addDocuments({ ...acme, documents: [{ documentId: 'inside', folderId: 'folder' }] });
      await client.addNotifications({ ...hello, documentId: 'inside', notificationId: 'n', notifyUsers: priya });
    },
  },
  document: {
    former: async (tenant) => {
      await tenant.client.updateDocuments({ ...acme, documents: [{ documentId: 'plan', documentName: 'Old', color: 'red' }] });
      await useOf(tenant);
    },
    remove: ({ client }) => client.deleteDocuments({ ...acme, documentIds: ['plan'] }),
    again: async (tenant) => {
      await addPlan(tenant);
      await tenant.client.addNotifications({ ...hello, notificationId: 'n', notifyUsers: priya });
    },
  },
  'user group': {
    former: ({ client }) => client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds }),
    remove: ({ client }) => client.deleteUsersFromGroups({ ...acme, organizationUserGroupId: 'group', deleteAll: true }),
    again: ({ client }) => client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds: ['maya'] }),
  },
  user: {
    former: async ({ client }) => {
      await client.updateUsers({
        ...acme,
        users: [{ userId: 'jonas', color: 'red', accessRole, context: { access: { team: 'a' } } }],
      });
      await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grants.document] } });
      await client.addPresence({ ...plan, users: [{ userId: 'jonas', cursor: 1 }] });
      await client.setConfig({ ...acme, userIds: ['jonas'], config: { inbox: 'MINE' } });
      await client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds: ['jonas'] });
    },
    remove: ({ client }) => client.deleteUsers({ ...acme, userIds: ['jonas'] }),
    again: async ({ client }) => {
      await client.addUsers({ ...acme, users: [{ userId: 'jonas' }] });
      await client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds: ['priya'] });
    },
  },
  presence: {
    former: ({ client }) => client.addPresence({ ...plan, users: [{ userId: 'jonas', status: 'away', cursor: 1 }] }),
    remove: ({ client }) => client.removePresence({ ...plan, userIds: ['jonas'] }),
    again: ({ client }) => client.addPresence({ ...plan, users: jonas }),
  },
  grant: {
    former: ({ client }) => {
      const resources = [{ ...grants.document, expiresAt: shared.now() + 1000 }];
      return client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
    },
    remove: ({ client }) => {
      const resources = [{ ...acme, type: 'document' as const, id: 'plan' }];
      return client.removePermissions({ userId: 'jonas', permissions: { resources } });
    },
    again: ({ client }) => {
      const resources = [{ ...grants.document, accessRole: 'viewer' as const }];
      return client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
    },
  },
  notification: {
    former: async ({ client }) => {
      await client.addNotifications({ ...hello, notificationId: 'n', notifyUsers: [...jonas, { userId: 'maya' }] });
      await client.updateNotifications({ ...acme, notificationIds: ['n'], userId: 'maya', read: true });
    },
    remove: ({ client }) => client.deleteNotifications({ ...acme, notificationIds: ['n'] }),
    again: ({ client }) => {
      const notifyUsers = [...priya, { userId: 'maya' }];
      return client.addNotifications({ ...hello, notificationId: 'n', displayBodyMessage: 'Secret', notifyUsers });
    },
  },
  'notification to everyone': {
    former: ({ client }) => client.addNotifications({ ...hello, notificationId: 'n', notifyAll: true }),
    remove: ({ client }) => client.deleteNotifications({ ...acme, notificationIds: ['n'] }),
    again: ({ client }) =>
      client.addNotifications({ ...hello, notificationId: 'n', displayBodyMessage: 'Secret', notifyUsers: priya }),
  },
  'notification setting': {
    former: ({ client }) => client.setConfig({ ...acme, userIds, documentIds: ['plan'], config: { inbox: 'NONE', email: 'ALL' } }),
    remove: ({ client }) => client.setConfig({ ...acme, userIds, documentIds: ['plan'], config: { inbox: null, email: null } }),
    again: ({ client }) => client.setConfig({ ...acme, userIds, documentIds: ['plan'], config: { slack: 'MINE' } }),
  },
};

const withoutKey = ({ metadata: { apiKey: _, ...place }, ...notification }: CollaborationNotification) => ({
  ...notification,
  place,
});

/** Returns everything that callers can read in the organization. Ids of the service are left out. */
async function seen({ client }: Tenant) {
  const organizations = (await client.getOrganizations({ organizationIds: ['acme'] })).data;
  const of = { userIds, documentIds: ['plan'] };
  const inDocument = async (documentId: string) => (await client.getNotifications({ ...acme, documentId })).data.map(withoutKey);
  const inboxOf = async (userId: string) => {
    const { data, unreadCount } = await client.getNotifications({ ...acme, userId });
    return { received: data.map(withoutKey), unreadCount };
  };
  const perUser = async (userId: string) => ({
    inbox: await inboxOf(userId),
    documents: (await client.getAccessibleDocuments({ ...acme, userId })).data,
    data: (await client.getUserData({ userId })).data,
  });
  return {
    organizations: organizations.map(({ id: _, ...organization }) => organization),
    folders: (await client.getFolders(acme)).data,
    documents: (await client.getDocuments(acme)).data,
    permissions: (await client.getPermissions(acme)).data,
    users: (await client.getUsers({ ...acme, userIds })).data,
    members: (await client.getUserGroups({ ...acme, organizationUserGroupId: 'group' }).catch(({ message }) => message)).data,
    presence: (await client.getPresence(plan)).data,
    notifications: [await inDocument('plan'), await inDocument('inside')],
    settings: (await client.getConfig({ ...acme, ...of })).data,
    ofUsers: await Promise.all(userIds.map(perUser)),
  };
}

// Proves deleteOrganizations/id-again, deleteDocuments/id-again, deleteDocuments/notification-id
it.each(Object.entries(kinds))(
  'An object that is deleted and added again in one millisecond has nothing of the former: %s',
  async (name, { former, remove, again }) => {
    const [tenant, other] = [await aTenantWithAcme(shared), await aTenantWithAcme(shared)];
    for (const one of [tenant, other]) {
      await addBase(one);
      if (name === 'notification to everyone') {
        await one.client.addUsers({ ...acme, users: crowd.slice(0, 1000) });
        await one.client.addUsers({ ...acme, users: crowd.slice(1000) });
      }
    }
    await former(tenant);
    await remove(tenant);
    await again(tenant);
    if (name === 'user') await remove(other);
    await again(other);
    expect(await seen(tenant)).toEqual(await seen(other));
    await shared.work();
    expect(await seen(tenant)).toEqual(await seen(other));
  },
);
