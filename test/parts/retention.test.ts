/** Expired data goes by itself: openapi/decisions.md, "Retention". */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { perEngine, raw, sql } from '../../server/database/sql.ts';
import * as documents from '../../server/documents/store.ts';
import { raiseLedgerTime } from '../../server/ledger/ledger.ts';
import * as grants from '../../server/permissions/store.ts';
import * as groups from '../../server/user-groups/store.ts';
import { aService, aTenantWithAcme, keyOf, type Tenant, type TestService } from '../support/harness.ts';

const organizationId = 'acme';
const maya = { userId: 'maya' };
const group = (organizationUserGroupId: string) => ({ organizationId, organizationUserGroupId, userIds: ['maya'] });

const tableNames = sql<{ name: string }>`${perEngine({
  postgres: 'select table_name as name from information_schema.tables where table_schema = current_schema()',
  sqlite: "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
})}`;

/** The number of rows in each table. */
async function rowsOf({ service }: TestService): Promise<{ [table: string]: number }> {
  const { ask } = service.environment;
  const counts = (await ask(tableNames)).map(async ({ name }): Promise<[string, number]> => {
    const [row] = await ask(sql<{ count: number }>`select count(*) as count from ${raw(name)}`);
    return [name, row?.count ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function grant({ client }: Tenant, documentId: string, expiresAt?: number): Promise<void> {
  const resource = { type: 'document' as const, id: documentId, organizationId, accessRole: 'viewer' as const };
  await client.addPermissions({
    user: maya,
    permissions: { resources: [{ ...resource, ...(expiresAt === undefined ? {} : { expiresAt }) }] },
  });
}

/** A tenant with permanent data: the document `plan`, a grant on it, one on a missing document, and a group. */
async function aTenantWithPlan(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  const plan = documents.withKey(documents.withDefaults({ organizationKey: await keyOf(service, tenant), documentId: 'plan' }, {}));
  await service.service.environment.ask(documents.add(tenant.apiKey, service.now(), [plan]));
  await grant(tenant, 'plan');
  await grant(tenant, 'awaited');
  await tenant.client.addUsersToGroups(group('designers'));
  return tenant;
}

/** One of everything that expires. */
async function use(service: TestService, tenant: Tenant) {
  const { client } = tenant;
  await grant(tenant, 'later', service.now() + 60_000);
  await client.addUsersToGroups(group('temporary'));
  await client.deleteUsersFromGroups(group('temporary'));
  await client.addPresence({ organizationId, documentId: 'plan', users: [maya] });
  const { jobId } = (await client.deleteAllUserData({ userIds: ['nobody', 'no one'] })).data;
  await client.migrateDocuments({ organizationId, documentId: 'plan', newDocumentId: 'given up' });
  const { migrationId } = (await client.migrateDocuments({ organizationId, documentId: 'plan', newDocumentId: 'moved' })).data;
  await service.work();
  await client.migrateDocuments({ organizationId, documentId: 'moved', newDocumentId: 'plan' });
  await service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
  await service.work();
  return { jobId, migrationId };
}

const limits = { createWorkspaceLimit: 1000, loginLinkLimit: 1000, apiKeyLimit: 100_000 };

it('Expired data is removed, and nothing else', async () => {
  const service = await aService(limits);
  const tenant = await aTenantWithPlan(service);
  // The first deletion adds this row permanently.
  await service.service.environment.ask(raiseLedgerTime(service.now()));
  await service.work();
  service.advance({ days: 2 });
  await service.work();
  const live = await rowsOf(service);
  for (let i = 0; i < 3; i++) {
    await use(service, tenant);
    service.advance({ minutes: 3 });
  }
  const folder = join(service.config.dataDir, 'mail');
  await writeFile(join(folder, '2026-11-20T10-00-00-000Z-5e2b9d74-0a8f-4f36-b1c7-93d64e8a0f52.draft'), '');
  await writeFile(join(folder, 'note.txt'), 'not ours');
  const used = await rowsOf(service);
  const grown = Object.keys(used).filter((table) => (used[table] ?? 0) > (live[table] ?? 0));
  expect(grown.sort()).toEqual([
    'deletion_jobs',
    'deletion_users',
    'document_migrations',
    'documents',
    'grants',
    'idempotency_records',
    'login_links',
    'presence',
    'rate_limits',
    'tasks',
    'usage_by_day',
    'user_groups',
  ]);
  expect(await readdir(folder)).toHaveLength(5);
  service.advance({ days: 31 });
  await service.work();
  // The placeholder goes after its grant, at most a day later.
  service.advance({ days: 1 });
  await service.work();
  expect(await rowsOf(service)).toEqual({ ...live, usage_by_day: 0 });
  expect(await readdir(folder)).toEqual(['note.txt']);
});

it('An email in a file is removed after RETENTION_DAYS, and an abandoned draft after an hour', async () => {
  const service = await aService();
  const folder = join(service.config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const name = '2026-11-20T10-00-00-000Z-5e2b9d74-0a8f-4f36-b1c7-93d64e8a0f52';
  for (const kind of ['draft', 'eml']) await writeFile(join(folder, `${name}.${kind}`), '');
  const left = async (by: Parameters<typeof service.advance>[0]) => {
    service.advance(by);
    await service.work();
    return (await readdir(folder)).sort();
  };
  expect(await left({ minutes: 60 })).toEqual([`${name}.draft`, `${name}.eml`]);
  expect(await left({ minutes: 10 })).toEqual([`${name}.eml`]);
  expect(await left({ days: 29 })).toEqual([`${name}.eml`]);
  expect(await left({ days: 1 })).toEqual([]);
});

// Proves deleteAllUserData/open-jobs, getJobs/latest
it('Finished jobs are available for as long as the operator says', async () => {
  const service = await aService({ retentionDays: 7 });
  const { client, ...tenant } = await aTenantWithPlan(service);
  const { jobId, migrationId } = await use(service, { client, ...tenant });
  const { ask } = service.service.environment;
  await ask(sql`update document_migrations set status = 'inProgress' where new_document_id = 'plan'`);
  const job = await client.getDeleteAllUserDataStatus({ jobId });
  expect(job.data).toMatchObject({ isDeleteCompleted: true, lastTaskCompletedTime: service.now() });
  service.advance({ days: 7 });
  await service.work();
  expect(await client.getDeleteAllUserDataStatus({ jobId })).toEqual(job);
  expect((await client.getMigrationStatus({ organizationId, migrationId })).data).toMatchObject({ status: 'completed' });
  service.advance({ minutes: 10 });
  await service.work();
  await expect(client.getDeleteAllUserDataStatus({ jobId })).rejects.toMatchObject({ httpStatus: 404 });
  await expect(client.getMigrationStatus({ organizationId, migrationId })).rejects.toMatchObject({ httpStatus: 404 });
  // An unfinished one stays.
  expect(await ask(sql`select status from document_migrations`)).toEqual([{ status: 'inProgress' }]);
});

it('A deletion expires by its completion, however long it took', async () => {
  const service = await aService({ retentionDays: 7 });
  const { client } = await aTenantWithPlan(service);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['nobody'] })).data;
  for (let wait = 0; wait < 2; wait++) {
    service.advance({ days: 5 });
    await service.work();
  }
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true });
});

