/** Finds the steps by hand that an operation in the document still needs: a handler and a test, each in the file of its part. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Operation {
  id: string;
  tag: string;
}

/** Returns one line for each unfinished operation, with its first missing step. */
export async function nextSteps(root: string, operations: readonly Operation[]): Promise<string[]> {
  const steps = await Promise.all(operations.map((operation) => nextStep(root, operation)));
  return steps.filter((step) => step !== undefined);
}

const registry = 'server/handlers.ts';

async function nextStep(root: string, { id, tag }: Operation): Promise<string | undefined> {
  const handlers = `server/${tag}/handlers.ts`;
  const test = `test/parts/${tag}.test.ts`;
  // Looks only for the name, and for a call of it. The compiler and the test itself check the rest.
  if (!new RegExp(`\\b${id}\\b`).test(await read(join(root, handlers)))) return `implement ${id} in ${handlers}`;
  if (!(await read(join(root, registry))).includes(`'./${tag}/handlers.ts'`)) return `spread the handlers of ${tag} in ${registry}`;
  return new RegExp(`\\.${id}\\b`).test(await read(join(root, test))) ? undefined : `test ${id} in ${test}`;
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
