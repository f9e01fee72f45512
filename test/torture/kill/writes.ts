/** The operations' writes during a possible crash, each with a query that shows whether it happened: wholly or not at all. */
import { type Input, limits, type OperationId } from '../../../generated/handlers.ts';
import type { Random } from '../random.ts';
import { exampleData } from '../traffic.ts';
import type { World } from '../world.ts';
import { writingOperations } from '../writes.ts';

export interface Write {
  id: OperationId;
  data: unknown;
  /** The data that it changes. If a later write changes the same data, only that one is checked. */
  about: string[];
  effect?: Effect;
  /** Data that an example names need not exist. */
  mayBeRefused?: true;
}

/** The result of the query, before and after. */
export interface Effect {
  /** Its first parameter is the API key. */
  statement: string;
  parameters: string[];
  before: number;
  after: number;
}

const write = <Id extends OperationId>(id: Id, data: Input<Id>, about: string[], effect?: Effect): Write => ({
  id,
  data,
  about,
  ...(effect === undefined ? {} : { effect }),
});

/** The call of an operation that would end the credentials of the writers. It is rejected. */
const refused = <Id extends OperationId>(id: Id, data: Input<Id>): Write => ({ ...write(id, data, []), mayBeRefused: true });
const unknownKey = '00000000-0000-4000-8000-000000000000';

/** A call of an operation without a writer: any documented response is fine. */
const exampleWrite = (id: OperationId, random: Random): Write => ({
  id,
  data: exampleData(id, random),
  about: [],
  mayBeRefused: true,
});

const added = (statement: string, parameters: string[], after: number): Effect => ({
  statement,
  parameters,
  before: 0,
  after,
});

/** Returns `$2`, `$3`, … for this many values. */
const list = (items: readonly unknown[]): string => items.map((_, i) => `$${i + 2}`).join(', ');

/** Counts the rows of these values in a column. */
const rowsOf = (table: string, column: string, values: readonly unknown[]): string =>
  `select count(*) as number from ${table} where api_key_id = $1 and ${column} in (${list(values)})`;

/** All writers together stay within a workspace's limits. */
const maxOfEach = Math.floor(Math.min(limits.apiKeys, limits.domains) / 20);

/** Part of the id, name and address of every user of a writer, so that scans find them anywhere. */
export const marker = 'victim-';

