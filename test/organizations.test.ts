import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, startTestService, type Tenant, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('POST /v2/organizations/add', () => {
  it('adds organizations, each with an id of the service that stays for its life', async () => {
    const { client } = await aTenant(service);
    const organizations = [
      { organizationId: 'acme', organizationName: 'Acme Robotics', plan: 'gold' },
      { organizationId: '__proto__', organizationName: 'An id like any other' },
    ];
    const { data: added, message } = await client.addOrganizations({ organizations });
    expect(message).toBe('Organizations added.');
    expect(Object.keys(added).sort()).toEqual(['__proto__', 'acme']);
    expect(added.acme).toMatchObject({ success: true });
    await service.restart();
    const { data: updated } = await client
      .updateOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] })
      .catch(() => ({ data: {} }));
    expect(updated).toBeDefined();
  });

  it('fails an item that exists already, with the id that it has, and leaves it as it is', async () => {
    const { client } = await aTenant(service);
    const acme = { organizationId: 'acme', organizationName: 'Acme Robotics' };
    const first = await client.addOrganizations({ organizations: [acme] });
    const again = await client.addOrganizations({
      organizations: [acme, { organizationId: 'globex', organizationName: 'Globex' }],
    });
    expect(again.message).toBe('1 of 2 organizations added.');
    expect(again.data.acme).toMatchObject({ success: false, id: first.data.acme?.id });
    expect(again.data.globex).toMatchObject({ success: true });
  });

  it('answers in the order of the request, whatever the ids', async () => {
    const { client } = await aTenant(service);
    const named = (...ids: string[]) => ids.map((organizationId) => ({ organizationId, organizationName: organizationId }));
    const ids = ['zebra', '🦊', 'acme', '\uffee', 'Möbius'];
    await client.addOrganizations({ organizations: named('acme', 'Möbius') });
    expect(Object.keys((await client.addOrganizations({ organizations: named(...ids) })).data)).toEqual(ids);
    const wanted = [...ids.toReversed(), 'lost'];
    expect(Object.keys((await client.updateOrganizations({ organizations: named(...wanted) })).data)).toEqual(wanted);
  });
});

describe('POST /v1/organizations/update', () => {
  const acme = { organizationId: 'acme', organizationName: 'Acme Robotics' };
  const globex = { organizationId: 'globex', organizationName: 'Globex' };

  /** Of the tenant's organizations by their ids: no operation shows them. */
  async function stored({ apiKey }: Tenant) {
    const { db } = service.service.environment;
    const rows = await db.selectFrom('organizations').selectAll().where('api_key_id', '=', apiKey).execute();
    return Object.fromEntries(
      rows.map((row) => [row.organization_id, { name: row.organization_name, ...JSON.parse(row.metadata) }]),
    );
  }

  it('gives each its name, replaces the members that it is sent, and keeps the others', async () => {
    const tenant = await aTenant(service);
    const { client } = tenant;
    const added = await client.addOrganizations({
      organizations: [
        { ...acme, plan: 'gold', seats: 3 },
        { ...globex, plan: 'team' },
      ],
    });
    const updated = await client.updateOrganizations({
      organizations: [
        { organizationId: 'lost', organizationName: 'Lost' },
        { ...globex, organizationName: 'Globex International' },
        { ...acme, seats: 4, ['__proto__']: 'a member like any other' },
      ],
    });
    expect(updated.message).toBe('2 of 3 organizations updated.');
    expect(updated.data).toEqual({
      lost: { success: false, id: null, message: 'The organization "lost" does not exist.' },
      globex: { success: true, id: added.data.globex?.id, message: 'Organization updated.' },
      acme: { success: true, id: added.data.acme?.id, message: 'Organization updated.' },
    });
    expect(await stored(tenant)).toEqual({
      acme: { name: 'Acme Robotics', plan: 'gold', seats: 4, ['__proto__']: 'a member like any other' },
      globex: { name: 'Globex International', plan: 'team' },
    });
  });

  it('updates each of many that hold far more together than the call sends', async () => {
    const tenant = await aTenant(service);
    const { client } = tenant;
    const text = 'x'.repeat(60_000);
    const ids = Array.from({ length: 15 }, (_, i) => `org-${i}`);
    await client.addOrganizations({
      organizations: ids.map((organizationId) => ({ organizationId, organizationName: 'before', text })),
    });
    const updated = await client.updateOrganizations({
      organizations: ['lost', ...ids].map((organizationId, i) => ({
        organizationId,
        organizationName: `after ${i}`,
        // Some get a new name alone.
        ...(i % 3 === 0 ? {} : { plan: `plan ${i}` }),
      })),
    });
    expect(updated.message).toBe('15 of 16 organizations updated.');
    const expected = ids.map((organizationId, i) => {
      const isRenamed = (i + 1) % 3 === 0;
      return [organizationId, { name: `after ${i + 1}`, text, ...(isRenamed ? {} : { plan: `plan ${i + 1}` }) }];
    });
    expect(await stored(tenant)).toEqual(Object.fromEntries(expected));
  });

  it('lets none grow beyond 64 KiB, call by call; what was larger before may stay, and become smaller', async () => {
    const tenant = await aTenant(service);
    const { client } = tenant;
    const refused = (index: number) => ({
      httpStatus: 400,
      message: `/data/organizations/${index} must have at most 65536 bytes of JSON.`,
      details: [{ field: `/data/organizations/${index}`, reason: 'LENGTH' }],
    });
    const text = 'x'.repeat(40_000);
    await client.addOrganizations({ organizations: [{ ...acme, text }, globex] });
    const grow = client.updateOrganizations({
      organizations: [
        { ...globex, plan: 'team' },
        { ...acme, more: text },
      ],
    });
    await expect(grow).rejects.toMatchObject(refused(1));
    expect(await stored(tenant)).toEqual({ acme: { name: 'Acme Robotics', text }, globex: { name: 'Globex' } });

    const { db } = service.service.environment;
    const before = { text: text.repeat(5), note: 'long' };
    const ofTenant = db.updateTable('organizations').where('api_key_id', '=', tenant.apiKey);
    await ofTenant
      .where('organization_id', '=', 'acme')
      .set({ metadata: JSON.stringify(before) })
      .execute();
    await client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });
    await client.updateOrganizations({ organizations: [{ ...acme, note: 'less' }] });
    expect(await stored(tenant)).toMatchObject({ acme: { text: before.text, note: 'less' } });
    await expect(client.updateOrganizations({ organizations: [{ ...acme, note: 'longer' }] })).rejects.toMatchObject(refused(0));
    await client.updateOrganizations({ organizations: [{ ...acme, text: 'short' }] });
    expect(await stored(tenant)).toMatchObject({ acme: { name: 'Acme Robotics', text: 'short', note: 'less' } });
  });
});
