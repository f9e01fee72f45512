/** The reference: the page that Redocly makes, and what is mended of it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Json } from '../emit/document.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Page {
  html: string;
  /** The files that it needs, each named by its content, so that it can be kept for ever. */
  files: ReadonlyMap<string, string>;
}

export interface Reference extends Page {
  /** The document as the page shows it, with its guides and samples. */
  document: Json;
}

export async function makeReference(): Promise<Reference> {
  const page = await runRedocly();
  const [, definition = ''] = /__redoc_definition = (.*);$/m.exec(page) ?? [];
  if (definition === '') throw new Error('docs: the page holds no document');
  const [style, script] = await Promise.all([readAsset('reference.css'), readAsset('reference.js')]);
  const extras = `<link rel="stylesheet" href="./reference.css"><script src="./reference.js"></script></head>`;
  const files = new Map<string, string>();
  const html = page
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-[\w-]+\.svg/g, logo)
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, inline: string) => {
      const name = nameByContent(
        attributes.includes('module') ? withoutWorkers + withSampleOfExample(inline) : inline,
        'js',
        files,
      );
      return `<script${attributes} src="./${name}"></script>`;
    })
    // Places in the page are named after #, which the prerendered links leave out.
    .replaceAll('href="/', 'href="#/')
    .replace('</head>', extras);
  if ([html, ...files.values()].some((file) => file.includes('redoc/logo'))) {
    throw new Error("docs: the page would fetch its vendor's logo");
  }
  return { ...named({ html, files }, { 'reference.css': style, 'reference.js': script }), document: JSON.parse(definition) };
}

export const readAsset = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

/** With each of its own files under a name that tells its content. */
export function named({ html, files }: Page, assets: { readonly [name: string]: string }): Page {
  const all = new Map(files);
  const replaced = Object.entries(assets).reduce(
    (text, [name, asset]) => text.replaceAll(`"./${name}"`, `"./${nameByContent(asset, name.split('.').at(-1) ?? '', all)}"`),
    html,
  );
  return { html: replaced, files: all };
}

function nameByContent(text: string, extension: string, files: Map<string, string>): string {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`;
  files.set(name, text);
  return name;
}

/** The page in one file, with its scripts inside. */
async function runRedocly(): Promise<string> {
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

/**
 * The page shows the first sample of a language, whichever example its reader chooses. There is one for each example, in their order, so
 * the chosen example's place among them is the sample's.
 */
function withSampleOfExample(script: string): string {
  const first = /(=\w+\?)\.find\((\w+=>\w+\(\w+\)===\w+)\);(return \w+\?\w+\.source:.{0,120}?\},\[)/;
  const { index } = first.exec(script) ?? {};
  const [, chosen] = /selectedIdx:(\w+)/.exec(script.slice(index)) ?? [];
  if (index === undefined || chosen === undefined) throw new Error('docs: the page chooses its samples in another way than before');
  return script.replace(first, (_, list: string, isOfLanguage: string, rest: string) => {
    return `${list}.filter(${isOfLanguage}).at(${chosen});${rest}${chosen},`;
  });
}
