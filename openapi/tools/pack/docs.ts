/** Packs `@collaboration/docs`: the built docs, which any web server can serve below any path. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function buildDocs(root: string, folder: string): Promise<object> {
  await run(process.execPath, [join(root, 'openapi/tools/build-docs.ts'), join(folder, 'docs')], { cwd: root });
  await writeFile(
    join(folder, 'README.md'),
    `# Collaboration Backend: the docs\n\nServe the folder \`docs\` with any web server, below any path: \`npx serve node_modules/@collaboration/docs/docs\`.\n`,
  );
  return {
    description: 'The API reference, the guides and the API explorer of the Collaboration Backend, as files to serve',
    exports: { './*': './docs/*', './package.json': './package.json' },
  };
}
