import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Input } from '../generated/client.ts';
import { limits } from '../generated/server.ts';
import type { Config as ServiceConfig } from '../server/config.ts';
import { sql } from '../server/database/sql.ts';
import * as documents from '../server/documents/store.ts';
import type { AccessType } from '../server/folders/store.ts';
import { senderDomainOf } from '../server/workspaces/sender-domains.ts';
import * as workspaces from '../server/workspaces/store.ts';
import { aService, aTenant, aTenantWithAcme, importAll, run, startTestService, type Tenant, type TestService } from './harness.ts';
import { mailsOf, shownHeader, sourcesOf, tokenIn } from './mailbox.ts';

let shared: TestService;
beforeAll(async () => {
  shared = await startTestService();
});
afterAll(() => shared.stop());

type NewNotification = Input<'addNotifications'>;
type Config = Input<'setConfig'>['config'];

const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' };
const people = (count: number) => Array.from({ length: count }, (_, i) => `user-${String(i).padStart(5, '0')}`);
const users = (...userIds: string[]) => userIds.map((userId) => ({ userId }));

/** A tenant with the documents `plan` and `prices` in `acme`, and the steps that most tests take. */
async function aTenantWithPlan(service = shared) {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await addDocument(tenant, 'plan', 'public', null, service);
  await addDocument(tenant, 'prices', 'public', null, service);
  return {
    ...tenant,
    /** Maya tells Jonas something, unless the test has it otherwise. A second passes, so that all have an order. */
    notify: async (notification: Partial<NewNotification> = {}) => {
      service.advance({ seconds: 1 });
      const { notifyAll = false, notifyUsers = notifyAll ? [] : users('jonas'), ...others } = notification;
      const usual = { organizationId: 'acme', documentId: 'plan', actionUser: maya, displayHeadlineMessageTemplate: 'Hello' };
      return await client.addNotifications({ ...usual, ...others, notifyUsers, notifyAll });
    },
    addUsers: (...userIds: string[]) =>
      client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'all', userIds }),
    /** Who received the newest notification of the document. */
    recipients: async (documentId = 'plan') => {
      const { data } = await client.getNotifications({ organizationId: 'acme', documentId });
      return Object.keys(data[0]?.notifyUsers ?? {}).sort();
    },
    inbox: async (userId: string) => (await client.getNotifications({ organizationId: 'acme', userId })).data.map(({ id }) => id),
    configure: (userId: string, config: Config, ...documentIds: string[]) =>
      client.setConfig({ organizationId: 'acme', userIds: [userId], config, ...(documentIds.length > 0 ? { documentIds } : {}) }),
  };
}

async function addDocument(
  { apiKey }: Tenant,
  documentId: string,
  accessType: AccessType | null,
  folderId: string | null = null,
  service = shared,
) {
  const document = documents.withDefaults({ organizationId: 'acme', documentId, accessType, folderId }, {});
  await service.service.environment.ask(documents.upsert(apiKey, service.now(), [document]));
}

