/** Builds the files of the docs. */
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { type Json, JsonNode } from '../emit/document.ts';
import { redocly } from '../redocly.ts';
import { makeMarkdown } from './markdown.ts';
import { makeReference } from './reference.ts';
import { searchEntries } from './search-entries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Files from this size on also get a compressed form. */
const minCompressedBytes = 50_000;

async function run(...command: string[]): Promise<void> {
  const { code, output } = await redocly(...command);
  if (code !== 0) throw new Error(output);
}

/** Writes the docs to the target folder. */
export async function buildDocs(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  try {
    await replace(await writeDraft(folder), target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeDraft(folder: string): Promise<string> {
  const [page, bundle] = [join(folder, 'page.html'), join(folder, 'document.json')];
  await Promise.all([run('build-docs', 'docs', '--inlineBundle', '-o', page), run('bundle', 'docs', '-o', bundle)]);
  const document = new JsonNode(JSON.parse(await readFile(bundle, 'utf8')));
  const files = new Map([...makeReference(await readFile(page, 'utf8')), ...makeMarkdown(document)]);
  for (const name of ['openapi.json', 'openapi.yaml']) files.set(name, await readFile(join(root, 'generated', name), 'utf8'));
  for (const name of ['reference.css', 'explorer.html', 'explorer.css'])
    files.set(name, await readFile(join(root, 'openapi/tools/docs', name), 'utf8'));
  for (const name of ['reference.js', 'explorer.js']) files.set(name, await scriptOf(name));
  files.set('search.json', JSON.stringify(searchEntries(document)));
  files.set('calls.json', JSON.stringify(callsOf(document)));
  const draft = join(folder, 'docs');
  for (const [name, text] of files) {
    await mkdir(dirname(join(draft, name)), { recursive: true });
    await writeFile(join(draft, name), text);
    if (text.length >= minCompressedBytes) await writeFile(join(draft, `${name}.gz`), await promisify(gzip)(text));
  }
  return draft;
}

/** Returns a script of the page with its imports. */
async function scriptOf(name: string): Promise<string> {
  const build = await rolldown({ input: join(root, 'openapi/tools/docs', name), platform: 'browser' });
  const { output } = await build.generate({ minify: true });
  await build.close();
  return output[0].code;
}

/** Replaces the target at once, so that a request during a build finds a whole page, old or new. */
async function replace(draft: string, target: string): Promise<void> {
  const [made, old] = [`${target}.${process.pid}.new`, `${target}.${process.pid}.old`];
  await cp(draft, made, { recursive: true });
  await rename(target, old).catch(() => {});
  await rename(made, target);
  await rm(old, { recursive: true, force: true });
}

/** Returns the calls by operation, from which the API explorer writes code. */
const callsOf = (document: JsonNode): Json =>
  Object.fromEntries(
    document.in('paths').keys.map((path) => {
      const operation = document.in('paths', path, 'post');
      return [operation.in('operationId').string, operation.in('x-call').object];
    }),
  );
