/** Does the work of `npm ci` in a built service with the packages of this project, so that nothing is downloaded. */
import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

export async function installFromHere(app: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(app, 'package-lock.json'), 'utf8'));
  // Fails if the lock file does not have exactly the packages of package.json.
  await promisify(execFile)('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: app });
  for (const path of Object.keys(packages).filter((one) => one !== '')) {
    const { version } = JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'));
    if (version !== packages[path].version) throw new Error(`${path} has ${version}, and not ${packages[path].version}`);
    // Packages inside have paths of their own.
    const filter = (from: string) => !from.slice(join(root, path).length).includes('/node_modules');
    await cp(join(root, path), join(app, path), { recursive: true, filter });
  }
}
