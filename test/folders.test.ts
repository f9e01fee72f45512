import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../generated/server.ts';
import * as folders from '../server/folders/store.ts';
import { seedDocuments, seedFolders, type TestFolder, whoHasAccess } from './content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The access type of each document, as Get Documents shows it. */
async function accessTypes({ client }: Tenant): Promise<{ [documentId: string]: string }> {
  const { data } = await client.getDocuments({ organizationId: 'acme' });
  return Object.fromEntries(data.map(({ id, accessType }) => [id, accessType]));
}

type Change = DistributiveOmit<Input<'updateAccessForFolders'>, 'organizationId'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const update = async ({ client }: Tenant, change: Change, organizationId = 'acme') =>
  await client.updateAccessForFolders({ organizationId, ...change });

describe('POST /v2/organizations/folders/access/update', () => {
  it('sets an access type, which the documents in the folder and in folders that inherit from it take', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, {
      top: {},
      middle: { parentFolderId: 'top' },
      bottom: { parentFolderId: 'middle' },
      apart: { parentFolderId: 'top', accessType: 'restricted' },
    });
    await seedDocuments(service, tenant, {
      deep: { folderId: 'bottom' },
      own: { folderId: 'bottom', accessType: 'restricted' },
      aside: { folderId: 'apart' },
      nowhere: {},
    });
    const unaffected = { own: 'restricted', nowhere: 'organizationPrivate' };
    expect(await accessTypes(tenant)).toEqual({ deep: 'organizationPrivate', aside: 'restricted', ...unaffected });

    const set = await update(tenant, { folderIds: ['top'], accessType: 'public' });
    expect(set.message).toBe('Folder access updated.');
    expect(set.data).toEqual({ top: { success: true, accessType: 'public', message: 'Access updated.' } });
    expect(await accessTypes(tenant)).toEqual({ deep: 'public', aside: 'restricted', ...unaffected });

    await update(tenant, { folderIds: ['middle', 'apart'], accessType: 'restricted', inheritFromParent: false });
    expect(await accessTypes(tenant)).toEqual({ deep: 'restricted', aside: 'restricted', ...unaffected });

    const inherited = await update(tenant, { folderIds: ['middle', 'apart'], inheritFromParent: true });
    const result = { success: true, inheritFromParent: true, accessType: null, message: 'Access is inherited from the parent.' };
    expect(inherited.data).toEqual({ middle: result, apart: result });
    expect(await accessTypes(tenant)).toEqual({ deep: 'public', aside: 'public', ...unaffected });
  });

  it('takes an access type of null beside inheritance, as the reply has it, and not without', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { marketing: { accessType: 'restricted' } });
    await seedDocuments(service, tenant, { plan: { folderId: 'marketing' } });
    await update(tenant, { folderIds: ['marketing'], accessType: null, inheritFromParent: true });
    expect(await accessTypes(tenant)).toEqual({ plan: 'organizationPrivate' });
  });

  it('lets folders at the top take the default of the API key, which new keys have from the configuration', async () => {
    const other = await startTestService({ defaultFolderAccess: 'restricted' });
    try {
      const tenant = await aTenantWithAcme(other);
      await seedFolders(other, tenant, { top: { accessType: 'public' }, below: { parentFolderId: 'top' } });
      await seedDocuments(other, tenant, { plan: { folderId: 'below' } });
      await update(tenant, { folderIds: ['top', 'below'], inheritFromParent: true });
      expect(await accessTypes(tenant)).toEqual({ plan: 'restricted' });
    } finally {
      await other.stop();
    }
  });

  it('decides who has access from the next call on, and leaves grants as they are', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { top: { accessType: 'restricted' }, below: { parentFolderId: 'top' } });
    await seedDocuments(service, tenant, { plan: { folderId: 'below' } });
    await tenant.client.addPermissions({
      user: { userId: 'granted above' },
      permissions: { resources: [{ type: 'folder', id: 'top', organizationId: 'acme', accessRole: 'viewer' }] },
    });
    const people = ['granted above', 'stranger'];
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(['granted above']);
    await update(tenant, { folderIds: ['top'], accessType: 'public' });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(people);
    await update(tenant, { folderIds: ['below'], accessType: 'restricted' });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(['granted above']);
  });

  it('fails an item for a folder that does not exist, which is not made, and updates the others', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { toString: {} });
    const folderIds = ['toString', '__proto__'];
    const { message, data } = await update(tenant, { folderIds, accessType: 'public' });
    expect(message).toBe('1 of 2 folders updated.');
    expect(Object.entries(data)).toEqual([
      ['toString', { success: true, accessType: 'public', message: 'Access updated.' }],
      ['__proto__', { success: false, accessType: null, message: 'The folder "__proto__" does not exist.' }],
    ]);
    const lookup = tenant.client.getDocuments({ organizationId: 'acme', folderId: '__proto__' });
    await expect(lookup).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });

  it('changes nothing of another API key or another organization, and answers as if their folders did not exist', async () => {
    const owner = await aTenantWithAcme(service);
    await seedFolders(service, owner, { plans: { accessType: 'restricted' } });
    await seedDocuments(service, owner, { secret: { folderId: 'plans' } });
    const stranger = await aTenantWithAcme(service);
    const opening = { folderIds: ['plans'], accessType: 'public' as const };
    const failed = { plans: { success: false, accessType: null, message: 'The folder "plans" does not exist.' } };
    expect((await update(stranger, opening)).data).toEqual(failed);
    await owner.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    expect((await update(owner, opening, 'globex')).data).toEqual(failed);
    expect(await accessTypes(owner)).toEqual({ secret: 'restricted' });
  });

  it('refuses an organization that does not exist, and the same folder twice, and updates nothing', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { plans: { accessType: 'restricted' } });
    await seedDocuments(service, tenant, { plan: { folderId: 'plans' } });
    await expect(update(tenant, { folderIds: ['plans'], accessType: 'public' }, 'acme-labs')).rejects.toMatchObject({
      status: 'NOT_FOUND',
      message: 'The organization "acme-labs" does not exist.',
    });
    await expect(update(tenant, { folderIds: ['plans', 'plans'], accessType: 'public' })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ field: '/data/folderIds/1', reason: 'DUPLICATE' }],
    });
    expect(await accessTypes(tenant)).toEqual({ plan: 'restricted' });
  });

  it('updates a thousand folders in one call', async () => {
    const tenant = await aTenantWithAcme(service);
    const folderIds = Array.from({ length: 1000 }, (_, i) => `folder-${i}`);
    await seedFolders(service, tenant, Object.fromEntries(folderIds.map((id) => [id, {}])));
    const { data } = await update(tenant, { folderIds, accessType: 'public' });
    expect(Object.values(data).filter(({ success }) => success)).toHaveLength(1000);
  });
});

