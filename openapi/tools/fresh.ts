/**
 * Tells whether generated/ is as new as its inputs, without generating: git ignores most of generated/, so a pull leaves old files there.
 * As a program, it fails with the command to run. `npm start`, `npm test` and others begin with it.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Holds the hash of the inputs, as of the last generation. */
const stamp = join(root, 'generated/inputs');
/** The sources, and the versions of the packages that generate. */
const inputs = [
  'openapi/*.yaml',
  'openapi/tools/{emit,plugin,python,runtime}/**/*.{ts,py,md}',
  'openapi/tools/generate.ts',
  'redocly.yaml',
  'package-lock.json',
];

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const isFresh = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs();

export const setFresh = (): void => writeFileSync(stamp, hashOfInputs());

/** Ends the process if generated/ is missing or stale. */
export function requireFresh(): void {
  if (isFresh()) return;
  console.error('generated/ is missing or older than openapi/. Run `npm run generate`.');
  process.exit(1);
}

if (import.meta.main) requireFresh();
