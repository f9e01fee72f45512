/** Deleted data leaves the file of the embedded database, its WAL and new backups. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { sql } from '../../../server/database/sql.ts';
import { fileIn } from '../../../server/database/sqlite/open.ts';
import { deleteWorkspace } from '../../../server/workspaces/deletion.ts';
import { environmentOf, run, runProcess } from '../../support/commands.ts';
import { aService, aTenantWithAcme, type Tenant, type TestService } from '../../support/harness.ts';
import { createRandom } from '../../torture/random.ts';

const organizationId = 'acme';
const plan = { organizationId, documentId: 'plan' };
const maya = { userId: 'maya' };

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file).toString('latin1') : '');

/** Returns a function that counts a text in the database and in its WAL, in rows and in remains of rows. */
function counter({ config }: TestService): (text: string) => number[] {
  const files = ['', '-wal'].map((suffix) => textOf(fileIn(config.dataDir) + suffix));
  return (text) => files.map((file) => file.split(text).length - 1);
}

/** Writes data that contains the mark, and returns a call that deletes it. */
type Kind = (service: TestService, tenant: Tenant, mark: string) => Promise<() => Promise<unknown>>;

const kinds: { readonly [kind: string]: Kind } = {
  'Delete All User Data': async (_, { client }, mark) => {
    const zed = { userId: `${mark}-zed`, name: `Zed ${mark}`, email: `${mark}@fitz.example` };
    await client.addUsers({ organizationId, users: [zed] });
    await client.addPresence({ ...plan, users: [zed] });
    for (let i = 0; i < 40; i++) {
      const notified = {
        ...plan,
        notificationId: `n${i}`,
        displayHeadlineMessageTemplate: 'Hello',
        displayBodyMessage: `@${zed.name}`,
      };
      await client.addNotifications({ ...notified, actionUser: i % 2 === 0 ? zed : maya, notifyUsers: [zed, maya] });
    }
    return () => client.deleteAllUserData({ userIds: [zed.userId] });
  },
  'Delete Users': async (_, { client }, mark) => {
    await client.addUsers({ organizationId, users: [{ userId: 'zed', city: mark }] });
    return () => client.deleteUsers({ organizationId, userIds: ['zed'] });
  },
  'Update Users with null': async (_, { client }, mark) => {
    await client.addUsers({ organizationId, users: [{ userId: 'zed', city: mark }] });
    return () => client.updateUsers({ organizationId, users: [{ userId: 'zed', city: null }] });
  },
  'an update with another value': async (_, { client }, mark) => {
    await client.addDocuments({ organizationId, documents: [{ documentId: 'd', documentName: mark, about: mark }] });
    return () => client.updateDocuments({ organizationId, documents: [{ documentId: 'd', documentName: 'D', about: 'x' }] });
  },
  'Delete Organizations': async (_, { client }, mark) => {
    await client.addOrganizations({ organizations: [{ organizationId: mark, organizationName: `Name ${mark}` }] });
    const documents = Array.from({ length: 300 }, (_, i) => ({ documentId: `${mark}-${i}`, about: `${mark} `.repeat(i) }));
    await client.addDocuments({ organizationId: mark, documents });
    return () => client.deleteOrganizations({ organizationIds: [mark] });
  },
  'Delete Documents': async (_, { client }, mark) => {
    await client.addDocuments({ organizationId, documents: [{ documentId: mark, documentName: `Name ${mark}` }] });
    await client.addPresence({ organizationId, documentId: mark, users: [{ ...maya, cursor: mark }] });
    return () => client.deleteDocuments({ organizationId, documentIds: [mark] });
  },
  'Delete Folders': async (_, { client }, mark) => {
    await client.addFolders({ organizationId, folders: [{ folderId: mark, folderName: `Name ${mark}` }] });
    await client.addDocuments({ organizationId, documents: [{ documentId: `in ${mark}`, folderId: mark }] });
    return () => client.deleteFolders({ organizationId, folderIds: [mark], recursive: true });
  },
  'Delete Notifications': async (_, { client }, mark) => {
    const told = { displayHeadlineMessageTemplate: mark, displayBodyMessage: mark };
    await client.addNotifications({ ...plan, ...told, notificationId: mark, actionUser: maya, notifyUsers: [{ userId: 'priya' }] });
    return () => client.deleteNotifications({ organizationId, notificationIds: [mark] });
  },
  'the expiry of presence': async (_, { client }, mark) => {
    await client.addPresence({ ...plan, users: [{ userId: 'zed', cursor: mark }] });
    return async () => {};
  },
  'the expiry of a login link': async (service, { workspace }, mark) => {
    const { data } = await workspace.getWorkspace({});
    await service.client.sendLoginLink({ email: data.owner.email, continueUrl: `https://acme.example/${mark}` });
    await service.work();
    return async () => {};
  },
  'the deletion of an API key': async (_, { client, workspace, apiKey }, mark) => {
    await client.addDocuments({ organizationId, documents: [{ documentId: mark, documentName: `Name ${mark}` }] });
    return () => workspace.deleteApiKey({ apiKey });
  },
  'the deletion of a workspace': async ({ service, client }, _, mark) => {
    const { data } = await client.createWorkspace({ ownerEmail: `${mark}@acme.example`, name: mark, workspaceName: mark });
    return () => deleteWorkspace(service.environment, data.id, 'operator');
  },
};

