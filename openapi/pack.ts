/** `npm run pack`: generated/ as a package of JavaScript, declarations and docs, packed into a .tgz in the working directory. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'contract-package-'));
try {
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const sources = ['client', 'server'].map((name) => join(root, 'generated', `${name}.ts`));
  const options =
    '--declaration --stripInternal --rewriteRelativeImportExtensions --module nodenext --target es2022 --lib es2022,dom --strict --outDir .';
  // Where no types of Node.js are found: what the client uses is what all runtimes have.
  await run(process.execPath, [compiler, ...sources, ...options.split(' ')], { cwd: folder });
  for (const name of ['package.json', 'README.md', 'openapi.json', 'openapi.yaml']) {
    await copyFile(join(root, 'generated', name), join(folder, name));
  }
  for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(join(root, name), join(folder, name));
  // Files that any web server can serve, below any path.
  await run(process.execPath, [join(root, 'openapi/build-docs.ts'), join(folder, 'docs')], { cwd: root });
  const { stdout } = await run('npm', ['pack', folder, '--silent'], { cwd: process.cwd() });
  console.log(stdout.trim());
} finally {
  await rm(folder, { recursive: true });
}