describe('POST /v2/notifications/add', () => {
  it('keeps all that it is given, and gives it back with every member that a notification has', async () => {
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
        displayHeadlineMessageTemplateData: {},
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

  it('reaches every user of the organization with notifyAll, the first 1,000 at once and the others by the queue, but not the actor', async () => {
    const { notify, addUsers, recipients, configure, inbox } = await aTenantWithPlan();
    const everyone = people(2500);
    for (let from = 0; from < everyone.length; from += 500) await addUsers(...everyone.slice(from, from + 500), 'maya');
    await notify({ notifyAll: true, notificationId: 'first' });
    // By their ids the actor is before them all.
    expect(await recipients()).toEqual(everyone.slice(0, 999));
    expect([await inbox('user-00998'), await inbox('user-00999')]).toEqual([['first'], []]);
    await shared.work();
    expect(await recipients()).toEqual(everyone);

    await configure('user-00003', { inbox: 'NONE' });
    await configure('user-02499', { inbox: 'MINE' });
    await notify({ notifyAll: true, notifyUsers: users('maya', 'someone new', 'user-02499', 'user-00004') });
    await shared.work();
    expect(await recipients()).toEqual(['maya', 'someone new', ...everyone.filter((userId) => userId !== 'user-00003')]);

    await notify({ notifyAll: true, verifyUserPermissions: true });
    await shared.work();
    const wantAll = everyone.filter((userId) => userId !== 'user-00003' && userId !== 'user-02499');
    expect(await recipients()).toEqual(wantAll);
  });

  it('holds a notification against the same checks whether it comes with the call or by the queue', async () => {
    const tenant = await aTenantWithPlan();
    const { client, addUsers, notify, recipients, configure } = tenant;
    await addDocument(tenant, 'secret', 'restricted');
    const [everyone, late] = [people(1300), 'user-01299'];
    for (let from = 0; from < everyone.length; from += 1000) await addUsers(...everyone.slice(from, from + 1000));
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

  it('reaches with notifyAll who belongs to the organization now, however they came to, and nobody else', async () => {
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
    await client.addPresence({ organizationId: 'acme', documentId: 'plan', users: users('present', 'imported') });
    await notify({ notifyUsers: users('named', 'grouped') });
    await client.setConfig({ organizationId: 'acme', userIds: ['configured'], config: { inbox: 'ALL' } });
    const everyone = { notifyAll: true, actionUser: { userId: 'granted' } };
    await notify(everyone);
    const belonging = ['granted a document', 'granted for an hour', 'grouped', 'imported', 'waiting for a document'];
    expect(await recipients()).toEqual(belonging);

    // Access ends, and is taken away.
    shared.advance({ hours: 1 });
    await client.removePermissions({ userId: 'granted a document', permissions: { resources: [{ ...onPlan, type: 'document' }] } });
    await client.deleteUsersFromGroups({ organizationId: 'acme', organizationUserGroupId: 'all', deleteAll: true });
    await notify({ ...everyone, documentId: 'not there yet', createDocument: true });
    expect(await recipients('not there yet')).toEqual(['imported', 'waiting for a document']);
    await notify({ ...everyone, notifyUsers: users('grouped') });
    expect(await recipients()).toEqual(['grouped', 'imported', 'waiting for a document']);
  });

  it('makes its actor known to the organization, also one who wants no notifications', async () => {
    const { notify, configure, client } = await aTenantWithPlan();
    await configure('maya', { inbox: 'NONE' });
    await notify();
    const { data } = await client.getUsers({ organizationId: 'acme', userIds: ['maya'] });
    expect(data).toEqual([maya]);
  });

  it('succeeds when nobody is left, and keeps the notification', async () => {
    const { notify, recipients, client } = await aTenantWithPlan();
    await notify({ notificationId: 'for nobody', notifyAll: true });
    expect(await recipients()).toEqual([]);
    expect((await client.getNotifications({ organizationId: 'acme', documentId: 'plan' })).data[0]?.id).toBe('for nobody');
  });

  it.each([
    ['nothing', {}, 'The organization "globex" does not exist.'],
    ['the document only', { createDocument: true }, 'The organization "globex" does not exist.'],
    ['the organization only', { createOrganization: true }, 'The document "roadmap" does not exist.'],
    ['both', { createOrganization: true, createDocument: true }, undefined],
  ])('makes what it is told to make and does not exist: %s', async (_, create, refusal) => {
    const { client, notify } = await aTenantWithPlan();
    const call = () => notify({ organizationId: 'globex', documentId: 'roadmap', notificationId: 'one', ...create });
    const look = () => client.getNotifications({ organizationId: 'globex', documentId: 'roadmap' });
    if (refusal === undefined) {
      await call();
      await notify({ organizationId: 'globex', documentId: 'roadmap', notificationId: 'two' });
      expect((await look()).data.map(({ id }) => id)).toEqual(['two', 'one']);
      const again = await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
      expect(again.data.globex).toMatchObject({ success: false });
    } else {
      await expect(call()).rejects.toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', message: refusal });
      await expect(look()).rejects.toMatchObject({ httpStatus: 404, message: 'The organization "globex" does not exist.' });
    }
  });

  it('checks the permissions of a document that it makes against the grants that waited for it', async () => {
    const { client, notify, recipients } = await aTenantWithPlan();
    const resources = [{ type: 'document' as const, id: 'new', organizationId: 'acme', accessRole: 'viewer' as const }];
    await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
    const create = { documentId: 'new', createDocument: true, verifyUserPermissions: true };
    await notify({ ...create, notifyUsers: users('jonas', 'priya') });
    expect(await recipients('new')).toEqual(['jonas']);
  });

  describe('with a notificationId', () => {
    it('notifies nobody twice when the call is repeated, and says so with the same reply', async () => {
      const { notify, inbox, client } = await aTenantWithPlan();
      const people = { actionUser: { ...maya, team: 'design' }, notifyUsers: users('jonas', 'lea') };
      const first = await notify({ notificationId: 'one', ...people });
      expect(first.data.notificationId).toBe('one');
      // Members in another order, and what only says that something may be made.
      const again = { notifyUsers: people.notifyUsers, actionUser: { team: 'design', ...maya }, createDocument: true };
      expect(await notify({ ...again, notificationId: 'one', displayBodyMessage: '', verifyUserPermissions: false })).toEqual(
        first,
      );
      expect(await inbox('jonas')).toEqual(['one']);
      const other = { organizationId: 'globex', createOrganization: true, createDocument: true };
      await notify({ notificationId: 'one', ...other });
      expect((await client.getNotifications({ organizationId: 'globex', userId: 'jonas' })).data).toHaveLength(1);
    });

    it('is refused with other content, and nothing of it happens', async () => {
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
      const message = 'The notification "one" already exists, with other content.';
      for (const other of others) {
        const refused = notify({ notificationId: 'one', ...other });
        await expect(refused).rejects.toMatchObject({ httpStatus: 409, status: 'ALREADY_EXISTS', message });
      }
      expect(await client.getNotifications({ organizationId: 'acme', documentId: 'plan' })).toEqual(before);
      expect(await inbox('priya')).toEqual([]);
      await expect(notify({ documentId: 'new' })).rejects.toMatchObject({ message: 'The document "new" does not exist.' });
    });

    it('is made and returned where none is given', async () => {
      const { notify, inbox } = await aTenantWithPlan();
      const [first, second] = [await notify(), await notify()];
      expect(await inbox('jonas')).toEqual([second.data.notificationId, first.data.notificationId]);
    });

    it('counts once when many calls come at once: only one of them notifies anybody', async () => {
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
  });

  describe('with verifyUserPermissions', () => {
    const resource = { organizationId: 'acme', accessRole: 'viewer' } as const;
    const grants = [
      ['on the document', { ...resource, type: 'document', id: 'secret' }],
      ['on its folder', { ...resource, type: 'folder', id: 'inner' }],
      ['on a folder above', { ...resource, type: 'folder', id: 'outer' }],
      ['on the organization', { type: 'organization', id: 'acme', accessRole: 'viewer' }],
      ['elsewhere', { ...resource, type: 'document', id: 'plan' }],
    ] as const;
    const everyone = [...grants.map(([userId]) => userId), 'in a group', 'nothing'].sort();

    it.each([
      ['public', everyone],
      ['organizationPrivate', everyone.filter((userId) => userId !== 'nothing' && userId !== 'elsewhere')],
      ['restricted', ['on a folder above', 'on its folder', 'on the document', 'on the organization']],
    ] as const)('reaches only those with access to a document that is %s, named or not', async (accessType, expected) => {
      const tenant = await aTenantWithPlan();
      const { client, apiKey, notify, recipients } = tenant;
      await shared.service.environment.ask(sql`
        insert into folders (api_key_id, organization_id, folder_id, folder_name, parent_folder_id, created_at)
        values (${apiKey}, 'acme', 'inner', 'Inner', 'outer', 0), (${apiKey}, 'acme', 'outer', 'Outer', null, 0)`);
      await addDocument(tenant, 'secret', accessType, 'inner');
      for (const [userId, grant] of grants) await client.addPermissions({ user: { userId }, permissions: { resources: [grant] } });
      await client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'all', userIds: ['in a group'] });

      await notify({ documentId: 'secret', verifyUserPermissions: true, notifyUsers: users(...everyone) });
      expect(await recipients('secret')).toEqual(expected);
      await notify({ documentId: 'secret', verifyUserPermissions: true, notifyAll: true });
      expect(await recipients('secret')).toEqual(expected.filter((userId) => userId !== 'nothing'));
    });

    it('takes a grant that has ended for none, from that millisecond on', async () => {
      const tenant = await aTenantWithPlan();
      await addDocument(tenant, 'secret', 'restricted');
      const grant = { ...resource, type: 'document', id: 'secret', expiresAt: shared.now() + 5000 } as const;
      await tenant.client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grant] } });
      // Each notification is a second later than the one before.
      shared.advance({ milliseconds: 3999 });
      await tenant.notify({ documentId: 'secret', verifyUserPermissions: true });
      expect(await tenant.recipients('secret')).toEqual(['jonas']);
      shared.advance({ milliseconds: -999 });
      await tenant.notify({ documentId: 'secret', verifyUserPermissions: true });
      expect(await tenant.recipients('secret')).toEqual([]);
    });
  });

  it.each([
    ['has another value in one of the fields', { department: 'marketing', region: 'asia' }, false],
    ['lacks one of the fields', { department: 'marketing' }, false],
    ['has the same in each, and more', { department: 'marketing', region: 'europe', floor: '3' }, true],
    ['has no context permissions', null, false],
  ])('asks for context permissions: a user who %s', async (_, context, expected) => {
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

  it("makes nothing known to another API key, and finds nothing of another's", async () => {
    const [{ notify, inbox }, stranger] = [await aTenantWithPlan(), await aTenantWithPlan()];
    await notify({ notificationId: 'one' });
    for (const where of [{ documentId: 'plan' }, { userId: 'jonas' }, { userId: 'jonas', notificationIds: ['one'] }]) {
      expect((await stranger.client.getNotifications({ organizationId: 'acme', ...where })).data).toEqual([]);
    }
    await stranger.notify({ notificationId: 'one', notifyAll: true });
    expect(await stranger.recipients()).toEqual([]);
    expect(await inbox('jonas')).toEqual(['one']);
    const { client } = await aTenant(shared);
    await expect(client.getNotifications({ organizationId: 'acme', userId: 'jonas' })).rejects.toMatchObject({ httpStatus: 404 });
  });
});

describe('POST /v1/notifications/get', () => {
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
  ])('finds notifications %s, the newest first', async (_, where, expected) => {
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

  it('gives the newest 1,000, says when there are more, and goes on from there', async () => {
    const { client, notify } = await aTenantWithPlan();
    const ids = people(1001);
    for (let from = 0; from < ids.length; from += 100) {
      shared.advance({ seconds: 1 });
      await Promise.all(ids.slice(from, from + 100).map((notificationId) => notify({ notificationId })));
    }
    for (const where of [{ documentId: 'plan' }, { userId: 'jonas' }]) {
      const query = { organizationId: 'acme', ...where };
      const { data, message, pageToken = '' } = await client.getNotifications(query);
      expect(message).toBe('Notifications found; there are more.');
      expect(data.map(({ id }) => id)).toHaveLength(1000);
      expect(data.map(({ timestamp }) => timestamp)).toEqual(data.map(({ timestamp }) => timestamp).sort((a, b) => b - a));
      expect(data.every(({ notifyUsers }) => notifyUsers.jonas)).toBe(true);
      const rest = await client.getNotifications({ ...query, pageToken });
      expect(rest).toMatchObject({ message: 'Notifications found.', data: { length: 1 } });
      expect(rest.pageToken).toBeUndefined();
      expect([...data, ...rest.data].map(({ id }) => id).sort()).toEqual(ids);
      const exactly = await client.getNotifications({ ...query, notificationIds: ids.slice(1) });
      expect(exactly).toMatchObject({ message: 'Notifications found.', data: { length: 1000 } });
      expect(exactly.pageToken).toBeUndefined();
    }
  });

  it('gives every one once, page by page, also those of one moment, while others are added', async () => {
    const { client, notify } = await aTenantWithPlan();
    const add = async (ids: string[]) => {
      await Promise.all(ids.map((notificationId) => notify({ notificationId, displayBodyMessage: notificationId })));
      shared.advance({ seconds: -ids.length });
    };
    const [first, second] = [people(7), people(14).slice(7)];
    // Each call moves the clock on by a second, which is taken back: all are of a few moments.
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

  it('looks through 5,000 notifications of a user in a call for those of a document or a place, and goes on from there', async () => {
    const { client, notify, apiKey } = await aTenantWithPlan();
    const expected = ['c', 'b', 'a'];
    const notificationSourceData = { locationId: 'slide-3' };
    for (const notificationId of expected.toReversed()) await notify({ notificationId, notificationSourceData });
    const { ask } = shared.service.environment;
    const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10998) select`;
    const row = sql`${apiKey} as api_key_id, 'acme' as organization_id, 'later-' || n as notification_id, document_key`;
    const later = sql`cast(${shared.now()} as bigint) + n / 3 as created_at from numbers join documents on api_key_id = ${apiKey} and document_id = 'prices'`;
    await ask(sql`insert into notifications
      (api_key_id, organization_id, notification_id, document_key, location_id, action_user_id, content, created_at)
      ${numbers} ${row}, 'slide-4', 'maya', '{"actionUser":{}}', ${later}`);
    await ask(sql`insert into notification_recipients
      (api_key_id, organization_id, notification_id, document_key, location_id, user_id, named, created_at)
      ${numbers} ${row}, 'slide-4', 'jonas', 1, ${later}`);
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
      // The second page ends with the 10,000th, the third is full before it is through.
      expect(pages).toEqual([[], [], expected.slice(0, 2), expected.slice(2)]);
    }
    // Indexes lead to these, however many others there are.
    for (const where of [
      { locationId: 'slide-3' },
      { notificationIds: expected },
      { userId: 'jonas', notificationIds: expected },
    ]) {
      const { data, pageToken } = await client.getNotifications({ organizationId: 'acme', ...inPlan, ...where });
      expect([data.map(({ id }) => id), pageToken]).toEqual([expected, undefined]);
    }
  });

  it('refuses a page token that is damaged or of another query', async () => {
    const { client, notify } = await aTenantWithPlan();
    for (const notificationId of ['a', 'b', 'c']) await notify({ notificationId });
    const query = { organizationId: 'acme', documentId: 'plan' };
    const { pageToken = '' } = await client.getNotifications({ ...query, pageSize: 1 });
    expect((await client.getNotifications({ ...query, pageToken })).data.map(({ id }) => id)).toEqual(['b', 'a']);
    const others = [{ userId: 'jonas' }, { documentId: 'prices' }, { locationId: 'slide-3' }, { notificationIds: ['a'] }];
    const wrong = [...others.map((other) => ({ ...query, ...other, pageToken })), { ...query, pageToken: `${pageToken}0` }];
    for (const one of wrong) {
      const details = [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }];
      await expect(client.getNotifications(one)).rejects.toMatchObject({ httpStatus: 400, details });
    }
  });

  it.each([
    ['source data', 20, { notificationSourceData: { text: 'x'.repeat(64_000) } }, 16],
    ['recipients', 6, { notifyAll: true }, 3],
  ] as const)('gives at most 1 MiB on a page, and goes on from there: much %s', async (_, count, what, expected) => {
    const { client, notify, addUsers } = await aTenantWithPlan();
    const ids = people(3500).map((userId) => userId.padEnd(36, '-'));
    for (let from = 0; from < ids.length && 'notifyAll' in what; from += 1000) await addUsers(...ids.slice(from, from + 1000));
    for (let i = 1; i <= count; i++) await notify({ notificationId: `n-${i}`, ...what });
    await shared.work();
    const query = { organizationId: 'acme', documentId: 'plan' };
    const { data, message, pageToken = '' } = await client.getNotifications(query);
    expect(message).toContain('there are more');
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: expected }, (_, i) => `n-${count - i}`));
    const rest = await client.getNotifications({ ...query, pageToken });
    expect(rest.data.map(({ id }) => id)).toEqual(Array.from({ length: count - expected }, (_, i) => `n-${count - expected - i}`));
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(limits.pageBytes);
    if ('notifyAll' in what) expect(Object.keys(data.at(-1)?.notifyUsers ?? {})).toHaveLength(3500);
  });

  it('shows a notification that is too large for any page with as many of its recipients as fit, in the order of their ids', async () => {
    const { client, notify, addUsers } = await aTenantWithPlan();
    const ids = people(1200).map((userId) => userId + '🦊'.repeat(118));
    for (let from = 0; from < ids.length; from += 1000) await addUsers(...ids.slice(from, from + 1000));
    await notify({ notificationId: 'older' });
    await notify({ notificationId: 'large', notifyAll: true });
    await shared.work();
    const query = { organizationId: 'acme', documentId: 'plan' };
    const { data, message, pageToken = '' } = await client.getNotifications(query);
    expect(message).toContain('there are more');
    expect(data.map(({ id }) => id)).toEqual(['large']);
    expect((await client.getNotifications({ ...query, pageToken })).data.map(({ id }) => id)).toEqual(['older']);
    const bytes = Buffer.byteLength(JSON.stringify(data));
    expect(bytes).toBeLessThan(limits.pageBytes);
    expect(bytes).toBeGreaterThan(limits.pageBytes - 4000);
    const shown = Object.keys(data[0]?.notifyUsers ?? {});
    expect(shown).toEqual(ids.slice(0, shown.length));
  });

  it('names the document by the id that it has now', async () => {
    const { client, notify } = await aTenantWithPlan();
    await notify({ notificationId: 'one' });
    await client.migrateDocuments({ organizationId: 'acme', documentId: 'plan', newDocumentId: 'master-plan' });
    await shared.work();
    const { data } = await client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
    expect(data.map(({ metadata }) => metadata.documentId)).toEqual(['master-plan']);
  });
});

describe('POST /v2/notifications/config/set', () => {
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
  ])('decides what reaches the inbox: %s', async (_, ofOrganization, ofDocument, { named, acted }, expected) => {
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

  it('takes an annotation in the document for an act there', async () => {
    const { notify, addUsers, configure, recipients, apiKey } = await aTenantWithPlan();
    const { ask } = shared.service.environment;
    await addUsers('jonas', 'priya');
    for (const userId of ['jonas', 'priya']) await configure(userId, { inbox: 'MINE' });
    const [plan] = await ask(documents.findExisting(apiKey, 'acme', ['plan']));
    await ask(sql`
      insert into annotations (api_key_id, organization_id, document_key, annotation_id, kind, author_id, content, created_at)
      values (${apiKey}, 'acme', ${plan?.documentKey ?? ''}, 'a', 'comment', 'jonas', '{}', ${shared.now()})`);
    await notify({ notifyAll: true });
    expect(await recipients()).toEqual(['jonas']);
  });

  it('sets only the members that it is given', async () => {
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

  it('sets for the whole organization where the list of documents is empty', async () => {
    const { client, notify, recipients } = await aTenantWithPlan();
    const { data } = await client.setConfig({
      organizationId: 'acme',
      documentIds: [],
      userIds: ['jonas'],
      config: { inbox: 'NONE' },
    });
    expect(data.jonas).toMatchObject({ success: true, documentId: null });
    await notify();
    expect(await recipients()).toEqual([]);
  });

  it('sets for many users in many documents, up to 10,000 settings in a call, and refuses more', async () => {
    const tenant = await aTenantWithPlan();
    const { client, notify, recipients } = tenant;
    const [userIds, documentIds] = [people(1000), people(11)];
    for (const documentId of documentIds) await addDocument(tenant, documentId, 'public');
    const wanted: Input<'setConfig'> = { organizationId: 'acme', userIds, config: { inbox: 'NONE' } };
    const tooMany = await client.setConfig({ ...wanted, documentIds }).catch((error: unknown) => error);
    expect(tooMany).toMatchObject({
      httpStatus: 400,
      status: 'INVALID_ARGUMENT',
      message: '/data/userIds and /data/documentIds must make at most 10000 settings together, not 11000.',
      details: [
        { field: '/data/userIds', reason: 'RANGE' },
        { field: '/data/documentIds', reason: 'RANGE' },
      ],
    });
    const { data } = await client.setConfig({ ...wanted, documentIds: documentIds.slice(0, 10) });
    expect(Object.keys(data)).toEqual(userIds);
    for (const documentId of ['user-00000', 'user-00009', 'user-00010', 'plan']) {
      await notify({ documentId, notifyUsers: users('user-00000', 'user-00999') });
      const isSet = documentIds.slice(0, 10).includes(documentId);
      expect(await recipients(documentId)).toEqual(isSet ? [] : ['user-00000', 'user-00999']);
    }
  });

  it('answers for each user: with the last document, the first that does not exist, or none for the organization', async () => {
    const { client, notify, recipients } = await aTenantWithPlan();
    const wanted: Input<'setConfig'> = { organizationId: 'acme', userIds: ['jonas', '__proto__'], config: { inbox: 'NONE' } };
    const whole = await client.setConfig({ ...wanted, userIds: ['priya'] });
    const set = { success: true, documentId: null, message: 'Notification config set.' };
    expect(whole).toEqual({ status: 'success', message: 'Notification config set.', data: { priya: { ...set, userId: 'priya' } } });
    const several = await client.setConfig({ ...wanted, documentIds: ['plan', 'prices'] });
    const result = (userId: string) => [userId, { ...set, userId, documentId: 'prices' }];
    expect(Object.entries(several.data)).toEqual(wanted.userIds.map(result));

    const some = await client.setConfig({ ...wanted, config: { inbox: 'ALL' }, documentIds: ['lost', 'plan', 'gone'] });
    expect(some.message).toBe('Notification config set where possible.');
    const message = 'The document "lost" does not exist.';
    expect(some.data.jonas).toEqual({ success: false, userId: 'jonas', documentId: 'lost', message });
    await notify({ notifyUsers: users('jonas', '__proto__') });
    expect(await recipients()).toEqual(['__proto__', 'jonas']);
    const none = await client.setConfig({ ...wanted, documentIds: ['gone'] });
    expect(none.data.jonas).toMatchObject({ success: false, documentId: 'gone' });
  });

  it('sets nothing for an API key whose option is switched off, or in an organization that does not exist', async () => {
    const { client, apiKey, configure, notify, recipients } = await aTenantWithPlan();
    const nowhere = client.setConfig({ organizationId: 'acme-labs', userIds: ['jonas'], config: { inbox: 'NONE' } });
    await expect(nowhere).rejects.toMatchObject({ httpStatus: 404, message: 'The organization "acme-labs" does not exist.' });
    await shared.service.environment.ask(sql`update api_keys set notification_config = 0 where api_key_id = ${apiKey}`);
    const message = 'The option "notification config" is switched off in the console for this API key.';
    const refusal = { httpStatus: 400, status: 'FAILED_PRECONDITION', message };
    await expect(configure('jonas', { inbox: 'NONE' })).rejects.toMatchObject(refusal);
    await notify();
    expect(await recipients()).toEqual(['jonas']);
  });
});

describe('POST /v2/workspace/emailconfig/update', () => {
  const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' };
  const priya = { userId: 'priya', name: 'Priya Nair', email: 'priya@acme.example' };
  const told = {
    displayHeadlineMessageTemplate: '{actionUser} shared {what}',
    displayHeadlineMessageTemplateData: { what: 'a <b>' },
  };

  /** Opens the way to others: production keys, and the owner's address verified. */
  const openAll = async ({ service: { environment }, now }: TestService, type = 'production', isVerified = true) => {
    await environment.ask(sql`update api_keys set type = ${type}`);
    await environment.ask(sql`update workspaces set owner_verified_at = ${isVerified ? now() : null}`);
  };

  /** A tenant of its own service, whose key mails everyone, unless it is for testing or its owner is not verified. */
  async function aMailingTenant(config: Partial<ServiceConfig> = {}, type = 'production', isVerified = true) {
    const service = await aService(config);
    const tenant = await aTenantWithPlan(service);
    await openAll(service, type, isVerified);
    const { apiKey, workspace } = tenant;
    await workspace.updateEmailConfig({ apiKey, enabled: true });
    const mails = async () => {
      await service.work();
      return await mailsOf(service);
    };
    const addressees = async () => (await mails()).map(({ headers }) => /^To: (.*)$/m.exec(headers)?.[1]?.trim()).sort();
    return { ...tenant, service, mails, addressees };
  }

  it('sets what it is given, takes back what is null, and says what is set', async () => {
    const { workspace, apiKey } = await aTenant(shared);
    const update = async (changes: object) => (await workspace.updateEmailConfig({ apiKey, ...changes })).data;
    const nothing = {
      apiKey,
      enabled: false,
      fromName: null,
      fromAddress: null,
      replyTo: null,
      isFromAddressUsed: false,
      isOnlyToOwner: true,
    };
    expect(await update({})).toEqual(nothing);
    const from = { fromName: 'Acme Robotics', fromAddress: 'hello@acme.example' };
    expect(await update({ enabled: true, ...from })).toEqual({ ...nothing, enabled: true, ...from });
    const after = { ...nothing, enabled: true, fromName: 'Acme Robotics', replyTo: 'help@acme.example' };
    expect(await update({ fromAddress: null, replyTo: 'help@acme.example' })).toEqual(after);
    expect(await update({})).toEqual(after);
    expect(await update({ enabled: false })).toEqual({ ...after, enabled: false });
  });

  it('answers for a key of another workspace as for one that does not exist', async () => {
    const [{ apiKey }, stranger] = [await aTenant(shared), await aTenant(shared)];
    for (const key of [apiKey, 'no such key']) {
      const refused = stranger.workspace.updateEmailConfig({ apiKey: key, enabled: true });
      await expect(refused).rejects.toMatchObject({ httpStatus: 404, message: `The API key "${key}" does not exist.` });
    }
  });

  it('mails a notification once to each recipient whose address is known, with all that it says escaped', async () => {
    const { notify, mails, addressees, apiKey, workspace } = await aMailingTenant();
    await workspace.updateEmailConfig({ apiKey, fromName: 'Acme "Robotics"', replyTo: 'help@acme.example' });
    const displayBodyMessage = 'First <i>line</i>\nSecond & last';
    const once = { ...told, displayBodyMessage, notificationId: 'once', notifyUsers: [jonas, { userId: 'lea' }] };
    await notify(once);
    expect(await addressees()).toEqual(['jonas@acme.example']);
    const [mail] = await mails();
    expect(shownHeader(mail, 'from')).toBe('"Acme \\"Robotics\\" via Collaboration Backend" <no-reply@localhost>');
    expect(mail?.headers).toMatch(/^Reply-To: help@acme.example/m);
    expect(mail?.headers).toMatch(/^Subject: Maya Chen shared a <b>/m);
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail?.text).toContain(`Maya Chen shared a <b>\n\n${displayBodyMessage}\n`);
    expect(mail?.html).toContain('<strong>Maya Chen shared a &#60;b&#62;</strong>');
    expect(mail?.html).toContain('<p>First &#60;i&#62;line&#60;/i&#62;</p>');
    expect(mail?.html).not.toContain('<i>');
    await notify(once);
    expect(await addressees()).toHaveLength(1);
    await workspace.updateEmailConfig({ apiKey, enabled: false });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(1);
  });

  it('leaves out what is not seen, or turns the text around it', async () => {
    const { notify, mails, apiKey, workspace } = await aMailingTenant();
    const unseen = '\u202e\u200b\u2066\ufeff';
    await workspace.updateEmailConfig({ apiKey, fromName: `Ac${unseen}me` });
    const displayHeadlineMessageTemplate = `He${unseen}llo`;
    await notify({ ...told, displayHeadlineMessageTemplate, displayBodyMessage: `a${unseen}b\nc`, notifyUsers: [jonas] });
    const [mail] = await mails();
    expect(shownHeader(mail, 'from')).toMatch(/^Acme via Collaboration Backend </);
    expect(mail?.headers).toMatch(/^Subject: Hello$/m);
    expect(mail?.text).toContain('Hello\n\nab\nc\n');
    expect(mail?.html).toContain('<strong>Hello</strong></p>\n<p>ab</p>\n<p>c</p>');
    expect(`${mail?.headers}${mail?.text}${mail?.html}`).not.toMatch(/[\u202e\u200b\u2066\ufeff]/);
  });

  it('mails a few kilobytes where a headline of 2,000 characters names a value of 10,000 characters 666 times', async () => {
    const { notify, mails, service } = await aMailingTenant();
    const displayHeadlineMessageTemplate = '{a}'.repeat(666);
    await notify({
      displayHeadlineMessageTemplate,
      displayHeadlineMessageTemplateData: { a: '&'.repeat(10_000) },
      notifyUsers: [jonas],
    });
    const [mail] = await mails();
    expect(mail?.text).toMatch(/^&{999}…\n\n-- \n/);
    expect(shownHeader(mail, 'subject')).toBe(`${'&'.repeat(149)}…`);
    const [source = ''] = await sourcesOf(service);
    expect(Buffer.byteLength(source)).toBeLessThan(16 * 1024);
  });

  it.each(['&', '\n', 'x\n', '=', '\u4e2d', '&\u4e2d', 'é=', '\u{1f600}&'])(
    'mails less than 160 KiB where headline and body are full of %j',
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
    'shows an encoded word in a name and in a headline as it was written: %s',
    async (written) => {
      const { notify, mails, apiKey, workspace } = await aMailingTenant();
      await workspace.updateEmailConfig({ apiKey, fromName: written });
      await notify({ displayHeadlineMessageTemplate: written, notifyUsers: [jonas] });
      const [mail] = await mails();
      expect(shownHeader(mail, 'subject')).toBe(written);
      expect(shownHeader(mail, 'from')).toContain(written);
    },
  );

  it('shows people in the headline by their names, whatever the variable', async () => {
    const { notify, mails } = await aMailingTenant();
    const displayHeadlineMessageTemplateData = {
      recipientUser: jonas,
      reviewer: priya,
      other: { userId: 'lea' },
      what: 'the plan',
    };
    const displayHeadlineMessageTemplate = '{actionUser} asks {recipientUser}, {reviewer} and {other} about {what}';
    await notify({ displayHeadlineMessageTemplate, displayHeadlineMessageTemplateData, notifyUsers: [jonas] });
    const [mail] = await mails();
    expect(mail?.text).toContain('Maya Chen asks Jonas Weber, Priya Nair and lea about the plan\n');
  });

  it.each([
    ['nothing is set', undefined, undefined, {}, false],
    ['nothing is set, for whom it names', undefined, undefined, { named: true }, true],
    ['nothing is set, for who acted before', undefined, undefined, { acted: true }, true],
    ['ALL in the organization', 'ALL', undefined, {}, true],
    ['NONE in the organization, for whom it names', 'NONE', undefined, { named: true }, false],
    ['ALL in the organization, MINE for the document', 'ALL', 'MINE', {}, false],
    ['MINE in the organization, ALL for the document', 'MINE', 'ALL', {}, true],
  ] as const)('mails whom their setting allows: %s', async (_, ofOrganization, ofDocument, { named, acted }: Acts, expected) => {
    const { notify, addUsers, configure, addressees, service, ...tenant } = await aMailingTenant();
    await importAll(service, tenant, [{ type: 'user', organizationId: 'acme', user: jonas }]);
    await addUsers('jonas');
    if (ofOrganization !== undefined) await configure('jonas', { email: ofOrganization });
    if (ofDocument !== undefined) await configure('jonas', { email: ofDocument }, 'plan');
    if (acted === true) await notify({ actionUser: jonas, notifyUsers: users('lea') });
    await notify(named === true ? { notifyUsers: users('jonas') } : { notifyAll: true });
    expect(await addressees()).toEqual(expected ? ['jonas@acme.example'] : []);
  });

  it('mails nobody but the owner of the workspace with a key for testing', async () => {
    const { notify, addressees } = await aMailingTenant({}, 'testing');
    await notify({ actionUser: jonas, notifyUsers: [priya, { userId: 'owner', email: 'Maya@acme.example' }] });
    expect(await addressees()).toEqual(['Maya@acme.example']);
  });

  it('mails nobody but the owner until the owner has confirmed a login link, and then everyone', async () => {
    const { notify, addressees, apiKey, workspace, service } = await aMailingTenant({}, 'production', false);
    const everyone = [jonas, { userId: 'owner', email: 'Maya@acme.example' }];
    const isOnlyToOwner = async () => (await workspace.updateEmailConfig({ apiKey })).data.isOnlyToOwner;
    await notify({ notifyUsers: everyone });
    expect([await addressees(), await isOnlyToOwner()]).toEqual([['Maya@acme.example'], true]);
    await service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
    await service.work();
    const [token = ''] = (await mailsOf(service)).map(tokenIn).filter((found) => found !== 'no token');
    const form = { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual' } as const;
    expect((await fetch(`${service.url}/login`, form)).status).toBe(303);
    await notify({ notifyUsers: everyone });
    expect(await isOnlyToOwner()).toBe(false);
    expect((await addressees()).filter((address) => address === jonas.email)).toHaveLength(1);
  });

  it('mails an owner who is not verified 20 times a day, from all workspaces of the address together', async () => {
    const { notify, addressees, service } = await aMailingTenant({}, 'production', false);
    const other = await aTenantWithPlan(service);
    await other.workspace.updateEmailConfig({ apiKey: other.apiKey, enabled: true });
    for (let i = 0; i < 2; i++) {
      for (const tell of [notify, other.notify]) {
        const copies = Array.from({ length: 6 }, (_, n) => ({ userId: `owner-${n}`, email: 'maya@acme.example' }));
        await tell({ notifyUsers: copies });
      }
    }
    expect(await addressees()).toHaveLength(20);
  });

  it('mails from an address of the workspace only in a domain that the operator has given to this workspace', async () => {
    const { notify, mails, apiKey, workspace, workspaceId, service } = await aMailingTenant();
    const stranger = await aTenantWithPlan(service);
    await openAll(service);
    const from = { enabled: true, fromName: 'Acme', fromAddress: 'hello@Acme.example' };
    const set = async ({ workspace, apiKey }: Pick<Tenant, 'workspace' | 'apiKey'>) =>
      (await workspace.updateEmailConfig({ apiKey, ...from })).data.isFromAddressUsed;
    expect(await set({ workspace, apiKey })).toBe(false);
    const settings = async (...words: string[]) => (await run(service, 'settings', workspaceId, ...words)).stdout;
    expect(await settings('addSenderDomain', 'ACME.example')).toBe('senderDomain acme.example\n');
    expect([await set({ workspace, apiKey }), await set(stranger)]).toEqual([true, false]);
    await notify({ notifyUsers: [jonas] });
    await stranger.notify({ notifyUsers: [jonas] });
    expect((await mails()).map((mail) => shownHeader(mail, 'from')).sort()).toEqual([
      'Acme <hello@acme.example>',
      'Acme via Collaboration Backend <no-reply@localhost>',
    ]);
    expect(await settings('removeSenderDomain', 'acme.example')).toBe('');
    expect(await set({ workspace, apiKey })).toBe(false);
  });

  it('takes one host name for a sender domain', () => {
    expect(senderDomainOf('M\u00fcll.EXAMPLE')).toBe('xn--mll-hoa.example');
    for (const other of ['*.acme.example', 'hello@acme.example', 'http://acme.example', 'acme.example:8443', 'acme example']) {
      expect(senderDomainOf(other), other).toBeUndefined();
    }
  });

  it.each([
    ['Your Bank <security@bank.example>', 'Your Bank via'],
    ['security@bank.example', 'Collaboration Backend <'],
    ['security\uFF20bank.example Team', 'Team via'],
    ['x'.repeat(100), `${'x'.repeat(49)}… via`],
  ])('shows a name before the service, and no address in it: %s', async (fromName, shown) => {
    const { notify, mails, apiKey, workspace } = await aMailingTenant();
    await workspace.updateEmailConfig({ apiKey, fromName });
    await notify({ notifyUsers: [jonas] });
    const from = shownHeader((await mails())[0], 'from');
    expect(from).toContain(shown);
    expect(from).toMatch(/Collaboration Backend"? <no-reply@localhost>$/);
    expect(from).not.toContain('bank.example');
  });

  it('mails no more than the limit of a day, says so in the log, and goes on the next day', async () => {
    const { notify, addressees, service, inbox } = await aMailingTenant({ mailLimit: 3 });
    const everyone = people(5).map((userId) => ({ userId, email: `${userId}@acme.example` }));
    await notify({ notifyUsers: everyone });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(3);
    expect(await inbox('jonas')).toHaveLength(1);
    // The queue may work on both at the same time.
    const lines = service.log.filter((line) => line.includes('daily mail limit reached, notification mails dropped'));
    expect(lines.map((line) => JSON.parse(line).mails).reduce((sum, mails) => sum + mails, 0)).toBe(3);
    service.advance({ days: 1 });
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(4);
  });

  it('counts the mails of a day for the workspace, whatever its keys and settings, and for the service', async () => {
    const { notify, addressees, service, workspace } = await aMailingTenant({ mailLimit: 2, mailLimitTotal: 3 });
    const [other, third] = [await aTenantWithPlan(service), await aTenantWithPlan(service)];
    const key = (await workspace.createApiKey({ apiKeyName: 'Second', type: 'production' })).data;
    await openAll(service);
    for (const { workspace, apiKey } of [other, third]) await workspace.updateEmailConfig({ apiKey, enabled: true });
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

  it('mails an address that unsubscribed no more, under whatever user id, in any organization and with any key', async () => {
    const { notify, mails, addressees, client, configure, service } = await aMailingTenant();
    await notify({ notifyUsers: [jonas] });
    const [mail] = await mails();
    const [, link = ''] = /Unsubscribe: (.*)$/m.exec(mail?.text ?? '') ?? [];
    const reached = link.replace(service.config.publicUrl, service.url);
    expect((await fetch(reached, { method: 'POST' })).status).toBe(200);
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
    // The address of the mail counts, not the one that its user has by now.
    const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas', 'other'] });
    expect([data.jonas?.config, data.other?.config]).toEqual([{ email: 'NONE' }, {}]);
    await configure('other', { email: 'ALL' });
    await notify({ notifyUsers: users('other') });
    expect(await addressees()).toContain('Jonas@acme.example');
  });

  it('sends no mail that waits when it is a day old, its recipient wants none any more, or mails are switched off', async () => {
    const { notify, addressees, service, configure, apiKey, workspace } = await aMailingTenant();
    await notify({ notifyUsers: [jonas] });
    await notify({ notifyUsers: [priya] });
    service.advance({ days: 1, seconds: -1 });
    expect(await addressees()).toEqual([priya.email]);
    // One step of the queue finds whom to mail, another mails.
    await notify({ notifyUsers: [jonas, priya] });
    await service.service.worker.step();
    await configure('priya', { email: 'NONE' });
    expect(await addressees()).toEqual([jonas.email, priya.email]);
    await notify({ notifyUsers: [jonas] });
    await service.service.worker.step();
    await workspace.updateEmailConfig({ apiKey, enabled: false });
    expect(await addressees()).toEqual([jonas.email, priya.email]);
  });

  it('mails those whom the queue brings a notification to everyone, too', async () => {
    const { notify, addUsers, configure, addressees, service, ...tenant } = await aMailingTenant();
    const everyone = people(1100);
    for (let from = 0; from < everyone.length; from += 1000) await addUsers(...everyone.slice(from, from + 1000));
    for (const userId of ['user-00001', 'user-01099']) {
      await importAll(service, tenant, [
        { type: 'user', organizationId: 'acme', user: { userId, email: `${userId}@acme.example` } },
      ]);
      await configure(userId, { email: 'ALL' });
    }
    await notify({ notifyAll: true });
    expect(await addressees()).toEqual(['user-00001@acme.example', 'user-01099@acme.example']);
  });

  it('ends the mails of who unsubscribes in all documents, by one click or by the page, which changes nothing when it is opened', async () => {
    const { notify, mails, addressees, configure, service, client } = await aMailingTenant();
    const settings = () => service.service.environment.ask(sql<{ document_key: string }>`select * from notification_configs`);
    // Where the service says that it is reached; it listens on a port of its own.
    const reached = (link: string) => link.replace(service.config.publicUrl, service.url);
    await configure('jonas', { email: 'ALL' }, 'plan');
    await notify({ notifyUsers: [jonas, priya] });
    const linkOf = async (email: string) => {
      const mail = (await mails()).find(({ headers }) => headers.includes(`To: ${email}`));
      const [link = ''] = /http\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '') ?? [];
      expect(mail?.headers.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`);
      return reached(link);
    };
    const link = await linkOf(jonas.email);
    const opened = await fetch(link);
    expect([opened.status, (await opened.text()).includes('<form method="post"')]).toEqual([200, true]);
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(3);

    const before = await settings();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    // One row says so for all documents, however many have a setting.
    const after = await settings();
    expect([before, after.filter(({ document_key }) => document_key !== '')]).toEqual([before, before]);
    expect(after).toHaveLength(before.length + 1);
    await configure('jonas', { inbox: 'ALL' }, 'plan');
    const query = { organizationId: 'acme', userIds: ['jonas'], documentIds: ['plan'] };
    const { jonas: told } = (await client.getConfig(query)).data;
    expect([told?.config.email, told?.documents?.plan?.config]).toEqual(['NONE', { inbox: 'ALL', email: 'NONE' }]);
    await notify({ notifyUsers: [jonas, priya] });
    expect(await addressees()).toEqual([jonas.email, jonas.email, priya.email, priya.email]);
    for (const wrong of [`${link}0`, link.slice(0, -1), link.replace(/\?.*/, ''), link.replace('token=', 'token=x')]) {
      expect([(await fetch(wrong)).status, (await fetch(wrong, { method: 'POST' })).status]).toEqual([404, 404]);
    }
    // What is set from then on counts again, until the next time.
    await configure('jonas', { email: 'ALL' }, 'plan');
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(5);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    await notify({ notifyUsers: [jonas] });
    expect(await addressees()).toHaveLength(5);
  });

  it('sends no mail to who was deleted before it went out, and keeps nothing of them', async () => {
    const { notify, addressees, service, client } = await aMailingTenant({ smtpUrl: 'smtp://127.0.0.1:1' });
    const { ask } = service.service.environment;
    const gone = { userId: 'jonas-7f3a', email: 'jonas-7f3a@acme.example' };
    await notify({ notifyUsers: [gone, priya] });
    await service.work();
    const tasks = () => ask(sql<{ payload: string }>`select payload from tasks where kind = 'send-notification'`);
    expect(await tasks()).toHaveLength(2);
    service.advance({ seconds: 1 });
    await client.deleteAllUserData({ userIds: [gone.userId] });
    await service.work();
    const left = await tasks();
    expect(left.map(({ payload }) => JSON.parse(payload).userId)).toEqual(['priya']);
    expect(await addressees()).toEqual([]);
  });

  it('keeps no mail to who was deleted after the notification, however late it was queued', async () => {
    const { notify, service, client } = await aMailingTenant({ smtpUrl: 'smtp://127.0.0.1:1' });
    const { ask } = service.service.environment;
    const gone = { userId: 'jonas-7f3a', email: 'jonas-7f3a@acme.example' };
    await notify({ notifyUsers: [gone] });
    await client.deleteAllUserData({ userIds: [gone.userId] });
    // The queue is slow: the job waits for the notification, whose mails are queued when it has begun.
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

interface Acts {
  named?: boolean;
  acted?: boolean;
}

describe('POST /v2/notifications/config/get', () => {
  const nothingSet = { inbox: 'ALL', email: 'MINE', slack: 'ALL' };

  it('tells what was set in the organization and in documents, and what is in force', async () => {
    const { client, configure } = await aTenantWithPlan();
    const get = async (...documentIds: string[]) => {
      const { data } = await client.getConfig({ organizationId: 'acme', userIds: ['jonas', '__proto__'], documentIds });
      return Object.entries(data);
    };
    const never = { config: {}, effectiveConfig: nothingSet };
    expect(await get()).toEqual([
      ['jonas', never],
      ['__proto__', never],
    ]);
    await configure('jonas', { inbox: 'NONE', email: 'ALL' });
    await configure('jonas', { inbox: 'MINE', slack: 'NONE' }, 'plan');
    await configure('__proto__', { email: 'NONE' }, 'prices');
    const jonas = {
      config: { inbox: 'NONE', email: 'ALL' },
      effectiveConfig: { inbox: 'NONE', email: 'ALL', slack: 'ALL' },
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
            prices: { config: {}, effectiveConfig: jonas.effectiveConfig },
            plan: {
              config: { inbox: 'MINE', slack: 'NONE' },
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
            prices: { config: { email: 'NONE' }, effectiveConfig: { ...nothingSet, email: 'NONE' } },
            plan: never,
          },
        },
      ],
    ]);
  });

  it('gives back what Set Config takes, for up to 10,000 settings in a call, and refuses more', async () => {
    const tenant = await aTenantWithPlan();
    const [userIds, documentIds] = [people(1000), people(11)];
    for (const documentId of documentIds) await addDocument(tenant, documentId, 'public');
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

  it('is refused while the option is switched off, as Set Config is', async () => {
    const { client, apiKey } = await aTenantWithPlan();
    await shared.service.environment.ask(workspaces.setSwitch(apiKey, 'notification_config', 0));
    await expect(client.getConfig({ organizationId: 'acme', userIds: ['jonas'] })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'The option "notification config" is switched off in the console for this API key.',
    });
  });

  it("is of one organization and API key alone: what is another's answers NOT_FOUND", async () => {
    const [{ client, configure }, stranger] = [await aTenantWithPlan(), await aTenantWithAcme(shared)];
    await configure('jonas', { inbox: 'NONE' });
    const { data } = await stranger.client.getConfig({ organizationId: 'acme', userIds: ['jonas'] });
    expect(data).toEqual({ jonas: { config: {}, effectiveConfig: nothingSet } });
    const message = 'The organization "acme-labs" does not exist.';
    const call = client.getConfig({ organizationId: 'acme-labs', userIds: ['jonas'] });
    await expect(call).rejects.toMatchObject({ httpStatus: 404, message });
  });
});
