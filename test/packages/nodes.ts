import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the running Node.js, and versions from `oldest` on that are installed beside it. */
export async function nodes(oldest = 20): Promise<string[]> {
  const found = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => globSync(join(folder, 'node')));
  const programs = new Set(await Promise.all([process.execPath, ...found].map((file) => realpath(file))));
  const versions = await Promise.all(
    [...programs].map(async (file) => ({
      file,
      version: Number((await run(file, ['-p', 'parseInt(process.versions.node)'])).stdout),
    })),
  );
  return versions.filter(({ version }) => version >= oldest).map(({ file }) => file);
}
