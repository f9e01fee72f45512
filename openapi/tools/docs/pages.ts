/** Makes HTML of the Markdown pages: complete without scripts, with one menu for all. */
import { bodyOf, escaped } from './body.ts';
import { summaryOf } from './headings.ts';
import type { Group, Page } from './markdown.ts';

/** Names of the files that each page loads. They hold a hash of their content. */
interface Assets {
  style: string;
  script: string;
}

function menuOf(groups: Group[], current: string, root: string): string {
  const item = ({ name, title }: Page): string => {
    const mark = name === current ? ' aria-current="page"' : '';
    return `<li><a href="${root}${name}.html"${mark}>${escaped(title.replace(/^Schemas: /, ''))}</a></li>`;
  };
  const parts = groups.map(({ title, pages }) => {
    const isOpen = title === 'Guides' || pages.some(({ name }) => name === current);
    return `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${pages.map(item).join('')}</ul></details>`;
  });
  const first = [
    { name: 'index', title: 'Overview', markdown: '' },
    { name: 'explorer', title: 'API explorer', markdown: '' },
  ];
  return `<ul>${first.map(item).join('')}</ul>\n${parts.join('\n')}`;
}

/** Returns a whole page. `main` is its content, `more` further elements of its head. */
function frame(page: Page, main: string, { groups, assets, site, more = '' }: Shared & { more?: string }): string {
  const root = page.name.includes('/') ? '../' : '';
  const file = page.name.split('/').at(-1);
  const title = page.title === site ? site : `${page.title} · ${site}`;
  const description = summaryOf(page.markdown);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${file}.html">
<link rel="stylesheet" href="${root}${assets.style}">
<script type="module" async blocking="render" src="${root}${assets.script}"></script>
${more}</head>
<body>
<header>
<a class="skip" href="#main">Skip to the content</a>
<a class="brand" href="${root}index.html">${escaped(site)}</a>
<button type="button" id="search-open" hidden>Search <kbd>Ctrl K</kbd></button>
<button type="button" popovertarget="menu">Menu</button>
</header>
<nav id="menu" popover aria-label="Docs">
${menuOf(groups, page.name, root)}
</nav>
<main id="main">
${main}</main>
</body>
</html>
`;
}

interface Shared {
  groups: Group[];
  assets: Assets;
  site: string;
}

const kindOf = ({ name, part }: Page): Parameters<typeof bodyOf>[1] => {
  if (name === 'index') return 'front';
  if (part !== undefined) return 'operation';
  return name.startsWith('schemas/') || name.endsWith('/deliveries') ? 'catalog' : 'guide';
};

/** Returns the HTML of a page that has Markdown. */
export function makePage(page: Page, shared: Shared): string {
  const file = page.name === 'index' ? 'llms.txt' : `${page.name.split('/').at(-1)}.md`;
  const about = `<p class="source"><a href="${file}">This page as Markdown</a></p>\n`;
  const more = `<link rel="alternate" type="text/markdown" href="${file}">\n`;
  return frame(page, bodyOf(page.markdown, kindOf(page)) + about, { ...shared, more });
}

export function makeExplorer(main: string, script: string, shared: Shared): string {
  const page = {
    name: 'explorer',
    title: 'API explorer',
    markdown: 'Calls each operation from the browser, with the examples of these docs.',
  };
  return frame(page, main, { ...shared, more: `<script type="module" src="${script}"></script>\n` });
}

/** Returns the page for addresses that lead nowhere. The server completes its links for the depth of the address. */
export function makeNotFound(shared: Shared): string {
  const markdown = '# Page not found\n\nThere is no page at this address. Open the [overview](index.md), or search for a word.';
  return frame({ name: 'not-found', title: 'Page not found', markdown }, bodyOf(markdown, 'guide'), shared);
}
