/** The generated client against the service. */
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, type Retry } from '../../generated/client.ts';
import { aService, aTenantWithAcme, startTestService, type Tenant } from '../support/harness.ts';

const service = await startTestService();
afterAll(() => service.stop());

const notification = {
  organizationId: 'acme',
  documentId: 'launch-plan',
  createDocument: true,
  actionUser: { userId: 'maya' },
  displayHeadlineMessageTemplate: 'A new version of the plan is out',
  notifyUsers: [{ userId: 'jonas' }],
};

/** A client that loses the responses to its first attempts, after the service has done the work. */
function clientWithLosses({ apiKey, authToken }: Tenant, losses: number) {
  let sent = 0;
  const client = createClient({
    baseUrl: service.url,
    apiKey,
    authToken,
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (sent++ < losses) throw new TypeError('The connection was cut.');
      return response;
    },
  });
  return { client, sent: () => sent };
}

it('Each write takes effect once, even if responses are lost, and returns its response', async () => {
  const tenant = await aTenantWithAcme(service);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const { client, sent } = clientWithLosses(tenant, 2);
  await client.addNotifications(notification);
  expect(sent()).toBe(3);
  const { data } = await tenant.client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
  expect(data).toHaveLength(1);
  const { client: other } = clientWithLosses(tenant, 2);
  const migration = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'plan' };
  const { migrationId } = (await other.migrateDocuments(migration)).data;
  await service.work();
  const status = await tenant.client.getMigrationStatus({ organizationId: 'acme', migrationId });
  expect(status.data.status).toBe('completed');
});

it('The client waits until the quota of the minute resets', async () => {
  const limited = await aService({ apiKeyLimit: 3 });
  const { client } = await aTenantWithAcme(limited);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  const { setTimeout: atOnce } = globalThis;
  onTestFinished(() => void vi.restoreAllMocks());
  const refusals: unknown[] = [];
  const onRetry = ({ error, delayMs }: Retry) => {
    refusals.push(error);
    limited.advance({ milliseconds: Math.ceil(delayMs) });
    // The next timer is the client's pause; the service's clock reaches its end first.
    vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((callback) => atOnce(callback, 0));
  };
  for (let call = 0; call < 4; call++) await client.updateOrganizations({ organizations }, { retries: 1, onRetry });
  expect(refusals).toEqual([expect.objectContaining({ status: 'RESOURCE_EXHAUSTED', retryAfterSeconds: 60 })]);
  expect(refusals).toMatchObject([{ response: { rateLimit: { remaining: 0, resetSeconds: 60 } } }]);
});
