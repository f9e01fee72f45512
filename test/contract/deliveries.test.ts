/** Each example of a delivery is compared with an event of the service. */
import { expect, it } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { deliveryOf, examplesIn } from '../../generated/operations.ts';
import type { CollaborationEvent } from '../../generated/types.ts';
import { comment } from '../../mock/story.ts';
import { aService, aTenant } from '../support/harness.ts';
import { lasting } from './lasting.ts';

const acme = { organizationId: 'acme' };
const launchPlan = { ...acme, documentId: 'launch-plan' };
const migration = { ...launchPlan, newDocumentId: 'launch-plan-2027' };
const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' };

it('Each documented delivery is an event of the service after such a change', async () => {
  const service = await aService();
  // The time of the examples.
  service.advance({ days: 1 });
  const { client, workspace, apiKey } = await aTenant(service);
  await workspace.updateApiKey({ apiKey, events: true });
  let { pageToken } = await client.getEvents({});
  const designers = { ...acme, organizationUserGroupId: 'designers' };
  const documents = [{ documentId: 'launch-plan', documentName: 'Launch plan', accessType: 'organizationPrivate' as const }];
  const inMarketing = { ...acme, documents: documents.map((one) => ({ ...one, folderId: 'marketing' })) };
  const others = ['m', 'n', 'o', 'p'];
  const large = (documentId: string) => ({ documentId, notes: 'x'.repeat(60_000) });
  const resource = { type: 'document' as const, id: 'launch-plan', ...acme };
  const story: [example: string, call: () => Promise<unknown>][] = [
    [
      'organizations.added organization',
      () => client.addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme Robotics' }] }),
    ],
    [
      'organizations.updated organization',
      () => client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] }),
    ],
    ['users.added user', () => client.addUsers({ ...acme, users: [{ ...jonas, accessRole: 'viewer' }] })],
    ['users.updated user', () => client.updateUsers({ ...acme, users: [{ userId: 'jonas', team: 'design' }] })],
    ['folders.added folder', () => client.addFolders({ ...acme, folders: [{ folderId: 'marketing', folderName: 'Marketing' }] })],
    [
      'folders.updated folder',
      () => client.updateFolders({ ...acme, folders: [{ folderId: 'marketing', folderName: 'Campaigns' }] }),
    ],
    ['documents.added document', () => client.addDocuments(inMarketing)],
    [
      'documents.updated document',
      () => client.updateDocuments({ ...acme, documents: [{ documentId: 'launch-plan', documentName: 'Launch plan 2027' }] }),
    ],
    ['', () => client.addDocuments({ ...acme, documents: others.map((documentId) => ({ documentId })) })],
    ['documents.updated partial', () => client.updateDocuments({ ...acme, documents: ['launch-plan', ...others].map(large) })],
    [
      'permissions.added document',
      () =>
        client.addPermissions({ user: { userId: 'maya' }, permissions: { resources: [{ ...resource, accessRole: 'editor' }] } }),
    ],
    ['permissions.removed document', () => client.removePermissions({ userId: 'maya', permissions: { resources: [resource] } })],
    [
      'folders.accessUpdated folder',
      () => client.updateAccessForFolders({ ...acme, folderIds: ['marketing'], accessType: 'restricted' }),
    ],
    ['userGroups.usersAdded user', () => client.addUsersToGroups({ ...designers, userIds: ['maya'] })],
    ['userGroups.usersDeleted user', () => client.deleteUsersFromGroups({ ...designers, userIds: ['maya'] })],
    ['', () => client.addUsersToGroups({ ...designers, userIds: ['maya'] })],
    ['userGroups.usersDeleted all', () => client.deleteUsersFromGroups({ ...designers, deleteAll: true })],
    ['config.set organization', () => client.setConfig({ ...acme, userIds: ['jonas'], config: { email: 'NONE' } })],
    ['notifications.added comment', () => client.addNotifications(comment)],
    [
      'config.set document',
      () => client.setConfig({ ...acme, userIds: ['jonas'], documentIds: ['launch-plan'], config: { inbox: 'MINE' } }),
    ],
    [
      'notifications.updated read',
      () => client.updateNotifications({ ...acme, notificationIds: [comment.notificationId], userId: 'jonas', read: true }),
    ],
    [
      'notifications.deleted user',
      () => client.deleteNotifications({ ...acme, notificationIds: [comment.notificationId], userId: 'jonas' }),
    ],
    ['notifications.deleted all', () => client.deleteNotifications({ ...acme, notificationIds: [comment.notificationId] })],
    ['documents.deleted document', () => client.deleteDocuments({ ...acme, documentIds: ['launch-plan'] })],
    ['', () => service.work().then(() => client.addDocuments(inMarketing))],
    ['documents.migrated document', () => client.migrateDocuments(migration).then(service.work)],
    ['folders.deleted folder', () => client.deleteFolders({ ...acme, folderIds: ['marketing'], recursive: true })],
    ['users.deleted user', () => client.deleteUsers({ ...acme, userIds: ['jonas'] })],
    ['userData.deleted started', () => client.deleteAllUserData({ userIds: ['maya'] })],
    ['organizations.deleted organization', () => client.deleteOrganizations({ organizationIds: ['acme'] })],
  ];
  const found: { [example: string]: unknown } = {};
  for (const [example, call] of story) {
    await call();
    const page: { data: CollaborationEvent[]; pageToken: string } = await client.getEvents({ pageToken });
    pageToken = page.pageToken;
    const event = page.data.find(
      ({ type, documentId = 'launch-plan' }) => example.startsWith(`${type} `) && /^launch/.test(documentId),
    );
    // A deletion notes a time after all calls before it.
    if (example !== '') found[example] = lasting({ ...event, createdAt: Math.floor(Number(event?.createdAt) / 1000) * 1000 });
  }
  const expected = Object.keys(openapi.webhooks).flatMap((type) =>
    Object.entries(examplesIn(deliveryOf(type))).map(([name, event]) => [`${type} ${name}`, lasting(event)]),
  );
  expect(found).toEqual(Object.fromEntries(expected));
});
