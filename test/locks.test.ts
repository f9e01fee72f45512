/** Transactions that meet on the same rows wait for each other, and never each for the other. */
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Db, Tx } from '../server/database/db.ts';
import { empty, sql } from '../server/database/sql.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { askOn } from '../server/database/verbs.ts';
import { removeGrants, takeOverGrants } from '../server/documents/tasks.ts';
import * as folders from '../server/folders/store.ts';
import { importLines } from '../server/import/import.ts';
import { readLines } from '../server/import/lines.ts';
import { lockUsers, mergeUsers } from '../server/organizations/user-fields.ts';
import { toChanges } from '../server/organizations/users.ts';
import * as grants from '../server/permissions/store.ts';
import { erasers } from '../server/user-data/erasers/erasers.ts';
import { personOf } from '../server/user-data/erasers/without-user.ts';
import { aService, aTenantWithAcme, type Tenant, type TestService } from './harness.ts';

const acme = { organizationId: 'acme' };
const grantOn = (id: string) => ({ ...acme, type: 'document' as const, id, accessRole: 'viewer' as const });

async function addDocument({ client }: Tenant, documentId: string): Promise<void> {
  const notification = {
    actionUser: { userId: 'maya' },
    displayHeadlineMessageTemplate: 'Hello',
    notifyUsers: [{ userId: 'maya' }],
  };
  await client.addNotifications({ ...acme, documentId, createDocument: true, ...notification });
}

async function documentKey(db: Db, documentId: string): Promise<string> {
  const rows = db.selectFrom('documents').select('document_key').where('document_id', '=', documentId);
  return (await rows.executeTakeFirstOrThrow()).document_key;
}

/** Counts the transactions that wait for a lock. Asked within the transaction that holds it, which is ended if it is idle for long. */
async function countWaiting(tx: Tx): Promise<number> {
  const ask = askOn(tx);
  await ask(sql`select pg_stat_clear_snapshot()`);
  const rows = await ask(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}

/** Runs a batch of the eraser while another transaction is between its two steps. */
async function eraseBetween(
  service: TestService,
  { apiKey }: Tenant,
  kind: string,
  steps: readonly [(tx: Tx) => Promise<unknown>, (tx: Tx) => Promise<unknown>],
): Promise<void> {
  const { transactionOf } = service.service.environment;
  const transaction = transactionOf(noTenant);
  const [eraser] = erasers.filter((one) => one.kind === kind);
  const before = service.now() + 1;
  const erasure = { ...personOf('jonas', [], []), apiKeyId: apiKey, organizationIds: undefined, before, maxRows: 500, from: '' };
  let erasing: Promise<unknown> | undefined;
  await transaction(async (tx) => {
    await steps[0](tx);
    erasing ??= transaction(async (other) => eraser?.erase(askOn(other), erasure));
    await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
    await steps[1](tx);
  });
  await erasing;
}

describe('Update Users', () => {
  it('takes no role that another call gives meanwhile', async () => {
    const service = await aService();
    const { client, apiKey } = await aTenantWithAcme(service);
    const { transactionOf } = service.service.environment;
    const transaction = transactionOf(noTenant);
    await client.addUsers({ ...acme, users: [{ userId: 'jonas' }, { userId: 'maya', accessRole: 'viewer' }] });
    let updating: Promise<unknown> | undefined;
    let granting: Promise<unknown> | undefined;
    await transaction(async (tx) => {
      await askOn(tx)(
        grants.lock(apiKey, [{ organizationId: 'acme', resourceType: 'organization', resourceId: 'acme', userId: 'maya' }]),
      );
      updating ??= client.updateUsers({ ...acme, users: ['jonas', 'maya'].map((userId) => ({ userId, expiresAt: null })) });
      // It waits for the role of maya, and holds jonas, for whom the other call waits.
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
      const resource = { type: 'organization' as const, id: 'acme', accessRole: 'editor' as const };
      granting ??= client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [resource] } });
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(2);
    });
    await granting;
    expect(await updating).toMatchObject({ data: { jonas: { success: true }, maya: { success: true } } });
    const { data } = await client.getUsers({ ...acme, userIds: ['jonas', 'maya'] });
    expect(data.map(({ userId, accessRole }) => [userId, accessRole])).toEqual([
      ['jonas', 'editor'],
      ['maya', 'viewer'],
    ]);
  });

  it('keeps what another call set after it had read the users, at the first attempt', async () => {
    const service = await aService();
    const { client, apiKey } = await aTenantWithAcme(service);
    const { transactionOf } = service.service.environment;
    const transaction = transactionOf(noTenant);
    await client.addUsers({ ...acme, users: [{ userId: 'maya', city: 'Oslo' }] });
    let updating: Promise<unknown> | undefined;
    await transaction(async (tx, { startedAt }) => {
      const ask = askOn(tx);
      const changes = toChanges(['acme'], [{ user: { userId: 'maya', name: 'Maya Chen' }, field: '' }]);
      const locked = await lockUsers(ask, apiKey, startedAt, changes);
      updating ??= client.updateUsers({ ...acme, users: [{ userId: 'maya', team: 'design' }] });
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
      await ask(mergeUsers(apiKey, await startedAt, locked) ?? empty);
    });
    await updating;
    const { data } = await client.getUsers({ ...acme, userIds: ['maya'] });
    expect(data).toMatchObject([{ name: 'Maya Chen', team: 'design', city: 'Oslo' }]);
    expect(service.log.filter((line) => line.includes('lost a race'))).toEqual([]);
  });
});

