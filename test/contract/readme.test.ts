/** Runs the calls of the README as printed, and checks its links. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { aService } from '../support/harness.ts';
import { tortures } from '../torture/tortures.ts';

const root = join(import.meta.dirname, '../..');
const pages = {
  readme: 'README.md',
  operating: 'server/operating.md',
  contributing: '.github/CONTRIBUTING.md',
  releasing: '.github/RELEASING.md',
};
const readme = await readFile(join(root, 'README.md'), 'utf8');
/** The calls of the README, each with its response. */
const calls = [...readme.matchAll(/```sh\n(curl [^`]*)```\n```json\n([^`]*)```/g)].map(([, command = '', response = '']) => ({
  command,
  response,
}));

/** Replaces ids and signatures, which differ each time. */
const withoutIds = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID').replaceAll(/[0-9a-f]{64}/g, 'MAC');

it('The calls in the README return what the README shows', async () => {
  const service = await aService();
  expect(calls).toHaveLength(2);
  for (const { command, response } of calls) {
    const { stdout } = await promisify(execFile)('bash', ['-euc', command.replaceAll('http://127.0.0.1:8080', service.url)]);
    expect(withoutIds(stdout.trim())).toBe(withoutIds(response.trim()));
  }
});

it('The README has at most 90 lines and CONTRIBUTING 120, for ten minutes of reading', async () => {
  const contributing = await readFile(join(root, pages.contributing), 'utf8');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  expect(contributing.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('Each row of a table has as many cells as its head, in every page', async () => {
  const files = globSync(['*.md', '{.github,generated,mock,openapi,server,test}/**/*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'generated/docs/**'],
  });
  expect(files.length).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const file of files) {
    const text = (await readFile(join(root, file), 'utf8')).replaceAll(/^ *```[^]*?^ *```$/gm, '');
    for (const [table] of text.matchAll(/(?:^\|.*\n)+/gm)) {
      const [head = '', line = '', ...rows] = table.trim().split('\n');
      const cellsOf = (row: string) => row.replaceAll('\\|', '').split('|').length;
      const odd = [line, ...rows].find((row) => cellsOf(row) !== cellsOf(head));
      if (odd !== undefined || !/^[|: -]+$/.test(line)) broken.push(`${file}: ${odd ?? line}`);
    }
  }
  expect(broken).toEqual([]);
});

it('The pages name only suites and tortures that exist', async () => {
  const contributing = await readFile(join(root, pages.contributing), 'utf8');
  const others = await Promise.all(['server/scaling.md', pages.operating].map((page) => readFile(join(root, page), 'utf8')));
  const named = [...[contributing, ...others].join('\n').matchAll(/npm run torture -- [^`#\n]*--only ([\w-]+)/g)];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([, name]) => !tortures.some((torture) => torture.name === name)).map(([command]) => command)).toEqual([]);
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

it('The operating guide documents every variable of the configuration, and .env.example shows none that is unknown', async () => {
  const config = await readFile(join(root, 'server/settings/config.ts'), 'utf8');
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const operating = await readFile(join(root, pages.operating), 'utf8');
  const names = new Set([...config.matchAll(/read\.\w+\('([A-Z_]+)'/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(15);
  for (const name of names) expect(operating, name).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
  const shown = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
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
