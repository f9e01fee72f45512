import { afterAll, expect, it } from 'vitest';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { limits } from '../../generated/handlers.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { at } from '../../generated/operations.ts';
import type { CollaborationDocument } from '../../generated/types.ts';
import { type Ask, among, raw, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { add as addMigration } from '../../server/documents/migrations.ts';
import { type Task, taskColumns } from '../../server/jobs/queue.ts';
import { upsertUsers } from '../../server/operate/import/users.ts';
import { taskKinds } from '../../server/tasks.ts';
import { erasers } from '../../server/user-data/erasers/erasers.ts';
import * as store from '../../server/user-data/store.ts';
import { startDeletionKind } from '../../server/user-data/tasks.ts';
import { seedDocuments } from '../support/content.ts';
import { waitingForLock } from '../support/databases.ts';
import {
  aService,
  aTenant,
  aTenantWithAcme,
  importAll,
  keyOf,
  start,
  startTestService,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { columnsOf, whereIs } from '../support/rows.ts';
import { allOf } from './pages.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const organizationId = 'acme';
const plan = { organizationId, documentId: 'plan' };
const maya = { userId: 'maya' };
/** The parts of a notification besides people. */
const hello = { ...plan, displayHeadlineMessageTemplate: 'Hello' };

/** A tenant with the document `plan`, which only grants open. */
async function aTenantWithPlan(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await importAll(service, tenant, [{ type: 'document', ...plan, documentName: 'Plan', accessType: 'restricted' }]);
  return tenant;
}

/** A user acts in every possible way, and others act on the user. */
async function live({ client }: Tenant, userId: string, label = userId): Promise<void> {
  const user = { userId, name: `Name of ${userId}` };
  const resources = [{ type: 'organization' as const, id: organizationId, accessRole: 'viewer' as const }];
  await client.addPermissions({ user: { userId }, permissions: { resources } });
  await client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: [userId] });
  await client.addPresence({ ...plan, users: [user] });
  await client.setConfig({ organizationId, userIds: [userId], config: { inbox: 'ALL' } });
  await client.addNotifications({ ...hello, notificationId: `by ${label}`, actionUser: user, notifyUsers: [maya] });
  await client.addNotifications({ ...hello, notificationId: `to ${label}`, actionUser: maya, notifyUsers: [user] });
}

/** The traces of a user in other operations. */
async function traces({ client }: Tenant, userId: string) {
  const probe = `probe ${Math.random()}`;
  const actionUser = { userId: 'the prober' };
  await client.addNotifications({ ...hello, notificationId: probe, actionUser, notifyAll: true });
  const notifyUsers = [{ userId }];
  await client.addNotifications({ ...hello, notificationId: `${probe} 2`, actionUser, notifyUsers, verifyUserPermissions: true });
  const { data: ofDocument } = await client.getNotifications(plan);
  const received = (id: string) => Object.hasOwn(ofDocument.find((one) => one.id === id)?.notifyUsers ?? {}, userId);
  const groups = await client.deleteUsersFromGroups({ organizationId, organizationUserGroupId: 'designers', userIds: [userId] });
  return {
    isKnown: received(probe),
    hasAccess: received(`${probe} 2`),
    hasActed: ofDocument.some((one) => one.actionUser.userId === userId),
    hasReceived: received(`to ${userId}`),
    isGrouped: groups.data[userId]?.success,
  };
}

const everything = { isKnown: true, hasAccess: true, hasActed: true, hasReceived: true, isGrouped: true };
const nothing = { isKnown: false, hasAccess: false, hasActed: false, hasReceived: false, isGrouped: false };

const statusOf = async (client: ApiKeyClient, jobId: string) => (await client.getDeleteAllUserDataStatus({ jobId })).data;

interface Which {
  kind: string;
  /** Absent for the task that starts the job. */
  userId?: string;
}

/** Runs one batch of a user's task of this kind, as a worker would, and returns its outcome. */
async function oneBatch(test: TestService, tenant: Tenant, { kind, userId }: Which, ask?: Ask): Promise<'done' | 'more' | 'wait'> {
  const { environment } = test.service;
  const does = taskKinds(environment)[kind];
  if (does === undefined || !('runBatch' in does)) throw new Error(`no such kind: ${kind}`);
  if (ask === undefined) {
    const prepare = (own: Ask) => oneBatch(test, tenant, { kind, userId }, own);
    return (await environment.changeOf(noTenant)({ prepare, write: () => ({}) })).found;
  }
  const tasks = await ask(sql<Task>`select ${taskColumns} from tasks where api_key_id = ${tenant.apiKey} and kind = ${kind}`);
  const task = tasks.find(({ payload }) => JSON.parse(payload).userId === userId);
  if (task === undefined) throw new Error(`no task ${kind} for ${userId}`);
  return await does.runBatch(ask, task, test.now());
}

/** Waits for writers, and queues the tasks that erase. */
async function queueErasures(test: TestService, tenant: Tenant): Promise<void> {
  for (const outcome of ['more', 'done']) expect(await oneBatch(test, tenant, { kind: startDeletionKind })).toBe(outcome);
}

// Proves deleteAllUserData/access, deleteAllUserData/mentions, deleteAllUserData/unknown-user, deleteAllUserData/job
// Proves deleteAllUserData/deleted, deleteAllUserData/revokes-access
it('Delete All User Data responds at once, with a task for each user and kind of data, and erases only these users', async () => {
  const tenant = await aTenantWithPlan(shared);
  const other = await aTenantWithPlan(shared);
  for (const one of [tenant, other]) for (const userId of ['jonas', '__proto__', 'priya']) await live(one, userId);

  const started = await tenant.client.deleteAllUserData({ userIds: ['jonas', '__proto__', 'nobody knows this one'] });
  const { jobId, tasksCount } = started.data;
  expect(started).toEqual({ status: 'success', message: 'Deletion started.', data: { jobId, tasksCount }, statusCode: 202 });
  expect(tasksCount).toBe(3 * erasers.length);
  expect(await traces(tenant, 'priya')).toEqual(everything);
  await tenant.client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ['priya'] });

  await shared.work();
  const done = { isDeleteCompleted: true, tasksLeft: 0, lastTaskCompletedTime: shared.now() };
  expect(await statusOf(tenant.client, jobId)).toEqual(done);
  expect(await traces(tenant, 'jonas')).toEqual(nothing);
  expect(await traces(tenant, '__proto__')).toEqual(nothing);
  expect(await traces(tenant, 'priya')).toEqual(everything);
  expect(await traces(other, 'jonas')).toEqual(everything);
});

it("A deletion keeps other users' later data about the user", async () => {
  const { client } = await aTenantWithPlan(shared);
  await client.deleteAllUserData({ userIds: ['jonas'] });
  shared.advance({ milliseconds: 1 });
  const owner = { userId: 'jonas', name: 'Jonas' };
  await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex', owner }] });
  await client.addDocuments({ organizationId, documents: [{ documentId: 'new', owner }] });
  await client.addPresence({ ...plan, users: [{ ...maya, owner }] });
  await shared.work();
  expect((await client.getOrganizations({ organizationIds: ['globex'] })).data).toMatchObject([{ owner }]);
  expect((await client.getDocuments({ organizationId, documentIds: ['new'] })).data).toMatchObject([{ owner }]);
  expect((await client.getPresence(plan)).data).toMatchObject([{ owner }]);
});

