/** Style sheets and pages name the same classes, ids and properties: no linter and no browser says that one of them is misspelt. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const base = read('server/console/page/base.css');
const pages = [
  { page: 'console', css: base + read('server/console/page/console.css'), code: read('server/console/page/*.{html,js}') },
  { page: 'sandbox', css: base + read('mock/sandbox/page/page.css'), code: read('mock/sandbox/page/*.{html,js}') },
  { page: 'docs', css: read('openapi/tools/docs/docs.css'), code: read('openapi/tools/docs/*.{html,js,ts}') },
  {
    page: 'pages of links',
    css: /const style = `([^`]*)`/.exec(read('server/pages/pages.ts'))?.[1] ?? '',
    code: read('server/{pages,sign-in}/*.ts'),
  },
];

/** Returns the words that the patterns find. */
const wordsIn = (text: string, ...patterns: RegExp[]): string[] => [
  ...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, words = '']) => words.split(' ')))),
];
const without = (words: string[], others: readonly string[]): string[] => words.filter((word) => !others.includes(word));

it.each(pages)(
  'The style of the $page names classes, ids and properties that exist, and has each that it needs',
  ({ css, code }) => {
    const style = css.replaceAll(/\/\*.*?\*\//gs, '');
    const selectors = wordsIn(style, /([^{}]+)\{/g).join(' ');
    const classes = wordsIn(selectors, /\.([a-z][\w-]*)/g);
    expect(classes.length).toBeGreaterThan(1);
    // The colours of code are those of another project.
    const own = classes.filter((name) => !name.startsWith('hljs-'));
    const texts = wordsIn(code, /["'`]([a-z][\w -]*)["'`]/g);
    expect(without([...own, ...wordsIn(selectors, /#([a-z][\w-]*)/g)], texts)).toEqual([]);
    const used = wordsIn(code, /\bclass(?:Name)?(?:=|: | = )["']([a-z][\w -]*)["']/g, /element\('\w+', .*, '([a-z][\w -]*)'\)/g);
    expect(without(used, classes)).toEqual([]);
    const [declared, named] = [wordsIn(style, /(--[\w-]+):/g), wordsIn(style, /var\((--[\w-]+)/g)];
    expect([without(named, declared), without(declared, named)]).toEqual([[], []]);
  },
);

it('A browser knows each declaration of the styles', async () => {
  const declarations = pages.flatMap(({ css }) =>
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s*([^{};]+)(?=[;}])/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  expect(declarations.length).toBeGreaterThan(500);
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  const unknown = await page.evaluate(
    (given) =>
      given
        .filter(([name, value]) => !CSS.supports(name, value.replace(/ *!important$/, '')))
        .map(([name, value]) => `${name}: ${value}`),
    declarations,
  );
  expect(unknown).toEqual([]);
});