/** Writes other rows among those with marks, so that SQLite moves rows between pages. */
async function writeOthers({ client }: Tenant, seed: number): Promise<void> {
  const random = createRandom(seed);
  const users = Array.from({ length: 300 }, () => ({ userId: `u${random()}`, about: 'x'.repeat(random.integer(600)) }));
  await client.addUsers({ organizationId, users });
  await client.addDocuments({ organizationId, documents: users.map(({ userId, about }) => ({ documentId: userId, about })) });
  for (const { userId } of users.slice(0, 6)) {
    const told = { displayHeadlineMessageTemplate: 'Hello', displayBodyMessage: 'x'.repeat(random.integer(900)) };
    await client.addNotifications({ ...plan, ...told, actionUser: { userId }, notifyUsers: [maya] });
  }
}

it('A day after a deletion, the database file, its WAL and a backup contain no deleted or expired data', async () => {
  const service = await aService({ createWorkspaceLimit: 0 });
  const tenants = await Promise.all(Object.keys(kinds).map(() => aTenantWithAcme(service)));
  const deletions: (() => Promise<unknown>)[] = [];
  const marks = Object.keys(kinds).map((_, i) => `qz${i}x${'k'.repeat(i % 3)}q`);
  for (const [i, act] of Object.values(kinds).entries()) {
    const [tenant, mark] = [tenants[i], marks[i]];
    if (tenant === undefined || mark === undefined) throw new Error('no tenant');
    await tenant.client.addDocuments({ organizationId, documents: [{ documentId: 'plan' }] });
    await writeOthers(tenant, 2 * i);
    deletions.push(await act(service, tenant, mark));
    await writeOthers(tenant, 2 * i + 1);
  }
  const counted = () => {
    const count = counter(service);
    return Object.fromEntries(Object.keys(kinds).map((kind, i) => [kind, count(marks[i] ?? '')]));
  };
  expect(Object.values(counted()).filter(([inFile = 0, inWal = 0]) => inFile + inWal === 0)).toEqual([]);
  const document = { documentId: 'repeated' };
  await tenants[0]?.client.addDocuments({ organizationId, documents: [document] }, { idempotencyKey: 'a-key-of-the-caller' });
  const [record] = await service.service.environment.ask(sql<{ sealed: string }>`select sealed from idempotency_records`);
  const sealed = record?.sealed ?? 'none';
  expect(counter(service)(sealed)).not.toEqual([0, 0]);
  for (const deletion of deletions) await deletion();
  // A login link ends a quarter of an hour after it is sent, and its row goes a day later.
  for (let i = 0; i < 4; i++) {
    service.advance({ hours: 12 });
    await service.work();
  }
  const nothing = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [0, 0]]));
  expect(counted()).toEqual(nothing);
  expect(counter(service)(sealed)).toEqual([0, 0]);
  const backup = join(service.config.dataDir, 'backup');
  expect(await run('backup', [backup], { env: environmentOf(service) })).toMatchObject({ code: 0 });
  expect(marks.filter((mark) => textOf(fileIn(backup)).includes(mark))).toEqual([]);
  await service.restart();
  expect(counted()).toEqual(nothing);
  const database = new DatabaseSync(fileIn(service.config.dataDir), { readOnly: true });
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
});

it('npm run compact rewrites a database of any size while the service runs, and keeps its data', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const documents = Array.from({ length: 300 }, (_, i) => ({ documentId: `d${i}`, about: 'x'.repeat(1000) }));
  await tenant.client.addDocuments({ organizationId, documents });
  await tenant.client.deleteDocuments({ organizationId, documentIds: documents.slice(1).map(({ documentId }) => documentId) });
  await service.work();
  const bytes = () => statSync(fileIn(service.config.dataDir)).size;
  const before = bytes();
  expect(await runProcess('compact', [], { env: environmentOf(service) })).toMatchObject({ code: 0 });
  expect(bytes()).toBeLessThanOrEqual(before);
  expect(statSync(`${fileIn(service.config.dataDir)}-wal`).size).toBe(0);
  await tenant.client.addDocuments({ organizationId, documents: [{ documentId: 'later' }] });
  const { data } = await tenant.client.getDocuments({ organizationId });
  expect(data.map(({ id }) => id)).toEqual(['d0', 'later']);
});