it('A deletion keeps users, annotations and mentions imported after its start', async () => {
  const tenant = await aTenantWithPlan(shared);
  const jonas = { userId: 'jonas', name: 'Jonas' };
  await tenant.client.addUsers({ organizationId, users: [jonas] });
  await tenant.client.deleteAllUserData({ userIds: ['jonas'] });
  shared.advance({ milliseconds: 1 });
  const comment = { type: 'annotation', ...plan, kind: 'comment', text: 'Hello', createdAt: shared.now() };
  await importAll(shared, tenant, [
    { type: 'user', organizationId, user: jonas, context: { access: { region: 'eu' } } },
    { ...comment, annotationId: 'by', author: jonas },
    { ...comment, annotationId: 'to', author: maya, mentions: [jonas] },
  ]);
  const { data: before } = await tenant.client.getUserData({ userId: 'jonas' });
  expect(before.map(({ kind }) => kind).sort()).toEqual(['annotation', 'identity', 'mention', 'user']);
  await shared.work();
  // Only the time of the addition is before the start.
  for (const { data } of before) delete data.addedAt;
  expect((await tenant.client.getUserData({ userId: 'jonas' })).data).toEqual(before);
});

// Proves deleteAllUserData/leaves-contacts
it('A deletion keeps no earlier data of a contact that is later sent with the id alone', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { client } = tenant;
  const context = { access: { region: 'region-qz3a' } };
  const contactOf = (userId: string) => ({ userId, name: `qz3a ${userId}`, email: `${userId}-qz3a@acme.example` });
  const userIds = ['named', 'described', 'updated', 'added', 'allowed', 'promoted'];
  await client.addUsers({ organizationId, users: userIds.map((userId) => ({ ...contactOf(userId), context })) });
  await client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ['known', 'joined'] });
  await client.addPresence({ ...plan, users: [contactOf('joined')] });
  await client.updateUsers({ organizationId, users: [{ userId: 'joined', context }] });
  await client.deleteAllUserData({ userIds: [...userIds, 'known', 'joined'] });
  service.advance({ milliseconds: 1 });
  // Later data stays: contacts as given then, and as of a new user.
  const resources = [{ type: 'document' as const, id: 'plan', organizationId, accessRole: 'editor' as const }];
  await client.addPermissions({ user: { userId: 'named' }, permissions: { resources } });
  const described = { userId: 'described', name: 'New' };
  await client.addPresence({ ...plan, users: [described] });
  await client.updateUsers({
    organizationId,
    users: [
      { userId: 'updated', city: 'Bern' },
      { userId: 'known', city: 'Bern' },
      { userId: 'allowed', context: { access: { region: 'eu' } } },
      { userId: 'promoted', accessRole: 'editor' },
    ],
  });
  const again = { userId: 'added', name: 'Added again' };
  await client.addUsers({ organizationId, users: [{ userId: 'joined' }, again] });
  await client.addNotifications({ ...hello, actionUser: again, notifyUsers: [maya] });
  const addedAt = service.now();
  await service.work();
  const { data } = await client.getUsers({ organizationId, userIds: [...userIds, 'known', 'joined'] });
  expect(data).toEqual([
    { ...again, addedAt },
    { userId: 'allowed', context: { access: { region: 'eu' } } },
    described,
    { userId: 'joined', addedAt },
    { userId: 'known', city: 'Bern' },
    { userId: 'named' },
    { userId: 'promoted', accessRole: 'editor' },
    { userId: 'updated', city: 'Bern' },
  ]);
  expect(await whereIs(service, 'qz3a')).toEqual([]);
  expect(await client.addUsers({ organizationId, users: [{ userId: 'named' }] })).toMatchObject({
    data: { named: { success: true } },
  });
});

// Proves getDeleteAllUserDataStatus/completed-once
it('A deletion waits for notifications to everyone that were pending at its start', async () => {
  const tenant = await aTenantWithPlan(shared);
  const userIds = Array.from({ length: 1300 }, (_, i) => `user-${String(i).padStart(4, '0')}`);
  const [late = ''] = userIds.slice(-1);
  for (const some of [userIds.slice(0, 1000), userIds.slice(1000)]) {
    await tenant.client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: some });
  }
  await tenant.client.addNotifications({ ...hello, notificationId: 'before', actionUser: maya, notifyAll: true });
  const { data } = await tenant.client.deleteAllUserData({ userIds: [late] });
  shared.advance({ milliseconds: 1 });
  await tenant.client.addNotifications({ ...hello, notificationId: 'after', actionUser: maya, notifyUsers: [{ userId: late }] });
  // The queue is slow: pending deliveries run after the job has looked for the first time.
  const { ask } = shared.service.environment;
  await ask(sql`update tasks set run_at = ${shared.now() + 5000} where kind = 'deliver-notification'`);
  await shared.work();
  expect(await statusOf(tenant.client, data.jobId)).toEqual({ isDeleteCompleted: false, tasksLeft: data.tasksCount });
  shared.advance({ seconds: 5 });
  // A job that waits looks again after a second.
  for (let i = 0; i < 10 && !(await statusOf(tenant.client, data.jobId)).isDeleteCompleted; i++) {
    shared.advance({ seconds: 1 });
    await shared.work();
  }
  expect(await statusOf(tenant.client, data.jobId)).toMatchObject({ isDeleteCompleted: true });
  const received = async (userId: string) =>
    (await tenant.client.getNotifications({ organizationId, userId })).data.map(({ id }) => id);
  expect(await received(late)).toEqual(['after']);
  expect(await received('user-1298')).toEqual(['before']);
});

// Proves getDeleteAllUserDataStatus/completed-once
it('A deletion waits for no later notification, even if the clock was set back', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { client, apiKey, workspace } = tenant;
  const { ask, worker } = { ...service.service.environment, ...service.service };
  await workspace.updateEmailConfig({ apiKey, enabled: true });
  const userIds = Array.from({ length: 1100 }, (_, i) => `user-${String(i).padStart(4, '0')}`);
  const [other = '', late = ''] = userIds.slice(-2);
  for (const some of [userIds.slice(0, 1000), userIds.slice(1000)]) {
    await client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: some });
  }
  await service.work();
  await client.addNotifications({ ...hello, notificationId: 'before', actionUser: maya, notifyAll: true });
  service.advance({ hours: -1 });
  const hold = async (...kinds: string[]) => {
    await ask(
      sql`update tasks set run_at = ${service.now() + 3_600_000}, deferred_at = ${service.now()} where kind ${among(kinds)}`,
    );
  };
  const release = async (notificationId: string) => {
    await ask(sql`update tasks set run_at = ${service.now()} where queue = 'delivery' and payload like ${`%"${notificationId}"%`}`);
  };
  await hold('deliver-notification');
  const { jobId } = (await client.deleteAllUserData({ userIds: [late] })).data;
  /** Others notify meanwhile, and the queue is slow to mail it. */
  const aSecondLater = async (notificationId: string) => {
    service.advance({ seconds: 1 });
    await client.addNotifications({ ...hello, notificationId, actionUser: maya, notifyUsers: [maya] });
    await hold('mail-notification');
    await service.work();
    return (await statusOf(client, jobId)).isDeleteCompleted;
  };
  expect(await aSecondLater('during 1')).toBe(false);
  expect(await aSecondLater('during 2')).toBe(false);
  await release('before');
  // One step delivers it to the others, and queues its emails.
  await worker.step();
  expect(await client.getNotifications({ organizationId, userId: other })).toMatchObject({ data: [{ id: 'before' }] });
  expect(await client.getNotifications({ organizationId, userId: late })).toMatchObject({ data: [] });
  expect(await aSecondLater('during 3')).toBe(false);
  await release('before');
  // It was pending when the job looked for the first time.
  await release('during 1');
  await service.work();
  expect(await aSecondLater('after')).toBe(true);
  expect(await client.getNotifications({ organizationId, userId: late })).toMatchObject({ data: [] });
});

