/**
 * The story of the document's examples: Acme Robotics plans a launch. Maya and Jonas work on the plan, and Priya has published a
 * new version. After it, a service answers the examples' requests as documented.
 */
import type { ApiKeyClient, Input } from '../generated/client.ts';

const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' };
const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' };
const priya = { userId: 'priya', name: 'Priya Nair', email: 'priya@acme.example' };

/** Adds Acme Robotics' data, and a second customer. */
export async function addContents(client: ApiKeyClient): Promise<void> {
  await client.addOrganizations({
    organizations: [
      { organizationId: 'acme', organizationName: 'Acme Robotics' },
      { organizationId: 'globex', organizationName: 'Globex', plan: 'team', region: 'eu' },
    ],
  });
  await client.addFolders(folders);
  await client.addDocuments(documents);
}

const folders: Input<'addFolders'> = {
  organizationId: 'acme',
  folders: [
    { folderId: 'marketing', folderName: 'Marketing' },
    { folderId: 'finance', folderName: 'Finance' },
  ],
};

const documents: Input<'addDocuments'> = {
  organizationId: 'acme',
  documents: [
    { documentId: 'launch-plan', documentName: 'Launch plan', accessType: 'organizationPrivate', folderId: 'marketing' },
    { documentId: 'pricing', documentName: 'Pricing model', accessType: 'restricted', folderId: 'marketing' },
    { documentId: 'roadmap', documentName: 'Roadmap', accessType: 'public' },
  ],
};

export const comment = {
  organizationId: 'acme',
  documentId: 'launch-plan',
  notificationId: 'launch-plan-comment-17',
  actionUser: maya,
  displayHeadlineMessageTemplate: '{actionUser} commented on {slideTitle}',
  displayHeadlineMessageTemplateData: { actionUser: maya, recipientUser: jonas, slideTitle: 'Milestones' },
  displayBodyMessage: 'Can we ship a week earlier?',
  notifyUsers: [jonas],
  notificationSourceData: { annotationId: 'annotation-17', locationId: 'slide-3' },
} satisfies Input<'addNotifications'>;

const newVersion: Input<'addNotifications'> = {
  organizationId: 'acme',
  documentId: 'launch-plan',
  notificationId: 'launch-plan-comment-18',
  actionUser: priya,
  displayHeadlineMessageTemplate: 'A new version of the plan is out',
  notifyUsers: [{ userId: 'maya' }, { userId: 'jonas' }],
};

const inAcme = { organizationId: 'acme' };
const plan = { type: 'document', id: 'launch-plan', ...inAcme } as const;
const grants: readonly Input<'addPermissions'>[] = [
  { user: { userId: 'maya' }, permissions: { resources: [{ ...plan, accessRole: 'editor' }] } },
  { user: { userId: 'priya' }, permissions: { resources: [{ ...plan, accessRole: 'viewer', expiresAt: 4_102_444_800_000 }] } },
  {
    user: { userId: 'jonas' },
    permissions: {
      resources: [
        { type: 'document', id: 'pricing', ...inAcme, accessRole: 'viewer' },
        { type: 'folder', id: 'marketing', ...inAcme, accessRole: 'editor' },
      ],
    },
  },
];

const users: Input<'addUsers'>['users'] = [
  { ...jonas, accessRole: 'viewer' },
  { ...maya, team: 'design', context: { access: { region: 'eu' } } },
];

/** Tells the events. `pass` advances time, so that later events are newer. */
export async function tellStory(client: ApiKeyClient, pass: () => Promise<void>): Promise<void> {
  await client.addUsers({ ...inAcme, users });
  await client.addUsersToGroups({ ...inAcme, organizationUserGroupId: 'designers', userIds: ['maya', 'jonas', 'priya'] });
  await client.addUsersToGroups({ ...inAcme, organizationUserGroupId: 'leads', userIds: ['jonas'] });
  for (const grant of grants) await client.addPermissions(grant);
  await client.setConfig({ ...inAcme, userIds: ['jonas'], config: { email: 'NONE' } });
  await client.setConfig({ ...inAcme, userIds: ['jonas'], documentIds: ['launch-plan'], config: { inbox: 'MINE' } });
  // Disabled, since nobody listens there.
  await client.addWebhooks({
    webhooks: [{ webhookId: 'chat', url: 'https://chat.acme.example/hooks', types: ['documents.added'], disabled: true }],
  });
  await pass();
  await client.addNotifications(comment);
  await pass();
  await client.addNotifications(newVersion);
  await client.addPresence({ ...inAcme, documentId: 'launch-plan', users: [{ ...maya, status: 'online' }] });
  // The latest details of each user count.
  await client.addUsers({ ...inAcme, users });
  await pass();
}
