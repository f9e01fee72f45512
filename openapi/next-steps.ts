/** What an operation needs by hand, once the document has it: a handler and a test, each in the file of its part. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Operation {
  id: string;
  path: string;
  tag: string;
}

/** One line for each operation that is not whole yet in this project folder, with what is to be done first. */
export async function nextSteps(root: string, operations: readonly Operation[]): Promise<string[]> {
  const steps = await Promise.all(operations.map((operation) => nextStep(root, operation)));
  return steps.filter((step) => step !== undefined);
}

const registry = 'server/handlers.ts';

async function nextStep(root: string, { id, path, tag }: Operation): Promise<string | undefined> {
  const handlers = `server/${tag}/handlers.ts`;
  const test = `test/${tag}.test.ts`;
  // The compiler and the test itself are the judges; here it is enough that somebody has begun.
  if (!new RegExp(`\\b${id}\\b`).test(await read(join(root, handlers)))) return `implement ${id} in ${handlers}`;
  if (!(await read(join(root, registry))).includes(`'./${tag}/handlers.ts'`)) return `spread the handlers of ${tag} in ${registry}`;
  const heading = `describe('POST ${path}'`;
  return (await read(join(root, test))).includes(heading) ? undefined : `test ${id} in ${test}: ${heading}, …)`;
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
