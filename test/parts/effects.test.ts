/** Effects outside the database happen if and only if the transaction of their call is committed, however it ends. */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LostRaceError, UnknownOutcomeError } from '../../server/database/database-errors.ts';
import type { Driver, Transaction } from '../../server/database/driver.ts';
import { sql } from '../../server/database/sql.ts';
import { readLedger } from '../../server/ledger/ledger.ts';
import { unsubscribeUrl } from '../../server/notifications/unsubscribe-link.ts';
import type { Tracing } from '../../server/telemetry/tracing.ts';
import { setStage } from '../support/calls.ts';
import { aService, aTenantWithAcme, keyOf, type Tenant, type TestService } from '../support/harness.ts';
import { mailsOf } from '../support/mailbox.ts';
import { runCalls } from '../support/run-all.ts';
import { anEmptyFolder } from '../support/service-process.ts';

/** Ends a transaction instead of its commit. */
type Ending = (transaction: Transaction) => Promise<void>;

/** The caller rolls back after the error. */
const rollBackWith =
  (error: Error): Ending =>
  async () => {
    throw error;
  };

const endings: { readonly [name: string]: { end: Ending; isCommitted: boolean } } = {
  'a commit': { end: (transaction) => transaction.commit(), isCommitted: true },
  'a failed commit': { end: rollBackWith(new Error('The disk is full.')), isCommitted: false },
  'an unknown outcome, committed': {
    end: async (transaction) => {
      await transaction.commit();
      throw new UnknownOutcomeError('The connection was lost.');
    },
    isCommitted: true,
  },
  'an unknown outcome, rolled back': { end: rollBackWith(new UnknownOutcomeError('The connection was lost.')), isCommitted: false },
  'a lost race, repeated': { end: rollBackWith(new LostRaceError('deadlock')), isCommitted: true },
};

/** Lets the next transaction end in this way. */
let next: Ending | undefined;
/** Lets every second one lose a race, which is then repeated. */
let losesRaces = false;

function endAs(transaction: Transaction): Transaction {
  let isOver = false;
  const one: Transaction = {
    begun: transaction.begun,
    send: (statement) => transaction.send(statement),
    commit: async () => {
      await transaction.commit();
      isOver = true;
    },
    rollback: async () => {
      if (!isOver) await transaction.rollback();
    },
  };
  const commit = async () => {
    const end = next ?? ((ended) => ended.commit());
    next = losesRaces && next === undefined ? rollBackWith(new LostRaceError('deadlock')) : undefined;
    await end(one);
  };
  return { ...one, commit };
}

const driverOf = (driver: Driver): Driver => ({
  engine: driver.engine,
  send: (statement, caller) => driver.send(statement, caller),
  read: (statements, caller) => driver.read(statements, caller),
  begin: async (caller, tenant) => endAs(await driver.begin(caller, tenant)),
  check: () => driver.check(),
  close: () => driver.close(),
});

const tracing: Tracing = { requests: (app) => app, driver: driverOf, tasks: (kinds) => kinds };

interface Call {
  /** Sends the call, with these headers besides the credentials. */
  send(headers: { [name: string]: string }): Promise<unknown>;
  /** Returns 1 for each time that the change has happened. */
  changes(): Promise<number>;
  /** Returns 1 for each time that its effect has happened. */
  effects(): Promise<number>;
}

const post = (service: TestService, path: string, headers: { [name: string]: string }, data: object) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  }).then((response) => response.text());

const calls: { readonly [name: string]: (service: TestService, tenant: Tenant, ledger: string) => Promise<Call> } = {
  'Reset Auth Token': async (service, tenant, ledger) => ({
    send: (headers) =>
      post(service, '/v2/workspace/authtoken/reset', { ...ofWorkspace(tenant), ...headers }, { apiKey: tenant.apiKey }),
    changes: async () => {
      const [row] = await askOf(service)(sql<{ version: number }>`select token_version as version from api_keys`);
      return (row?.version ?? 0) - 1;
    },
    effects: () => countEntries(ledger, 'tokensRevoked'),
  }),
  'Delete API Key': async (service, tenant, ledger) => ({
    send: (headers) =>
      post(service, '/v2/workspace/apikey/delete', { ...ofWorkspace(tenant), ...headers }, { apiKey: tenant.apiKey }),
    changes: async () => 1 - (await askOf(service)(sql`select 1 from api_keys`)).length,
    effects: () => countEntries(ledger, 'apiKeyDeleted'),
  }),
  'Delete All User Data': async (service, tenant, ledger) => ({
    send: (headers) => post(service, '/v2/users/data/delete', { ...ofKey(tenant), ...headers }, { userIds: ['ann'] }),
    changes: async () => (await askOf(service)(sql`select 1 from deletion_jobs`)).length,
    effects: () => countEntries(ledger, 'userDataDeleted'),
  }),
  'the page that unsubscribes': async (service, tenant, ledger) => {
    const { tokens } = service.service.environment;
    const recipient = { apiKeyId: tenant.apiKey, organizationKey: await keyOf(service, tenant), userId: 'ann' };
    const url = unsubscribeUrl(service.url, tokens, { ...recipient, addressHash: 'hash' });
    return {
      send: () => fetch(url, { method: 'POST' }),
      changes: async () => (await askOf(service)(sql`select 1 from unsubscribed_addresses`)).length,
      effects: () => countEntries(ledger, 'unsubscribed'),
    };
  },
  'Add Notifications, which mails': async (service, tenant) => {
    await tenant.workspace.updateEmailConfig({ apiKey: tenant.apiKey, enabled: true });
    const notification = { organizationId: 'acme', documentId: 'plan', createDocument: true, notificationId: 'hello' };
    const people = { actionUser: { userId: 'ben' }, notifyUsers: [{ userId: 'maya', email: 'maya@acme.example' }] };
    return {
      send: (headers) =>
        post(
          service,
          '/v2/notifications/add',
          { ...ofKey(tenant), ...headers },
          { ...notification, ...people, displayHeadlineMessageTemplate: 'Hello' },
        ),
      changes: async () => (await askOf(service)(sql`select 1 from notifications`)).length,
      effects: async () => (await mailsOf(service)).length,
    };
  },
};

