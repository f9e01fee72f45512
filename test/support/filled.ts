/** Fills an organization through the API and the import, with a row in every table that belongs to organizations. */
import { importAll, type Tenant, type TestService } from './harness.ts';

const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' };

/** Adds folders, documents `plan` and `notes`, users, and all data that depends on them. A migration of `notes` is pending. */
export async function fillOrganization(service: TestService, tenant: Tenant, organizationId: string): Promise<void> {
  const { client } = tenant;
  const inside = { organizationId };
  await client.addOrganizations({ organizations: [{ ...inside, organizationName: organizationId, plan: 'team' }] });
  await client.addFolders({ ...inside, folders: [{ folderId: 'marketing' }, { folderId: 'launch', parentFolderId: 'marketing' }] });
  const documents = ['plan', 'notes'].map((documentId) => ({ documentId, folderId: 'launch' }));
  await client.addDocuments({ ...inside, documents });
  await client.addUsers({ ...inside, users: [{ ...maya, accessRole: 'editor' }, { userId: 'jonas' }] });
  await client.addUsersToGroups({ ...inside, organizationUserGroupId: 'designers', userIds: ['maya', 'priya'] });
  const accessRole = 'viewer' as const;
  const resources = [
    { type: 'folder' as const, id: 'launch', accessRole, ...inside },
    { type: 'document' as const, id: 'plan', accessRole, ...inside },
    { type: 'document' as const, id: 'later', accessRole, ...inside },
  ];
  await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
  await client.addPresence({ ...inside, documentId: 'plan', users: [{ userId: 'jonas' }] });
  for (const documentIds of [[], ['plan']])
    await client.setConfig({ ...inside, userIds: ['jonas'], documentIds, config: { email: 'ALL' } });
  await client.addNotifications({
    ...{ ...inside, documentId: 'plan', notificationId: 'hello', actionUser: maya },
    ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: [{ userId: 'jonas' }] },
  });
  await importAll(service, tenant, [
    {
      ...{ type: 'annotation', ...inside, documentId: 'plan', annotationId: 'a', kind: 'comment', author: { userId: 'maya' } },
      ...{ text: 'Hello @jonas', mentions: [{ userId: 'jonas' }], createdAt: service.now() },
    },
  ]);
  await client.migrateDocuments({ ...inside, documentId: 'notes', newDocumentId: 'minutes' });
}
