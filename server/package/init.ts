/** Writes a new project from the template that `npm run pack` makes. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepContract } from './upgrade.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function init(folder: string): Promise<void> {
  if ((await filesIn(folder)).length > 0) throw new Error(`The folder ${folder} is not empty. Name a new or empty folder.`);
  await cp(join(root, 'template'), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest: { dependencies: { [name: string]: string } } = JSON.parse(await readFile(file, 'utf8'));
  const dependencies = { ...manifest.dependencies, ...(await tarballs(folder, Object.keys(manifest.dependencies))) };
  await writeFile(file, `${JSON.stringify({ ...manifest, name: packageName(folder), dependencies }, null, 2)}\n`);
  // npm would leave this file out of the template.
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\n');
  await keepContract(folder);
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    throw code === 'ENOTDIR' ? new Error(`${folder} is a file. Name a new or empty folder.`) : error;
  }
}

/** Returns a name that npm accepts. */
function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '');
  return name || 'backend';
}

/** Returns packages that npm installed from a tarball beside this one, with their paths from the folder. */
async function tarballs(folder: string, names: readonly string[]): Promise<{ [name: string]: string }> {
  const modules = dirname(dirname(resolve(root)));
  const text = await readFile(join(modules, '.package-lock.json'), 'utf8').catch(() => '{}');
  const { packages = {} }: { packages?: { [path: string]: { resolved?: string } } } = JSON.parse(text);
  return Object.fromEntries(
    names.flatMap((name) => {
      const { resolved = '' } = packages[`node_modules/${name}`] ?? {};
      if (!/^file:.*\.tgz$/.test(resolved)) return [];
      const path = relative(resolve(folder), resolve(dirname(modules), resolved.slice('file:'.length)));
      return [[name, `file:${path.replaceAll('\\', '/')}`]];
    }),
  );
}
