import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, headline, type Input } from '../../generated/client.ts';
import { limits } from '../../generated/handlers.ts';
import { emailAddressIn } from '../../server/addresses/email-address.ts';
import { sql } from '../../server/database/sql.ts';
import { nothingSet } from '../../server/notifications/email-configs.ts';
import { notificationMail } from '../../server/notifications/mail.ts';
import { firstOf } from '../../server/notifications/page.ts';
import { senderDomainOf } from '../../server/workspaces/sender-domains.ts';
import { admin } from '../support/commands.ts';
import { seedDocuments } from '../support/content.ts';
import {
  aService,
  aTenant,
  aTenantWithAcme,
  importAll,
  startTestService,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { aLink, anSmtpServer, emptyMailbox, mailsOf, readMail, shownHeader, sourcesOf } from '../support/mailbox.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

type NewNotification = Input<'addNotifications'>;
type Config = Input<'setConfig'>['config'];

const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' };
const people = (count: number) => Array.from({ length: count }, (_, i) => `user-${String(i).padStart(5, '0')}`);
const users = (...userIds: string[]) => userIds.map((userId) => ({ userId }));

/** A tenant with the documents `plan` and `prices` in `acme`, and the steps of most tests. */
async function aTenantWithPlan(service = shared) {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await seedDocuments(service, tenant, { plan: { accessType: 'public' }, prices: { accessType: 'public' } });
  return {
    ...tenant,
    /** Maya notifies Jonas, unless the test says otherwise. A second passes, so that all have an order. */
    notify: async (notification: Partial<NewNotification> = {}) => {
      service.advance({ seconds: 1 });
      const { notifyAll = false, notifyUsers = notifyAll ? [] : users('jonas'), ...others } = notification;
      const usual = { organizationId: 'acme', documentId: 'plan', actionUser: maya, displayHeadlineMessageTemplate: 'Hello' };
      return await client.addNotifications({ ...usual, ...others, notifyUsers, notifyAll });
    },
    addUsers: async (...userIds: string[]) => {
      const group = { organizationId: 'acme', organizationUserGroupId: 'all' };
      for (let from = 0; from < userIds.length; from += 1000)
        await client.addUsersToGroups({ ...group, userIds: userIds.slice(from, from + 1000) });
    },
    /** The recipients of the document's newest notification. */
    recipients: async (documentId = 'plan') => {
      const { data } = await client.getNotifications({ organizationId: 'acme', documentId });
      return Object.keys(data[0]?.notifyUsers ?? {}).sort();
    },
    inbox: async (userId: string) => (await client.getNotifications({ organizationId: 'acme', userId })).data.map(({ id }) => id),
    configure: (userId: string, config: Config, ...documentIds: string[]) =>
      client.setConfig({ organizationId: 'acme', userIds: [userId], config, ...(documentIds.length > 0 ? { documentIds } : {}) }),
  };
}

/** Copies a notification, with its recipients, as `1` to `<count>`. Three copies share a millisecond. */
async function copyNotification(apiKey: string, notificationId: string, count: number) {
  const { ask } = shared.service.environment;
  const copies = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select api_key_id, organization_key, cast(n as text), cast(n as text), document_key, location_id, created_at + n / 3`;
  const original = sql`where api_key_id = ${apiKey} and notification_id = ${notificationId}`;
  await ask(sql`insert into notifications
    (api_key_id, organization_key, notification_key, notification_id, document_key, location_id, created_at, action_user_id, content)
    ${copies}, action_user_id, content from numbers cross join notifications ${original}`);
  await ask(sql`insert into notification_recipients
    (api_key_id, organization_key, notification_key, notification_id, document_key, location_id, created_at, user_id, named)
    ${copies}, user_id, named from numbers cross join notification_recipients ${original}`);
}

// Proves addNotifications/recipients, addNotifications/template, everyOperation/live-together, getNotifications/every-field
// Proves getNotifications/custom-source, getNotifications/metadata, getNotifications/user-maps, getNotifications/timestamp
// Proves addNotifications/notifies-users, addNotifications/custom-user-fields, addNotifications/custom-source
// Proves addNotifications/resolver-accepted, addNotifications/template-data, addNotifications/response
it('Add Notifications stores every given field, and Get Notifications returns all of them', async () => {
  const { client, apiKey, notify } = await aTenantWithPlan();
  const templateData = { actionUser: maya, recipientUser: { userId: 'jonas' }, slide: 'Milestones' };
  const added = await notify({
    notificationId: 'one',
    actionUser: { ...maya, team: 'design' },
    displayHeadlineMessageTemplate: '{actionUser} commented on {slide}',
    displayHeadlineMessageTemplateData: templateData,
    displayBodyMessage: 'Can we ship <earlier>?',
    notifyUsers: users('jonas', '__proto__'),
    notificationSourceData: { annotation: { deep: [1, null] }, locationId: 'slide-3' },
    isNotificationResolverUsed: true,
  });
  const oneAt = shared.now();
  const message = 'Notification added.';
  expect(added).toEqual({ status: 'success', message, data: { success: true, message, notificationId: 'one' } });
  await notify({ notificationId: 'two' });
  const found = await client.getNotifications({ organizationId: 'acme', documentId: 'plan' });
  const metadata = { apiKey, documentId: 'plan', organizationId: 'acme' };
  const both = Object.fromEntries([
    ['jonas', true],
    ['__proto__', true],
  ]);
  expect(found.message).toBe('Notifications found.');
  expect(found.data).toEqual([
    {
      id: 'two',
      notificationSource: 'custom',
      notificationSourceData: {},
      actionUser: maya,
      displayHeadlineMessageTemplate: 'Hello',
      displayHeadlineMessageTemplateData: { actionUser: maya },
      displayBodyMessage: '',
      metadata,
      notifyUsers: { jonas: true },
      notifyUsersByUserId: { jonas: true },
      timestamp: oneAt + 1000,
    },
    {
      id: 'one',
      notificationSource: 'custom',
      notificationSourceData: { annotation: { deep: [1, null] }, locationId: 'slide-3' },
      actionUser: { ...maya, team: 'design' },
      displayHeadlineMessageTemplate: '{actionUser} commented on {slide}',
      displayHeadlineMessageTemplateData: templateData,
      displayBodyMessage: 'Can we ship <earlier>?',
      metadata,
      notifyUsers: both,
      notifyUsersByUserId: both,
      timestamp: oneAt,
    },
  ]);
});

it('A headline may use up to 1,000 variables of the call, and the users added by the service', async () => {
  const { client, notify } = await aTenantWithPlan();
  const variables = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`variable-${i}`, 'x']));
  const headline = { displayHeadlineMessageTemplate: '{actionUser} asks {recipientUser}' };
  await notify({ ...headline, displayHeadlineMessageTemplateData: variables(1000) });
  const found = await client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
  const people = { actionUser: maya, recipientUser: { userId: 'jonas' } };
  expect(found.data[0]?.displayHeadlineMessageTemplateData).toEqual({ ...people, ...variables(1000) });
  const field = '/data/displayHeadlineMessageTemplateData';
  const tooMany = notify({ ...headline, displayHeadlineMessageTemplateData: variables(1001) });
  await expect(tooMany).rejects.toMatchObject({ details: [{ field, description: 'must have at most 1000 fields' }] });
});

// Proves addNotifications/recipients, addNotifications/everyone, addNotifications/first-thousand, addNotifications/notifies-all
it('notifyAll reaches all users of the organization except the actor, the first 1,000 at once and the others by the queue', async () => {
  const { client, workspace, apiKey, notify, addUsers, recipients, configure, inbox } = await aTenantWithPlan();
  const everyone = people(2500);
  await addUsers(...everyone, 'maya');
  await notify({ notifyAll: true, notificationId: 'first' });
  // Sorted by id, the actor precedes them all.
  expect(await recipients()).toEqual(everyone.slice(0, 999));
  expect([await inbox('user-00998'), await inbox('user-00999')]).toEqual([['first'], []]);
  await shared.work();
  expect(await recipients()).toEqual(everyone);

  await configure('user-00003', { inbox: 'NONE' });
  await configure('user-02499', { inbox: 'MINE' });
  await configure('user-01500', { email: 'ALL' }, 'plan');
  await workspace.updateApiKey({ apiKey, events: true });
  await notify({ notifyAll: true, notifyUsers: users('maya', 'someone new', 'user-02499', 'user-02498', 'user-00004') });
  // The deletion begins before the delivery, and waits for it.
  await client.deleteAllUserData({ userIds: ['user-02000'] });
  for (let i = 0; i < 2; i++) {
    shared.advance({ seconds: 1 });
    await shared.work();
  }
  const reached = everyone.filter((userId) => userId !== 'user-00003' && userId !== 'user-02000');
  expect(await recipients()).toEqual(['maya', 'someone new', ...reached]);
  const { data } = await client.getEvents({ types: ['notifications.added'] });
  const [inCall, ...inQueue] = data.map((event) => (event.type === 'notifications.added' ? (event.data?.recipients ?? []) : []));
  expect([inCall?.length, inQueue.length]).toEqual([1002, 8]);
  const told = [...(inCall ?? []), ...inQueue.flat()].sort((a, b) => (a.userId < b.userId ? -1 : 1));
  expect(told.map(({ userId }) => userId)).toEqual(await recipients());
  const usual = { isNamed: false, inbox: 'ALL', email: 'MINE', slack: 'ALL' };
  expect(told.find(({ userId }) => userId === 'user-01500')).toEqual({ ...usual, userId: 'user-01500', email: 'ALL' });
  expect(told.find(({ userId }) => userId === 'user-02499')).toEqual({
    ...usual,
    userId: 'user-02499',
    isNamed: true,
    inbox: 'MINE',
  });
  const { notifyUsers, ...notification } = Object(data.at(-1)?.data).notification;
  expect(notification).toEqual({ ...Object(data[0]?.data).notification, notifyUsers: undefined, notifyUsersByUserId: notifyUsers });

  await notify({ notifyAll: true, verifyUserPermissions: true });
  await shared.work();
  const wantAll = reached.filter((userId) => userId !== 'user-02499');
  expect(await recipients()).toEqual(wantAll);
});

// Proves addNotifications/first-thousand, addNotifications/verifies-permissions
it('A notification passes the same checks in the call and in the queue', async () => {
  const tenant = await aTenantWithPlan();
  const { client, addUsers, notify, recipients, configure } = tenant;
  await seedDocuments(shared, tenant, { secret: { accessType: 'restricted' } });
  const [everyone, late] = [people(1300), 'user-01299'];
  await addUsers(...everyone);
  for (const userId of ['user-00000', late]) {
    const resources = [{ type: 'document' as const, id: 'secret', organizationId: 'acme', accessRole: 'viewer' as const }];
    await client.addPermissions({ user: { userId }, permissions: { resources } });
    await configure(userId, { inbox: 'MINE' }, 'prices');
  }
  await shared.service.environment.ask(sql`
      update users set context = '{"team":"blue"}' where api_key_id = ${tenant.apiKey} and user_id = ${late}`);
  await notify({ documentId: 'secret', notifyAll: true, verifyUserPermissions: true });
  await notify({ documentId: 'plan', notifyAll: true, context: { access: { team: 'blue' } } });
  await notify({ documentId: 'prices', notifyAll: true });
  await shared.work();
  expect(await recipients('secret')).toEqual(['user-00000', late]);
  expect(await recipients('plan')).toEqual([late]);
  expect(await recipients('prices')).toEqual(everyone.slice(1, -1));
});

// Proves addNotifications/everyone, addNotifications/notifies-all
it('notifyAll reaches only current users of the organization, whichever call added them', async () => {
  const tenant = await aTenantWithPlan();
  const { client, notify, recipients, addUsers } = tenant;
  const grant = (userId: string, resource: object, expiresAt?: number) => {
    const on = { accessRole: 'viewer' as const, ...(expiresAt === undefined ? {} : { expiresAt }) };
    const organization = { type: 'organization' as const, id: 'acme', ...on };
    return client.addPermissions({ user: { userId }, permissions: { resources: [{ ...organization, ...resource }] } });
  };
  const onPlan = { type: 'document', id: 'plan', organizationId: 'acme' };
  await grant('granted', {});
  await grant('granted a document', onPlan);
  await grant('granted for an hour', {}, shared.now() + 3_600_000);
  await grant('waiting for a document', { ...onPlan, id: 'not there yet' });
  await addUsers('grouped');
  await importAll(shared, tenant, [{ type: 'user', organizationId: 'acme', user: { userId: 'imported' } }]);
  await client.addUsers({ organizationId: 'acme', users: [{ userId: 'added' }] });
  await client.addPresence({ organizationId: 'acme', documentId: 'plan', users: users('present', 'imported') });
  await notify({ notifyUsers: users('named', 'grouped') });
  await client.setConfig({ organizationId: 'acme', userIds: ['configured'], config: { inbox: 'ALL' } });
  const everyone = { notifyAll: true, actionUser: { userId: 'granted' } };
  await notify(everyone);
  const belonging = ['added', 'granted a document', 'granted for an hour', 'grouped', 'imported', 'waiting for a document'];
  expect(await recipients()).toEqual(belonging);

  // Access ends by expiry, and by removal.
  shared.advance({ hours: 1 });
  await client.removePermissions({ userId: 'granted a document', permissions: { resources: [{ ...onPlan, type: 'document' }] } });
  await client.deleteUsersFromGroups({ organizationId: 'acme', organizationUserGroupId: 'all', deleteAll: true });
  await notify({ ...everyone, documentId: 'not there yet', createDocument: true });
  expect(await recipients('not there yet')).toEqual(['added', 'imported', 'waiting for a document']);
  await notify({ ...everyone, notifyUsers: users('grouped') });
  expect(await recipients()).toEqual(['added', 'grouped', 'imported', 'waiting for a document']);
});

it('The actor becomes known in the organization, even without notifications', async () => {
  const { notify, configure, client } = await aTenantWithPlan();
  await configure('maya', { inbox: 'NONE' });
  await notify();
  const { data } = await client.getUsers({ organizationId: 'acme', userIds: ['maya'] });
  expect(data).toEqual([maya]);
  // A named actor has the fields of both.
  await notify({ actionUser: { userId: 'lea' }, notifyUsers: [{ userId: 'lea', name: 'Lea' }] });
  expect((await client.getUsers({ organizationId: 'acme', userIds: ['lea'] })).data).toEqual([{ userId: 'lea', name: 'Lea' }]);
});

// Proves addNotifications/no-recipients
it('A notification without recipients succeeds and is stored', async () => {
  const { notify, recipients, client } = await aTenantWithPlan();
  await notify({ notificationId: 'for nobody', notifyAll: true });
  expect(await recipients()).toEqual([]);
  expect((await client.getNotifications({ organizationId: 'acme', documentId: 'plan' })).data[0]?.id).toBe('for nobody');
});

// Proves addNotifications/creates, addNotifications/creates-missing
it.each([
  ['nothing', {}, 'The organization "globex" does not exist.'],
  ['the document only', { createDocument: true }, 'The organization "globex" does not exist.'],
  ['the organization only', { createOrganization: true }, 'The document "roadmap" does not exist.'],
  ['both', { createOrganization: true, createDocument: true }, undefined],
])('Add Notifications creates the missing objects that the call allows: %s', async (_, create, refusal) => {
  const { client, notify } = await aTenantWithPlan();
  const call = () => notify({ organizationId: 'globex', documentId: 'roadmap', notificationId: 'one', ...create });
  const look = () => client.getNotifications({ organizationId: 'globex', documentId: 'roadmap' });
  if (refusal === undefined) {
    await call();
    await notify({ organizationId: 'globex', documentId: 'roadmap', notificationId: 'two' });
    expect((await look()).data.map(({ id }) => id)).toEqual(['two', 'one']);
    const roadmap = { id: 'roadmap', documentName: 'roadmap', disabled: false, folderId: null, inheritFromParent: true };
    const { data } = await client.getDocuments({ organizationId: 'globex' });
    expect(data).toEqual([{ ...roadmap, accessType: 'organizationPrivate' }]);
    const again = await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    expect(again.data.globex).toMatchObject({ success: false });
  } else {
    await expect(call()).rejects.toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', message: refusal });
    await expect(look()).rejects.toMatchObject({ httpStatus: 404, message: 'The organization "globex" does not exist.' });
  }
});

// Proves addNotifications/creates-missing
it('Permissions of a created document are checked against the grants on its placeholder', async () => {
  const { client, notify, recipients } = await aTenantWithPlan();
  const resources = [{ type: 'document' as const, id: 'new', organizationId: 'acme', accessRole: 'viewer' as const }];
  await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
  const create = { documentId: 'new', createDocument: true, verifyUserPermissions: true };
  await notify({ ...create, notifyUsers: users('jonas', 'priya') });
  expect(await recipients('new')).toEqual(['jonas']);
});

// Proves addNotifications/caller-id
it('A repeated notificationId notifies nobody twice, and returns the same response', async () => {
  const { notify, inbox, client } = await aTenantWithPlan();
  const people = { actionUser: { ...maya, team: 'design' }, notifyUsers: users('jonas', 'lea') };
  const first = await notify({ notificationId: 'one', ...people });
  expect(first.data.notificationId).toBe('one');
  // Fields and recipients in another order, and fields that only allow creation.
  const again = { notifyUsers: users('lea', 'jonas'), actionUser: { team: 'design', ...maya }, createDocument: true };
  expect(await notify({ ...again, notificationId: 'one', displayBodyMessage: '', verifyUserPermissions: false })).toEqual(first);
  expect(await inbox('jonas')).toEqual(['one']);
  const other = { organizationId: 'globex', createOrganization: true, createDocument: true };
  await notify({ notificationId: 'one', ...other });
  expect((await client.getNotifications({ organizationId: 'globex', userId: 'jonas' })).data).toHaveLength(1);
});

// Proves addNotifications/caller-id
it('A repeated notificationId with different content is rejected without effect', async () => {
  const { notify, inbox, addUsers, client } = await aTenantWithPlan();
  await notify({ notificationId: 'one' });
  await addUsers('priya');
  const before = await client.getNotifications({ organizationId: 'acme', documentId: 'plan' });
  const others: Partial<NewNotification>[] = [
    { notifyAll: true },
    { notifyAll: true, notifyUsers: users('jonas') },
    { documentId: 'lost' },
    { documentId: 'new', createDocument: true },
    { notifyUsers: users('priya') },
    { notifyUsers: users('jonas', 'priya') },
    { displayBodyMessage: 'More' },
    { notificationSourceData: { page: 1 } },
    { verifyUserPermissions: true },
    { context: { access: { team: 'blue' } } },
  ];
  const message = 'The notification "one" already exists with different content.';
  for (const other of others) {
    const refused = notify({ notificationId: 'one', ...other });
    await expect(refused).rejects.toMatchObject({ httpStatus: 409, status: 'ALREADY_EXISTS', message });
  }
  expect(await client.getNotifications({ organizationId: 'acme', documentId: 'plan' })).toEqual(before);
  expect(await inbox('priya')).toEqual([]);
  await expect(notify({ documentId: 'new' })).rejects.toMatchObject({ message: 'The document "new" does not exist.' });
  await notify({ notificationId: 'two', context: { access: { team: 'blue' } } });
  const toOthers = notify({ notificationId: 'two', context: { access: { team: 'red' } } });
  await expect(toOthers).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
});

it('A missing notificationId is generated and returned', async () => {
  const { notify, inbox } = await aTenantWithPlan();
  const [first, second] = [await notify(), await notify()];
  expect(await inbox('jonas')).toEqual([second.data.notificationId, first.data.notificationId]);
});

it('Concurrent calls with one notificationId notify once', async () => {
  const { notify, inbox, recipients } = await aTenantWithPlan();
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const notificationId of ids) {
    const calls = people(6).flatMap((userId) => [1, 2].map(() => notify({ notificationId, notifyUsers: users(userId) })));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await recipients()).toHaveLength(1);
  }
  expect((await Promise.all(people(6).map(inbox))).flat().sort()).toEqual(ids);
});

// Proves addNotifications/permissions, addNotifications/verifies-permissions
it('verifyUserPermissions limits recipients, named or not, to users with access, and stores nothing about others', async () => {
  const tenant = await aTenantWithPlan();
  const { client, notify, recipients, addUsers } = tenant;
  await seedDocuments(shared, tenant, { secret: { accessType: 'restricted' } });
  const resources = [{ type: 'document' as const, id: 'secret', organizationId: 'acme', accessRole: 'viewer' as const }];
  await client.addPermissions({ user: { userId: 'granted' }, permissions: { resources } });
  await addUsers('grouped');
  const check = { documentId: 'secret', verifyUserPermissions: true };
  for (const all of [{ notifyUsers: users('granted', 'grouped', 'stranger') }, { notifyAll: true }]) {
    await notify({ ...check, ...all });
    expect(await recipients('secret')).toEqual(['granted']);
  }
  expect((await client.getUsers({ organizationId: 'acme', userIds: ['stranger'] })).data).toEqual([]);
});

// Proves addNotifications/context, addNotifications/matches-context
it.each([
  ['has another value in one of the fields', { department: 'marketing', region: 'asia' }, false],
  ['lacks one of the fields', { department: 'marketing' }, false],
  ['has the same in each, and more', { department: 'marketing', region: 'europe', floor: '3' }, true],
  ['has no context permissions', null, false],
])('verifyUserPermissions checks context permissions: a user who %s', async (_, context, expected) => {
  const { notify, addUsers, recipients, apiKey } = await aTenantWithPlan();
  await addUsers('jonas');
  await shared.service.environment.ask(sql`
      update users set context = ${context && JSON.stringify(context)} where api_key_id = ${apiKey}`);
  const access = { department: 'marketing', region: 'europe' };
  await notify({ context: { access } });
  expect(await recipients()).toEqual(expected ? ['jonas'] : []);
  await notify({ context: { access }, notifyAll: true, actionUser: { userId: 'somebody else' } });
  expect(await recipients()).toEqual(expected ? ['jonas'] : []);
  await notify({
    context: {
      access: Object.fromEntries([
        ['__proto__', 'x'],
        ['toString', 'y'],
      ]),
    },
  });
  expect(await recipients()).toEqual([]);
});

// Proves getNotifications/required, getNotifications/location, getNotifications/by-ids, getNotifications/by-user
// Proves getNotifications/missing, getNotifications/nine-forms
it.each([
  ['by document', { documentId: 'plan' }, ['e', 'd', 'b', 'a']],
  ['by document and location', { documentId: 'plan', locationId: 'slide-3' }, ['d', 'b']],
  ['by user', { userId: 'jonas' }, ['f', 'c', 'b', 'a']],
  ['by document and user', { documentId: 'plan', userId: 'jonas' }, ['b', 'a']],
  ['by location and user', { locationId: 'slide-3', userId: 'jonas' }, ['f', 'b']],
  ['by document, location and user', { documentId: 'plan', locationId: 'slide-3', userId: 'jonas' }, ['b']],
  ['by document and ids', { documentId: 'plan', notificationIds: ['a', 'c', 'e', 'unknown'] }, ['e', 'a']],
  ['by document, location and ids', { documentId: 'plan', locationId: 'slide-3', notificationIds: ['a', 'b', 'c'] }, ['b']],
  ['by user and ids', { userId: 'jonas', notificationIds: ['c', 'd', 'f'] }, ['f', 'c']],
  ['by a number, as text', { documentId: 'plan', locationId: '3' }, ['e']],
  ['by ids, where there are none in the list', { documentId: 'plan', notificationIds: [] }, ['e', 'd', 'b', 'a']],
  ['of a document that does not exist', { documentId: 'lost', userId: 'jonas' }, []],
  ['of a user who does not exist', { userId: 'nobody' }, []],
  ['of a location that does not exist', { documentId: 'plan', locationId: 'slide-4' }, []],
])('Get Notifications finds notifications %s, newest first', async (_, where, expected) => {
  const { client, notify } = await aTenantWithPlan();
  await notify({ notificationId: 'a' });
  await notify({ notificationId: 'b', notificationSourceData: { locationId: 'slide-3' } });
  const location = { id: 'slide-3' };
  await notify({ notificationId: 'c', documentId: 'prices', notificationSourceData: { locationId: 'slide-1', location } });
  await notify({ notificationId: 'd', notifyUsers: users('priya'), notificationSourceData: { location } });
  const numbered = { locationId: 3, location: 'slide-3' };
  await notify({ notificationId: 'e', notifyUsers: users('priya'), notificationSourceData: numbered });
  await notify({ notificationId: 'f', documentId: 'prices', notificationSourceData: { locationId: '', location } });
  const found = await client.getNotifications({ organizationId: 'acme', ...where });
  expect(found.data.map(({ id }) => id)).toEqual(expected);
  expect(found.message).toBe('Notifications found.');
});

// Proves getNotifications/pages, getNotifications/read-state
it('Get Notifications returns the newest 1,000, with a page token if there are more', async () => {
  const { client, notify, apiKey } = await aTenantWithPlan();
  const ids = Array.from({ length: 1001 }, (_, i) => String(i));
  await notify({ notificationId: '0' });
  await copyNotification(apiKey, '0', 1000);
  for (const where of [{ documentId: 'plan' }, { userId: 'jonas' }]) {
    const query = { organizationId: 'acme', ...where };
    const { data, message, pageToken = '', unreadCount } = await client.getNotifications(query);
    expect(message).toBe('Notifications found. There are more.');
    expect(unreadCount).toBe('userId' in where ? 1000 : undefined);
    expect(data.map(({ id }) => id)).toHaveLength(1000);
    expect(data.map(({ timestamp }) => timestamp)).toEqual(data.map(({ timestamp }) => timestamp).sort((a, b) => b - a));
    expect(data.every(({ notifyUsers }) => notifyUsers.jonas)).toBe(true);
    const rest = await client.getNotifications({ ...query, pageToken });
    expect(rest).toMatchObject({ message: 'Notifications found.', data: { length: 1 } });
    expect(rest.pageToken).toBeUndefined();
    expect([...data, ...rest.data].map(({ id }) => id).sort()).toEqual(ids.toSorted());
    const exactly = await client.getNotifications({ ...query, notificationIds: ids.slice(1) });
    expect(exactly).toMatchObject({ message: 'Notifications found.', data: { length: 1000 } });
    expect(exactly.pageToken).toBeUndefined();
  }
});

// Proves getNotifications/pages
it('Get Notifications returns every notification once, even equally old ones, while others are added', async () => {
  const { client, notify } = await aTenantWithPlan();
  const add = async (ids: string[]) => {
    await Promise.all(ids.map((notificationId) => notify({ notificationId, displayBodyMessage: notificationId })));
    shared.advance({ seconds: -ids.length });
  };
  const [first, second] = [people(7), people(14).slice(7)];
  // Each call advances the clock by a second, which is taken back, so that many share a moment.
  await add(first);
  await add(second);
  for (const where of [{ documentId: 'plan' }, { userId: 'jonas' }, { documentId: 'plan', userId: 'jonas' }]) {
    const found: string[] = [];
    for await (const { data } of client.getNotifications.pages({ organizationId: 'acme', ...where, pageSize: 3 })) {
      expect(data.length).toBeLessThanOrEqual(3);
      found.push(...data.map(({ id }) => id));
      shared.advance({ minutes: 1 });
      await notify({ notificationId: `newer than ${found.at(-1)} ${JSON.stringify(where)}` });
    }
    expect(found.filter((id) => !id.startsWith('newer')).sort()).toEqual([...first, ...second]);
    expect(new Set(found).size).toBe(found.length);
  }
});

// Proves getNotifications/scans
it('Get Notifications scans up to 5,000 notifications per call for a document or location, and continues from there', async () => {
  const { client, notify, apiKey } = await aTenantWithPlan();
  const expected = ['c', 'b', 'a'];
  const notificationSourceData = { locationId: 'slide-3' };
  for (const notificationId of expected.toReversed()) await notify({ notificationId, notificationSourceData });
  await notify({ notificationId: '0', documentId: 'prices', notificationSourceData: { locationId: 'slide-4' } });
  await copyNotification(apiKey, '0', 10_997);
  const inPlan = { documentId: 'plan' };
  for (const where of [inPlan, { locationId: 'slide-3' }, { ...inPlan, locationId: 'slide-3' }]) {
    const pages: string[][] = [];
    for await (const { data } of client.getNotifications.pages({
      organizationId: 'acme',
      userId: 'jonas',
      ...where,
      pageSize: 2,
    }))
      pages.push(data.map(({ id }) => id));
    // The second page ends with the 10,000th. The third is full before the end of the scan.
    expect(pages).toEqual([[], [], expected.slice(0, 2), expected.slice(2)]);
  }
  // These have an index, so other notifications do not matter.
  for (const where of [{ locationId: 'slide-3' }, { notificationIds: expected }, { userId: 'jonas', notificationIds: expected }]) {
    const pageSize = 'notificationIds' in where ? 1 : 3;
    const { data, pageToken } = await client.getNotifications({ organizationId: 'acme', ...inPlan, ...where, pageSize });
    expect([data.map(({ id }) => id), pageToken]).toEqual([expected, undefined]);
  }
});

// Proves getNotifications/pages
it.each([
  ['source data', 20, { notificationSourceData: { text: 'x'.repeat(64_000) } }, 16],
  ['recipients', 6, { notifyAll: true }, 3],
] as const)(
  'Get Notifications returns at most 1 MiB per page, and continues from there: much %s',
  async (_, count, what, expected) => {
    const { client, notify, addUsers } = await aTenantWithPlan();
    const ids = people(3500).map((userId) => userId.padEnd(36, '-'));
    if ('notifyAll' in what) await addUsers(...ids);
    for (let i = 1; i <= count; i++) await notify({ notificationId: `n-${i}`, ...what });
    await shared.work();
    const query = { organizationId: 'acme', documentId: 'plan' };
    const { data, message, pageToken = '' } = await client.getNotifications(query);
    expect(message).toContain('There are more');
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: expected }, (_, i) => `n-${count - i}`));
    const rest = await client.getNotifications({ ...query, pageToken });
    expect(rest.data.map(({ id }) => id)).toEqual(Array.from({ length: count - expected }, (_, i) => `n-${count - expected - i}`));
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(limits.pageBytes);
    if ('notifyAll' in what) expect(Object.keys(data.at(-1)?.notifyUsers ?? {})).toHaveLength(3500);
  },
);

it('A notification too large for any page lists as many recipients as fit, ordered by id', async () => {
  const { client, notify, addUsers } = await aTenantWithPlan();
  const ids = people(1200).map((userId) => userId + '🦊'.repeat(118));
  await addUsers(...ids);
  await notify({ notificationId: 'older' });
  await notify({ notificationId: 'large', notifyAll: true });
  await shared.work();
  const query = { organizationId: 'acme', documentId: 'plan' };
  const { data, message, pageToken = '' } = await client.getNotifications(query);
  expect(message).toContain('There are more');
  expect(data.map(({ id }) => id)).toEqual(['large']);
  expect((await client.getNotifications({ ...query, pageToken })).data.map(({ id }) => id)).toEqual(['older']);
  const bytes = Buffer.byteLength(JSON.stringify(data));
  expect(bytes).toBeLessThan(limits.pageBytes);
  expect(bytes).toBeGreaterThan(limits.pageBytes - 4000);
  const shown = Object.keys(data[0]?.notifyUsers ?? {});
  expect(shown).toEqual(ids.slice(0, shown.length));
});

it('A notification that just fits into a page lists all recipients', () => {
  const users = Object.fromEntries(['c', 'a', 'b'].map((userId): [string, true] => [userId, true]));
  const bytesOfAll = 2 * ('"a":true,'.length * 3);
  expect(Object.keys(firstOf(users, bytesOfAll))).toEqual(['a', 'b', 'c']);
  expect(Object.keys(firstOf(users, bytesOfAll - 1))).toEqual(['a', 'b']);
  expect(firstOf(users, 0)).toEqual({});
});

it('An inbox lists its user and the first 100 recipients by id, and the document lists all of them', async () => {
  const { client, notify } = await aTenantWithPlan();
  const everyone = people(1000);
  await notify({ notifyUsers: users(...everyone) });
  const recipientsIn = async (query: object) => {
    const { data } = await client.getNotifications({ organizationId: 'acme', documentId: 'plan', ...query });
    expect(data[0]?.notifyUsersByUserId).toEqual(data[0]?.notifyUsers);
    return Object.keys(data[0]?.notifyUsers ?? {});
  };
  expect(await recipientsIn({})).toEqual(everyone);
  expect(await recipientsIn({ userId: 'user-00000' })).toEqual(everyone.slice(0, 100));
  expect(await recipientsIn({ userId: 'user-00999' })).toEqual([...everyone.slice(0, 100), 'user-00999']);
});

it('A notification has the current id of its document', async () => {
  const { client, notify } = await aTenantWithPlan();
  await notify({ notificationId: 'one' });
  await client.migrateDocuments({ organizationId: 'acme', documentId: 'plan', newDocumentId: 'master-plan' });
  await shared.work();
  const { data } = await client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
  expect(data.map(({ metadata }) => metadata.documentId)).toEqual(['master-plan']);
});

// Proves getNotifications/read-state, updateNotifications/item-success, updateNotifications/one-recipient
it('Update Notifications marks notifications read or unread for one recipient, as the inbox shows', async () => {
  const { client, notify } = await aTenantWithPlan();
  await notify({ notificationId: 'first', notifyUsers: users('jonas', 'lena') });
  await notify({ notificationId: 'second', documentId: 'prices' });
  await notify({ notificationId: 'of another', notifyUsers: users('lena') });
  const inbox = async (userId: string, more: object = {}) => {
    const { data, unreadCount } = await client.getNotifications({ organizationId: 'acme', userId, ...more });
    return { read: Object.fromEntries(data.map(({ id, isRead }) => [id, isRead])), unreadCount };
  };
  expect(await inbox('jonas')).toEqual({ read: { second: false, first: false }, unreadCount: 2 });
  const mark = (read: boolean, ...notificationIds: string[]) =>
    client.updateNotifications({ organizationId: 'acme', notificationIds, userId: 'jonas', read });
  expect(await mark(true, 'first', 'of another', 'unknown')).toEqual({
    status: 'success',
    message: '1 of 3 notifications updated.',
    data: {
      first: { success: true, notificationId: 'first', message: 'Notification marked as read.' },
      'of another': {
        success: false,
        notificationId: 'of another',
        message: 'The user "jonas" has no notification "of another".',
      },
      unknown: { success: false, notificationId: 'unknown', message: 'The user "jonas" has no notification "unknown".' },
    },
  });
  expect(await inbox('jonas')).toEqual({ read: { second: false, first: true }, unreadCount: 1 });
  for (const place of [{}, { documentId: 'prices' }, { notificationIds: ['first', 'second'] }]) {
    expect(await inbox('jonas', { ...place, unreadOnly: true }), JSON.stringify(place)).toEqual({
      read: { second: false },
      unreadCount: 1,
    });
  }
  expect(await inbox('lena')).toEqual({ read: { 'of another': false, first: false }, unreadCount: 2 });
  await mark(false, 'first');
  expect(await inbox('jonas', { unreadOnly: true })).toEqual({ read: { second: false, first: false }, unreadCount: 2 });
  const [others] = (await client.getNotifications({ organizationId: 'acme', documentId: 'plan' })).data;
  expect(Object.keys(others ?? {})).not.toContain('isRead');
});

async function recipientRows(apiKey: string) {
  const { ask } = shared.service.environment;
  const rows = sql`select user_id from notification_recipients where api_key_id = ${apiKey}`;
  return (await ask(rows)).length;
}

// Proves deleteNotifications/item-success, deleteNotifications/gone, deleteNotifications/id-again
it('Delete Notifications removes them from every inbox, and their ids can be reused at once', async () => {
  const { client, notify, inbox, recipients, apiKey } = await aTenantWithPlan();
  const everyone = people(300);
  await notify({ notificationId: 'plan', notifyUsers: users(...everyone) });
  await notify({ notificationId: 'kept', notifyUsers: users('user-00000') });
  await client.updateNotifications({ organizationId: 'acme', notificationIds: ['plan'], userId: 'user-00001', read: true });
  const deleted = await client.deleteNotifications({ organizationId: 'acme', notificationIds: ['plan', 'unknown'] });
  expect(deleted).toMatchObject({
    message: '1 of 2 notifications deleted.',
    data: {
      plan: { success: true, message: 'Notification deleted.' },
      unknown: { success: false, message: 'The notification "unknown" does not exist.' },
    },
  });
  expect(await inbox('user-00000')).toEqual(['kept']);
  expect(await inbox('user-00299')).toEqual([]);
  const { unreadCount } = await client.getNotifications({ organizationId: 'acme', userId: 'user-00299' });
  expect(unreadCount).toBe(0);
  expect(await recipients()).toEqual(['user-00000']);
  // The rows of the deleted one are still there.
  await notify({ notificationId: 'plan', notifyUsers: users('user-00001', 'user-00500') });
  const { data: again } = await client.getNotifications({ organizationId: 'acme', userId: 'user-00001' });
  expect(again).toMatchObject([{ id: 'plan', isRead: false }]);
  expect(await recipients()).toEqual(['user-00001', 'user-00500']);
  await shared.work();
  expect(await recipients()).toEqual(['user-00001', 'user-00500']);
  expect(await recipientRows(apiKey)).toBe(3);
});

// Proves deleteNotifications/item-success, deleteNotifications/one-inbox
it('Delete Notifications with a user removes them only from that inbox', async () => {
  const { client, notify, inbox, recipients } = await aTenantWithPlan();
  const told = { notificationId: 'plan', notifyUsers: users('jonas', 'lena') };
  await notify(told);
  const remove = () => client.deleteNotifications({ organizationId: 'acme', notificationIds: ['plan'], userId: 'jonas' });
  expect((await remove()).data).toMatchObject({ plan: { success: true } });
  expect((await remove()).data).toEqual({
    plan: { success: false, notificationId: 'plan', message: 'The user "jonas" has no notification "plan".' },
  });
  expect([await inbox('jonas'), await inbox('lena')]).toEqual([[], ['plan']]);
  // It still exists, so adding it again notifies nobody.
  await notify(told);
  expect(await recipients()).toEqual(['lena']);
});

it('A page of an inbox is full, however many deleted notifications lie between', async () => {
  const { client, notify, inbox } = await aTenantWithPlan();
  const ids = Array.from({ length: 30 }, (_, i) => `n-${i}`);
  for (const notificationId of ids) await notify({ notificationId });
  const gone = ids.filter((_, i) => i % 3 !== 0);
  await client.deleteNotifications({ organizationId: 'acme', notificationIds: gone });
  const first = await client.getNotifications({ organizationId: 'acme', userId: 'jonas', pageSize: 7 });
  expect(first.data.map(({ id }) => id)).toEqual(['n-27', 'n-24', 'n-21', 'n-18', 'n-15', 'n-12', 'n-9']);
  expect(first.unreadCount).toBe(10);
  const inDocument = { organizationId: 'acme', userId: 'jonas', documentId: 'plan' };
  expect((await client.getNotifications(inDocument)).data).toHaveLength(10);
  await shared.work();
  expect(await inbox('jonas')).toHaveLength(10);
});

it('A delivery to everyone ends when its notification is deleted, and sends no email', async () => {
  const { client, notify, addUsers, inbox, apiKey } = await aTenantWithPlan();
  const everyone = people(1500);
  await addUsers(...everyone);
  await notify({ notificationId: 'all', notifyAll: true });
  await client.deleteNotifications({ organizationId: 'acme', notificationIds: ['all'] });
  await notify({ notificationId: 'all', notifyUsers: users('jonas', 'user-01400') });
  await shared.work();
  expect([await inbox('user-01300'), await inbox('user-00001')]).toEqual([[], []]);
  expect([await inbox('jonas'), await inbox('user-01400')]).toEqual([['all'], ['all']]);
  expect(await recipientRows(apiKey)).toBe(2);
});

// Proves getNotifications/by-user, addNotifications/inbox-setting, setConfig/override, setConfig/all-value
it.each<[string, Config['inbox'], Config['inbox'], { named?: boolean; acted?: boolean }, boolean]>([
  ['nothing is set', undefined, undefined, {}, true],
  ['ALL in the organization', 'ALL', undefined, {}, true],
  ['NONE in the organization', 'NONE', undefined, { acted: true }, false],
  ['NONE in the organization, for whom it names', 'NONE', undefined, { named: true }, false],
  ['NONE in the organization, ALL for the document', 'NONE', 'ALL', {}, true],
  ['ALL in the organization, NONE for the document', 'ALL', 'NONE', { named: true, acted: true }, false],
  ['MINE in the organization', 'MINE', undefined, {}, false],
  ['MINE in the organization, for whom it names', 'MINE', undefined, { named: true }, true],
  ['MINE in the organization, for who acted before', 'MINE', undefined, { acted: true }, true],
  ['NONE in the organization, MINE for the document, for who acted before', 'NONE', 'MINE', { acted: true }, true],
  ['ALL in the organization, MINE for the document', 'ALL', 'MINE', {}, false],
])('Set Config controls the inbox: %s', async (_, ofOrganization, ofDocument, { named, acted }, expected) => {
  const { notify, addUsers, configure, recipients } = await aTenantWithPlan();
  await addUsers('jonas');
  if (ofOrganization !== undefined) await configure('jonas', { inbox: ofOrganization });
  if (ofDocument !== undefined) await configure('jonas', { inbox: ofDocument }, 'plan');
  const jonasActs = { actionUser: { userId: 'jonas' }, notifyUsers: users('priya') };
  await notify({ documentId: 'prices', ...jonasActs });
  if (acted === true) await notify(jonasActs);
  const toJonas = named === true ? { notifyUsers: users('jonas') } : { notifyAll: true };
  await notify(toJonas);
  expect((await recipients()).includes('jonas')).toBe(expected);
  await notify({ ...toJonas, verifyUserPermissions: true });
  expect((await recipients()).includes('jonas')).toBe(expected);
});

it('An annotation in the document counts as activity in it', async () => {
  const { notify, addUsers, configure, recipients, ...tenant } = await aTenantWithPlan();
  await addUsers('jonas', 'priya');
  for (const userId of ['jonas', 'priya']) await configure(userId, { inbox: 'MINE' });
  const comment = { annotationId: 'a', kind: 'comment', author: { userId: 'jonas' }, text: 'Hello', createdAt: 1 };
  await importAll(shared, tenant, [{ type: 'annotation', organizationId: 'acme', documentId: 'plan', ...comment }]);
  await notify({ notifyAll: true });
  expect(await recipients()).toEqual(['jonas']);
});

// Proves setConfig/absent-stay, setConfig/three-channels
it('Set Config changes only the given fields', async () => {
  const { client, notify, recipients, configure } = await aTenantWithPlan();
  await configure('jonas', { inbox: 'NONE', email: 'ALL' });
  await configure('jonas', { email: 'MINE', slack: 'NONE' });
  await configure('jonas', { email: 'MINE' }, 'plan');
  const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas'], documentIds: ['plan'] });
  expect(data.jonas).toMatchObject({
    config: { inbox: 'NONE', email: 'MINE', slack: 'NONE' },
    documents: { plan: { config: { email: 'MINE' } } },
  });
  await notify();
  expect(await recipients()).toEqual([]);
  await configure('jonas', { inbox: 'ALL' });
  await notify();
  expect(await recipients()).toEqual(['jonas']);
});

// Proves setConfig/override
it('Set Config with null removes a setting: a document follows the organization, and the organization the default', async () => {
  const { client, configure } = await aTenantWithPlan();
  await configure('jonas', { inbox: 'NONE', email: 'ALL' });
  await configure('jonas', { inbox: 'MINE', slack: 'NONE' }, 'plan');
  const inForce = async () => {
    const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas'], documentIds: ['plan'] });
    return [data.jonas?.effectiveConfig, data.jonas?.documents?.plan?.effectiveConfig];
  };
  await configure('jonas', { inbox: null }, 'plan');
  const organization = { inbox: 'NONE', email: 'ALL', slack: 'ALL' };
  expect(await inForce()).toEqual([organization, { ...organization, slack: 'NONE' }]);
  await configure('jonas', { inbox: null, email: null });
  const byDefault = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };
  expect(await inForce()).toEqual([byDefault, { ...byDefault, slack: 'NONE' }]);
});

// Proves setConfig/result-for-each, setConfig/document-of-result, setConfig/keyed-result, setConfig/scope
it('Set Config returns the last document for each user, or the first missing one, or none for the organization', async () => {
  const { client, notify, recipients } = await aTenantWithPlan();
  const wanted: Input<'setConfig'> = { organizationId: 'acme', userIds: ['jonas', '__proto__'], config: { inbox: 'NONE' } };
  const set = { success: true, documentId: null, message: 'Notification config set.' };
  for (const [userId, documents] of [['priya', {}] as const, ['lea', { documentIds: [] }] as const]) {
    const whole = await client.setConfig({ ...wanted, ...documents, userIds: [userId] });
    expect(whole).toEqual({ status: 'success', message: 'Notification config set.', data: { [userId]: { ...set, userId } } });
  }
  await notify({ notifyUsers: users('lea', 'priya') });
  expect(await recipients()).toEqual([]);
  const several = await client.setConfig({ ...wanted, documentIds: ['plan', 'prices'] });
  const result = (userId: string) => [userId, { ...set, userId, documentId: 'prices' }];
  expect(Object.entries(several.data)).toEqual(wanted.userIds.map(result));

  const some = await client.setConfig({ ...wanted, config: { inbox: 'ALL' }, documentIds: ['lost', 'plan', 'gone'] });
  expect(some.message).toBe('Notification config set for the existing documents.');
  const message = 'The document "lost" does not exist.';
  expect(some.data.jonas).toEqual({ success: false, userId: 'jonas', documentId: 'lost', message });
  await notify({ notifyUsers: users('jonas', '__proto__') });
  expect(await recipients()).toEqual(['__proto__', 'jonas']);
  const none = await client.setConfig({ ...wanted, documentIds: ['gone'] });
  expect(none.data.jonas).toMatchObject({ success: false, documentId: 'gone' });
});

// Proves setConfig/option, setConfig/result-for-each, setConfig/console-option
it('Set Config changes nothing if the option is off for the API key or the organization is missing', async () => {
  const { client, apiKey, configure, notify, recipients } = await aTenantWithPlan();
  const nowhere = client.setConfig({ organizationId: 'acme-labs', userIds: ['jonas'], config: { inbox: 'NONE' } });
  await expect(nowhere).rejects.toMatchObject({ httpStatus: 404, message: 'The organization "acme-labs" does not exist.' });
  await shared.service.environment.ask(sql`update api_keys set notification_config = 0 where api_key_id = ${apiKey}`);
  const message = 'The option "notification config" is turned off for this API key. Turn it on in the console.';
  const refusal = { httpStatus: 400, status: 'FAILED_PRECONDITION', message };
  await expect(configure('jonas', { inbox: 'NONE' })).rejects.toMatchObject(refusal);
  await notify();
  expect(await recipients()).toEqual(['jonas']);
});

describe('POST /v2/workspace/emailconfig/update', () => {
  const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' };
  const priya = { userId: 'priya', name: 'Priya Nair', email: 'priya@acme.example' };
  const told = {
    displayHeadlineMessageTemplate: '{actionUser} shared {what}',
    displayHeadlineMessageTemplateData: { what: 'a <b>' },
  };

  let mailing: TestService;
  beforeAll(async () => {
    mailing = await startTestService();
  });
  afterAll(() => mailing.stop());

  /** Enables emails to others: production keys, and the owner's address verified. */
  const openAll = async ({ service, now }: TestService, workspaceId: string, type = 'production', isVerified = true) => {
    const { ask } = service.environment;
    await ask(sql`update api_keys set type = ${type} where workspace_id = ${workspaceId}`);
    const verifiedAt = isVerified ? now() : null;
    await ask(sql`update workspaces set owner_verified_at = ${verifiedAt} where workspace_id = ${workspaceId}`);
  };

  /** A tenant that emails everyone, unless its key is a testing key or its owner unverified. The mailbox has only its emails. */
  async function aMailingTenant(service = mailing, type = 'production', isVerified = true) {
    const tenant = await aTenantWithPlan(service);
    const { apiKey, workspace, workspaceId } = tenant;
    await openAll(service, workspaceId, type, isVerified);
    await workspace.updateEmailConfig({ apiKey, enabled: true });
    await service.work();
    await emptyMailbox(service);
    const mails = async () => {
      await service.work();
      return await mailsOf(service);
    };
    const addressees = async () => (await mails()).map(({ headers }) => /^To: (.*)$/m.exec(headers)?.[1]?.trim()).sort();
    /** Unsubscribes the address of the first email that was sent. */
    const unsubscribe = async () => {
      const [, link = ''] = /Unsubscribe: (.*)$/m.exec((await mailsOf(service))[0]?.text ?? '') ?? [];
      const { status } = await fetch(link.replace(service.config.publicUrl, service.url), { method: 'POST' });
      expect(status).toBe(200);
    };
    return { ...tenant, service, mails, addressees, unsubscribe };
  }

  // Proves updateEmailConfig/absent-stay, operationsThatAreOnlyNamed/update-email-config
  it('Update Email Config sets the given fields, resets null ones, and returns the settings', async () => {
    const { workspace, apiKey } = await aTenant(shared);
    const update = async (changes: object) => (await workspace.updateEmailConfig({ apiKey, ...changes })).data;
    const read = async () => (await workspace.getEmailConfig({ apiKey })).data;
    const nothing = {
      apiKey,
      enabled: false,
      fromName: null,
      fromAddress: null,
      replyTo: null,
      isFromAddressUsed: false,
      isOnlyToOwner: true,
      suppressedAddresses: 0,
    };
    expect(await read()).toEqual(nothing);
    const from = { fromName: 'Acme Robotics', fromAddress: 'hello@acme.example' };
    expect(await update({ enabled: true, ...from })).toEqual({ ...nothing, enabled: true, ...from });
    const after = { ...nothing, enabled: true, fromName: 'Acme Robotics', replyTo: 'help@acme.example' };
    expect(await update({ fromAddress: null, replyTo: 'help@acme.example' })).toEqual(after);
    expect([await update({}), await read()]).toEqual([after, after]);
    expect(await update({ enabled: false })).toEqual({ ...after, enabled: false });
  });

  // Proves updateEmailConfig/headers, getEmailConfig/headers
  it('Update Email Config requires apiKey with workspace headers, and uses the API key of other headers', async () => {
    const { client, workspace, apiKey } = await aTenant(shared);
    const { id } = (await workspace.createApiKey({ apiKeyName: 'Second', type: 'testing' })).data;
    expect((await client.updateEmailConfig({ enabled: true })).data).toMatchObject({ apiKey, enabled: true });
    expect((await client.updateEmailConfig({ apiKey, replyTo: 'help@acme.example' })).data.replyTo).toBe('help@acme.example');
    await expect(client.updateEmailConfig({ apiKey: id, enabled: true })).rejects.toMatchObject({ httpStatus: 404 });
    const needed = { message: '/data/apiKey is required with workspace credentials.' };
    await expect(workspace.updateEmailConfig({ enabled: false })).rejects.toMatchObject(needed);
    await expect(workspace.getEmailConfig({})).rejects.toMatchObject(needed);
    expect((await client.getEmailConfig({})).data).toMatchObject({ apiKey, enabled: true, replyTo: 'help@acme.example' });
    expect((await workspace.getEmailConfig({ apiKey: id })).data).toMatchObject({ apiKey: id, enabled: false });
  });

  // Proves updateEmailConfig/recipients, updateEmailConfig/content, addNotifications/second-message
  // Proves addNotifications/headline-variables
  it('Each recipient with a known address gets one email, with all content escaped', async () => {
    const { notify, mails, addressees, apiKey, workspace } = await aMailingTenant();
    await workspace.updateEmailConfig({ apiKey, fromName: 'Acme "Robotics"', replyTo: 'help@acme.example' });
    const displayBodyMessage = 'First <i>line</i>\nSecond & last';
    const once = { ...told, displayBodyMessage, notificationId: 'once', notifyUsers: [jonas, { userId: 'lea' }] };
    await notify(once);
    expect(await addressees()).toEqual(['jonas@acme.example']);
    const [mail] = await mails();
    expect(shownHeader(mail, 'from')).toBe('"Acme \\"Robotics\\" via Collaboration Backend" <no-reply@service.localhost>');
    expect(mail?.headers).toMatch(/^Reply-To: help@acme.example/m);
    expect(mail?.headers).toMatch(/^Subject: Maya Chen shared a <b>/m);
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(shownHeader(mail, 'auto-submitted')).toBe('auto-generated');
    expect(mail?.text.replace(/http\S+/, 'http')).toBe(
      `Hello Jonas Weber,\n\nMaya Chen shared a <b>:\n\n${displayBodyMessage}\n\n-- \nYou received this email because of your notification settings.\nUnsubscribe: http\n`,
    );
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail?.html).toContain('<strong>Maya Chen shared a &#60;b&#62;</strong>');
    expect(mail?.html).toContain('<p>First &#60;i&#62;line&#60;/i&#62;</p>');
    expect(mail?.html).not.toContain('<i>');
    await notify(once);
    expect(await addressees()).toHaveLength(1);
    expect((await workspace.getUsage({})).data.find((usage) => usage.apiKey === apiKey)).toMatchObject({ mails: 1 });
    await workspace.updateEmailConfig({ apiKey, enabled: false });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(1);
  });

  it('Emails about a document are one conversation, and an email sent again keeps its Message-ID', async () => {
    const smtp = await anSmtpServer();
    const { client, notify, service } = await aMailingTenant(await aService({ smtpUrl: smtp.url }));
    smtp.answer = '451 4.3.0 try again later';
    await notify({ notifyUsers: [jonas] });
    await service.work();
    smtp.answer = '250 2.0.0 taken';
    service.advance({ seconds: 2 });
    await service.work();
    await notify({ notifyUsers: [jonas] });
    await service.work();
    await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'roadmap' }] });
    await notify({ documentId: 'roadmap', notifyUsers: [jonas] });
    await service.work();
    const headersOf = (name: string) => smtp.mails.map((mail) => shownHeader(readMail(mail), name));
    const [first, again, other] = headersOf('message-id');
    expect(first).toMatch(/^<mail\.[\w.-]+@service\.localhost>$/);
    expect([again === first, other === first]).toEqual([true, false]);
    const [thread, ofAgain, ofOther, elsewhere] = headersOf('in-reply-to');
    expect(thread).toMatch(/^<document\.[\w-]{43}@service\.localhost>$/);
    expect([ofAgain === thread, ofOther === thread, elsewhere === thread]).toEqual([true, true, false]);
    expect(headersOf('references')).toEqual(headersOf('in-reply-to'));
  });

  /** The email with this body, and a link of this length. */
  const written = (displayBodyMessage: string, length: number) => {
    const content = {
      ...{ actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello', displayHeadlineMessageTemplateData: {} },
      ...{ displayBodyMessage, notificationSourceData: {}, isNotificationResolverUsed: false },
    };
    const unsubscribeUrl = 'https://acme.example/unsubscribe?token='.padEnd(length, 'x');
    return notificationMail({
      ...{
        to: emailAddressIn('', jonas.email),
        recipient: jonas,
        content,
        emailConfig: nothingSet,
        senderDomains: [],
        unsubscribeUrl,
        messageId: 'one',
        threadId: 'document',
      },
    });
  };

  // Proves updateEmailConfig/unsubscribing
  it('An email offers one-click unsubscription, unless its link is too long for a header', () => {
    const headersWith = (length: number) => Object.keys(written('', length).headers ?? {});
    expect([headersWith(900), headersWith(901)]).toEqual([['list-unsubscribe', 'list-unsubscribe-post'], []]);
  });

  // Proves updateEmailConfig/content
  it('An email truncates a body of more than 10,000 units between two characters', () => {
    const body = '😀'.repeat(5000);
    expect(written(body, 100).text).toContain(`\n${body}\n`);
    expect(written(`${body}x`, 100).text).toContain(`\n${body.slice(2)}…\n`);
  });

  it('An email omits invisible characters and those that reverse the text around them', async () => {
    const { notify, mails, apiKey, workspace } = await aMailingTenant();
    const unseen = '\u202e\u200b\u2066\ufeff';
    await workspace.updateEmailConfig({ apiKey, fromName: `Ac${unseen}me` });
    const displayHeadlineMessageTemplate = `He${unseen}llo`;
    await notify({ ...told, displayHeadlineMessageTemplate, displayBodyMessage: `a${unseen}b\nc`, notifyUsers: [jonas] });
    const [mail] = await mails();
    expect(shownHeader(mail, 'from')).toMatch(/^Acme via Collaboration Backend </);
    expect(mail?.headers).toMatch(/^Subject: Hello$/m);
    expect(mail?.text).toContain('Hello:\n\nab\nc\n');
    expect(mail?.html).toContain('<strong>Hello</strong></p>\n<p>ab</p>\n<p>c</p>');
    expect(`${mail?.headers}${mail?.text}${mail?.html}`).not.toMatch(/[\u202e\u200b\u2066\ufeff]/);
  });

  // Proves updateEmailConfig/content
  it('An email has a few kilobytes even if a headline of 2,000 characters repeats a value of 10,000 characters 666 times', async () => {
    const { notify, mails, service } = await aMailingTenant();
    const displayHeadlineMessageTemplate = '{a}'.repeat(666);
    await notify({
      displayHeadlineMessageTemplate,
      displayHeadlineMessageTemplateData: { a: '&'.repeat(10_000) },
      notifyUsers: [jonas],
    });
    const [mail] = await mails();
    expect(mail?.text).toMatch(/\n&{999}…\n\n-- \n/);
    expect(shownHeader(mail, 'subject')).toBe(`${'&'.repeat(149)}…`);
    const [source = ''] = await sourcesOf(service);
    expect(Buffer.byteLength(source)).toBeLessThan(16 * 1024);
  });

  it.each(['&', '\n', 'x\n', '=', '\u4e2d', '&\u4e2d', 'é=', '\u{1f600}&'])(
    'An email has less than 160 KiB even if headline and body are full of %j',
    async (text) => {
      const { notify, mails, service } = await aMailingTenant();
      const long = text.repeat(Math.floor(10_000 / text.length));
      const variables = { displayHeadlineMessageTemplate: '{a}{a}', displayHeadlineMessageTemplateData: { a: long } };
      await notify({ ...variables, displayBodyMessage: long, notifyUsers: [jonas] });
      expect(await mails()).toHaveLength(1);
      const [source = ''] = await sourcesOf(service);
      expect(Buffer.byteLength(source)).toBeLessThan(160 * 1024);
    },
  );

  it.each(['=?utf-8?q?Your=20bank?=', 'é =?utf-8?q?Your=20bank?=', '=?utf-8?b?WW91ciBiYW5r?= "a" <b>'])(
    'An email shows an encoded word in a name or headline literally: %s',
    async (written) => {
      const { notify, mails, apiKey, workspace } = await aMailingTenant();
      await workspace.updateEmailConfig({ apiKey, fromName: written });
      await notify({ displayHeadlineMessageTemplate: written, notifyUsers: [jonas] });
      const [mail] = await mails();
      expect(shownHeader(mail, 'subject')).toBe(written);
      expect(shownHeader(mail, 'from')).toContain(written);
    },
  );

  it('An email shows users in the headline by name, for any variable', async () => {
    const { notify, mails } = await aMailingTenant();
    const displayHeadlineMessageTemplateData = {
      recipientUser: jonas,
      reviewer: priya,
      other: { userId: 'lea' },
      what: 'the plan',
    };
    const displayHeadlineMessageTemplate = '{actionUser} asks {recipientUser}, {reviewer} and {other} about {what}';
    // A given value of {recipientUser} counts, also for another recipient.
    await notify({ displayHeadlineMessageTemplate, displayHeadlineMessageTemplateData, notifyUsers: [priya] });
    const [mail] = await mails();
    expect(mail?.text).toContain('Maya Chen asks Jonas Weber, Priya Nair and lea about the plan.\n');
  });

  // Proves addNotifications/template
  it("A headline names each recipient in emails, in Get Notifications by user, and in the client's headline()", async () => {
    const { client, notify, mails } = await aMailingTenant();
    const displayHeadlineMessageTemplate = `{actionUser} asks {recipientUser} \u202e{why}: {what}`;
    const displayHeadlineMessageTemplateData = { what: 'x'.repeat(5_000) };
    await notify({ displayHeadlineMessageTemplate, displayHeadlineMessageTemplateData, notifyUsers: [jonas, priya] });
    const texts = (await mails()).map(({ text }) => text.split('\n')[2]);
    expect(texts.toSorted()).toEqual([
      expect.stringMatching(/^Maya Chen asks Jonas Weber \{why\}: x+…$/),
      expect.stringMatching(/^Maya Chen asks Priya Nair \{why\}: x+…$/),
    ]);
    const shown = ['jonas', 'priya'].map(async (userId) => {
      const { data } = await client.getNotifications({ organizationId: 'acme', documentId: 'plan', userId });
      return data.map(headline)[0];
    });
    expect(await Promise.all(shown)).toEqual(texts.toSorted());
    const variablesFor = async (userId?: string) => {
      const query = { organizationId: 'acme', documentId: 'plan', ...(userId === undefined ? {} : { userId }) };
      return (await client.getNotifications(query)).data[0]?.displayHeadlineMessageTemplateData;
    };
    expect(await variablesFor('jonas')).toEqual({ actionUser: maya, recipientUser: jonas, ...displayHeadlineMessageTemplateData });
    expect(await variablesFor()).toEqual({ actionUser: maya, ...displayHeadlineMessageTemplateData });
  });

  // Proves setConfig/override, setConfig/scope, updateEmailConfig/recipients, setConfig/all-value
  it.each([
    ['nothing is set', undefined, undefined, {}, false],
    ['nothing is set, for whom it names', undefined, undefined, { named: true }, true],
    ['nothing is set, for who acted before', undefined, undefined, { acted: true }, true],
    ['nothing is set, for who commented before', undefined, undefined, { commented: true }, true],
    ['ALL in the organization', 'ALL', undefined, {}, true],
    ['NONE in the organization, for whom it names', 'NONE', undefined, { named: true }, false],
    ['ALL in the organization, MINE for the document', 'ALL', 'MINE', {}, false],
    ['MINE in the organization, ALL for the document', 'MINE', 'ALL', {}, true],
  ] as const)(
    'Emails go to recipients whose setting allows them: %s',
    async (_, ofOrganization, ofDocument, { named, acted, commented }: Acts, expected) => {
      const { notify, addUsers, configure, addressees, service, ...tenant } = await aMailingTenant();
      await importAll(service, tenant, [{ type: 'user', organizationId: 'acme', user: jonas }]);
      await addUsers('jonas');
      // The setting of another document has no effect.
      await configure('jonas', { email: expected ? 'NONE' : 'ALL' }, 'prices');
      if (ofOrganization !== undefined) await configure('jonas', { email: ofOrganization });
      if (ofDocument !== undefined) await configure('jonas', { email: ofDocument }, 'plan');
      if (acted === true) await notify({ actionUser: jonas, notifyUsers: users('lea') });
      const comment = { annotationId: 'a', kind: 'comment', author: { userId: 'jonas' }, text: 'Hello', createdAt: 1 };
      if (commented === true)
        await importAll(service, tenant, [{ type: 'annotation', organizationId: 'acme', documentId: 'plan', ...comment }]);
      await notify(named === true ? { notifyUsers: users('jonas') } : { notifyAll: true });
      expect(await addressees()).toEqual(expected ? ['jonas@acme.example'] : []);
    },
  );

  // Proves updateEmailConfig/owner-only, getEmailConfig/verified
  it('With a testing key, emails go only to the owner of the workspace', async () => {
    const { notify, addressees, client, service, workspace, apiKey } = await aMailingTenant(mailing, 'testing');
    expect((await workspace.getEmailConfig({ apiKey })).data.isOnlyToOwner).toBe(true);
    const owner = { userId: 'owner', email: 'Maya@acme.example' };
    await notify({ actionUser: jonas, notifyUsers: [priya, owner] });
    expect(await addressees()).toEqual([owner.email]);
    // The address changes while the email is pending.
    await notify({ actionUser: jonas, notifyUsers: [owner] });
    await service.service.worker.step();
    await client.updateUsers({ organizationId: 'acme', users: [{ ...owner, email: priya.email }] });
    expect(await addressees()).toEqual([owner.email]);
  });

  // Proves sendLoginLink/verifies, updateEmailConfig/owner-only, getEmailConfig/verified
  it('Emails go only to the owner until the owner confirms a login link, and then to everyone', async () => {
    const { notify, addressees, apiKey, workspace, service } = await aMailingTenant(await aService(), 'production', false);
    const everyone = [jonas, { userId: 'owner', email: 'Maya@acme.example' }];
    const isOnlyToOwner = async () => (await workspace.getEmailConfig({ apiKey })).data.isOnlyToOwner;
    await notify({ notifyUsers: everyone });
    expect([await addressees(), await isOnlyToOwner()]).toEqual([['Maya@acme.example'], true]);
    const { token } = await aLink(service);
    const form = { method: 'POST', body: new URLSearchParams({ token, tokens: 'keep' }), redirect: 'manual' } as const;
    expect((await fetch(`${service.url}/login`, form)).status).toBe(303);
    await notify({ notifyUsers: everyone });
    expect(await isOnlyToOwner()).toBe(false);
    expect((await addressees()).filter((address) => address === jonas.email)).toHaveLength(1);
  });

  // Proves updateEmailConfig/owner-only
  it('An unverified owner gets at most 20 emails a day, over all workspaces of the address', async () => {
    // Also if the operator's setting is unlimited.
    const { notify, addressees, service, workspaceId } = await aMailingTenant(
      await aService({ mailLimit: 0 }),
      'production',
      false,
    );
    const other = await aTenantWithPlan(service);
    await other.workspace.updateEmailConfig({ apiKey: other.apiKey, enabled: true });
    for (let i = 0; i < 2; i++) {
      for (const tell of [notify, other.notify]) {
        const copies = Array.from({ length: 6 }, (_, n) => ({ userId: `owner-${n}`, email: 'maya@acme.example' }));
        await tell({ notifyUsers: copies });
      }
    }
    expect(await addressees()).toHaveLength(20);
    // A lower limit of the workspace stays in force.
    await admin(service, 'workspaces', 'limits', workspaceId, '--mails', '3');
    service.advance({ days: 1 });
    await notify({ notifyUsers: Array.from({ length: 6 }, (_, n) => ({ userId: `owner-${n}`, email: 'maya@acme.example' })) });
    expect(await addressees()).toHaveLength(23);
  });

  // Proves updateEmailConfig/sender, getEmailConfig/verified
  it("Emails come from a workspace's own address only in a domain that the operator allows", async () => {
    const { notify, mails, apiKey, workspace, workspaceId, service } = await aMailingTenant();
    const stranger = await aTenantWithPlan(service);
    await openAll(service, stranger.workspaceId);
    const from = { enabled: true, fromName: 'Acme', fromAddress: 'hello@Acme.example' };
    const set = async ({ workspace, apiKey }: Pick<Tenant, 'workspace' | 'apiKey'>) =>
      (await workspace.updateEmailConfig({ apiKey, ...from })).data.isFromAddressUsed;
    expect(await set({ workspace, apiKey })).toBe(false);
    await admin(service, 'workspaces', 'sender-domains', workspaceId, 'add', 'ACME.example');
    expect([await set({ workspace, apiKey }), await set(stranger)]).toEqual([true, false]);
    await notify({ notifyUsers: [jonas] });
    await stranger.notify({ notifyUsers: [jonas] });
    expect((await mails()).map((mail) => shownHeader(mail, 'from')).sort()).toEqual([
      'Acme <hello@acme.example>',
      'Acme via Collaboration Backend <no-reply@service.localhost>',
    ]);
    await admin(service, 'workspaces', 'sender-domains', workspaceId, 'remove', 'acme.example');
    expect(await set({ workspace, apiKey })).toBe(false);
  });

  it('A sender domain is one host name', () => {
    expect(senderDomainOf('M\u00fcll.EXAMPLE')).toBe('xn--mll-hoa.example');
    for (const other of ['*.acme.example', 'hello@acme.example', 'http://acme.example', 'acme.example:8443', 'acme example']) {
      expect(senderDomainOf(other), other).toBeUndefined();
    }
  });

  // Proves updateEmailConfig/sender
  it.each([
    ['Your Bank <security@bank.example>', 'Your Bank via'],
    ['security@bank.example', 'Collaboration Backend <'],
    ['security\uFF20bank.example Team', 'Team via'],
    ['x'.repeat(100), `${'x'.repeat(49)}… via`],
  ])("A sender name precedes the service's name, and contains no address: %s", async (fromName, shown) => {
    const { notify, mails, apiKey, workspace } = await aMailingTenant();
    await workspace.updateEmailConfig({ apiKey, fromName });
    await notify({ notifyUsers: [jonas] });
    const from = shownHeader((await mails())[0], 'from');
    expect(from).toContain(shown);
    expect(from).toMatch(/Collaboration Backend"? <no-reply@service.localhost>$/);
    expect(from).not.toContain('bank.example');
  });

  // Proves updateEmailConfig/limits
  it('Emails stop at the daily limit, with a line in the log, and continue the next day', async () => {
    const { notify, addressees, service, inbox } = await aMailingTenant(await aService({ mailLimit: 3 }));
    const everyone = people(6).map((userId) => ({ userId, email: `${userId}@acme.example` }));
    await notify({ notifyUsers: everyone });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(3);
    expect(await inbox('jonas')).toHaveLength(1);
    // The day began with the first email, and not at midnight.
    service.advance({ hours: 23 });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(3);
    // The queue may run both concurrently.
    const lines = () => service.log.filter((line) => line.includes('daily limit reached, notification emails dropped'));
    const before = lines();
    expect(before.map((line) => JSON.parse(line).mails).reduce((sum, mails) => sum + mails, 0)).toBe(5);
    service.advance({ hours: 1 });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(4);
    // A limit of 0 means no limit.
    await service.service.environment.ask(sql`update workspaces set mail_limit = 0`);
    await notify({ notifyUsers: everyone });
    expect(await addressees()).toHaveLength(10);
    expect(lines()).toEqual(before);
  });

  it('Neither a notification deleted before its delivery nor a recipient without an address counts towards the limit', async () => {
    const { notify, addressees, client } = await aMailingTenant(await aService({ mailLimit: 1 }));
    await notify({ notificationId: 'gone', notifyUsers: [jonas] });
    await client.deleteNotifications({ organizationId: 'acme', notificationIds: ['gone'] });
    await notify({ notifyUsers: [{ userId: 'a-first', email: '' }, priya] });
    expect(await addressees()).toEqual([priya.email]);
  });

  // Proves updateEmailConfig/limits
  it('Emails are counted per day for the workspace, over all keys and settings, and for the service', async () => {
    const { notify, addressees, service, workspace } = await aMailingTenant(await aService({ mailLimit: 2, mailLimitTotal: 3 }));
    const [other, third] = [await aTenantWithPlan(service), await aTenantWithPlan(service)];
    const key = (await workspace.createApiKey({ apiKeyName: 'Second', type: 'production' })).data;
    for (const { workspace, workspaceId, apiKey } of [other, third]) {
      await openAll(service, workspaceId);
      await workspace.updateEmailConfig({ apiKey, enabled: true });
    }
    await workspace.updateEmailConfig({ apiKey: key.id, enabled: true });
    const second = createClient({ baseUrl: service.url, apiKey: key.id, authToken: key.authToken, retries: 0 });
    const created = { createOrganization: true, createDocument: true, displayHeadlineMessageTemplate: 'Hello' };
    const tell = () =>
      second.addNotifications({ organizationId: 'acme', documentId: 'plan', actionUser: maya, notifyUsers: [jonas], ...created });
    await notify({ notifyUsers: [jonas] });
    await tell();
    await tell();
    await workspace.updateEmailConfig({ apiKey: key.id, replyTo: 'help@acme.example' });
    await tell();
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toEqual([jonas.email, jonas.email]);
    await other.notify({ notifyUsers: [priya] });
    expect(await addressees()).toEqual([jonas.email, jonas.email, priya.email]);
    await third.notify({ notifyUsers: [priya] });
    expect(await addressees()).toHaveLength(3);
  });

  // Proves updateEmailConfig/unsubscribing
  it('An unsubscribed address gets no more emails, with any user id, organization or key', async () => {
    const { notify, addressees, unsubscribe, client, configure, service } = await aMailingTenant();
    await notify({ notifyUsers: [jonas] });
    await addressees();
    // A setting of the same moment does not count as later.
    await configure('third', { email: 'ALL' });
    await unsubscribe();
    await notify({ notifyUsers: [{ userId: 'third', email: jonas.email }] });
    await notify({ notifyUsers: [{ userId: 'other', email: 'Jonas@acme.example' }, priya] });
    const created = { createOrganization: true, createDocument: true, displayHeadlineMessageTemplate: 'Hello' };
    await client.addNotifications({
      organizationId: 'globex',
      documentId: 'a',
      actionUser: maya,
      notifyUsers: [jonas],
      ...created,
    });
    expect(await addressees()).toEqual([jonas.email, priya.email]);
    // The mail's address counts, even if its user has another one by now.
    const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas', 'other'] });
    expect([data.jonas?.config, data.other?.config]).toEqual([{ ...noSettings, email: 'NONE' }, noSettings]);
    await configure('other', { email: 'ALL' });
    await notify({ notifyUsers: users('other') });
    expect(await addressees()).toContain('Jonas@acme.example');
    // A later setting of another channel does not affect emails.
    const already = await addressees();
    service.advance({ seconds: 1 });
    for (const places of [[], ['plan']]) await configure('third', { inbox: 'ALL' }, ...places);
    await notify({ notifyUsers: users('third') });
    expect(await addressees()).toEqual(already);
    // Another workspace may still mail the address.
    const stranger = await aTenantWithPlan(service);
    await openAll(service, stranger.workspaceId);
    await stranger.workspace.updateEmailConfig({ apiKey: stranger.apiKey, enabled: true });
    const before = await addressees();
    await stranger.notify({ notifyUsers: [jonas] });
    expect(await addressees()).toEqual([...before, jonas.email].sort());
  });

  // Proves updateEmailConfig/content
  it('A pending email is sent within a day, and not later', async () => {
    const { notify, addressees, service } = await aMailingTenant();
    await notify({ notifyUsers: [jonas] });
    await notify({ notifyUsers: [priya] });
    service.advance({ days: 1, seconds: -1 });
    expect(await addressees()).toEqual([priya.email]);
  });

  // Proves updateEmailConfig/content, deleteNotifications/gone, deleteOrganizations/waiting, deleteDocuments/pending
  it.each<[string, (mailing: Awaited<ReturnType<typeof aMailingTenant>>) => Promise<unknown>]>([
    ['recipient has turned emails off', ({ configure }) => configure('jonas', { email: 'NONE' })],
    ['API key has turned emails off', ({ workspace, apiKey }) => workspace.updateEmailConfig({ apiKey, enabled: false })],
    ['address has unsubscribed', ({ unsubscribe }) => unsubscribe()],
    [
      'address has become invalid',
      ({ client }) => client.updateUsers({ organizationId: 'acme', users: [{ userId: 'jonas', email: '' }] }),
    ],
    ['notification was deleted', ({ client }) => client.deleteNotifications({ organizationId: 'acme', notificationIds: ['gone'] })],
    ['document was deleted', ({ client }) => client.deleteDocuments({ organizationId: 'acme', documentIds: ['plan'] })],
    ['organization was deleted', ({ client }) => client.deleteOrganizations({ organizationIds: ['acme'] })],
  ])('A pending email is not sent if its %s', async (_, end) => {
    const mailing = await aMailingTenant();
    const { notify, addressees, service } = mailing;
    await notify({ notifyUsers: [{ userId: 'twin', email: jonas.email }] });
    expect(await addressees()).toEqual([jonas.email]);
    await notify({ notificationId: 'gone', notifyUsers: [jonas] });
    // One step of the queue finds the recipients, another emails.
    await service.service.worker.step();
    await end(mailing);
    // Ahead of the removal of deleted rows.
    while (await service.service.worker.step());
    expect(await addressees()).toEqual([jonas.email]);
  });

  it('After unsubscribing, a setting of the organization turns emails on again for documents without one', async () => {
    const { notify, addressees, unsubscribe, configure, service, client } = await aMailingTenant();
    await configure('jonas', { inbox: 'ALL' }, 'plan');
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toEqual([jonas.email]);
    await unsubscribe();
    service.advance({ seconds: 1 });
    await configure('jonas', { email: 'ALL' });
    const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas'], documentIds: ['plan'] });
    expect(data.jonas?.documents?.plan).toMatchObject({ config: { email: null }, effectiveConfig: { email: 'ALL' } });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(2);
  });

  it('A pending email of a deleted notification is not sent for a new one with the same id', async () => {
    const { notify, addressees, service, client } = await aMailingTenant();
    await notify({ notificationId: 'again', notifyUsers: [jonas, priya] });
    await service.service.worker.step();
    await client.deleteNotifications({ organizationId: 'acme', notificationIds: ['again'] });
    service.advance({ seconds: 1 });
    await notify({ notificationId: 'again', notifyUsers: [priya] });
    // Ahead of maintenance, which removes the recipients of the first one.
    while (await service.service.worker.step());
    expect(await addressees()).toEqual([priya.email]);
  });

  it('Recipients of a notification that the queue delivers also get emails', async () => {
    const { notify, addUsers, configure, addressees, service, ...tenant } = await aMailingTenant();
    const everyone = people(1100);
    await addUsers(...everyone);
    // The default level is MINE: it emails those whom the notification names, or who acted in the document.
    for (const userId of ['user-00001', 'user-00002', 'user-01098', 'user-01099']) {
      await importAll(service, tenant, [
        { type: 'user', organizationId: 'acme', user: { userId, email: `${userId}@acme.example` } },
      ]);
      if (/[19]$/.test(userId)) await configure(userId, { email: 'ALL' });
    }
    await notify({ notifyAll: true });
    expect(await addressees()).toEqual(['user-00001@acme.example', 'user-01099@acme.example']);
  });

  // Proves updateEmailConfig/unsubscribing
  it('Unsubscribing with one click or on the page ends emails for all documents; opening the page changes nothing', async () => {
    const { notify, mails, addressees, configure, service, client, apiKey } = await aMailingTenant();
    const settings = () =>
      service.service.environment.ask(
        sql<{ documentKey: string }>`select * from notification_configs where api_key_id = ${apiKey}`,
      );
    // The service's public URL; it listens on another port.
    const reached = (link: string) => link.replace(service.config.publicUrl, service.url);
    await configure('jonas', { email: 'ALL' }, 'plan');
    await client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
    await client.addUsers({ organizationId: 'beta', users: [jonas] });
    await notify({ notifyUsers: [jonas, priya] });
    const linkOf = async (email: string) => {
      const mail = (await mails()).find(({ headers }) => headers.includes(`To: ${email}`));
      const [link = ''] = /http\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '') ?? [];
      expect(mail?.headers.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`);
      return reached(link);
    };
    const link = await linkOf(jonas.email);
    const opened = await fetch(link);
    const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(await opened.text()) ?? [];
    // Relative, since the public URL may have a path.
    expect([opened.status, action]).toEqual([200, link.slice(`${service.url}/`.length)]);
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(3);

    const before = await settings();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    // One row ends the emails of all documents, with any number of settings, and of no other organization.
    const after = await settings();
    expect([before, after.filter(({ documentKey }) => documentKey !== '')]).toEqual([before, before]);
    expect(after).toHaveLength(before.length + 1);
    await configure('jonas', { inbox: 'ALL' }, 'plan');
    // Another level of the organization brings no mail setting of a document back.
    await configure('jonas', { inbox: 'ALL' });
    const query = { organizationId: 'acme', userIds: ['jonas'], documentIds: ['plan'] };
    const { jonas: told } = (await client.getConfig(query)).data;
    expect([told?.config.email, told?.documents?.plan?.config]).toEqual(['NONE', { inbox: 'ALL', email: 'NONE', slack: null }]);
    await notify({ notifyUsers: [jonas, priya] });
    expect(await addressees()).toEqual([jonas.email, jonas.email, priya.email, priya.email]);
    for (const wrong of [`${link}0`, link.slice(0, -1), link.replace(/\?.*/, ''), link.replace('token=', 'token=x')]) {
      expect([(await fetch(wrong)).status, (await fetch(wrong, { method: 'POST' })).status]).toEqual([404, 404]);
    }
    // Later settings count again, until the user unsubscribes once more.
    await configure('jonas', { email: 'ALL' }, 'plan');
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(5);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(5);
    // A setting of the organization brings no ended setting of a document back, also for another address.
    await configure('jonas', { email: 'ALL' });
    await notify({ notifyUsers: [{ userId: 'jonas', email: 'weber@acme.example' }] });
    expect(await addressees()).toHaveLength(5);
    // A deletion keeps what came after its start.
    service.advance({ seconds: 1 });
    await client.deleteAllUserData({ userIds: ['jonas'] });
    service.advance({ seconds: 1 });
    await client.addUsers({ organizationId: 'acme', users: [jonas] });
    await fetch(link, { method: 'POST' });
    await service.work();
    expect((await client.getConfig(query)).data.jonas?.config.email).toBe('NONE');
    // Also in the same millisecond.
    await fetch(link, { method: 'POST' });
    await configure('jonas', { email: 'ALL' }, 'plan');
    await fetch(link, { method: 'POST' });
    expect((await client.getConfig(query)).data.jonas?.documents?.plan?.config.email).toBe('NONE');
  });

  it('An email to a user who was deleted first is not sent, and nothing of it is kept', async () => {
    const { notify, addressees, service, client } = await aMailingTenant(await aService({ smtpUrl: 'smtp://127.0.0.1:1' }));
    const { ask } = service.service.environment;
    const gone = { userId: 'jonas-7f3a', email: 'jonas-7f3a@acme.example' };
    await notify({ notifyUsers: [gone, priya] });
    await service.work();
    const tasks = () => ask(sql<{ payload: string }>`select payload from tasks where kind = 'send-notification'`);
    expect(await tasks()).toHaveLength(2);
    const { data } = await client.getUserData({ userId: gone.userId });
    expect(data.filter(({ kind }) => kind === 'mail')).toMatchObject([
      { organizationId: 'acme', data: { notificationId: expect.any(String) } },
    ]);
    service.advance({ seconds: 1 });
    await client.deleteAllUserData({ userIds: [gone.userId] });
    await service.work();
    const left = await tasks();
    expect(left.map(({ payload }) => JSON.parse(payload).userId)).toEqual(['priya']);
    expect(await addressees()).toEqual([]);
  });

  it('An email to a user who was deleted after the notification is not kept, however late it was queued', async () => {
    const { notify, service, client } = await aMailingTenant(await aService({ smtpUrl: 'smtp://127.0.0.1:1' }));
    const { ask } = service.service.environment;
    const gone = { userId: 'jonas-7f3a', email: 'jonas-7f3a@acme.example' };
    await notify({ notifyUsers: [gone] });
    await client.deleteAllUserData({ userIds: [gone.userId] });
    // The queue is slow. The job waits for the notification, whose emails are queued after the job's start.
    service.advance({ seconds: 1 });
    await ask(sql`update tasks set run_at = ${service.now() + 1} where kind = 'start-deletion'`);
    await service.work();
    const mails = () => ask(sql`select task_id from tasks where kind = 'send-notification'`);
    expect(await mails()).toHaveLength(1);
    service.advance({ seconds: 1 });
    await service.work();
    expect(await mails()).toEqual([]);
  });
});