// Proves deleteAllUserData/organizations
it('Delete All User Data rejects an organization that does not exist or belongs to another API key, and starts nothing', async () => {
  const service = await aService();
  const [tenant, other] = [await aTenantWithAcme(service), await aTenant(service)];
  await other.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  for (const missing of ['globex', '__proto__']) {
    const call = tenant.client.deleteAllUserData({ userIds: ['jonas'], organizationIds: [organizationId, missing] });
    await expect(call).rejects.toMatchObject({ status: 'NOT_FOUND', message: `The organization "${missing}" does not exist.` });
  }
  const { ask } = service.service.environment;
  expect(await ask(sql`select * from tasks`)).toEqual([]);
  expect(await ask(sql`select * from deletion_jobs`)).toEqual([]);
});

// Proves deleteAllUserData/organizations, deleteAllUserData/named-first
it('A deletion starts with the named organizations, in batches of at most 50 rows, and covers all', async () => {
  const tenant = await aTenantWithAcme(shared);
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  for (const id of [organizationId, 'globex']) {
    const folder = { type: 'folder' as const, organizationId: id, accessRole: 'viewer' as const };
    const resources = Array.from({ length: 60 }, (_, i) => ({ ...folder, id: `f${i}` }));
    await tenant.client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
  }
  await tenant.client.deleteAllUserData({ userIds: ['jonas'], organizationIds: ['globex'] });
  await queueErasures(shared, tenant);
  const left = async () => {
    const rows = await shared.service.environment.ask(sql<{ id: string }>`
        select organization_id as id from grants join organizations on organizations.id = organization_key
        where organizations.api_key_id = ${tenant.apiKey} and grants.api_key_id = ${tenant.apiKey}`);
    return [organizationId, 'globex'].map((one) => rows.filter(({ id }) => id === one).length);
  };
  const task = { kind: 'erase-permissions', userId: 'jonas' };
  expect([await oneBatch(shared, tenant, task), ...(await left())]).toEqual(['more', 60, 10]);
  expect([await oneBatch(shared, tenant, task), ...(await left())]).toEqual(['more', 20, 0]);
  expect([await oneBatch(shared, tenant, task), ...(await left())]).toEqual(['done', 0, 0]);
});

// Proves deleteAllUserData/open-jobs
it('An API key has at most 100 unfinished deletions, even with concurrent calls, and may start more once one completes', async () => {
  const service = await aService();
  const [tenant, other] = [await aTenantWithAcme(service), await aTenantWithAcme(service)];
  const begin = () => tenant.client.deleteAllUserData({ userIds: ['jonas'] });
  const { jobId } = (await begin()).data;
  await Promise.all(Array.from({ length: 9 }, begin));
  for (let i = 1; i < 9; i++) await Promise.all(Array.from({ length: 10 }, begin));
  const calls = await Promise.allSettled(Array.from({ length: 30 }, begin));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const message = 'An API key can have at most 100 unfinished deletion jobs. Try again when one has completed.';
  await expect(begin()).rejects.toMatchObject({ httpStatus: 429, status: 'RESOURCE_EXHAUSTED', message, retryAfterSeconds: 60 });
  expect((await other.client.deleteAllUserData({ userIds: ['jonas'] })).status).toBe('success');
  // Only the first job is due.
  await service.service.environment.ask(sql`update tasks set run_at = ${start + 3_600_000} where job_id not in ('', ${jobId})`);
  while (!(await statusOf(tenant.client, jobId)).isDeleteCompleted) {
    await service.work();
    service.advance({ seconds: 1 });
  }
  expect((await begin()).status).toBe('success');
});

// Proves getDeleteAllUserDataStatus/never-grows, getDeleteAllUserDataStatus/duration, deleteAllUserData/five-minutes
// Proves getDeleteAllUserDataStatus/within-seconds
it('A deletion of 1,000 users starts at once, and its tasks, queued in batches, count from the start', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  const organizationIds = Array.from({ length: 1000 }, (_, i) => `organization ${i}`);
  const organizations = organizationIds.map((id) => ({ organizationId: id, organizationName: id }));
  await tenant.client.addOrganizations({ organizations });
  const userIds = Array.from({ length: 1000 }, (_, i) => `user ${i}`);
  const { data } = await tenant.client.deleteAllUserData({ userIds, organizationIds });
  expect(data.tasksCount).toBe(1000 * erasers.length);
  const { ask } = service.service.environment;
  const tasks = sql`select task_id from tasks where job_id = ${data.jobId} and kind <> ${startDeletionKind}`;
  const queued: number[] = [];
  do {
    queued.push((await ask(tasks)).length);
    expect((await statusOf(tenant.client, data.jobId)).tasksLeft).toBe(data.tasksCount);
  } while (queued.length < 5 && (await oneBatch(service, tenant, { kind: startDeletionKind })) === 'more');
  // The first batch waits for writers.
  const [none, stillNone, some = 0, ...more] = queued;
  expect([none, stillNone, ...more]).toEqual([0, 0, 2 * some, 3 * some]);
  expect(some / erasers.length).toBe(Math.ceil(50 / erasers.length));
});

/** The kinds of items that the document lists. */
const itemKinds = (): string[] => {
  const { kind } = document.components.schemas.UserDataItem.properties;
  return kind.enum;
};

// Proves getUserData/items, getUserData/own-items, getUserData/references, getUserData/order
it('Get User Data returns all items of the user, and only what names the user in data of others', async () => {
  const tenant = await aTenantWithPlan(shared);
  const { client } = tenant;
  const granted = shared.now();
  await live(tenant, 'jonas', 'somebody');
  await live(tenant, 'priya');
  await client.updateOrganizations({ organizations: [{ organizationId, contact: { userId: 'jonas' }, sponsor: 'Priya' }] });
  const { data } = await client.getUserData({ userId: 'jonas' });
  const [inAcme, inPlan] = [{ organizationId }, { organizationId, documentId: 'plan' }];
  const user = { userId: 'jonas', name: 'Name of jonas' };
  const told = { displayHeadlineMessageTemplate: 'Hello', notificationSourceData: {}, isNotificationResolverUsed: false };
  const time = expect.any(Number);
  expect(data).toEqual([
    { kind: 'grant', ...inAcme, data: { type: 'organization', id: 'acme', accessRole: 'viewer', grantedAt: granted } },
    { kind: 'userGroupMembership', ...inAcme, data: { organizationUserGroupId: 'designers', addedAt: time } },
    { kind: 'presence', ...inPlan, data: { status: 'online', details: {}, renewedAt: time } },
    {
      ...{ kind: 'notification', ...inPlan },
      data: {
        notificationId: 'by somebody',
        content: { ...told, actionUser: user, displayHeadlineMessageTemplateData: { actionUser: user }, displayBodyMessage: '' },
        createdAt: time,
      },
    },
    { kind: 'receivedNotification', ...inPlan, data: { notificationId: 'to somebody', createdAt: time } },
    { kind: 'notificationConfig', ...inAcme, data: { inbox: 'ALL', updatedAt: time } },
    { kind: 'user', ...inAcme, data: { details: user, lastSeenAt: time } },
    { kind: 'organizationReference', ...inAcme, data: { texts: [{ userId: 'jonas' }] } },
  ]);
});

