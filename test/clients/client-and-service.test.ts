/** The generated client against the service. */
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import {
  ApiError,
  BulkError,
  type CollaborationError,
  ConnectionError,
  createClient,
  JobError,
  orThrow,
  type Retry,
  TimeoutError,
} from '../../generated/client.ts';
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

it('Every error of a call has a request id that is in the log of the service', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await client.addNotifications(notification);
  const { client: losing } = clientWithLosses(tenant, 9);
  const { apiKey, authToken } = tenant;
  const fetchForever = (...request: Parameters<typeof fetch>) => fetch(...request).then(() => new Promise<never>(() => {}));
  const hanging = createClient({ baseUrl: service.url, apiKey, authToken, fetch: fetchForever });
  const job = client.migrateDocumentsAndWait(
    { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'taken' },
    { intervalMs: 0 },
  );
  await job.started();
  await client.addNotifications({ ...notification, documentId: 'taken' });
  await service.work();
  const failures: { kind: new (...args: never[]) => CollaborationError; call: () => Promise<unknown>; expected: object }[] = [
    {
      kind: ApiError,
      call: () => client.getDocuments({ organizationId: 'lost' }),
      expected: { status: 'NOT_FOUND', attempts: 1 },
    },
    { kind: ConnectionError, call: () => losing.getUsers({ organizationId: 'acme' }, { retries: 1 }), expected: { attempts: 2 } },
    {
      kind: TimeoutError,
      call: () => hanging.getUsers({ organizationId: 'acme' }, { timeoutMs: 200, retries: 0 }),
      expected: { limit: 'timeoutMs' },
    },
    { kind: JobError, call: () => job, expected: { reason: 'FAILED', operationId: 'migrateDocuments' } },
    {
      kind: BulkError,
      call: () => client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] }).then(orThrow),
      expected: { operationId: 'addOrganizations' },
    },
  ];
  for (const { kind, call, expected } of failures) {
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    if (!(error instanceof kind)) throw error;
    expect(error).toMatchObject({ name: kind.name, ...expected });
    expect(
      service.log.some((line) => line.includes(error.requestId ?? 'none')),
      kind.name,
    ).toBe(true);
  }
});
