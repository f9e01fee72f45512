/**
 * Tells whether generated/ is as new as its inputs, without generating: git ignores most of generated/, so a pull leaves old files there.
 * As a program, it fails with the command to run. `npm start`, `npm test` and others begin with it.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Made {
  /** The file with the hash of the inputs, as of the last time, and a line about what was made. */
  stamp: string;
  /** The sources, and the versions of the packages that make them. */
  inputs: readonly string[];
}

const versions = ['redocly.yaml', 'package-lock.json'];
export const generated: Made = {
  stamp: 'generated/inputs',
  inputs: [
    'openapi/*.yaml',
    'openapi/tools/{emit,plugin,python,runtime}/**/*.{ts,py,md}',
    'openapi/tools/generate.ts',
    ...versions,
  ],
};
export const docs: Made = {
  stamp: 'generated/docs.inputs',
  inputs: ['openapi/**', 'CHANGELOG.md', 'generated/*.{ts,js,json,yaml}', 'mock/sandbox/documented.ts', ...versions],
};

function hashOf({ inputs }: Made): string {
  const hash = createHash('sha256');
  const files = globSync([...inputs], { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const stampOf = ({ stamp }: Made): string => join(root, stamp);

const linesOf = (made: Made): string[] => (existsSync(stampOf(made)) ? readFileSync(stampOf(made), 'utf8').split('\n') : []);

export const isFresh = (made: Made): boolean => linesOf(made)[0] === hashOf(made);

/** Returns what `setFresh` has recorded, while the inputs are the same. */
export const recorded = (made: Made): string | undefined => (isFresh(made) ? linesOf(made)[1] : undefined);

export const setFresh = (made: Made, record = ''): void => writeFileSync(stampOf(made), `${hashOf(made)}\n${record}`);

/** Ends the process if generated/ is missing or stale. */
export function requireFresh(): void {
  if (isFresh(generated)) return;
  console.error('generated/ is missing or older than openapi/. Run `npm run generate`.');
  process.exit(1);
}

if (import.meta.main) requireFresh();