/** One writer with data that nobody else changes. It builds on acknowledged writes. */
export class Writer {
  readonly #name: string;
  readonly #world: World;
  readonly #random: Random;
  #count = 0;
  #folderUpdates = 0;
  #keys = 0;
  #domains = 0;
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
      createWorkspace: () => this.#createWorkspace(),
      createApiKey: () => this.#createApiKey(),
      addDomains: () => this.#addDomains(),
      updateApiKey: () => this.#updateApiKey(),
      resetAuthToken: () => refused('resetAuthToken', { apiKey: unknownKey }),
      deleteApiKey: () => refused('deleteApiKey', { apiKey: unknownKey }),
      deleteWorkspace: () => refused('deleteWorkspace', { confirm: 'another name' }),
      updateEmailConfig: () => this.#updateEmailConfig(),
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
    const statement = `${rowsOf('users', 'user_id', userIds)} and details like $${userIds.length + 2}`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    const effect = added(statement, [...userIds, `%"${member}"%`], 3);
    return write('updateUsers', { organizationId, users }, userIds, effect);
  }

  get #group() {
    return { organizationId: this.#world.organizationIds[0] ?? '', organizationUserGroupId: `group-${this.#name}` };
  }

  #addUsersToGroups(): Write {
    const users = this.#users(3);
    const statement = rowsOf('user_group_members', 'user_id', users);
    return write('addUsersToGroups', { ...this.#group, userIds: users }, users, added(statement, users, 3));
  }

  #deleteUsersFromGroups(): Write | undefined {
    const users = this.#grouped.pop();
    if (users === undefined) return undefined;
    const statement = rowsOf('user_group_members', 'user_id', users);
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
    const statement = rowsOf('folders', 'folder_id', ids);
    const folders = ids.map((folderId, i) => ({ folderId, parentFolderId: i === 0 ? null : (ids[i - 1] ?? null) }));
    return write('addFolders', { organizationId: this.#organizationId, folders }, [], added(statement, ids, 3));
  }

  #addDocuments(): Write {
    const ids = Array.from({ length: 3 }, (_, i) => `new-${this.#name}-${this.#count}-${i}`);
    const statement = `${rowsOf('documents', 'document_id', ids)} and document_exists = 1`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    const documents = ids.map((documentId) => ({ documentId }));
    return write('addDocuments', { organizationId, documents }, [], added(statement, ids, 3));
  }

  #updateDocuments(): Write | undefined {
    const ids = this.#random.pick(this.#added);
    if (ids === undefined) return undefined;
    const member = `member-${this.#count}`;
    const documents = ids.map((documentId) => ({ documentId, [member]: true }));
    const statement = `${rowsOf('documents', 'document_id', ids)} and metadata like $${ids.length + 2}`;
    const organizationId = this.#world.organizationIds[0] ?? '';
    return write('updateDocuments', { organizationId, documents }, [], added(statement, [...ids, `%"${member}"%`], 3));
  }

  #addPresence(): Write {
    const users = this.#users(3);
    const statement = rowsOf('presence', 'user_id', users);
    const documentId = this.#random.pick(this.#world.documentIds) ?? '';
    const data = { organizationId: this.#organizationId, documentId, users: users.map(this.#described) };
    return write('addPresence', data, users, added(statement, users, 3));
  }

  #setConfig(): Write {
    const users = this.#users(3);
    const statement = rowsOf('notification_configs', 'user_id', users);
    const documentIds = this.#world.documentIds.slice(0, 2);
    const data = { organizationId: this.#organizationId, userIds: users, documentIds, config: { inbox: 'MINE' as const } };
    return write('setConfig', data, users, added(statement, users, 6));
  }

  #addOrganizations(): Write {
    const ids = Array.from({ length: 3 }, (_, i) => `new-${this.#name}-${this.#count}-${i}`);
    const statement = rowsOf('organizations', 'organization_id', ids);
    const organizations = ids.map((organizationId) => ({ organizationId, organizationName: organizationId }));
    return write('addOrganizations', { organizations }, [], added(statement, ids, 3));
  }

  #updateOrganizations(): Write | undefined {
    const ids = this.#random.pick(this.#organizations);
    if (ids === undefined) return undefined;
    const member = `member-${this.#count}`;
    const organizations = ids.map((organizationId) => ({ organizationId, organizationName: organizationId, [member]: true }));
    const statement = `${rowsOf('organizations', 'organization_id', ids)} and metadata like $${ids.length + 2}`;
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
        and r.notification_key = n.notification_key
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

  #createWorkspace(): Write {
    const ownerEmail = `owner-${this.#name}-${this.#count}@acme.example`;
    const statement = `select count(*) as number from workspaces w join api_keys k on k.workspace_id = w.workspace_id
      where w.owner_email = $2 and k.api_key_id <> $1`;
    return write('createWorkspace', { ownerEmail, name: 'Owner', workspaceName: 'Acme' }, [], added(statement, [ownerEmail], 1));
  }

  #createApiKey(): Write | undefined {
    if (this.#keys === maxOfEach) return undefined;
    const apiKeyName = `key-${this.#name}-${this.#keys++}`;
    const statement = 'select count(*) as number from api_keys where api_key_id <> $1 and name = $2';
    return write('createApiKey', { apiKeyName, type: 'testing' }, [], added(statement, [apiKeyName], 1));
  }

  #addDomains(): Write | undefined {
    if (this.#domains === maxOfEach) return undefined;
    const domain = `host-${this.#domains++}.${this.#name}.example`;
    const statement = `select count(*) as number from workspace_domains d join api_keys k on k.workspace_id = d.workspace_id
      where k.api_key_id = $1 and d.domain = $2`;
    return write('addDomains', { domains: [domain] }, [], added(statement, [domain], 1));
  }

  /** The writers share the key, so only one of them renames it. */
  #updateApiKey(): Write | undefined {
    if (this.#name !== 'w0') return undefined;
    const apiKeyName = `Key ${this.#count}`;
    const statement = 'select count(*) as number from api_keys where api_key_id = $1 and name = $2';
    return write(
      'updateApiKey',
      { apiKey: this.#world.apiKey, apiKeyName },
      ['name of the key'],
      added(statement, [apiKeyName], 1),
    );
  }

  /** The writers share one, so only one of them changes it. */
  #updateEmailConfig(): Write | undefined {
    if (this.#name !== 'w0') return undefined;
    const fromName = `Sender ${this.#count}`;
    const statement = 'select count(*) as number from email_configs where api_key_id = $1 and from_name = $2';
    const { apiKey } = this.#world;
    return write('updateEmailConfig', { apiKey, enabled: false, fromName }, ['email config'], added(statement, [fromName], 1));
  }
}