const noSettings = { inbox: null, email: null, slack: null };

interface Acts {
  named?: boolean;
  acted?: boolean;
  commented?: boolean;
}

describe('POST /v2/notifications/config/get', () => {
  const nothingSet = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };

  // Proves getConfig/config, getConfig/documents, getConfig/defaults, getConfig/every-user, setConfig/three-channels
  it('Get Config returns the settings of the organization and of documents, and the effective levels', async () => {
    const { client, configure } = await aTenantWithPlan();
    const get = async (...documentIds: string[]) => {
      const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas', '__proto__'], documentIds });
      return Object.entries(data);
    };
    const never = { config: noSettings, effectiveConfig: nothingSet };
    expect(await get()).toEqual([
      ['jonas', never],
      ['__proto__', never],
    ]);
    await configure('jonas', { inbox: 'NONE', email: 'ALL', slack: 'MINE' });
    await configure('jonas', { inbox: 'MINE', slack: 'NONE' }, 'plan');
    await configure('__proto__', { email: 'NONE' }, 'prices');
    const jonas = {
      config: { inbox: 'NONE', email: 'ALL', slack: 'MINE' },
      effectiveConfig: { inbox: 'NONE', email: 'ALL', slack: 'MINE' },
    };
    expect(await get()).toEqual([
      ['jonas', jonas],
      ['__proto__', never],
    ]);
    expect(await get('prices', 'lost', 'plan')).toEqual([
      [
        'jonas',
        {
          ...jonas,
          documents: {
            prices: { config: noSettings, effectiveConfig: jonas.effectiveConfig },
            plan: {
              config: { inbox: 'MINE', email: null, slack: 'NONE' },
              effectiveConfig: { inbox: 'MINE', email: 'ALL', slack: 'NONE' },
            },
          },
        },
      ],
      [
        '__proto__',
        {
          ...never,
          documents: {
            prices: { config: { ...noSettings, email: 'NONE' }, effectiveConfig: { ...nothingSet, email: 'NONE' } },
            plan: never,
          },
        },
      ],
    ]);
  });

  // Proves setConfig/limit, getConfig/limit, setConfig/three-channels
  it('Get Config returns up to 10,000 settings in a call, and rejects more', async () => {
    const tenant = await aTenantWithPlan();
    const [userIds, documentIds] = [people(1000), people(11)];
    await seedDocuments(shared, tenant, Object.fromEntries(documentIds.map((id) => [id, {}])));
    const tooMany = tenant.client.getConfig({ organizationId: 'acme', userIds, documentIds });
    await expect(tooMany).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ reason: 'RANGE' }, { reason: 'RANGE' }],
    });
    const most = { organizationId: 'acme', userIds, documentIds: documentIds.slice(0, 10) };
    const config = { inbox: 'MINE', email: 'NONE', slack: 'ALL' } as const;
    await tenant.client.setConfig({ ...most, config });
    const { data } = await tenant.client.getConfig(most);
    expect(Object.keys(data)).toEqual(userIds);
    const configs = Object.values(data).flatMap(({ documents = {} }) => Object.values(documents).map((one) => one.config));
    expect(configs).toEqual(Array.from({ length: 10_000 }, () => config));
  });
});