it('A deletion that runs longer than the retention keeps its progress', async () => {
  const service = await aService({ retentionDays: 7 });
  const { client } = await aTenantWithPlan(service);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['nobody'] })).data;
  // The first steps queue a task for each kind of data. One of them has to wait.
  const later = service.now() + 30 * 86_400_000;
  const postpone = sql`update tasks set run_at = ${later} where kind = 'erase-mails' returning task_id`;
  while ((await service.service.environment.ask(postpone)).length === 0) await service.service.worker.step();
  await service.work();
  const progress = (await client.getDeleteAllUserDataStatus({ jobId })).data;
  expect(progress).toEqual({ isDeleteCompleted: false, tasksLeft: 1, lastTaskCompletedTime: service.now() });
  for (let wait = 0; wait < 2; wait++) {
    service.advance({ days: 5 });
    await service.work();
  }
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data).toEqual(progress);
});

it('An expired grant is kept for a day, so that a corrected clock removes nobody’s access', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  await grant(tenant, 'later', service.now() + 1);
  service.advance({ days: 1 });
  await service.work();
  service.advance({ days: -1 });
  const { data } = await tenant.client.getPermissions({ organizationId, resources: [{ type: 'document', id: 'later' }] });
  expect(data).toMatchObject([{ userId: 'maya', expiresAt: service.now() + 1 }]);
});

// The embedded database has one writer at a time.
it.runIf(process.env.TEST_ENGINE === 'postgres')('A removal never deletes rows that a call is about to need', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  const { apiKey, client } = tenant;
  const organizationKey = await keyOf(service, tenant);
  await client.deleteUsersFromGroups(group('designers'));
  const { ask, changeOf } = service.service.environment;
  const groupName = { apiKeyId: apiKey, organizationKey, groupId: 'designers' };
  const place = { organizationKey, documentId: 'new' };
  await changeOf(apiKey)({
    prepare: async (own, now) => {
      const key = (await documents.keysFor(own, apiKey, now, [place]))(organizationKey, 'new');
      const { groupKey } = await groups.add(own, groupName, now);
      await service.work();
      return { key, groupKey };
    },
    write: ({ key, groupKey }, now) => {
      const resource = { organizationKey, resourceType: 'document', resourceId: key } as const;
      const grant = { ...resource, userId: 'maya', accessRole: 'viewer', expiresAt: null } as const;
      return {
        granted: grants.upsert(apiKey, now, [grant]),
        added: groups.addMembers(now, { apiKeyId: apiKey, organizationKey, groupKey }, ['maya']),
      };
    },
  });
  service.advance({ days: 1 });
  await service.work();
  expect(await ask(groups.find(groupName))).toHaveLength(1);
  expect(await documents.findKeys(ask, apiKey, [place])).toHaveLength(1);
});
