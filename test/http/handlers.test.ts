/** The contract types handlers, so mistakes are compile errors in the part's own file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { complaintsIn } from '../support/compile.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const head = `import type { FoldersHandlers, Handlers, OrganizationsHandlers, PermissionsHandlers, PresenceHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../../server/context.ts';
import { handlers } from '../../server/handlers.ts';
import { page, success } from '../../server/replies.ts';
type Permissions = Pick<PermissionsHandlers<Contexts>, 'addPermissions' | 'removePermissions'>;
type Presence = Pick<PresenceHandlers<Contexts>, 'addPresence'>;
type Grants = Pick<PermissionsHandlers<Contexts>, 'getPermissions'>;
declare const grants: { userId: string; type: 'organization'; id: string; accessRole: 'viewer'; password: string }[];
const done = async () => ({ result: { status: 'success' as const, message: 'Done.' } });
`;

/** The programs by name, with text and compiler output. */
const programs: { name: string; text: string; says: RegExp | undefined }[] = [
  {
    name: 'whole',
    text: 'export const part: Permissions = { addPermissions: done, removePermissions: done };',
    says: undefined,
  },
  {
    name: 'missing',
    text: 'export const part: Permissions = { addPermissions: done };',
    says: /Property 'removePermissions' is missing/,
  },
  {
    name: 'retired',
    text: 'export const part: Permissions = { addPermissions: done, removePermissions: done, listPermissions: done };',
    says: /'listPermissions' does not exist in type 'Permissions'/,
  },
  {
    name: 'credentials',
    text: `export const part: Permissions = {
      addPermissions: done,
      removePermissions: async (_data, { address }) => ({ result: { status: 'success', message: address } }),
    };`,
    says: /Property 'address' does not exist on type 'ApiKeyContext'/,
  },
  {
    name: 'input',
    text: `export const part: Permissions = {
      addPermissions: async ({ userId }) => ({ result: { status: 'success', message: String(userId) } }),
      removePermissions: done,
    };`,
    says: /Property 'userId' does not exist/,
  },
  {
    name: 'output',
    text: `export const part: Permissions = {
      addPermissions: async () => ({ result: { status: 'done', message: '' } }),
      removePermissions: done,
    };`,
    says: /Type '"done"' is not assignable to type '"success"'/,
  },
  {
    name: 'reply',
    text: `export const part: Presence = {
      addPresence: async () => success('Presence added.', { success: true }),
    };`,
    says: undefined,
  },
  {
    name: 'extra-member',
    text: `export const part: Presence = {
      async addPresence() {
        await Promise.resolve();
        return success('Presence added.', { success: true, count: 1 });
      },
    };`,
    says: /'count' does not exist in type/,
  },
  {
    name: 'extra-member-in-variable',
    text: `const data = { success: true as const, count: 1 };
    export const part: Presence = { addPresence: async () => success('Presence added.', data) };`,
    says: /"The contract does not have the field count\."/,
  },
  {
    name: 'extra-member-in-spread',
    text: `declare const row: { success: true; count: number };
    export const part: Presence = { addPresence: async () => success('Presence added.', { ...row }) };`,
    says: /"The contract does not have the field count\."/,
  },
  {
    name: 'extra-member-in-items',
    text: `export const part: Grants = { getPermissions: async () => page('Permissions found.', grants, {}) };`,
    says: /"The contract does not have the field password\."/,
  },
  {
    name: 'known-members-in-items',
    text: `const rows = grants.map(({ password: _, ...grant }) => grant);
    export const part: Grants = { getPermissions: async () => page('Permissions found.', rows, {}) };`,
    says: undefined,
  },
  {
    name: 'extra-member-by-key',
    text: `declare const added: { [id: string]: { success: true; id: string; message: string; hash: string } | { success: false; message: string } };
    export const part: Pick<FoldersHandlers<Contexts>, 'addFolders'> = { addFolders: async () => success('Folders added.', added) };`,
    says: /"The contract does not have the field hash\."/,
  },
  {
    name: 'custom-members',
    text: `declare const rows: { organizationId: string; organizationName: string; id: string; plan: string }[];
    export const part: Pick<OrganizationsHandlers<Contexts>, 'getOrganizations'> = {
      getOrganizations: async () => page('Organizations found.', rows, {}),
    };`,
    says: undefined,
  },
  { name: 'registry', text: 'export const all: Handlers<Contexts> = handlers;', says: undefined },
  {
    name: 'missing-part',
    text: `const { addPresence: _, ...others } = handlers;
    export const all: Handlers<Contexts> = { ...others };`,
    says: /Property 'addPresence' is missing/,
  },
];

it('The handler interfaces turn missing, retired or wrongly credentialed handlers and wrong types into compile errors', async () => {
  const folder = await anEmptyFolder(join(root, 'test/compiled-'));
  for (const { name, text } of programs) await writeFile(join(folder, `${name}.ts`), `${head}${text}\n`);
  const config = { extends: '../../tsconfig.json', include: ['*.ts'], exclude: [], compilerOptions: { noUnusedLocals: false } };
  const lines = (await complaintsIn(folder, config)).split(/\n(?=\S)/);
  for (const { name, says } of programs) {
    const errors = lines.filter((line) => line.includes(`${name}.ts(`)).join('\n');
    if (says === undefined) expect(errors, name).toBe('');
    else expect(errors, name).toMatch(says);
  }
});