// Proves getUserData/own-items
it('Get User Data returns unsent emails to the user, and a deletion keeps those from after its start', async () => {
  const { client } = await aTenantWithPlan(shared);
  const { worker, environment } = shared.service;
  await client.updateEmailConfig({ enabled: true });
  await shared.work();
  /** Queues an email that is sent in an hour. A testing key emails only the owner of the workspace. */
  const notify = async (notificationId: string) => {
    shared.advance({ milliseconds: 1 });
    const notifyUsers = [{ userId: 'jonas', email: 'maya@acme.example' }];
    await client.addNotifications({ ...hello, notificationId, actionUser: maya, notifyUsers });
    await worker.step();
    await environment.ask(sql`update tasks set run_at = ${shared.now() + 3_600_000} where kind = 'send-notification'`);
    return { kind: 'mail', organizationId, data: { notificationId, createdAt: shared.now() } };
  };
  const mails = async () => (await client.getUserData({ userId: 'jonas' })).data.filter(({ kind }) => kind === 'mail');
  const before = await notify('before');
  expect(await mails()).toEqual([before]);
  await client.deleteAllUserData({ userIds: ['jonas'] });
  const after = await notify('after');
  expect(await mails()).toEqual([before, after]);
  await shared.work();
  expect(await mails()).toEqual([after]);
});

// Proves getUserData/order
it('Get User Data passes over the rows of deleted organizations, of which a page may be full, and of other API keys', async () => {
  const [{ client }, stranger] = [await aTenant(shared), await aTenant(shared)];
  const ids = Array.from({ length: 8 }, (_, i) => `organization-${i}`);
  await client.addOrganizations({ organizations: ids.map((id) => ({ organizationId: id, organizationName: id })) });
  for (const id of ids) await client.addUsers({ organizationId: id, users: [{ userId: 'jonas', name: id }] });
  await client.deleteOrganizations({ organizationIds: ids.slice(2) });
  const pages = await allOf(client.getUserData.pages({ userId: 'jonas', pageSize: 1 }));
  const found = pages.flatMap(({ data }) => data.map((item) => item.organizationId));
  expect(found.toSorted()).toEqual(ids.slice(0, 2));
  expect((await client.getUserData({ userId: 'nobody' })).data).toEqual([]);
  expect((await stranger.client.getUserData({ userId: 'jonas' })).data).toEqual([]);
});

// Proves getUserData/steps
it('Get User Data searches the data of others in steps: a page may be empty while others follow', async () => {
  const tenant = await aTenantWithAcme(shared);
  const metadata = { notes: 'x'.repeat(60_000) };
  const others = Array.from({ length: 200 }, (_, i): [string, object] => [`document-${i}`, { metadata }]);
  await seedDocuments(shared, tenant, { ...Object.fromEntries(others), last: { metadata: { by: { userId: 'jonas' } } } });
  const pages = await allOf(tenant.client.getUserData.pages({ userId: 'jonas', pageSize: 1000 }));
  expect(pages.map(({ data }) => data.length)).toContain(0);
  expect(pages.findIndex(({ data }) => data.length === 0)).toBeLessThan(pages.length - 1);
  expect(pages.flatMap(({ data }) => data)).toEqual([
    { kind: 'documentReference', organizationId, documentId: 'last', data: { texts: [{ userId: 'jonas' }] } },
  ]);
});

// Proves getUserData/page-size
it('Get User Data ends a page before it exceeds 1 MiB, and continues after it', async () => {
  const { client } = await aTenant(shared);
  const ids = Array.from({ length: 20 }, (_, i) => `organization-${i}`);
  await client.addOrganizations({ organizations: ids.map((id) => ({ organizationId: id, organizationName: id })) });
  for (const id of ids) await client.addUsers({ organizationId: id, users: [{ userId: 'jonas', notes: 'x'.repeat(64_000) }] });
  const pages = await allOf(client.getUserData.pages({ userId: 'jonas', pageSize: 1000 }));
  const found = pages.map(({ data }) => data.map((item) => item.organizationId));
  expect(found.flat().toSorted()).toEqual(ids.toSorted());
  expect(found[0]).toHaveLength(16);
  expect(Math.max(...pages.map((page) => Buffer.byteLength(JSON.stringify(page))))).toBeLessThan(limits.pageBytes);
});

// Proves deleteAllUserData/created, deleteAllUserData/feature-data
it('Every column that can hold a user id has an eraser', async () => {
  /** Columns with people who are not users of a tenant, and the reason why no deletion covers them. */
  const others = {
    'workspaces.owner_id': 'the service makes it for the owner of a workspace, whom no API key knows',
    'tasks.payload': 'a task of a deletion job empties its own',
    'audit_entries.actor': 'no user of a tenant changes settings: owners and operators do',
    'audit_entries.details': 'the audit has settings of API keys, domains and limits',
  };
  const holdsUserId = /(^|_)(user|author|owner|actor|member|recipient|creator|editor|person)(_?ids?)?$|(^|_)by$/;
  const holdsJson = /^(details|content|metadata|context|payload|data|json|body)$/;
  const covered = new Set(erasers.flatMap(({ covers }) => covers));
  const columns = await columnsOf(shared);
  expect(columns).toContain('grants.user_id');
  const suspects = columns.filter((name) => [holdsUserId, holdsJson].some((pattern) => pattern.test(name.split('.')[1] ?? '')));
  // The user's context permissions go with the user's own row, and name nobody.
  const exceptions = new Set([...Object.keys(others), 'users.context']);
  expect(suspects.filter((name) => !covered.has(name) && !exceptions.has(name))).toEqual([]);
  expect([...covered, ...exceptions].filter((name) => !columns.includes(name))).toEqual([]);
  expect(new Set(erasers.map(({ kind }) => kind)).size).toBe(erasers.length);
});

