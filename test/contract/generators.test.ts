/** The tools of `npm run check-generators` that the project itself has. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkTool } from '../generators/check-tool.ts';
import { lightTools } from '../generators/tools.ts';

const root = join(import.meta.dirname, '../..');

it.each(lightTools.map((tool) => ({ name: tool.name, tool })))(
  '$name generates types that accept every example',
  async ({ tool }) => {
    // Inside the project, so that imports find its packages.
    const folder = await mkdtemp(join(root, 'test/generators/.out-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await checkTool(tool, { folder, packages: join(root, 'node_modules') })).toEqual([]);
  },
);
