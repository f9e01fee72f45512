/** A read that takes several statements never answers with a mix: a write between any two of them counts as before or after all. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Driver } from '../../server/database/driver.ts';
import { type Ask, raw, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import type { Tracing } from '../../server/telemetry/tracing.ts';
import { seedDocuments } from '../support/content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from '../support/harness.ts';

/** Runs ahead of the next statement outside transactions. Statements run one after another. */
let beforeNext = async (): Promise<void> => {};
let earlier: Promise<unknown> = Promise.resolve();

function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = earlier.then(async () => {
    await beforeNext();
    return await run();
  });
  earlier = result.catch(() => {});
  return result;
}

const driverOf = (driver: Driver): Driver => ({
  engine: driver.engine,
  send: (statement, caller) => inTurn(() => driver.send(statement, caller)),
  read: (statements, caller) => inTurn(() => driver.read(statements, caller)),
  begin: (caller, tenant) => driver.begin(caller, tenant),
  check: () => driver.check(),
  close: () => driver.close(),
});

const tracing: Tracing = { requests: (app) => app, driver: driverOf, tasks: (kinds) => kinds };

let service: TestService;
let tenant: Tenant;
const acme = { organizationId: 'acme' };
/** Exists in one of the states alone. */
const later = { organizationId: 'later' };
let deletionJob = '';
const keys = { plan: '', old: '' };

beforeAll(async () => {
  service = await startTestService({}, undefined, { tracing });
  tenant = await aTenantWithAcme(service);
  const { client, workspace, apiKey, workspaceId } = tenant;
  const { ask } = service.service.environment;
  await seedDocuments(service, tenant, { plan: {}, old: {}, board: {} });
  for (const id of ['plan', 'old'] as const) {
    const [row] = await ask(sql<{ key: string }>`select document_key as key from documents where document_id = ${id}`);
    keys[id] = row?.key ?? '';
  }
  const on = (id: string) => ({ type: 'document' as const, id, ...acme, accessRole: 'viewer' as const });
  await client.addPermissions({ user: { userId: 'max' }, permissions: { resources: [on('plan')] } });
  const everywhere = { type: 'organization' as const, id: 'acme', accessRole: 'editor' as const };
  await client.addPermissions({ user: { userId: 'nina' }, permissions: { resources: [everywhere] } });
  await client.addPermissions({ user: { userId: 'ann' }, permissions: { resources: [on('old')] } });
  await client.setConfig({ ...acme, userIds: ['lena'], documentIds: ['plan'], config: { inbox: 'ALL' } });
  await client.setConfig({ ...acme, userIds: ['lena'], documentIds: ['old'], config: { inbox: 'MINE' } });
  await workspace.updateEmailConfig({ apiKey, enabled: true, fromAddress: 'a@one.example' });
  await ask(sql`insert into sender_domains (workspace_id, domain, added_at) values (${workspaceId}, 'one.example', 0)`);
  deletionJob = (await client.deleteAllUserData({ userIds: ['nobody'] })).data.jobId;
  await client.migrateDocuments({ ...acme, documentId: 'old', newDocumentId: 'new' });

  await client.addPresence({ ...acme, documentId: 'board', users: [{ userId: 'lena', note: 'one' }] });
  const notifyUsers = Array.from({ length: 250 }, (_, i) => ({ userId: `user-${i}` }));
  const greeting = { actionUser: { userId: 'ann' }, displayHeadlineMessageTemplate: 'Hello' };
  await client.addNotifications({ ...acme, documentId: 'board', notificationId: 'crowded', ...greeting, notifyUsers });

  await client.addOrganizations({ organizations: [{ ...later, organizationName: 'Later' }] });
  await client.addFolders({ ...later, folders: [{ folderId: 'folder' }] });
  await client.addFolders({ ...later, folders: [{ folderId: 'inner', parentFolderId: 'folder' }] });
  await client.addDocuments({ ...later, documents: [{ documentId: 'notes', folderId: 'folder', documentName: 'Notes' }] });
  await client.addPermissions({ user: { userId: 'max' }, permissions: { resources: [{ ...on('notes'), ...later }] } });
  await client.addUsersToGroups({ ...later, organizationUserGroupId: 'writers', userIds: ['max'] });
  await client.addUsers({ ...later, users: [{ userId: 'max', name: 'Max' }] });
  await client.addPresence({ ...later, documentId: 'notes', users: [{ userId: 'max' }] });
  const told = { ...greeting, notificationId: 'told', notifyUsers: [{ userId: 'max' }] };
  await client.addNotifications({ ...later, documentId: 'notes', ...told });
  // The reads know the state from which they are changed.
  await goTo('first');
});
afterAll(() => service.stop());

