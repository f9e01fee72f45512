/** Packs `@collaboration/docs`: the built docs, which any web server can serve below any path. */
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from './code.ts';

const run = promisify(execFile);

export async function buildDocs(root: string, folder: string): Promise<void> {
  await run(process.execPath, [join(root, 'openapi/tools/build-docs.ts'), join(folder, 'docs')], { cwd: root });
  const { version, license } = await readManifest(join(root, 'generated/package.json'));
  const manifest = {
    name: '@collaboration/docs',
    version,
    description: 'The API reference, the guides and the API explorer of the Collaboration Backend, as files to serve',
    license,
    exports: { './*': './docs/*', './package.json': './package.json' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(
    join(folder, 'README.md'),
    `# Collaboration Backend: the docs\n\nServe the folder \`docs\` with any web server, below any path: \`npx serve node_modules/@collaboration/docs/docs\`.\n`,
  );
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
