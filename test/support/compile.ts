/** Compiles programs of tests with the project's compiler. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './service-process.ts';

/** Resolves to the complaints about a folder with this tsconfig.json. */
export async function complaintsIn(folder: string, config: object): Promise<string> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder, '--pretty', 'false'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, compiler).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}
