/**
 * `npm run pack`: packs the contract, the sandbox and the server, each into a .tgz in the working directory. The contract has
 * generated/ as JavaScript, declarations, docs, the handlers for MSW, and the verifier.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildMsw } from './pack-msw.ts';
import { buildSandbox } from './pack-sandbox.ts';
import { buildServer } from './pack-server.ts';
import { buildVerify } from './pack-verify.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'contract-package-'));
const sandbox = await mkdtemp(join(tmpdir(), 'sandbox-package-'));
const server = await mkdtemp(join(tmpdir(), 'server-package-'));
try {
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const sources = ['client', 'server'].map((name) => join(root, 'generated', `${name}.ts`));
  const options =
    '--declaration --stripInternal --rewriteRelativeImportExtensions --module nodenext --target es2022 --lib es2022,dom --strict --outDir .';
  // Compiles without the types of Node.js, since the client uses only features of all runtimes.
  await run(process.execPath, [compiler, ...sources, ...options.split(' ')], { cwd: folder });
  for (const name of ['package.json', 'README.md', 'openapi.json', 'openapi.yaml', 'workflows.json']) {
    await copyFile(join(root, 'generated', name), join(folder, name));
  }
  await buildMsw(root, folder);
  await buildVerify(root, folder);
  for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(join(root, name), join(folder, name));
  await copyFile(join(root, 'openapi/released/api-changes.md'), join(folder, 'API-CHANGES.md'));
  // Builds files that any web server can serve, below any path.
  await run(process.execPath, [join(root, 'openapi/build-docs.ts'), join(folder, 'docs')], { cwd: root });
  await buildSandbox(root, sandbox, join(folder, 'docs'));
  await buildServer(root, server);
  const { stdout } = await run('npm', ['pack', folder, sandbox, server, '--silent'], { cwd: process.cwd() });
  console.log(stdout.trim());
} finally {
  for (const made of [folder, sandbox, server]) await rm(made, { recursive: true });
}
