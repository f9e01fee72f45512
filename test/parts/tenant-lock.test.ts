/** Deletions beside open transactions, other processes, other clusters and clocks that step back. */
import type pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import type { Clock } from '../../server/clock.ts';
import { type Ask, sql } from '../../server/database/sql.ts';
import { lockKeyOf } from '../../server/database/tenant-lock.ts';
import * as documents from '../../server/documents/store.ts';
import * as configs from '../../server/notifications/configs.ts';
import { assertExists } from '../../server/organizations/key.ts';
import * as grants from '../../server/permissions/store.ts';
import * as presence from '../../server/presence/store.ts';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import * as groups from '../../server/user-groups/store.ts';
import { lockUsers, mergeUsers, toChanges } from '../../server/users/user-fields.ts';
import { isCluster } from '../support/databases.ts';
import {
  aService,
  aTenantWithAcme,
  createDatabase,
  keyOf,
  secret,
  silent,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { countRows } from '../support/rows.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

async function aServiceWithAcme(): Promise<{ service: TestService; tenant: Tenant }> {
  // Transactions may be idle for half of it.
  const service = await aService({ database: { ...readConfig({}).database, lockTimeoutMs: 600_000 } });
  return { service, tenant: await aTenantWithAcme(service) };
}

const grantTo = ({ client }: Pick<Tenant, 'client'>, userId: string, id: string) =>
  client.addPermissions({
    user: { userId },
    permissions: { resources: [{ type: 'folder', id, organizationId: 'acme', accessRole: 'viewer' }] },
  });

/** The folders on which the user has a grant. */
const grantsOf = async ({ client }: Pick<Tenant, 'client'>, userId: string) =>
  (await client.getPermissions({ organizationId: 'acme', userIds: [userId] })).data.map(({ id }) => id).sort();

const isDeleted = async ({ client }: Pick<Tenant, 'client'>, jobId: string) =>
  (await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted;

const startDeletion = async ({ client }: Pick<Tenant, 'client'>, userId: string) =>
  (await client.deleteAllUserData({ userIds: [userId] })).data.jobId;

interface OpenTransaction {
  /** Commits the open transaction. */
  end(): Promise<void>;
}

/** A call of the tenant that has written, and stays open. */
async function openTransaction({ service }: TestService, { apiKey }: Tenant, write: (ask: Ask, now: number) => Promise<unknown>) {
  const written = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const transaction = service.environment.changeOf(apiKey)({
    prepare: async (ask, now) => {
      await write(ask, await now);
      written.resolve();
      await ended.promise;
    },
    write: () => ({}),
  });
  await Promise.race([written.promise, transaction]);
  const end = async () => {
    ended.resolve();
    await transaction;
  };
  return { end } satisfies OpenTransaction;
}

const addGrant = (apiKey: string, userId: string, id: string) => async (ask: Ask, now: number) => {
  const organizationKey = await assertExists(ask, apiKey, 'acme');
  const resource = { organizationKey, resourceType: 'folder', resourceId: id } as const;
  await ask(grants.upsert(apiKey, now, [{ ...resource, userId, accessRole: 'viewer', expiresAt: null }]));
};

async function connectTo(url: string | undefined): Promise<pg.Client> {
  const client = await openConnection(url);
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

describe.runIf(isPostgres)('On PostgreSQL, a deletion', () => {
  it('A deletion on PostgreSQL waits for a running call of the same API key, erases its writes, and fails no other call', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const call = await openTransaction(service, tenant, addGrant(tenant.apiKey, 'jonas', 'late'));
    service.advance({ seconds: 10 });
    const jobId = await startDeletion(tenant, 'jonas');
    for (let i = 0; i < 3; i++) {
      await service.work();
      service.advance({ seconds: 1 });
      expect(await isDeleted(tenant, jobId)).toBe(false);
    }
    await grantTo(tenant, 'maya', 'meanwhile');
    const { ask } = service.service.environment;
    expect(await ask(sql`select attempts, last_error from tasks where attempts > 0 or last_error is not null`)).toEqual([]);
    await call.end();
    expect(await grantsOf(tenant, 'jonas')).toEqual(['late']);
    service.advance({ seconds: 1 });
    await service.work();
    expect(await isDeleted(tenant, jobId)).toBe(true);
    expect(await grantsOf(tenant, 'jonas')).toEqual([]);
    expect(await grantsOf(tenant, 'maya')).toEqual(['meanwhile']);
  });

  it('A deletion on PostgreSQL blocks calls of its API key only for an instant, not while it searches', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const other = await connectTo(service.config.databaseUrl);
    const jobId = await startDeletion(tenant, 'jonas');
    // The names and addresses of a user, for which the job looks.
    await other.query('begin; lock table users in access exclusive mode');
    const working = service.work();
    const waits = `select 1 from pg_locks where relation = 'users'::regclass and not granted`;
    await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
    await tenant.client.addFolders({ organizationId: 'acme', folders: [{ folderId: 'meanwhile' }] });
    expect(await isDeleted(tenant, jobId)).toBe(false);
    await other.query('rollback');
    await working;
    expect(await isDeleted(tenant, jobId)).toBe(true);
  });

  it('The removal of a deleted organization or document on PostgreSQL waits for a running call, and leaves none of its writes', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const { client, apiKey } = tenant;
    await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    await client.addDocuments({ organizationId: 'globex', documents: [{ documentId: 'plan' }] });
    const [acme, globex] = [await keyOf(service, tenant), await keyOf(service, tenant, 'globex')];
    let documentKey = '';
    const call = await openTransaction(service, tenant, async (ask, now) => {
      await addGrant(apiKey, 'jonas', 'late')(ask, now);
      documentKey = (await documents.keysFor(ask, apiKey, now, [{ organizationKey: globex, documentId: 'plan' }]))(globex, 'plan');
      const place = { apiKeyId: apiKey, organizationKey: globex, documentKey };
      await ask(presence.upsert(place, now, [{ userId: 'late', status: 'online', fields: {} }]));
    });
    await client.deleteOrganizations({ organizationIds: ['acme'] });
    await client.deleteDocuments({ organizationId: 'globex', documentIds: ['plan'] });
    await expect(grantsOf(tenant, 'jonas')).rejects.toMatchObject({ status: 'NOT_FOUND' });
    for (let i = 0; i < 3; i++) {
      await service.work();
      service.advance({ seconds: 1 });
    }
    await call.end();
    const left = async () => [
      await countRows(service, 'organization_key', acme),
      await countRows(service, 'document_key', documentKey),
    ];
    expect(await left()).toEqual([{ grants: 1 }, { presence: 1 }]);
    await service.work();
    expect(await left()).toEqual([{}, {}]);
  });

  it('A deletion on PostgreSQL waits neither for calls of another API key nor for transactions of another database', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const other = await aTenantWithAcme(service);
    const elsewhere = await connectTo(inject('postgresUrl'));
    await elsewhere.query('begin; select pg_current_xact_id()');
    const call = await openTransaction(service, other, addGrant(other.apiKey, 'jonas', 'late'));
    await grantTo(tenant, 'jonas', 'plans');
    const jobId = await startDeletion(tenant, 'jonas');
    await service.work();
    expect(await isDeleted(tenant, jobId)).toBe(true);
    expect(await grantsOf(tenant, 'jonas')).toEqual([]);
    await call.end();
    expect(await grantsOf(other, 'jonas')).toEqual(['late']);
  });

  it.skipIf(isCluster)('A call delayed by a deletion on PostgreSQL gets a time after the start of the deletion', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const deletion = await connectTo(service.config.databaseUrl);
    await deletion.query('begin');
    await deletion.query('select pg_advisory_xact_lock($1)', [lockKeyOf(tenant.apiKey)]);
    const call = grantTo(tenant, 'jonas', 'plans');
    const waiting = () => deletion.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    service.advance({ seconds: 3 });
    await deletion.query('commit');
    await call;
    const granted = await service.service.environment.ask(sql`select granted_at from grants where api_key_id = ${tenant.apiKey}`);
    expect(granted).toEqual([{ grantedAt: service.now() }]);
  });

  it('A later write on PostgreSQL survives a deletion, even if an earlier call writes the same rows last', async () => {
    const { service, tenant } = await aServiceWithAcme();
    const { apiKey, client } = tenant;
    const user = { userId: 'jonas' };
    const writeAll = async () => {
      await grantTo(tenant, 'jonas', 'plans');
      await client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'readers', userIds: ['jonas'] });
      await client.setConfig({ organizationId: 'acme', userIds: ['jonas'], config: { inbox: 'MINE' } });
    };
    await writeAll();
    service.advance({ seconds: 1 });
    let jobId = '';
    const call = await openTransaction(service, tenant, async (ask, now) => {
      service.advance({ seconds: 10 });
      jobId = await startDeletion(tenant, 'jonas');
      service.advance({ seconds: 1 });
      await writeAll();
      const organizationKey = await assertExists(ask, apiKey, 'acme');
      const locked = await lockUsers(ask, apiKey, Promise.resolve(now), toChanges([organizationKey], [{ user, field: '' }]));
      const { statements } = await mergeUsers(ask, apiKey, now, locked);
      for (const merge of Object.values(statements)) if (merge !== undefined) await ask(merge);
      await addGrant(apiKey, 'jonas', 'plans')(ask, now);
      const [group] = await ask(groups.lockKey({ apiKeyId: apiKey, organizationKey, groupId: 'readers' }));
      await ask(groups.addMembers(now, { apiKeyId: apiKey, organizationKey, groupKey: group?.groupKey ?? '' }, ['jonas']));
      await ask(configs.set(apiKey, now, organizationKey, { userIds: ['jonas'], documentKeys: [''], choices: { slack: 'ALL' } }));
    });
    await call.end();
    await service.work();
    expect(await isDeleted(tenant, jobId)).toBe(true);
    const left = (await client.getUserData({ userId: 'jonas' })).data.map(({ kind }) => kind);
    expect(left).toEqual(['grant', 'userGroupMembership', 'notificationConfig', 'user']);
  });

  it('A deletion on PostgreSQL erases earlier writes of two processes and no later ones, with clocks 90 s apart', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const config = readConfig({ PORT: '0', TOKEN_SECRET: secret, ...env });
    const startWith = async (aheadMs: number) => {
      const clock: Clock = (time = Date.now() + aheadMs) => time;
      const service = await startService({ config: { ...config, createWorkspaceLimit: 0 }, log: silent, clock, pollIntervalMs: 0 });
      onTestFinished(() => service.stop());
      return { service, client: createClient({ baseUrl: service.url, retries: 0 }) };
    };
    const [ahead, behind] = await Promise.all([startWith(90_000), startWith(0)]);
    const { data } = await ahead.client.createWorkspace({
      ownerEmail: 'maya@acme.example',
      name: 'Maya Chen',
      workspaceName: 'Acme Robotics',
    });
    const workspace = createClient({ baseUrl: ahead.service.url, workspaceId: data.id, authToken: data.authToken, retries: 0 });
    const [apiKey = ''] = Object.keys(data.apiKeyList);
    const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
    const on = ({ url }: { url: string }) => ({ client: createClient({ baseUrl: url, apiKey, authToken, retries: 0 }) });
    const processes = [
      { ...on(ahead.service), service: ahead.service },
      { ...on(behind.service), service: behind.service },
    ] as const;
    await processes[0].client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
    for (const [deleting, working] of [processes, [processes[1], processes[0]] as const]) {
      for (const [i, one] of processes.entries()) await grantTo(one, 'jonas', `before-${i}`);
      const jobId = await startDeletion(deleting, 'jonas');
      for (const [i, one] of processes.entries()) await grantTo(one, 'jonas', `after-${i}`);
      await working.service.worker.drain();
      expect(await isDeleted(deleting, jobId)).toBe(true);
      expect(await grantsOf(deleting, 'jonas')).toEqual(['after-0', 'after-1']);
    }
  });
});

it.each([1, 4, 3600])('A deletion erases all earlier writes even if the clock is set back by %i s before it', async (seconds) => {
  const { service, tenant } = await aServiceWithAcme();
  await service.work();
  service.advance({ seconds: 4 });
  await grantTo(tenant, 'jonas', 'plans');
  service.advance({ seconds: -seconds });
  const jobId = await startDeletion(tenant, 'jonas');
  await service.work();
  expect(await isDeleted(tenant, jobId)).toBe(true);
  expect(await grantsOf(tenant, 'jonas')).toEqual([]);
});

it("A completed deletion does not hold back the service's time", async () => {
  const { service, tenant } = await aServiceWithAcme();
  await startDeletion(tenant, 'jonas');
  await service.work();
  service.advance({ hours: -1 });
  await grantTo(tenant, 'jonas', 'plans');
  const granted = await service.service.environment.ask(sql`select granted_at from grants`);
  expect(granted).toEqual([{ grantedAt: service.now() }]);
});
