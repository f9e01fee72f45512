/**
 * generated/openapi.json → generated/docs/, the reference as a page that needs nothing from elsewhere. `npm run docs` writes it
 * there; `npm run docs -- FOLDER` somewhere else.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'generated/docs'));

/** The page as Redocly makes it: one file, with its scripts inside. */
async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  try {
    const file = join(folder, 'index.html');
    const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
    await promisify(execFile)(process.execPath, [redocly, 'build-docs', 'docs', '--inlineBundle', '-o', file], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In place of the logo that the page would fetch from its vendor. */
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="16">',
  '<text x="2" y="12" font-family="sans-serif" font-size="11" fill="#36c">Redoc</text>',
  '</svg>',
].join('');
const logo = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * The page makes its search index in a worker that it builds by eval where it can, and on its own where there are no workers. eval
 * is forbidden to it, so for its scripts there are none.
 */
const withoutWorkers = 'const Worker = undefined;\n';

/** Moves each script into a file of its own, named by its content, so that the page runs where inline scripts are forbidden. */
function split(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const html = page
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-[\w-]+\.svg/g, logo)
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, inline: string) => {
      const script = attributes.includes('module') ? withoutWorkers + inline : inline;
      const name = `${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
      files.set(name, script);
      return `<script${attributes} src="./${name}"></script>`;
    })
    // Places in the page are named after #, which the prerendered links leave out.
    .replaceAll('href="/', 'href="#/');
  const scripts = [...files.values()];
  const has = (text: string): boolean => [html, ...scripts].some((file) => file.includes(text));
  if (!has('__redoc_definition')) throw new Error('docs: the page holds no document');
  if (has('redoc/logo')) throw new Error("docs: the page would fetch its vendor's logo");
  return files.set('index.html', html);
}

const files = split(await build());
await mkdir(target, { recursive: true });
// The page comes last and all at once: whoever is served meanwhile gets the old one or the new one, each whole.
for (const [name, text] of files) {
  const draft = join(target, `${name}.${process.pid}`);
  await writeFile(draft, text);
  await rename(draft, join(target, name));
}
const outdated = (await readdir(target)).filter((name) => name.endsWith('.js') && !files.has(name));
for (const name of outdated) await rm(join(target, name), { force: true });
console.log(`Written to ${target}: ${[...files.keys()].join(', ')}.`);
