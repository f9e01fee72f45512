/** Runs the README's session as printed, and checks its links. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { aService } from '../support/harness.ts';

const root = join(import.meta.dirname, '../..');
const pages = {
  readme: 'README.md',
  operating: 'server/operating.md',
  contributing: '.github/CONTRIBUTING.md',
  releasing: '.github/RELEASING.md',
};
const readme = await readFile(join(root, 'README.md'), 'utf8');
const callIt = readme.slice(readme.indexOf('## Calling the API'), readme.indexOf('## Building a frontend'));
const blocks = [...callIt.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({ language, text }));

/** Replaces ids, which differ each time. */
const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');

it('The session in the README shows real output', async () => {
  const service = await aService();
  const script = blocks
    .filter(({ language }) => language === 'sh')
    .map(({ text }) => text)
    .join('\n')
    .replaceAll('http://127.0.0.1:8080', service.url);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: root });
  const shown = blocks.filter(({ language }) => language === 'json').flatMap(({ text }) => text.trim().split('\n'));
  expect(shown).toHaveLength(4);
  expect(withoutIds(stdout).split(/\r?\n/).filter(Boolean)).toEqual(shown.map(withoutIds));
});

it('The client program in the README runs, and prints what the README shows', async () => {
  const service = await aService();
  const program = blocks.find(({ language }) => language === 'ts')?.text ?? '';
  const folder = await mkdtemp(join(root, 'test/compiled-'));
  try {
    const file = join(folder, 'session.ts');
    await writeFile(file, program.replace("'./generated/", "'../../generated/").replace('http://127.0.0.1:8080', service.url));
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout.trim()).toBe(/\/\/ (NOT_FOUND .*)/.exec(program)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('The README has at most 170 lines and CONTRIBUTING 120, for ten minutes of reading', async () => {
  const contributing = await readFile(join(root, pages.contributing), 'utf8');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(170);
  expect(contributing.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('CONTRIBUTING names only suites that exist', async () => {
  const contributing = await readFile(join(root, pages.contributing), 'utf8');
  const commands = Array.from(
    contributing.matchAll(/npm (?:test|run test:long) -- ([^`#\n]+)/g),
    ([, words = '']) => words.split(' -')[0] ?? '',
  );
  const suites = commands.flatMap((words) => words.split(' ').filter((word) => word !== '' && word !== '<part>'));
  const files = globSync('test/**/*.test.ts', { cwd: root });
  expect(suites.length).toBeGreaterThan(20);
  expect(suites.filter((suite) => !files.some((file) => file.includes(suite)))).toEqual([]);
});

it('The README lists every command of package.json and no other, with the guides for operators and contributors', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const text = (await Promise.all(Object.values(pages).map((page) => readFile(join(root, page), 'utf8')))).join('\n');
  const named = new Set([...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name));
  const ofNpm = ['start', 'prestart', 'test', 'prepare', 'premock', 'presandbox', 'preclients'];
  expect([...named].filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.has(name) && !ofNpm.includes(name))).toEqual([]);
  for (const command of ['npm start', 'npm test', 'npm ci', 'npm cit']) expect(text).toContain(command);
});

it.each([...Object.values(pages), 'openapi/decisions.md'])('No link is broken: %s', async (page) => {
  const text = await readFile(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(([, file = '', heading]) => ({
    file,
    heading,
  }));
  expect(links.length).toBeGreaterThan(0);
  for (const { file, heading } of links) {
    const target = await readFile(file === '' ? join(root, page) : join(root, dirname(page), file), 'utf8');
    if (heading !== undefined) expect(anchorsIn(target), `${file}#${heading}`).toContain(heading);
  }
});

it('The operating guide and .env.example document every variable of the configuration', async () => {
  const config = await readFile(join(root, 'server/settings/config.ts'), 'utf8');
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const operating = await readFile(join(root, pages.operating), 'utf8');
  const names = new Set([...config.matchAll(/read\.\w+\('([A-Z_]+)'/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(15);
  for (const name of names) {
    expect(operating, name).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
    expect(example, name).toMatch(new RegExp(`^# ${name}=`, 'm'));
  }
});

/** Returns the anchors that a Markdown viewer gives the headings. */
function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
