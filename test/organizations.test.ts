import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, startTestService, type TestService } from './harness.ts';

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
});