// Proves deleteAllUserData/created, deleteAllUserData/others, getUserData/items, getUserData/own-items, getUserData/identity
// Proves getUserData/references, getUserData/event, deleteAllUserData/leaves-contacts, deleteAllUserData/leaves-mentions
// Proves deleteAllUserData/feature-data
it('A deletion leaves the user in no row of any table, for every place in the API and the import', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { client } = tenant;
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  // Characters that a pattern or JSON could misread.
  const userId = '%erased_"qz3a"\\!';
  const user = { userId, name: 'Erased-qz3a Person', email: 'erased-qz3a@acme.example' };
  const manager = { userId: 'maya', manager: user, reports: [{ userId: 'priya' }, user] };
  await live(tenant, userId, 'somebody');
  await client.updateOrganizations({ organizations: [{ organizationId, organizationName: 'Acme', contact: user }] });
  await client.addPresence({ ...plan, users: [manager] });
  await client.setConfig({ organizationId, documentIds: ['plan'], userIds: [userId], config: { inbox: 'ALL' } });
  const resources = [
    { type: 'document' as const, id: 'not there yet', organizationId, accessRole: 'viewer' as const },
    { type: 'folder' as const, id: 'not there yet', organizationId, accessRole: 'viewer' as const },
  ];
  await client.addPermissions({ user: { userId }, permissions: { resources } });
  const told = {
    displayHeadlineMessageTemplateData: { actionUser: user, recipientUser: user, assigneeUserId: userId, title: 'Plan' },
    notificationSourceData: {
      from: user,
      comments: [{ from: { userId: 'maya' }, taggedUserContacts: [{ userId, text: '@Erased-qz3a', contact: user }] }],
      involvedUserIds: [userId, 'maya'],
      subscribedUsers: { [userId]: true, maya: true },
      seenByUserIds: { [userId]: true, maya: true },
      locationId: 'slide-3',
    },
  };
  await client.addNotifications({ ...hello, ...told, notificationId: 'named', actionUser: manager, notifyUsers: [user] });
  // Named only in the notification's texts, and not a recipient.
  await client.addNotifications({ ...hello, ...told, notificationId: 'spoken of', actionUser: maya, notifyUsers: [maya] });
  const source = { notificationId: 'source', notificationSourceData: user };
  await client.addNotifications({ ...hello, ...source, actionUser: maya, notifyAll: true });
  const annotation = { type: 'annotation', ...plan, kind: 'comment', createdAt: start - 1000 };
  const person = { userId, name: user.name };
  const [priya, jonas] = [
    { userId: 'priya', name: 'Priya' },
    { userId: 'jonas', name: 'Jo Weber' },
  ];
  await importAll(service, tenant, [
    { type: 'user', organizationId, user, context: { access: { region: 'europe' } } },
    { type: 'user', organizationId, user: { ...manager, userId: 'priya' } },
    { type: 'document', organizationId, documentId: 'pricing', documentName: 'Pricing', metadata: { createdBy: user, pages: 3 } },
    { ...annotation, annotationId: 'a', author: person, text: 'Hi @maya', mentions: [maya] },
    { ...annotation, annotationId: 'a2', kind: 'reaction', author: person, text: '👍 qz3a' },
    { ...annotation, annotationId: 'b', author: maya, text: `Hi @${user.name}, hi @Priya`, mentions: [person, priya] },
    { ...annotation, annotationId: 'c', author: maya, text: `@${userId}`, mentions: [{ userId }] },
    {
      ...annotation,
      annotationId: 'd',
      author: maya,
      text: '@Jo, @Jo Weber, @Joanna',
      mentions: [{ userId, name: 'Jo' }, jonas],
    },
  ]);
  expect((await whereIs(service, 'qz3a')).length).toBeGreaterThan(20);
  const exported = async () => (await allOf(client.getUserData.pages({ userId, pageSize: 3 }))).flatMap(({ data }) => data);
  // Emails are a test of their own, since a testing key sends none.
  const items = Map.groupBy(await exported(), ({ kind }) => kind);
  expect([...items.keys(), 'mail'].toSorted()).toEqual(itemKinds().toSorted());
  const fields = [...items].map(([kind, all]) => [
    kind,
    Object.keys(Object.assign({}, ...all.map(({ data }) => data)))
      .sort()
      .join(' '),
  ]);
  expect(Object.fromEntries(fields.filter(([kind]) => kind?.endsWith('Reference') === false))).toEqual({
    grant: 'accessRole grantedAt id type',
    userGroupMembership: 'addedAt organizationUserGroupId',
    presence: 'details renewedAt status',
    annotation: 'annotationId content createdAt kind',
    mention: 'annotationId createdAt',
    notification: 'content createdAt notificationId',
    receivedNotification: 'createdAt notificationId',
    notificationConfig: 'inbox updatedAt',
    user: 'addedAt context details lastSeenAt',
    identity: 'givenAt name',
    event: 'texts',
  });
  const references = [...items].flatMap(([kind, all]) => (kind?.endsWith('Reference') === true ? all : []));
  const texts = references.flatMap(({ data }): unknown[] => [at(data, 'texts')].flat());
  expect(texts.length).toBeGreaterThan(references.length);
  // Neither values without the user, nor those beside them, are shown.
  expect(texts.filter((text) => !/qz3a|%erased|@Jo,/.test(JSON.stringify(text)))).toEqual([]);
  // Only these belong to no document.
  const undocumented = [...items].flatMap(([kind, all]) => (all.every(({ documentId }) => documentId === undefined) ? [kind] : []));
  expect(undocumented).toEqual([
    'grant',
    'userGroupMembership',
    'user',
    'identity',
    'userReference',
    'organizationReference',
    'event',
  ]);

  await client.deleteAllUserData({ userIds: [userId], organizationIds: [organizationId] });
  await service.work();
  expect(await whereIs(service, 'qz3a')).toEqual([]);
  expect(await exported()).toEqual([]);

  const { data } = await client.getNotifications({ ...plan, notificationIds: ['named', 'spoken of', 'source'] });
  const kept = Object.fromEntries(data.map((one) => [one.id, one]));
  expect(kept.named).toMatchObject({ actionUser: { userId: 'maya', reports: [{ userId: 'priya' }] }, notifyUsers: {} });
  expect(kept.named?.displayHeadlineMessageTemplateData).toEqual({ title: 'Plan' });
  expect(kept['spoken of']?.notificationSourceData).toEqual({
    comments: [{ from: { userId: 'maya' }, taggedUserContacts: [] }],
    involvedUserIds: ['maya'],
    subscribedUsers: { maya: true },
    seenByUserIds: { maya: true },
    locationId: 'slide-3',
  });
  expect(kept.source).toMatchObject({ notificationSourceData: {}, actionUser: { userId: 'maya' } });
  const { data: documents } = await client.getDocuments({ organizationId, documentIds: ['pricing'] });
  expect(documents).toMatchObject([{ id: 'pricing', pages: 3 }]);
  const { ask } = service.service.environment;
  const annotations = await ask(sql<{ id: string; content: string }>`
      select annotation_id as id, content from annotations order by annotation_id`);
  expect(annotations.map(({ id, content }) => [id, JSON.parse(content).text])).toEqual([
    ['b', 'Hi @(deleted), hi @Priya'],
    ['c', '@(deleted)'],
    ['d', '@(deleted), @Jo Weber, @Joanna'],
  ]);
  const mentions = await ask(sql<{ id: string; userId: string }>`
      select annotation_id as id, user_id from annotation_mentions`);
  expect(mentions.map(({ id, userId: mentioned }) => `${id} ${mentioned}`).sort()).toEqual(['b priya', 'd jonas']);
});

