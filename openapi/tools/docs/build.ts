/** Builds the files of the docs. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { emitPictures } from '../emit/pictures.ts';
import { docs, isFresh, setFresh } from '../fresh.ts';
import { redocly } from '../redocly.ts';
import { type Json, JsonNode } from '../runtime/document.ts';
import { makeCollection } from './collection.ts';
import { makeFront } from './front.ts';
import { hashedName } from './hashed-name.ts';
import { makeMarkdown, makeOverview } from './markdown.ts';
import { makeExplorer, makeNotFound, makePage } from './pages.ts';
import { makeReference } from './reference.ts';
import { searchEntries } from './search-entries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = (name: string): Promise<string> => readFile(join(root, 'openapi/tools/docs', name), 'utf8');

/** Files from this size on also get a compressed form. */
const minCompressedBytes = 1000;

async function run(...command: string[]): Promise<void> {
  const { code, output } = await redocly(...command);
  if (code !== 0) throw new Error(output);
}

/** The folder of the docs in this project. Other folders get a copy of it while it is as new as its inputs. */
const own = join(root, 'generated/docs');

export async function buildDocs(target: string): Promise<void> {
  if (existsSync(own) && isFresh(docs)) return target === own ? undefined : await replace(own, target);
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  try {
    await replace(await writeDraft(folder), target);
    if (target === own) setFresh(docs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeDraft(folder: string): Promise<string> {
  const [page, bundle] = [join(folder, 'page.html'), join(folder, 'document.json')];
  await Promise.all([run('build-docs', 'docs', '--inlineBundle', '-o', page), run('bundle', 'docs', '-o', bundle)]);
  const document = new JsonNode(JSON.parse(await readFile(bundle, 'utf8')));
  const files = new Map([...makeReference(await readFile(page, 'utf8')), ...(await makePages(document))]);
  for (const name of ['openapi.json', 'openapi.yaml']) files.set(name, await readFile(join(root, 'generated', name), 'utf8'));
  files.set('calls.json', JSON.stringify(callsOf(document)));
  files.set('collection.json', JSON.stringify(makeCollection(document)));
  files.set(
    'guides.json',
    JSON.stringify(document.in('tags').items.flatMap((tag) => (tag.in('x-traitTag').exists ? [tag.object] : []))),
  );
  const draft = join(folder, 'docs');
  for (const [name, text] of files) {
    await mkdir(dirname(join(draft, name)), { recursive: true });
    await writeFile(join(draft, name), text);
    if (text.length >= minCompressedBytes) await writeFile(join(draft, `${name}.gz`), await promisify(gzip)(text));
  }
  return draft;
}

/** Returns the pages as HTML and Markdown, with their style, scripts and search. */
async function makePages(document: JsonNode): Promise<Map<string, string>> {
  const [css, scripts, explorer] = await Promise.all([source('docs.css'), scriptsOf('docs.js'), scriptsOf('explorer.js')]);
  const groups = makeMarkdown(document);
  const overview = makeOverview(document, groups);
  const style = hashedName('docs.css', css);
  const shared = { groups, site: overview.title, assets: { style, script: scripts[0]?.[0] ?? '' } };
  return new Map([
    ...scripts,
    ...explorer,
    [style, css],
    ...groups.flatMap(({ pages }) =>
      pages.flatMap((page): [string, string][] => [
        [`${page.name}.md`, page.markdown],
        [`${page.name}.html`, makePage(page, shared)],
      ]),
    ),
    ...emitPictures(document),
    ['llms.txt', overview.markdown],
    ['index.html', makePage(makeFront(document, groups, await readFile(join(root, 'CHANGELOG.md'), 'utf8')), shared)],
    ['explorer.html', makeExplorer(await source('explorer.html'), explorer[0]?.[0] ?? '', shared)],
    ['not-found.html', makeNotFound(shared)],
    ['search.json', JSON.stringify(searchEntries(overview, groups))],
  ]);
}

/** Returns a script of the pages, and those that it loads later, by names that hold a hash of the content. */
async function scriptsOf(name: string): Promise<[string, string][]> {
  const build = await rolldown({ input: join(root, 'openapi/tools/docs', name), platform: 'browser' });
  const names = '[name]-[hash:16].js';
  const { output } = await build.generate({ minify: true, hashCharacters: 'hex', entryFileNames: names, chunkFileNames: names });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : []));
}

/** Replaces the target at once, so that a request during a build finds a whole page, old or new. */
async function replace(draft: string, target: string): Promise<void> {
  const [made, old] = [`${target}.${process.pid}.new`, `${target}.${process.pid}.old`];
  await cp(draft, made, { recursive: true });
  await rename(target, old).catch(() => {});
  await rename(made, target);
  await rm(old, { recursive: true, force: true });
}

/** Returns the operations as the API explorer shows, calls and writes them in code. */
function callsOf(document: JsonNode): Json {
  const operations = document.in('paths').keys.map((path) => document.in('paths', path, 'post'));
  const headerOf = (scheme: string): string => document.in('components', 'securitySchemes', scheme, 'name').string;
  return document.in('tags').items.flatMap((tag) =>
    operations
      .filter((operation) => operation.in('tags').items[0]?.string === tag.in('name').string)
      .map((operation) => ({
        ...operation.in('x-call').object,
        part: tag.in('x-displayName').string,
        title: operation.in('summary').string,
        takesKey: operation.get('parameters').items.some((one) => one.get('name').string === 'Idempotency-Key'),
        alternatives: operation
          .in('security')
          .items.map(({ keys }) => keys.map((scheme) => ({ scheme, header: headerOf(scheme) }))),
        examples: operation.in('requestBody', 'content', 'application/json', 'examples').dereferenced().object,
        links: operation.in('responses').record((response) => Object.values(response.get('links').dereferenced().value ?? {})),
      })),
  );
}
