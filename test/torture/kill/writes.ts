/** The operations' writes, each with a query that shows whether it happened: wholly or not at all. */
import type { OperationId } from '../../../generated/handlers.ts';
import { writingOperations } from '../../writes.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { WorkspaceWriter } from './workspace-writes.ts';
import { added, exampleWrite, list, type Write, write } from './write.ts';

/** Part of the id, name and address of every user of a writer, so that scans find them anywhere. */
export const marker = 'victim-';

/** One writer with data that nobody else changes. It builds on acknowledged writes. */
export class Writer {
  readonly #name: string;
  readonly #world: World;
  readonly #random: Random;
  readonly #workspace: WorkspaceWriter;
  #count = 0;
  #folderUpdates = 0;
  /** Acknowledged and unused data. */
  #granted: string[] = [];
  #grouped: string[][] = [];
  #documents: string[] = [];
  #organizations: string[][] = [];
  #known: string[][] = [];
  #added: string[][] = [];
  #victims: string[] = [];

  constructor(name: string, world: World, random: Random) {
    this.#name = name;
    this.#world = world;
    this.#random = random;
    this.#workspace = new WorkspaceWriter(name, world);
  }

  get #organizationId(): string {
    return this.#random.pick(this.#world.organizationIds) ?? '';
  }

  next(): Write {
    // Other operations are called with the document's examples.
    const steps: { readonly [Id in OperationId]?: () => Write | undefined } = {
      addPermissions: () => this.#addPermissions(),
      removePermissions: () => this.#removePermissions(),
      addUsers: () => this.#addUsers(),
      updateUsers: () => this.#updateUsers(),
      addUsersToGroups: () => this.#addUsersToGroups(),
      deleteUsersFromGroups: () => this.#deleteUsersFromGroups(),
      addFolders: () => this.#addFolders(),
      updateAccessForFolders: () => this.#updateAccessForFolders(),
      addDocuments: () => this.#addDocuments(),
      updateDocuments: () => this.#updateDocuments(),
      migrateDocuments: () => this.#migrateDocuments(),
      addPresence: () => this.#addPresence(),
      setConfig: () => this.#setConfig(),
      addOrganizations: () => this.#addOrganizations(),
      updateOrganizations: () => this.#updateOrganizations(),
      addNotifications: () => this.#addNotifications(),
      deleteAllUserData: () => this.#deleteAllUserData(),
      createWorkspace: () => this.#workspace.createWorkspace(this.#count),
      createApiKey: () => this.#workspace.createApiKey(),
      addDomains: () => this.#workspace.addDomains(),
      updateApiKey: () => this.#workspace.updateApiKey(this.#count),
      resetAuthToken: () => this.#workspace.resetAuthToken(),
      updateEmailConfig: () => this.#workspace.updateEmailConfig(this.#count),
      sendLoginLink: () => write('sendLoginLink', { email: 'maya@acme.example', continueUrl: 'https://acme.example/console' }, []),
    };
    this.#count++;
    const id = this.#random.pick(writingOperations) ?? 'addPermissions';
    const step = steps[id] ?? (() => exampleWrite(id, this.#random));
    return step() ?? this.#addPermissions();
  }

  /** Records an acknowledged write. */
  acknowledged({ id, about, effect }: Write): void {
    if (id === 'deleteAllUserData') return;
    this.#victims.push(...about.filter((thing) => thing.startsWith(marker)));
    if (id === 'addPermissions') this.#granted.push(...about);
    if (id === 'addUsersToGroups') this.#grouped.push(about);
    if (id === 'addUsers') this.#known.push(about);
    if (id === 'addDocuments') this.#added.push(effect?.parameters ?? []);
    if (id === 'addNotifications') this.#documents.push(effect?.parameters[0] ?? '');
    if (id === 'addOrganizations') this.#organizations.push(effect?.parameters ?? []);
  }

  #users(count: number): string[] {
    return Array.from({ length: count }, (_, i) => `${marker}${this.#name}-${this.#count}-${i}`);
  }

  #described(userId: string) {
    return { userId, name: `Name of ${userId}`, email: `${userId}@acme.example` };
  }

  #addPermissions(): Write {
    const organizationId = this.#organizationId;
    const [userId = ''] = this.#users(1);
    const resources = [
      { type: 'organization', id: organizationId, accessRole: 'viewer' },
      { type: 'folder', id: `folder-${this.#count}`, organizationId, accessRole: 'editor' },
      { type: 'document', id: `waiting-${this.#name}-${this.#count}`, organizationId, accessRole: 'editor' },
    ] as const;
    const effect = added('select count(*) as number from grants where api_key_id = $1 and user_id = $2', [userId], 3);
    return write('addPermissions', { user: { userId }, permissions: { resources: [...resources] } }, [userId], effect);
  }

  #removePermissions(): Write | undefined {
    const userId = this.#granted.pop();
    if (userId === undefined) return undefined;
    // One of these has the grant; the others have nothing to revoke.
    const resources = this.#world.organizationIds.map((id) => ({ type: 'organization' as const, id }));
    const statement = `select count(*) as number from grants where api_key_id = $1 and user_id = $2 and resource_type = 'organization'`;
    const effect = { statement, parameters: [userId], before: 1, after: 0 };
    return write('removePermissions', { userId, permissions: { resources } }, [userId], effect);
  }

  #addUsers(): Write {
    const userIds = this.#users(3);
    const users = userIds.map((userId) => ({ ...this.#described(userId), accessRole: 'viewer' as const }));
    // Added users have the role.
    const statement = `select count(*) as number from users u
      join grants g on g.api_key_id = u.api_key_id and g.organization_key = u.organization_key and g.user_id = u.user_id
      where u.api_key_id = $1 and u.added_at is not null and u.user_id in (${list(userIds)})`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    return write('addUsers', { organizationId, users }, userIds, added(statement, userIds, 3));
  }

  #updateUsers(): Write | undefined {
    const userIds = this.#random.pick(this.#known);
    if (userIds === undefined) return undefined;
    const member = `member-${this.#count}`;
    const users = userIds.map((userId) => ({ userId, accessRole: 'editor' as const, [member]: true }));
    const statement = `select count(*) as number from users
      where api_key_id = $1 and details like $${userIds.length + 2} and user_id in (${list(userIds)})`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    const effect = added(statement, [...userIds, `%"${member}"%`], 3);
    return write('updateUsers', { organizationId, users }, userIds, effect);
  }

  get #group() {
    return { organizationId: this.#world.organizationIds[0] ?? '', organizationUserGroupId: `group-${this.#name}` };
  }

  #addUsersToGroups(): Write {
    const users = this.#users(3);
    const statement = `select count(*) as number from user_group_members where api_key_id = $1 and user_id in (${list(users)})`;
    return write('addUsersToGroups', { ...this.#group, userIds: users }, users, added(statement, users, 3));
  }

  #deleteUsersFromGroups(): Write | undefined {
    const users = this.#grouped.pop();
    if (users === undefined) return undefined;
    const statement = `select count(*) as number from user_group_members where api_key_id = $1 and user_id in (${list(users)})`;
    const effect = { statement, parameters: users, before: 3, after: 1 };
    return write('deleteUsersFromGroups', { ...this.#group, userIds: users.slice(1) }, users, effect);
  }

  /** Changes its own folders to a type other than the last two. */
  #updateAccessForFolders(): Write {
    const folderIds = this.#world.folderIds.filter((folderId) => folderId.startsWith(`${this.#name} `));
    const accessType = (['public', 'organizationPrivate', 'restricted'] as const)[this.#folderUpdates++ % 3] ?? 'public';
    const organizationId = this.#world.organizationIds[0] ?? '';
    const statement = `select count(*) as number from folders
      where api_key_id = $1 and organization_key = (select id from organizations where api_key_id = $1 and organization_id = $2) and access_type = $3
      and folder_id like $4`;
    const effect = added(statement, [organizationId, accessType, `${this.#name} %`], folderIds.length);
    return write('updateAccessForFolders', { organizationId, folderIds, accessType }, folderIds, effect);
  }

  #addFolders(): Write {
    const ids = Array.from({ length: 3 }, (_, i) => `new-${this.#name}-${this.#count}-${i}`);
    const statement = `select count(*) as number from folders where api_key_id = $1 and folder_id in (${list(ids)})`;
    const folders = ids.map((folderId, i) => ({ folderId, parentFolderId: i === 0 ? null : (ids[i - 1] ?? null) }));
    return write('addFolders', { organizationId: this.#organizationId, folders }, [], added(statement, ids, 3));
  }

  #addDocuments(): Write {
    const ids = Array.from({ length: 3 }, (_, i) => `new-${this.#name}-${this.#count}-${i}`);
    const statement = `select count(*) as number from documents
      where api_key_id = $1 and document_exists = 1 and document_id in (${list(ids)})`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    const documents = ids.map((documentId) => ({ documentId }));
    return write('addDocuments', { organizationId, documents }, [], added(statement, ids, 3));
  }

  #updateDocuments(): Write | undefined {
    const ids = this.#random.pick(this.#added);
    if (ids === undefined) return undefined;
    const member = `member-${this.#count}`;
    const documents = ids.map((documentId) => ({ documentId, [member]: true }));
    const statement = `select count(*) as number from documents
      where api_key_id = $1 and metadata like $${ids.length + 2} and document_id in (${list(ids)})`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    return write('updateDocuments', { organizationId, documents }, [], added(statement, [...ids, `%"${member}"%`], 3));
  }

  #addPresence(): Write {
    const users = this.#users(3);
    const statement = `select count(*) as number from presence where api_key_id = $1 and user_id in (${list(users)})`;
    const documentId = this.#random.pick(this.#world.documentIds) ?? '';
    const data = { organizationId: this.#organizationId, documentId, users: users.map(this.#described) };
    return write('addPresence', data, users, added(statement, users, 3));
  }

  #setConfig(): Write {
    const users = this.#users(3);
    const statement = `select count(*) as number from notification_configs where api_key_id = $1 and user_id in (${list(users)})`;
    const documentIds = this.#world.documentIds.slice(0, 2);
    const data = { organizationId: this.#organizationId, userIds: users, documentIds, config: { inbox: 'MINE' as const } };
    return write('setConfig', data, users, added(statement, users, 6));
  }

  #addOrganizations(): Write {
    const ids = Array.from({ length: 3 }, (_, i) => `new-${this.#name}-${this.#count}-${i}`);
    const statement = `select count(*) as number from organizations where api_key_id = $1 and organization_id in (${list(ids)})`;
    const organizations = ids.map((organizationId) => ({ organizationId, organizationName: organizationId }));
    return write('addOrganizations', { organizations }, [], added(statement, ids, 3));
  }

  #updateOrganizations(): Write | undefined {
    const ids = this.#random.pick(this.#organizations);
    if (ids === undefined) return undefined;
    const member = `member-${this.#count}`;
    const organizations = ids.map((organizationId) => ({ organizationId, organizationName: organizationId, [member]: true }));
    const statement = `select count(*) as number from organizations
      where api_key_id = $1 and metadata like $${ids.length + 2} and organization_id in (${list(ids)})`;
    return write('updateOrganizations', { organizations }, [], added(statement, [...ids, `%"${member}"%`], 3));
  }

  #addNotifications(): Write {
    const users = this.#users(4);
    const [actor = '', ...recipients] = users;
    const documentId = `document-${this.#name}-${this.#count}`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    const data = {
      organizationId,
      documentId,
      createDocument: true,
      notificationId: `notification-${this.#name}-${this.#count}`,
      actionUser: this.#described(actor),
      displayHeadlineMessageTemplate: '{actionUser} wants {recipientUser} to look',
      displayHeadlineMessageTemplateData: { actionUser: this.#described(actor), other: actor },
      notifyUsers: recipients.map(this.#described),
    };
    // Everything of the document exists: itself, the notification and its recipients.
    const statement = `select count(*) as number from documents d
      join notifications n on n.api_key_id = d.api_key_id and n.document_key = d.document_key
      join notification_recipients r on r.api_key_id = n.api_key_id and r.organization_key = n.organization_key
        and r.notification_id = n.notification_id
      where d.api_key_id = $1 and d.document_id = $2`;
    return write('addNotifications', data, [...users, documentId], added(statement, [documentId], 3));
  }

  #migrateDocuments(): Write | undefined {
    const documentId = this.#documents.pop();
    if (documentId === undefined) return undefined;
    const newDocumentId = `moved-${documentId}`;
    // The document has one of the ids at any time. Its final id is checked once the queue is empty.
    const statement = `select count(*) as number from documents where api_key_id = $1 and document_exists = 1 and document_id in ($2, $3)`;
    const effect = { statement, parameters: [documentId, newDocumentId], before: 1, after: 1 };
    return write(
      'migrateDocuments',
      { organizationId: this.#world.organizationIds[0] ?? '', documentId, newDocumentId },
      [documentId],
      effect,
    );
  }

  #deleteAllUserData(): Write | undefined {
    if (this.#random.integer(3) > 0) return undefined;
    const [victim] = this.#victims.splice(this.#random.integer(this.#victims.length), 1);
    if (victim === undefined) return undefined;
    this.#granted = this.#granted.filter((userId) => userId !== victim);
    this.#grouped = this.#grouped.filter((users) => !users.includes(victim));
    this.#known = this.#known.filter((users) => !users.includes(victim));
    return write('deleteAllUserData', { userIds: [victim] }, [victim]);
  }
}
