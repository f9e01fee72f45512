/** The lightest of the tools that `npm run check-generators` holds against the document: those that the project itself has. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkTool } from './generators/check-tool.ts';
import { lightTools } from './generators/tools.ts';

const root = join(import.meta.dirname, '..');

it.each(lightTools.map((tool) => ({ name: tool.name, tool })))('$name makes types that take every example', async ({ tool }) => {
  // Inside the project, where its packages are found from.
  const folder = await mkdtemp(join(root, 'test/generators/.out-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await checkTool(tool, { folder, packages: join(root, 'node_modules') })).toEqual([]);
});
