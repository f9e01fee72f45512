/** Compiles the project to JavaScript, as for production, so that the start of a server excludes type stripping. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a new folder with the project's layout. The caller removes it. */
export async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-bench-'));
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const options = '--noCheck --noEmit false --allowImportingTsExtensions false --rewriteRelativeImportExtensions';
  await promisify(execFile)(process.execPath, [
    compiler,
    '--project',
    root,
    '--rootDir',
    root,
    '--outDir',
    folder,
    ...options.split(' '),
  ]);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // The validators are JavaScript already. The compiler would indent them to twice their size.
  for (const file of ['package.json', 'generated/openapi.json', 'generated/validators.js'])
    await copyFile(join(root, file), join(folder, file));
  return folder;
}