describe('Imports', () => {
  it('never put two folders into each other', async () => {
    const service = await aService();
    const { client, apiKey } = await aTenantWithAcme(service);
    const { db, transactionOf } = service.service.environment;
    const transaction = transactionOf(noTenant);
    await client.addFolders({ ...acme, folders: [{ folderId: 'x' }, { folderId: 'y' }] });
    const move = async (folderId: string, parentFolderId: string) => {
      const refusals: string[] = [];
      const line = `${JSON.stringify({ type: 'folder', ...acme, folderId, folderName: folderId, parentFolderId })}\n`;
      const report = { refused: (_number: number, reason: string) => void refusals.push(reason), progress: () => {} };
      await importLines(service.service.environment, apiKey, readLines(Readable.from([Buffer.from(line)]), 1000), report);
      return refusals;
    };
    let moving: Promise<string[]>[] = [];
    await transaction(async (tx) => {
      await askOn(tx)(folders.setAccessType(apiKey, 'acme', ['x', 'y'], 'public'));
      if (moving.length === 0) moving = [move('x', 'y'), move('y', 'x')];
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(2);
    });
    expect((await Promise.all(moving)).flat()).toEqual(['/parentFolderId must not be the folder itself or a folder inside it.']);
    const rows = await db.selectFrom('folders').select('parent_folder_id').execute();
    expect(rows.filter((row) => row.parent_folder_id === null)).toHaveLength(1);
  });
});

describe('An eraser', () => {
  it('takes grants in the order in which a migration does that takes them over', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { db } = service.service.environment;
    const grant = (id: string) =>
      tenant.client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [grantOn(id)] } });
    await grant('wanted');
    await addDocument(tenant, 'plan');
    await grant('plan');
    const [from, to] = [await documentKey(db, 'wanted'), await documentKey(db, 'plan')];
    // A time after both, so that those that waited are the later ones.
    await db
      .updateTable('grants')
      .set({ granted_at: service.now() - 1 })
      .where('resource_id', '=', to)
      .execute();
    await eraseBetween(service, tenant, 'erase-permissions', [
      (tx) => takeOverGrants(askOn(tx), tenant.apiKey, 'acme', { from, to, now: service.now() }),
      (tx) => askOn(tx)(removeGrants(tenant.apiKey, 'acme', from)),
    ]);
    expect(await db.selectFrom('grants').select('user_id').execute()).toEqual([]);
    expect(service.log.join('')).not.toMatch(/lost a race/);
  });

  it('takes documents in the order of their ids, as calls do', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { db } = service.service.environment;
    for (const id of ['b', 'a']) await addDocument(tenant, id);
    await db.updateTable('documents').set({ metadata: '{"reviewer":{"userId":"jonas"}}' }).execute();
    const rename = (id: string) => (tx: Tx) =>
      tx.updateTable('documents').set({ document_name: 'Plan' }).where('document_id', '=', id).execute();
    await eraseBetween(service, tenant, 'erase-from-documents', [rename('a'), rename('b')]);
    const documents = await db.selectFrom('documents').select(['document_name', 'metadata']).execute();
    expect(documents).toEqual([0, 1].map(() => ({ document_name: 'Plan', metadata: '{}' })));
    expect(service.log.join('')).not.toMatch(/lost a race/);
  });
});