/** Returns the statements that change everything between two states. */
function changesTo(state: 'first' | 'second'): string[] {
  const is = (first: string, second: string) => (state === 'first' ? first : second);
  const was = (first: string, second: string) => (state === 'first' ? second : first);
  return [
    `update workspaces set name = '${is('One', 'Two')}'`,
    `update api_keys set name = '${is('One', 'Two')}'`,
    `update email_configs set from_address = 'a@${is('one', 'two')}.example'`,
    `update sender_domains set domain = '${is('one', 'two')}.example'`,
    `update documents set access_type = '${is('public', 'restricted')}' where document_id in ('plan', 'old')`,
    `update documents set document_id = document_key where document_id in ('plan', 'old')`,
    `update documents set document_id = 'plan' where document_key = '${is(keys.plan, keys.old)}'`,
    `update documents set document_id = 'old' where document_key = '${was(keys.plan, keys.old)}'`,
    `update grants set user_id = '${is('nina', 'lena')}' where user_id = '${was('nina', 'lena')}'`,
    `update grants set access_role = '${is('viewer', 'editor')}' where user_id in ('ann', 'max')`,
    `update notification_configs set inbox = '${is('ALL', 'NONE')}' where inbox = '${was('ALL', 'NONE')}'`,
    `update presence set status = '${is('online', 'away')}', details = '{"note":"${is('one', 'two')}"}'`,
    // As a deletion does, which leaves the recipients to the queue.
    `update notifications set api_key_id = '${is(tenant.apiKey, 'deleted')}' where notification_id = 'crowded'`,
    `update document_migrations set status = '${is('inProgress', 'completed')}'`,
    `update tasks set completed_at = ${is('null', '1')} where job_id = '${deletionJob}'`,
    `update organizations set organization_id = '${is('none', 'later')}' where organization_id = '${was('none', 'later')}'`,
  ];
}

async function goTo(state: 'first' | 'second'): Promise<void> {
  const prepare = async (ask: Ask) => {
    for (const change of changesTo(state)) await ask(raw(change));
  };
  await service.service.environment.changeOf(noTenant)({ prepare, write: () => ({}) });
}

const plan = { type: 'document', id: 'plan', ...acme } as const;
const notes = { type: 'document', id: 'notes', ...later } as const;

const reads: { readonly [name: string]: (tenant: Tenant) => Promise<unknown> } = {
  'Get Workspace': ({ workspace }) => workspace.getWorkspace({}),
  'Get Jobs': ({ client }) => client.getJobs({}),
  'Get Email Config': ({ client }) => client.getEmailConfig({}),
  'Check Permissions': ({ client }) => client.checkPermissions({ userId: 'lena', resources: [plan] }),
  'Check Permissions in an organization': ({ client }) => client.checkPermissions({ userId: 'max', resources: [notes] }),
  'Get Accessible Documents': ({ client }) => client.getAccessibleDocuments({ ...acme, userId: 'lena' }),
  'Get Accessible Documents in an organization': ({ client }) => client.getAccessibleDocuments({ ...later, userId: 'max' }),
  'Get Users with Access': ({ client }) => client.getUsersWithAccess({ ...acme, resource: { type: 'document', id: 'plan' } }),
  'Get Users with Access in an organization': ({ client }) =>
    client.getUsersWithAccess({ ...later, resource: { type: 'document', id: 'notes' } }),
  'Get Permissions of documents': ({ client }) => client.getPermissions({ ...acme, resources: [plan] }),
  'Get Permissions': ({ client }) => client.getPermissions(later),
  'Get Config of documents': ({ client }) => client.getConfig({ ...acme, userIds: ['lena'], documentIds: ['plan'] }),
  'Get Config': ({ client }) => client.getConfig({ ...later, userIds: ['max'], documentIds: ['notes'] }),
  'Get Folders': ({ client }) => client.getFolders(later),
  'Get Folders in a folder': ({ client }) => client.getFolders({ ...later, parentFolderId: 'folder' }),
  'Get Documents': ({ client }) => client.getDocuments(later),
  'Get Documents in a folder': ({ client }) => client.getDocuments({ ...later, folderId: 'folder' }),
  'Get Users': ({ client }) => client.getUsers(later),
  'Get User Groups': ({ client }) => client.getUserGroups(later),
  'Get User Groups with members': ({ client }) => client.getUserGroups({ ...later, organizationUserGroupId: 'writers' }),
  'Get Presence': ({ client }) => client.getPresence({ ...later, documentId: 'notes' }),
  'Get Presence of a user': ({ client }) => client.getPresence({ ...acme, documentId: 'board' }),
  'Get Notifications with many recipients': ({ client }) => client.getNotifications({ ...acme, documentId: 'board' }),
  'Get Notifications of a user': ({ client }) => client.getNotifications({ ...later, userId: 'max' }),
  'Get Notifications with its unread count': ({ client }) => client.getNotifications({ ...acme, userId: 'user-0' }),
  'Get Notifications of a document': ({ client }) => client.getNotifications({ ...later, documentId: 'notes' }),
};

it.each(Object.entries(reads))('%s answers as of one moment, whenever a write comes', async (_name, read) => {
  const answer = async () => await read(tenant).catch((error: unknown) => String(error));
  await goTo('second');
  const second = await answer();
  await goTo('first');
  const first = await answer();
  expect(first).not.toEqual(second);
  for (let at = 1, isOver = false; !isOver; at++) {
    await goTo('first');
    let left = at;
    beforeNext = async () => {
      if (--left === 0) await goTo('second');
    };
    const between = await answer();
    beforeNext = async () => {};
    expect([first, second], `written before statement ${at}`).toContainEqual(between);
    isOver = left > 0;
  }
});
