/** Packs the commands of `npx @collaboration/contract` with their dependencies in one file, which no import of the client reads. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Takes the guides from the docs that docs.ts has built beside the folder. */
export async function buildCommands(root: string, folder: string): Promise<void> {
  const build = await rolldown({
    input: join(root, 'openapi/tools/contract-bin.ts'),
    platform: 'node',
    external: /^(?:node:|@modelcontextprotocol\/)/,
    plugins: [besideTheDocument],
  });
  await build.write({ file: join(folder, 'contract.mjs'), format: 'es', minify: true, codeSplitting: false });
  await cp(join(folder, '../docs/docs/guides.json'), join(folder, 'guides.json'));
}

/** The package has the document in the same folder. */
const besideTheDocument: Plugin = {
  name: 'beside-the-document',
  transform: (code) => code.replaceAll(/(?<=new URL\(')(?:\.\.\/)+generated\/(?:docs\/)?(?=[\w.]+', import\.meta\.url\))/g, './'),
};
