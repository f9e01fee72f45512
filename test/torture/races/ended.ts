/** Ends documents, folders, users and organizations while others write into them, migrate them and delete users' data. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../../generated/handlers.ts';
import { at } from '../../../generated/operations.ts';
import type { Race } from './race.ts';

const maxWaitMs = 60_000;
const organizationId = 'ended';
const inside = { organizationId };
const documentIds = ['a', 'b', 'c', 'd'];
const folderIds = ['plans', 'drafts'];
const userIds = ['ended-1', 'ended-2', 'ended-3'];

/** Runs callers who create, write and end the same few things. Afterwards, nothing may remain under a deleted key. */
export async function endThings(race: Race, callers: number, times: number): Promise<void> {
  const { context, call } = race;
  const { random, violation } = context;
  const one = (ids: readonly string[]): string => random.pick(ids) ?? '';
  const steps: readonly (() => [OperationId, unknown])[] = [
    () => ['addOrganizations', { organizations: [{ ...inside, organizationName: 'Ended' }] }],
    () => [
      'addFolders',
      { ...inside, folders: folderIds.map((folderId, i) => ({ folderId, parentFolderId: folderIds[i - 1] ?? null })) },
    ],
    () => ['addDocuments', { ...inside, documents: documentIds.map((documentId) => ({ documentId })) }],
    () => ['updateDocuments', { ...inside, documents: [{ documentId: one(documentIds), folderId: one(folderIds) }] }],
    () => ['updateFolders', { ...inside, folders: [{ folderId: 'drafts', parentFolderId: random.pick([null, 'plans']) }] }],
    () => ['addPresence', { ...inside, documentId: one(documentIds), users: userIds.map((userId) => ({ userId })) }],
    () => ['addUsers', { ...inside, users: userIds.map((userId) => ({ userId, accessRole: 'viewer' })) }],
    () => ['addUsersToGroups', { ...inside, organizationUserGroupId: 'ended', userIds }],
    () => ['setConfig', { ...inside, userIds, documentIds: [one(documentIds)], config: { inbox: 'ALL' } }],
    () => [
      'addPermissions',
      {
        user: { userId: one(userIds) },
        permissions: { resources: [{ type: 'document', id: one(documentIds), ...inside, accessRole: 'viewer' }] },
      },
    ],
    () => [
      'addNotifications',
      {
        ...{ ...inside, documentId: one(documentIds), actionUser: { userId: one(userIds) }, notifyAll: true },
        ...{ displayHeadlineMessageTemplate: 'Hello', createDocument: true, createOrganization: true },
      },
    ],
    () => ['migrateDocuments', { ...inside, documentId: one(documentIds), newDocumentId: one(documentIds) }],
    () => ['deleteDocuments', { ...inside, documentIds: [one(documentIds)] }],
    () => ['deleteFolders', { ...inside, folderIds: [one(folderIds)], recursive: true }],
    () => ['deleteUsers', { ...inside, userIds: [one(userIds)] }],
    () => ['deleteOrganizations', { organizationIds: [organizationId] }],
  ];
  const end = performance.now() + 15_000;
  const callAgain = async () => {
    for (let i = 0; i < times && performance.now() < end; i++) {
      const step = random.pick(steps);
      if (step !== undefined) await call(...step());
    }
  };
  await Promise.all([...Array.from({ length: callers }, callAgain), call('deleteAllUserData', { userIds: [one(userIds)] })]);
  await call('deleteOrganizations', { organizationIds: [organizationId] });
  await waitForRemovals(race);
  const left = await race.call('getDocuments', inside);
  if (at(JSON.parse(left?.text ?? 'null'), 'error', 'status') !== 'NOT_FOUND')
    violation('A deleted organization can still be read.');
  for (const [table, statement] of Object.entries(orphans)) {
    const [row] = await context.database.query(`select count(*) as number from ${table} where ${statement}`);
    if (Number(row?.number) > 0) violation(`${row?.number} rows of ${table} are left under a key that is gone.`);
  }
}

const inDeadOrganization = (table: string): string => `not exists (select 1 from organizations
  where organizations.api_key_id = ${table}.api_key_id and organizations.id = ${table}.organization_key)`;
const inDeadDocument = (table: string, column = 'document_key'): string => `not exists (select 1 from documents
  where documents.api_key_id = ${table}.api_key_id and documents.document_key = ${table}.${column})`;

/** Rows without their organization or document, by table. */
const orphans: { readonly [table: string]: string } = {
  folders: inDeadOrganization('folders'),
  documents: inDeadOrganization('documents'),
  document_migrations: inDeadOrganization('document_migrations'),
  user_groups: inDeadOrganization('user_groups'),
  users: inDeadOrganization('users'),
  user_group_members: inDeadOrganization('user_group_members'),
  grants: `${inDeadOrganization('grants')} or (resource_type = 'document' and ${inDeadDocument('grants', 'resource_id')})`,
  presence: `${inDeadOrganization('presence')} or ${inDeadDocument('presence')}`,
  notifications: `${inDeadOrganization('notifications')} or ${inDeadDocument('notifications')}`,
  notification_recipients: `${inDeadOrganization('notification_recipients')} or ${inDeadDocument('notification_recipients')}`,
  notification_configs: `${inDeadOrganization('notification_configs')}
    or (document_key <> '' and ${inDeadDocument('notification_configs')})`,
};

/** Waits until no task is left that may write or remove. */
async function waitForRemovals({ context }: Race): Promise<void> {
  const { database, exceeded } = context;
  const began = performance.now();
  const isWorking = async () => {
    const [row] = await database.query(`select count(*) as number from tasks
      where completed_at is null and (queue <> 'maintenance' or kind in ('remove-organization', 'remove-documents'))`);
    return Number(row?.number) > 0;
  };
  while (await isWorking()) {
    if (performance.now() - began > maxWaitMs) return exceeded(`Removals are not done after ${maxWaitMs} ms.`);
    await pause(100);
  }
}