// Proves deleteAllUserData/mentions, deleteAllUserData/others, deleteAllUserData/leaves-mentions
it("A deletion removes the user from other users' notifications in every form, and leaves the rest", async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { client } = tenant;
  const jonas = { userId: 'jonas-qz3a', name: 'Jonas-qz3a Weber', email: 'jonas-qz3a@acme.example' };
  const [lea, joe] = [
    { userId: 'lea', name: 'Lea', email: 'lea@acme.example' },
    { userId: 'joe', name: 'Jonas-qz3a Weber-Kraus' },
  ];
  await importAll(service, tenant, [{ type: 'user', organizationId, user: jonas }]);
  const notification = {
    ...{ ...plan, actionUser: maya },
    displayHeadlineMessageTemplate: '{recipientUser}, {reviewer} and {assignee}: {quote} in {place}, @Jonas-qz3a Weber! {unknown}',
    displayHeadlineMessageTemplateData: {
      ...{ recipientUser: jonas, reviewer: jonas, assignee: jonas.userId, quote: `@${jonas.userId} said so`, place: 'Plan' },
    },
    displayBodyMessage: '@Jonas-qz3a Weber, @Lea, @jonas-qz3a: see below. @Jonas-qz3a Weberling stays.',
    notificationSourceData: {
      ...{ by: { id: jonas.userId, avatar: 'a' }, cc: [{ email: jonas.email }, lea], page: { id: 'p' } },
      // Another user with the same address stays, without the address.
      shared: { userId: 'team', email: jonas.email.toUpperCase() },
      // Under a name that only this content has.
      peer: { userId: jonas.userId, name: 'Peer-qz3a' },
      note: '@Peer-qz3a agrees',
    },
  };
  await client.addNotifications({ ...notification, notificationId: 'all', notifyUsers: [lea] });
  // Named only to be notified: by an old name, and beside a user with a longer one.
  const old = { ...jonas, name: 'J-qz3a' };
  const body = { displayHeadlineMessageTemplate: 'Look', displayBodyMessage: '@J-qz3a, @Jonas-qz3a Weber-Kraus' };
  await client.addNotifications({ ...plan, actionUser: maya, ...body, notificationId: 'old', notifyUsers: [old, joe] });
  // Mentioned only in a variable.
  const quoted = { displayHeadlineMessageTemplate: '{quote}', displayHeadlineMessageTemplateData: { quote: 'Hi @K-qz3a' } };
  const notifyUsers = [{ ...jonas, name: 'K-qz3a' }];
  await client.addNotifications({ ...plan, actionUser: maya, ...quoted, notificationId: 'quoted', notifyUsers });
  await client.addPresence({ ...plan, users: [jonas] });
  // Nobody is notified, so that only the text mentions the user.
  await client.setConfig({ organizationId, userIds: [jonas.userId], config: { inbox: 'NONE' } });
  const text = { displayHeadlineMessageTemplate: 'Hi @Jonas-qz3a Weber', notificationId: 'text' };
  await client.addNotifications({ ...plan, actionUser: maya, ...text, notifyUsers: [jonas] });

  await client.deleteAllUserData({ userIds: [jonas.userId] });
  await service.work();
  const { data } = await client.getNotifications(plan);
  const told = Object.fromEntries(data.map((one) => [one.id, one]));
  expect(told.all).toMatchObject({
    displayHeadlineMessageTemplate: '(deleted), (deleted) and (deleted): {quote} in {place}, @(deleted)! {unknown}',
    displayBodyMessage: '@(deleted), @Lea, @(deleted): see below. @Jonas-qz3a Weberling stays.',
  });
  expect(told.all?.displayHeadlineMessageTemplateData).toEqual({
    actionUser: { userId: 'maya' },
    quote: '@(deleted) said so',
    place: 'Plan',
  });
  expect(told.all?.notificationSourceData).toEqual({
    ...{ cc: [lea], page: { id: 'p' } },
    shared: { userId: 'team' },
    note: '@(deleted) agrees',
  });
  expect(told.old?.displayBodyMessage).toBe('@(deleted), @Jonas-qz3a Weber-Kraus');
  expect(told.quoted?.displayHeadlineMessageTemplateData).toMatchObject({ quote: 'Hi @(deleted)' });
  expect(told.text?.displayHeadlineMessageTemplate).toBe('Hi @(deleted)');
  const left = (await whereIs(service, 'qz3a')).filter((place) => !/Weberling|Weber-Kraus/.test(place));
  expect(left).toEqual([]);
  // Its original content is unknown by now, so the same call still counts as a repetition.
  await client.addNotifications({ ...notification, notificationId: 'all', notifyUsers: [lea] });
  // So does a call with the content that is left. A kept hash would tell which content was deleted.
  const { displayBodyMessage = '' } = told.all ?? {};
  await client.addNotifications({ ...notification, displayBodyMessage, notificationId: 'all', notifyUsers: [lea] });
  expect(await client.getNotifications(plan)).toMatchObject({ data: { length: 4 } });
});

// Proves deleteAllUserData/mentions
it('A deletion keeps mentions of longer names and of other users with the same name', async () => {
  const { client } = await aTenantWithPlan(shared);
  const displayBodyMessage = '@Jo, hi@Jo, @Jo Weber, @Jo_2, @Jo9, @Jo𝐚, ann@Jo.example and @Kim';
  await client.addPresence({ ...plan, users: [{ userId: 'Jo-0', name: 'Jo Weber' }] });
  const notifyUsers = ['Jo', 'Kim', 'Kim'].map((name, i) => ({ userId: `${name}-${i}`, name }));
  await client.addNotifications({ ...hello, displayBodyMessage, actionUser: maya, notifyUsers });
  // Under another API key, the user is known by another name.
  const stranger = await aTenantWithPlan(shared);
  await stranger.client.addPresence({ ...plan, users: [{ userId: 'Jo-0', name: 'Jo_2' }] });
  await client.deleteAllUserData({ userIds: ['Jo-0', 'Kim-1'] });
  await shared.work();
  const { data } = await client.getNotifications(plan);
  const left = '@(deleted), hi@(deleted), @(deleted), @Jo_2, @Jo9, @Jo𝐚, ann@Jo.example and @Kim';
  expect(data).toMatchObject([{ displayBodyMessage: left }]);
});

it('A deletion leaves no text longer than a response may hold, though its replacement is longer than some mentions', async () => {
  const { client } = await aTenantWithPlan(shared);
  const full = (length: number) => '@q '.repeat(length / 3);
  const other = { userId: 'kim', name: full(198), email: 'kim@q.example' };
  const displayHeadlineMessageTemplateData = { x: full(9999), other };
  await client.addNotifications({
    ...{ ...hello, actionUser: maya, notifyUsers: [{ userId: 'q' }, { userId: 'kim' }], displayHeadlineMessageTemplateData },
    ...{ displayHeadlineMessageTemplate: full(1998), displayBodyMessage: full(9999) },
  });
  await client.deleteAllUserData({ userIds: ['q'] });
  await shared.work();
  const [told] = (await client.getNotifications(plan)).data;
  const { x = '', other: cleaned } = told?.displayHeadlineMessageTemplateData ?? {};
  expect(cleaned).toMatchObject({ email: other.email });
  expect([told?.displayHeadlineMessageTemplate.length, told?.displayBodyMessage.length]).toEqual([2000, 10_000]);
  expect(JSON.stringify([told, x, cleaned])).not.toMatch(/@q(?!\.example)/);
});

// Proves deleteAllUserData/others
it('A deletion does not mistake a text that contains the id for the user', async () => {
  const tenant = await aTenantWithPlan(shared);
  const { client } = tenant;
  const displayHeadlineMessageTemplateData = { actionUser: { userId: 'maya', name: 'Plan' }, title: 'A plan' };
  const notificationSourceData = { documentId: 'plan 2', tags: ['Plan'], plan: { page: 1 }, author: { userId: 'planner' } };
  const notification = { ...hello, displayHeadlineMessageTemplateData, notificationSourceData };
  await client.addNotifications({ ...notification, actionUser: maya, notifyUsers: [maya] });
  const before = await client.getNotifications(plan);
  await client.deleteAllUserData({ userIds: ['plan'] });
  await shared.work();
  expect(await client.getNotifications(plan)).toEqual(before);
});

