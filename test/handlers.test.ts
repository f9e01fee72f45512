/** Handlers are typed by the contract: the three mistakes are compile errors, in the part's own file. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const head = `import type { PermissionsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../../server/context.ts';
const done = async () => ({ result: { status: 'success' as const, message: 'Done.' } });
`;

/** Name of the program → its text, and what the compiler says of it. */
const programs: { name: string; text: string; says: RegExp | undefined }[] = [
  {
    name: 'whole',
    text: 'export const part: PermissionsHandlers<Contexts> = { addPermissions: done, removePermissions: done };',
    says: undefined,
  },
  {
    name: 'missing',
    text: 'export const part: PermissionsHandlers<Contexts> = { addPermissions: done };',
    says: /Property 'removePermissions' is missing/,
  },
  {
    name: 'retired',
    text: 'export const part: PermissionsHandlers<Contexts> = { addPermissions: done, removePermissions: done, listPermissions: done };',
    says: /'listPermissions' does not exist in type 'PermissionsHandlers/,
  },
  {
    name: 'credentials',
    text: `export const part: PermissionsHandlers<Contexts> = {
      addPermissions: done,
      removePermissions: async (_data, { workspaceId }) => ({ result: { status: 'success', message: workspaceId } }),
    };`,
    says: /Property 'workspaceId' does not exist on type 'ApiKeyContext'/,
  },
  {
    name: 'input',
    text: `export const part: PermissionsHandlers<Contexts> = {
      addPermissions: async ({ userId }) => ({ result: { status: 'success', message: String(userId) } }),
      removePermissions: done,
    };`,
    says: /Property 'userId' does not exist/,
  },
  {
    name: 'output',
    text: `export const part: PermissionsHandlers<Contexts> = {
      addPermissions: async () => ({ result: { status: 'done', message: '' } }),
      removePermissions: done,
    };`,
    says: /Type '"done"' is not assignable to type '"success"'/,
  },
];

describe('The handler interfaces', () => {
  it('make a missing, a retired and a wrongly credentialed handler compile errors, and wrong inputs and outputs too', async () => {
    const folder = await mkdtemp(join(root, 'test/compiled-'));
    try {
      for (const { name, text } of programs) await writeFile(join(folder, `${name}.ts`), `${head}${text}\n`);
      const config = { extends: '../../tsconfig.json', include: ['*.ts'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const output = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).then(
        ({ stdout }) => stdout,
        (error: { stdout: string }) => error.stdout,
      );
      for (const { name, says } of programs) {
        const errors = output
          .split(/\n(?=\S)/)
          .filter((line) => line.includes(`${name}.ts(`))
          .join('\n');
        if (says === undefined) expect(errors, name).toBe('');
        else expect(errors, name).toMatch(says);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
