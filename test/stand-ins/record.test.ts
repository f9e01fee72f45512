/** A proxy records traffic as a scene, which the sandbox replays: the same reads give the same results. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { startProxy } from '../../mock/proxy.ts';
import { type Recording, recordScene } from '../../mock/record.ts';
import { sceneText } from '../../mock/sandbox/scene-file.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { addContents, tellStory } from '../../mock/story.ts';
import { aService, aTenant, type Tenant, type TestService } from '../support/harness.ts';
import { Pairs } from '../support/stand-ins.ts';

async function aProxy(service: TestService): Promise<{ url: string; recording: Recording }> {
  const recording = recordScene();
  const upstream = new URL(service.url);
  const proxy = await startProxy({ host: '127.0.0.1', port: 0, origins: [], quiet: true, upstream, record: recording.add });
  onTestFinished(proxy.close);
  return { url: proxy.url, recording };
}

const through = (url: string, { apiKey, authToken }: Tenant): ApiKeyClient =>
  createClient({ baseUrl: url, apiKey, authToken, retries: 0 });

async function replayed(recording: Recording, name: string): Promise<{ sandbox: Sandbox; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, await sceneText(file, recording.scene()));
  const sandbox = await startSandbox({ seed: file });
  onTestFinished(sandbox.close);
  return { sandbox, text: await readFile(file, 'utf8') };
}

const inGlobex = { organizationId: 'globex' };
const lena = { userId: 'lena', name: 'Lena Fischer', email: 'Lena.Fischer@globex-corp.com' };
const omar = { userId: 'omar@globex-corp.com', name: 'Omar Haddad', email: 'omar@globex-corp.com' };

const day = 86_400_000;
const expiresAt = Date.now() + 12_345_678;

async function work(client: ApiKeyClient, service: TestService): Promise<void> {
  await client.addOrganizations({ organizations: [{ ...inGlobex, organizationName: 'Globex', plan: 'team' }] });
  await client.addFolders({ ...inGlobex, folders: [{ folderId: 'sales', folderName: 'Sales' }] });
  const documents = ['offer', 'draft', 'notes'].map((documentId) => ({ documentId, folderId: 'sales' }));
  await client.addDocuments({ ...inGlobex, documents });
  await client.addDocuments({ ...inGlobex, documents: [{ documentId: 'offer' }, { documentId: 'deal', folderId: 'lost' }] });
  const crm = {
    crmToken: 'crm-secret-1',
    passwords: { crm: 'crm-secret-2' },
    site: 'https://lena:pass-word@crm.globex-corp.com/?api_key=query-secret',
  };
  await client.addUsers({ ...inGlobex, users: [{ ...lena, ...crm, accessRole: 'editor' }, omar] });
  await client.addUsersToGroups({ ...inGlobex, organizationUserGroupId: 'sellers', userIds: ['lena', omar.userId] });
  const offer = { type: 'document', id: 'offer', ...inGlobex, accessRole: 'viewer', expiresAt } as const;
  await client.addPermissions({ user: { userId: omar.userId }, permissions: { resources: [offer] } });
  await client.addNotifications({
    ...{ ...inGlobex, documentId: 'offer', notificationId: 'n-1', actionUser: lena, notifyUsers: [omar] },
    displayHeadlineMessageTemplate: 'Write to omar@globex-corp.com, or OMAR@globex-corp.com',
  });
  await client.updateEmailConfig({ enabled: true, replyTo: 'help@globex-corp.com' });
  await client.setConfig({ ...inGlobex, userIds: ['lena'], config: { inbox: 'MINE' } });
  await client.deleteDocuments({ ...inGlobex, documentIds: ['draft'] });
  await client.migrateDocuments({ ...inGlobex, documentId: 'notes', newDocumentId: 'minutes' });
  await service.work();
  await client.updateDocuments({ ...inGlobex, documents: [{ documentId: 'minutes', documentName: 'Minutes' }] });
}

const reads = async (client: ApiKeyClient, userId: string) => [
  await client.getOrganizations({}),
  await client.getFolders(inGlobex),
  await client.getDocuments(inGlobex),
  await client.getUsers(inGlobex),
  await client.getUserGroups({ ...inGlobex, organizationUserGroupId: 'sellers' }),
  await client.getPermissions(inGlobex),
  await client.getNotifications({ ...inGlobex, documentId: 'offer' }),
  await client.getNotifications({ ...inGlobex, userId }),
  await client.getConfig({ ...inGlobex, userIds: ['lena'] }),
  await client.getEmailConfig({}),
];

const quoted = /"[\w.-]+@[\w.-]+"/g;
const addresses = /[\w.-]+@[\w-]+\.com/g;

it('A recorded scene gives the same reads in the sandbox, with other addresses and without secrets', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  const { url, recording } = await aProxy(service);
  const client = through(url, tenant);
  await work(client, service);
  const scene = recording.scene();
  expect(Math.abs(Number(scene.time) - Date.now())).toBeLessThan(60_000);
  // As if it had been recorded the day before: the grant has expired since.
  const ofYesterday = () => ({
    ...JSON.parse(JSON.stringify(scene).replaceAll(String(expiresAt), String(expiresAt - day))),
    time: Number(scene.time) - day,
  });
  const { sandbox, text } = await replayed({ ...recording, scene: ofYesterday }, 'scene.yaml');
  expect(text).toContain('base: empty');
  expect(text).not.toMatch(/@globex-corp|crm-secret|pass-word|query-secret/i);
  for (const secret of [tenant.authToken, tenant.apiKey]) expect(text).not.toContain(secret);

  const [, replacement = ''] = /userId: (\S+@example\.com)/.exec(text) ?? [];
  const served = JSON.stringify(await reads(client, omar.userId));
  const doubled = JSON.stringify(await reads(sandbox.client, replacement));
  const [ours, theirs] = [doubled, served].map((read) => read.match(addresses) ?? []);
  const pairs = new Map(theirs?.map((address, i) => [address, ours?.[i]]));
  expect(theirs?.map((address) => pairs.get(address))).toEqual(ours);
  expect(new Set(pairs.values()).size).toBe(pairs.size);
  const [own, others] = [doubled.replaceAll(String(expiresAt - day), String(expiresAt)), served].map((read): unknown =>
    JSON.parse(
      read
        .replaceAll(addresses, 'an address')
        .replaceAll(/"(crmToken|passwords)":("[^"]*"|\{[^}]*\})/g, '"$1":"removed"')
        .replaceAll(/"site":"[^"]*"/g, '"site":"a URL"'),
    ),
  );
  expect(new Pairs().difference(own, others)).toBeUndefined();
});

it('A recorded scene has the older data that reads have shown', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  await addContents(tenant.client);
  await tellStory(tenant.client, async () => service.advance({ minutes: 1 }));
  const { url, recording } = await aProxy(service);
  const client = through(url, tenant);
  const acme = { organizationId: 'acme' };
  const look = async (as: ApiKeyClient) => [
    await as.getOrganizations({}),
    await as.getDocuments(acme),
    await as.getFolders(acme),
    await as.getUsers(acme),
    await as.getPermissions(acme),
    await as.getUserGroups({ ...acme, organizationUserGroupId: 'designers' }),
    await as.getPresence({ ...acme, documentId: 'launch-plan' }),
  ];
  // Before its read, only the document's id is known.
  await client.addPresence({ ...acme, documentId: 'launch-plan', users: [{ userId: 'priya' }] });
  await client.removePresence({ ...acme, documentId: 'launch-plan', userIds: ['maya'] });
  await look(client);
  const served = await look(client);
  await client.updateDocuments({ ...acme, documents: [{ documentId: 'pricing', documentName: 'Prices' }] });
  const { sandbox } = await replayed(recording, 'scene.yaml');
  await sandbox.client.updateDocuments({ ...acme, documents: [{ documentId: 'pricing', documentName: 'Pricing model' }] });
  const [own, others] = [await look(sandbox.client), served].map((reads): unknown =>
    // Every user of the scene is added.
    JSON.parse(
      JSON.stringify(reads, (name, value: unknown) => (name === 'addedAt' ? undefined : value)).replaceAll(quoted, '"an address"'),
    ),
  );
  expect(new Pairs().difference(own, others)).toBeUndefined();
});

it('A recorded scene starts with older objects by their ids, and leaves other keys and failed calls out', async () => {
  const service = await aService();
  const [tenant, other] = [await aTenant(service), await aTenant(service)];
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
  await tenant.client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  const { url, recording } = await aProxy(service);
  const client = through(url, tenant);
  const place = { organizationId: 'acme', documentId: 'plan' };
  for (let i = 0; i < 2; i++) await client.addPresence({ ...place, users: [{ userId: 'maya' }] });
  const missing = { ...place, documentId: 'lost', users: [{ userId: 'maya' }] };
  await expect(client.addPresence(missing)).rejects.toMatchObject({ httpStatus: 404 });
  await through(url, other).addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  const { sandbox, text } = await replayed(recording, 'scene.json');
  expect(JSON.parse(text).calls.map(({ operationId }: { operationId: string }) => operationId)).toEqual([
    'addOrganizations',
    'addDocuments',
    'addPresence',
    'addPresence',
  ]);
  expect(recording.skipped()).toBe(1);
  const { data } = await sandbox.client.getPresence(place);
  expect(data).toMatchObject([{ userId: 'maya' }]);
});