const tokenHeader = 'x-svc-auth-token';
const workspaceHeader = 'x-svc-workspace-id';

const askOf = ({ service }: TestService) => service.environment.ask;
const ofWorkspace = ({ workspaceId, workspaceToken }: Tenant) => ({
  [workspaceHeader]: workspaceId,
  [tokenHeader]: workspaceToken,
});
const ofKey = ({ apiKey, authToken }: Tenant) => ({ 'x-svc-api-key': apiKey, [tokenHeader]: authToken });

const countEntries = async (ledger: string, kind: string): Promise<number> =>
  (await readLedger(ledger)).entries.filter((entry) => entry.kind === kind).length;

it.each(
  Object.keys(calls).flatMap((call) =>
    Object.keys(endings).flatMap((ending) => [false, true].map((hasKey) => ({ call, ending, hasKey }))),
  ),
)('The effect of $call follows $ending (with an Idempotency-Key: $hasKey)', async ({ call, ending, hasKey }) => {
  const ledger = `${await anEmptyFolder()}/ledger.ndjson`;
  const service = await aService({ ledger }, undefined, { tracing });
  const tenant = await aTenantWithAcme(service);
  await service.work();
  const { send, changes, effects } = (await calls[call]?.(service, tenant, ledger)) ?? {};
  const { end, isCommitted } = endings[ending] ?? {};
  if (send === undefined || changes === undefined || effects === undefined) throw new Error(call);
  const headers: { [name: string]: string } = hasKey ? { 'idempotency-key': randomUUID() } : {};
  next = end;
  await send(headers);
  expect(next).toBeUndefined();
  // The queue works, and what was cached has expired.
  service.advance({ seconds: 10 });
  await service.work();
  const expected = isCommitted === true ? 1 : 0;
  expect([await changes(), await effects()]).toEqual([expected, expected]);
  if (!hasKey || call === 'the page that unsubscribes') return;
  // A repetition with the same key carries the call out once, and has no second effect.
  await send(headers);
  await send(headers);
  service.advance({ seconds: 10 });
  await service.work();
  expect([await changes(), await effects()]).toEqual([1, 1]);
});

it('A revoked token is rejected in this process right after the commit, and still accepted after a rollback', async () => {
  const service = await aService({ authCacheSeconds: 600 }, undefined, { tracing });
  const tenant = await aTenantWithAcme(service);
  await tenant.client.getOrganizations({});
  const reset = () =>
    post(
      service,
      '/v2/workspace/authtoken/reset',
      { ...ofWorkspace(tenant), 'idempotency-key': randomUUID() },
      { apiKey: tenant.apiKey },
    );
  next = rollBackWith(new Error('The disk is full.'));
  await reset();
  expect((await tenant.client.getOrganizations({})).data).toHaveLength(1);
  await reset();
  await expect(tenant.client.getOrganizations({})).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
});

it('All calls have the same effects if each of their transactions loses a race first', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => {
    random.mockRestore();
    [losesRaces, next] = [false, undefined];
  });
  // With a key, the whole call is repeated, and without one its transaction.
  const withoutKeys: Tracing['requests'] = (app) => (req, res) => {
    delete req.headers['idempotency-key'];
    return app(req, res);
  };
  const recorded = async (isLosing: boolean): Promise<unknown> => {
    const service = await aService({}, undefined, { tracing: { ...tracing, requests: withoutKeys } });
    losesRaces = isLosing;
    const stage = await setStage(service);
    await stage.tenant.workspace.updateApiKey({ apiKey: stage.tenant.apiKey, events: true });
    await runCalls(stage);
    [losesRaces, next] = [false, undefined];
    expect(service.log.some((line) => line.includes('lost a race'))).toBe(isLosing);
    const events = await askOf(service)(sql<{ items: string }>`select type, items from events order by event_id`);
    const ownValues = /\b\d{13}\b|[0-9a-f]{8}-[0-9a-f-]{27}/g;
    return events.map(({ items, ...event }) => ({ ...event, items: items.replaceAll(ownValues, 'its own') }));
  };
  expect(await recorded(true)).toEqual(await recorded(false));
});