it('A deletion takes moments even for JSON full of near matches, a few rows at a time', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { ask } = service.service.environment;
  const key = await keyOf(service, tenant, organizationId);
  const userId = '"'.repeat(128);
  // Larger than the API allows today, with every character an escaped quotation mark.
  const metadata = (end: object) => JSON.stringify({ text: `${'"'.repeat(250_000)} `, ...end });
  for (let i = 0; i < 24; i++) {
    await ask(sql`insert into documents
          (api_key_id, document_key, organization_key, document_id, document_name, disabled, document_exists, created_at, metadata)
        values (${tenant.apiKey}, ${`key-${10 + i}`}, ${key}, ${`d${i}`}, 'D', 0, 1, ${start},
          ${metadata(i === 20 ? { by: { userId } } : {})})`);
  }
  await tenant.client.deleteAllUserData({ userIds: [userId] });
  await queueErasures(service, tenant);
  const task = { kind: 'erase-from-documents', userId };
  const before = process.cpuUsage();
  let batches = 1;
  while ((await oneBatch(service, tenant, task)) !== 'done') batches++;
  const { user, system } = process.cpuUsage(before);
  // Microseconds; with `like` it took seconds.
  expect(user + system).toBeLessThan(1_500_000);
  expect(batches).toBeGreaterThan(2);
  const { data } = await tenant.client.getDocuments({ organizationId, documentIds: ['d19', 'd20'] });
  expect(data.map(({ text, by }) => [String(text).length, by])).toEqual([
    [250_001, undefined],
    [250_001, undefined],
  ]);
});

// SQLite has one transaction at a time.
it.runIf(process.env.TEST_ENGINE === 'postgres').each(['erase-from-notifications-of-others', 'erase-from-annotations-of-others'])(
  'Concurrent erasures of the same text never restore a user: %s',
  async (kind) => {
    const service = await aService();
    const tenant = await aTenantWithPlan(service);
    const { ask, changeOf } = service.service.environment;
    const [text, mentions] = ['@jonas @priya @maya', ['jonas', 'priya', 'maya'].map((userId) => ({ userId }))];
    const annotation = { annotationId: 'a', kind: 'comment', author: maya, text, mentions, createdAt: start - 1 };
    await importAll(service, tenant, [{ type: 'annotation', ...plan, ...annotation }]);
    const notificationSourceData = { users: mentions };
    await tenant.client.addNotifications({ ...hello, notificationSourceData, actionUser: maya, notifyUsers: [maya] });
    await tenant.client.deleteAllUserData({ userIds: ['jonas', 'priya'] });
    await queueErasures(service, tenant);
    const task = (userId: string) => ({ kind, userId });
    let second: ReturnType<typeof oneBatch> | undefined;
    const first = await changeOf(noTenant)({
      prepare: async (own) => {
        const said = await oneBatch(service, tenant, task('jonas'), own);
        second = oneBatch(service, tenant, task('priya'));
        await expect.poll(async () => (await ask(raw(waitingForLock))).length).toBe(1);
        return said;
      },
      write: () => ({}),
    });
    expect([first.found, await second]).toEqual(['done', 'done']);
    expect(await oneBatch(service, tenant, task('priya'))).toBe('done');
    const places = await whereIs(service, 'priya', 'jonas');
    const column = kind === 'erase-from-annotations-of-others' ? 'annotations.content' : 'notifications.content';
    expect(places.filter((place) => place.startsWith(column))).toEqual([]);
    expect((await whereIs(service, '"maya"')).filter((place) => place.startsWith(column))).toHaveLength(1);
  },
);

it('A deletion finds a user under a thousand names and addresses as fast as under a few', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { ask } = service.service.environment;
  const nameOf = (i: number) => `Jonas ${'I'.repeat(20)} ${i}`;
  const emailOf = (i: number) => `jonas-${i}@acme.example`;
  const contacts = Array.from({ length: 1000 }, (_, i) => ({
    ...{ organizationKey: `organization-${i}`, userId: 'jonas', context: null, addedAt: null },
    details: JSON.stringify({ name: nameOf(i), email: emailOf(i) }),
  }));
  await ask(upsertUsers(tenant.apiKey, start - 1, contacts));
  const text = `Is it @${nameOf(999)}, or "jonas" himself? `.repeat(600);
  const documents = Array.from({ length: 60 }, (_, i) => ({ email: emailOf(i), userId: i === 30 ? 'jonas' : undefined })).map(
    (by, i) => ({ type: 'document', organizationId, documentId: `d${i}`, documentName: 'D', metadata: { text, by, page: i } }),
  );
  await importAll(service, tenant, documents);
  const bodyOf = (i: number) => `@${nameOf(i)}!@${nameOf(i)}x @maya @${nameOf(10_000)}`;
  for (let i = 0; i < 20; i++) {
    const recipientUser = { userId: 'maya', email: emailOf(i) };
    const more = { displayHeadlineMessageTemplateData: { recipientUser, author: { userId: 'x', boss: { email: emailOf(i) } } } };
    await tenant.client.addNotifications({
      ...{ ...hello, ...more, displayBodyMessage: `${bodyOf(i * 50)}${' @someone'.repeat(500)}` },
      ...{ notificationId: `n${i}`, actionUser: maya, notifyUsers: [maya] },
    });
  }
  const before = process.cpuUsage();
  const { jobId } = (await tenant.client.deleteAllUserData({ userIds: ['jonas'] })).data;
  await service.work();
  const { user, system } = process.cpuUsage(before);
  expect(await statusOf(tenant.client, jobId)).toMatchObject({ isDeleteCompleted: true, tasksLeft: 0 });
  // Microseconds. A search for one name after the other took many times as long, with statements of seconds.
  expect(user + system).toBeLessThan(3_000_000);
  const withMetadata: CollaborationDocument[] = [];
  for await (const document of tenant.client.getDocuments.items({ organizationId, pageSize: 100 })) {
    if (document.page !== undefined) withMetadata.push(document);
  }
  expect(withMetadata).toHaveLength(60);
  const cleaned = text.replaceAll(`@${nameOf(999)}`, '@(deleted)');
  expect(withMetadata.filter(({ text: left, by }) => left !== cleaned || by !== undefined)).toEqual([]);
  const { data: told } = await tenant.client.getNotifications(plan);
  const bodies = new Set(told.map(({ displayBodyMessage }) => displayBodyMessage.slice(0, 15)));
  expect([told.length, ...bodies]).toEqual([20, '@(deleted)!@Jon']);
  expect(told.map(({ displayHeadlineMessageTemplateData: data }) => data.author)).toEqual(Array(20).fill({ userId: 'x' }));
  expect(await whereIs(service, nameOf(10_000))).toHaveLength(20);
});

it('A deletion finds each user by their own names, however many another user has', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const contactOf = (userId: string, name: string, i = 0) => ({
    ...{ organizationKey: `organization-${i}`, userId, details: JSON.stringify({ name }), context: null, addedAt: null },
  });
  const ofJonas = Array.from({ length: 1100 }, (_, i) => contactOf('jonas', `Jonas ${i}`, i));
  const users = [...ofJonas, contactOf('ada', 'Ada Adams'), contactOf('zoe', 'Zoe Zane')];
  await service.service.environment.ask(upsertUsers(tenant.apiKey, start - 1, users));
  const displayBodyMessage = 'For @Ada Adams and @Zoe Zane.';
  await tenant.client.addNotifications({ ...hello, displayBodyMessage, actionUser: maya, notifyUsers: [maya] });
  await tenant.client.deleteAllUserData({ userIds: ['ada', 'jonas', 'zoe'] });
  await service.work();
  const { data: left } = await tenant.client.getNotifications(plan);
  expect(left.map(({ displayBodyMessage: body }) => body)).toEqual(['For @(deleted) and @(deleted).']);
});

