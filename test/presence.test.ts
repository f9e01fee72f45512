import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as documents from '../server/documents/store.ts';
import * as presenceList from '../server/presence/store.ts';
import { aService, aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

let shared: TestService;
beforeAll(async () => {
  shared = await startTestService();
});
afterAll(() => shared.stop());

const plan = { organizationId: 'acme', documentId: 'plan' };

/** A tenant with the document `plan`, and who is present there: no operation tells it. */
async function aTenantWithPlan(service: TestService) {
  const tenant = await aTenantWithAcme(service);
  const { db } = service.service.environment;
  await documents.create(db, tenant.apiKey, service.now(), 'acme', 'plan');
  const documentKey = (await documents.findExisting(db, tenant.apiKey, 'acme', ['plan'])).get('plan') ?? '';
  const present = async () => {
    const since = service.now() - service.config.presenceSeconds * 1000;
    const rows = await presenceList.findPresent(db, tenant.apiKey, documentKey, since);
    return Object.fromEntries(rows.map(({ user_id, status }) => [user_id, status]));
  };
  return { ...tenant, documentKey, present };
}

async function everyone({ client }: Tenant): Promise<string[]> {
  const notification = { ...plan, actionUser: { userId: 'the actor' }, displayHeadlineMessageTemplate: 'Hello' };
  await client.addNotifications({ ...notification, notifyAll: true });
  const { data } = await client.getNotifications(plan);
  return Object.keys(data[0]?.notifyUsers ?? {});
}

describe('POST /v2/presence/add', () => {
  it('puts users on the list, online unless they are said to be away, and replaces an entry', async () => {
    const { client, present } = await aTenantWithPlan(shared);
    const users = [{ userId: 'maya' }, { userId: '__proto__', name: 'Jonas', status: 'away' as const }];
    const added = await client.addPresence({ ...plan, users });
    expect(added).toEqual({ status: 'success', message: 'Presence added.', data: { success: true } });
    expect(Object.entries(await present())).toEqual([
      ['__proto__', 'away'],
      ['maya', 'online'],
    ]);
    await client.addPresence({ ...plan, users: [{ userId: 'maya', status: 'away' }] });
    await client.addPresence({ ...plan, users: [{ userId: '__proto__' }] });
    expect(Object.entries(await present())).toEqual([
      ['__proto__', 'online'],
      ['maya', 'away'],
    ]);
  });

  it('lets an entry go that is not renewed in time, to the millisecond', async () => {
    const service = await aService({ presenceSeconds: 60 });
    const { client, present } = await aTenantWithPlan(service);
    await client.addPresence({ ...plan, users: [{ userId: 'maya' }, { userId: 'jonas' }] });
    service.advance({ seconds: 30 });
    await client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
    service.advance({ seconds: 29, milliseconds: 999 });
    expect(Object.keys(await present())).toEqual(['jonas', 'maya']);
    service.advance({ milliseconds: 1 });
    expect(Object.keys(await present())).toEqual(['maya']);
  });

  it('keeps no entry for long that is gone, whoever it is of', async () => {
    const service = await aService({ presenceSeconds: 60 });
    const [abandoned, { client, documentKey }] = [await aTenantWithPlan(service), await aTenantWithPlan(service)];
    const many = Array.from({ length: 700 }, (_, i) => ({ userId: `user-${i}` }));
    await abandoned.client.addPresence({ ...plan, users: many });
    await client.addPresence({ ...plan, users: many });
    service.advance({ minutes: 2 });
    const kept = () => service.service.environment.db.selectFrom('presence').select(['document_key', 'user_id']).execute();
    await client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
    // Not at the cost of whoever calls next.
    expect(await kept()).toHaveLength(1401);
    await service.work();
    expect(await kept()).toEqual([{ document_key: documentKey, user_id: 'maya' }]);
  });

  it('makes its users known in the organization, where they stay when they are gone, without their status; nobody belongs to it by that', async () => {
    const tenant = await aTenantWithPlan(shared);
    await tenant.client.addPresence({ ...plan, users: [{ userId: 'maya', name: 'Maya Chen', status: 'away', team: 'design' }] });
    shared.advance({ hours: 1 });
    expect(await everyone(tenant)).toEqual([]);
    const { db } = shared.service.environment;
    const stored = db.selectFrom('users').select('details').where('api_key_id', '=', tenant.apiKey).where('user_id', '=', 'maya');
    const { details } = await stored.executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toEqual({ userId: 'maya', name: 'Maya Chen', team: 'design' });
  });

  it.each([
    ['an organization that does not exist', { organizationId: 'acme-labs' }, 'The organization "acme-labs" does not exist.'],
    ['a document that does not exist', { documentId: 'lost' }, 'The document "lost" does not exist.'],
    ['a document that only a grant waits for', { documentId: 'later' }, 'The document "later" does not exist.'],
  ])('answers NOT_FOUND for %s, and adds nobody to the organization', async (_, where, message) => {
    const tenant = await aTenantWithPlan(shared);
    const later = { type: 'document', organizationId: 'acme', id: 'later', accessRole: 'viewer' } as const;
    await tenant.client.addPermissions({ user: { userId: 'granted' }, permissions: { resources: [later] } });
    const call = tenant.client.addPresence({ ...plan, ...where, users: [{ userId: 'maya' }] });
    await expect(call).rejects.toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', message });
    const { db } = shared.service.environment;
    const known = await db.selectFrom('users').select('user_id').where('api_key_id', '=', tenant.apiKey).execute();
    expect(known).toEqual([{ user_id: 'granted' }]);
  });

  it("answers for another API key's document as for one that does not exist", async () => {
    const [{ present }, stranger] = [await aTenantWithPlan(shared), await aTenantWithAcme(shared)];
    const message = 'The document "plan" does not exist.';
    const call = stranger.client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
    await expect(call).rejects.toMatchObject({ httpStatus: 404, message });
    expect(await present()).toEqual({});
  });

  it('takes the same users in many calls at once', async () => {
    const { client, present } = await aTenantWithPlan(shared);
    const users = Array.from({ length: 100 }, (_, i) => ({ userId: `user-${i}` }));
    const calls = Array.from({ length: 6 }, (_, i) => ({ ...plan, users: i % 2 === 0 ? users : users.toReversed() }));
    await Promise.all(calls.map((call) => client.addPresence(call)));
    expect(Object.keys(await present())).toHaveLength(100);
  });
});
