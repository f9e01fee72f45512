/** Packs `npx @collaboration/contract verify`: openapi/tools/verify/ with its dependencies in one file, which no import of the client reads. */
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

export async function buildVerify(root: string, folder: string): Promise<void> {
  const build = await rolldown({
    input: join(root, 'openapi/tools/verify/bin.ts'),
    platform: 'node',
    external: /^node:/,
    plugins: [besideTheDocument],
  });
  await build.write({ file: join(folder, 'contract.mjs'), format: 'es', minify: true, codeSplitting: false });
}

/** The package has the document in the same folder. */
const besideTheDocument: Plugin = {
  name: 'beside-the-document',
  transform: (code) => code.replaceAll(/(?<=new URL\(')(?:\.\.\/)+generated\/(?=[\w.]+', import\.meta\.url\))/g, './'),
};