describe('Folders in folders', () => {
  it('are followed up to the top, each folder once', async () => {
    const { apiKey } = await prepared({
      top: { accessType: 'public' },
      middle: { parentFolderId: 'top' },
      bottom: { parentFolderId: 'middle' },
    });
    const chains = await folders.chainsOf(service.service.environment.db, apiKey, 'acme', ['bottom', 'top', 'unknown']);
    expect(Object.fromEntries(chains)).toEqual({
      bottom: [
        { folderId: 'bottom', accessType: null },
        { folderId: 'middle', accessType: null },
        { folderId: 'top', accessType: 'public' },
      ],
      top: [{ folderId: 'top', accessType: 'public' }],
    });
  });

  it('that contain each other end the search, and take the default', async () => {
    const around = { hen: { parentFolderId: 'egg' }, egg: { parentFolderId: 'hen' }, alone: { parentFolderId: 'alone' } };
    const tenant = await prepared(around);
    await seedDocuments(service, tenant, { first: { folderId: 'hen' }, second: { folderId: 'alone' } });
    expect(await accessTypes(tenant)).toEqual({ first: 'organizationPrivate', second: 'organizationPrivate' });
    const chains = await folders.chainsOf(service.service.environment.db, tenant.apiKey, 'acme', ['hen']);
    expect(chains.get('hen')?.map(({ folderId }) => folderId)).toEqual(['hen', 'egg']);
  });

  it('are followed a hundred deep, up to the nearest with an access type', async () => {
    const own: { [level: number]: TestFolder } = { 0: { accessType: 'public' }, 5: { accessType: 'restricted' } };
    const levels = Array.from({ length: 100 }, (_, i): [string, TestFolder] => [
      `level-${i}`,
      { ...own[i], ...(i === 0 ? {} : { parentFolderId: `level-${i - 1}` }) },
    ]);
    const tenant = await prepared(Object.fromEntries(levels));
    await seedDocuments(service, tenant, Object.fromEntries(levels.map(([folderId], i) => [`${i}`, { folderId }])));
    const expected = levels.map((_, i) => [`${i}`, i < 5 ? 'public' : 'restricted']);
    expect(await accessTypes(tenant)).toEqual(Object.fromEntries(expected));
  });

  async function prepared(wanted: Parameters<typeof seedFolders>[2]): Promise<Tenant> {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, wanted);
    return tenant;
  }
});