it('A deletion scans any number of rows, a range at a time', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const documents = Array.from({ length: 5100 }, (_, i) => ({
    type: 'document',
    organizationId,
    documentId: `d${i}`,
    documentName: 'Document',
    metadata: { page: i, createdBy: { userId: i % 100 === 0 ? 'jonas' : 'maya' }, readByUserIds: i % 10 === 0 ? ['priya'] : [] },
  }));
  await importAll(service, tenant, documents);
  await tenant.client.deleteAllUserData({ userIds: ['jonas', 'priya'] });
  await queueErasures(service, tenant);
  const batches = async (userId: string) => {
    for (let count = 1; ; count++) {
      if ((await oneBatch(service, tenant, { kind: 'erase-from-documents', userId })) === 'done') return count;
    }
  };
  expect(await batches('jonas')).toBe(2);
  expect(await batches('priya')).toBe(2);
  const inDocuments = async (text: string) => (await whereIs(service, text)).filter((place) => place.startsWith('documents'));
  expect(await inDocuments('jonas')).toEqual([]);
  expect(await inDocuments('priya')).toEqual([]);
  const { data } = await tenant.client.getDocuments({ organizationId, documentIds: ['d100', 'd101'] });
  expect(data).toMatchObject([
    { page: 100, readByUserIds: [] },
    { page: 101, createdBy: maya },
  ]);
});

// Proves getJobs/progress
it('Get Jobs returns deletions and migrations of the API key with their progress, newest first', async () => {
  const test = await aService();
  const [{ client }, stranger] = [await aTenantWithAcme(test), await aTenant(test)];
  expect((await client.getJobs({})).data).toEqual([]);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['maya'] })).data;
  test.advance({ seconds: 1 });
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  const move = { organizationId: 'acme', documentId: 'plan', newDocumentId: 'roadmap' };
  const { migrationId } = (await client.migrateDocuments(move)).data;
  const jobs = async () => (await client.getJobs({})).data;
  const [deletion, migration] = [
    { id: jobId, type: 'deletion', startedAt: expect.closeTo(start, -2) },
    { id: migrationId, type: 'migration', startedAt: expect.closeTo(start + 1000, -2) },
  ];
  expect(await jobs()).toEqual([
    { ...migration, status: 'pending' },
    { ...deletion, status: 'inProgress' },
  ]);
  await test.work();
  test.advance({ minutes: 1 });
  await test.work();
  expect(await jobs()).toEqual([
    { ...migration, status: 'completed' },
    { ...deletion, status: 'completed' },
  ]);
  expect((await stranger.client.getJobs({})).data).toEqual([]);
});

// Proves getJobs/latest
it('Get Jobs returns the latest 100 deletions and the latest 100 migrations', async () => {
  const tenant = await aTenantWithAcme(shared);
  const { client, apiKey } = tenant;
  const { ask } = shared.service.environment;
  const key = await keyOf(shared, tenant);
  for (let i = 0; i < 101; i++) {
    const { job } = store.addJob(apiKey, `d${i}`, { organizationIds: [], startedAt: i }, []);
    if (job !== undefined) await ask(job);
    const migration = { apiKeyId: apiKey, migrationId: `m${i}`, organizationKey: key, documentKey: `${i}` };
    await ask(addMigration(i, { ...migration, documentId: 'a', newDocumentId: 'b' }));
  }
  const jobs = (await client.getJobs({})).data.map(({ id }) => id);
  for (const kind of ['d', 'm']) {
    const latest = Array.from({ length: 100 }, (_, i) => `${kind}${100 - i}`);
    expect(jobs.filter((id) => id.startsWith(kind))).toEqual(latest);
  }
});

// Proves deleteOrganizations/waiting
it('Get Jobs returns no migration of a deleted organization, even before the queue removes its rows', async () => {
  const { client } = await aTenantWithAcme(shared);
  await client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
  const migrate = async (organizationId: string) => {
    await client.addDocuments({ organizationId, documents: [{ documentId: 'plan' }] });
    return (await client.migrateDocuments({ organizationId, documentId: 'plan', newDocumentId: 'roadmap' })).data.migrationId;
  };
  await migrate('acme');
  const kept = await migrate('beta');
  await client.deleteOrganizations({ organizationIds: ['acme'] });
  expect((await client.getJobs({})).data.map(({ id }) => id)).toEqual([kept]);
  await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
  expect((await client.getJobs({})).data.map(({ id }) => id)).toEqual([kept]);
});

// Proves getDeleteAllUserDataStatus/completed, getDeleteAllUserDataStatus/never-grows, getDeleteAllUserDataStatus/last-task
// Proves getJobs/progress, getDeleteAllUserDataStatus/fields, getDeleteAllUserDataStatus/completed-once
// Proves deleteAllUserData/within-a-day
it('The deletion status includes a task that fails for 22 hours, and completes within 24 hours', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const rename = (from: string, to: string) => service.service.environment.ask(raw(`alter table ${from} rename to ${to}`));
  const hours = async (count: number) => {
    // The worker polls all the time; an hour is long for it.
    for (let hour = 0; hour < count; hour++) {
      service.advance({ hours: 1 });
      await service.work();
    }
  };
  await live(tenant, 'jonas');
  const { jobId, tasksCount } = (await tenant.client.deleteAllUserData({ userIds: ['jonas'] })).data;
  expect(await tenant.client.getDeleteAllUserDataStatus({ jobId })).toEqual({
    status: 'success',
    message: 'Deletion running.',
    data: { isDeleteCompleted: false, tasksLeft: tasksCount },
  });
  service.advance({ seconds: 1 });
  const firstTime = service.now();
  await rename('grants', 'grants_out_of_reach');
  await service.work();
  const stuck = { isDeleteCompleted: false, tasksLeft: 1, lastTaskCompletedTime: firstTime };
  expect(await statusOf(tenant.client, jobId)).toEqual(stuck);
  await hours(22);
  await service.restart();
  const client = createClient({ baseUrl: service.url, apiKey: tenant.apiKey, authToken: tenant.authToken, retries: 0 });
  expect(await statusOf(client, jobId)).toEqual(stuck);
  expect(service.log.some((line) => line.includes('task failed, will retry') && line.includes(jobId))).toBe(true);
  await rename('grants_out_of_reach', 'grants');
  await hours(2);
  const done = { isDeleteCompleted: true, tasksLeft: 0, lastTaskCompletedTime: expect.any(Number) };
  const completed = { status: 'success', message: 'Deletion completed.', data: done };
  expect(await client.getDeleteAllUserDataStatus({ jobId })).toEqual(completed);
  expect(await traces({ ...tenant, client }, 'jonas')).toEqual(nothing);
});

// Proves getDeleteAllUserDataStatus/code, getDeleteAllUserDataStatus/failure-code
it("The deletion status of an unknown job, or of another API key's, returns NOT_FOUND with the code", async () => {
  const [tenant, other] = [await aTenant(shared), await aTenant(shared)];
  const { data } = await other.client.deleteAllUserData({ userIds: ['jonas'] });
  for (const jobId of [data.jobId, '__proto__']) {
    const response = await fetch(`${shared.url}/v1/users/data/delete/status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken },
      body: JSON.stringify({ data: { jobId } }),
    });
    const error = { message: `The deletion job "${jobId}" does not exist.`, status: 'NOT_FOUND', code: 404 };
    expect([response.status, await response.json()]).toEqual([404, { error }]);
  }
});
