/** Makes HTML of the Markdown of one page: code beside its prose, fields as a table, and a list of the headings. */
import { Lexer, Marked, type Tokens } from 'marked';
import { languages } from './call-code.ts';
import { fieldTable, isFieldList, withoutLinks } from './field-table.ts';
import { headingIds, plain } from './headings.ts';
import { highlighted } from './highlight.js';

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const highlighting = new Map<string, string>(languages.map(({ fence, highlighting: name }) => [fence, name]));
const labels = new Map<string, string>(languages.map(({ fence, label }) => [fence, label]));

function figureOf({ text, lang = '' }: Tokens.Code): string {
  const code = highlighted(text, highlighting.get(lang) ?? lang);
  return `<figure data-language="${lang}"><figcaption>${labels.get(lang) ?? lang}</figcaption><pre><code>${code}</code></pre></figure>\n`;
}

/** Matches the same sample in several languages. */
const samples =
  /(?:<figure data-language="sh">(?:(?!<figure).)*)?<figure data-language="ts">(?:(?!<figure).)*?<\/figure>\n<figure data-language="python">.*?<\/figure>\n/gs;

interface Block {
  kind: 'heading' | 'code' | 'prose';
  depth: number;
  html: string;
}

/** Headings from which a page lists them. */
const minListed = 3;

/** Returns the HTML of Markdown. Links lead to the HTML of their pages. */
export function bodyOf(markdown: string, kind: keyof typeof arrange): string {
  const idOf = headingIds();
  const headings: { id: string; html: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = idOf(plain(html.replaceAll(/<[^>]*>/g, '')));
        if (depth === 1) return `<h1 id="${id}">${html}</h1>\n`;
        if (depth === 2) headings.push({ id, html });
        return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`;
      },
      code: figureOf,
      list(token) {
        return isFieldList(token) ? fieldTable(token, (text) => this.parser.parseInline(Lexer.lexInline(text))) : false;
      },
      image: ({ href, text }) => `<span class="picture" tabindex="0"><img src="${escaped(href)}" alt="${escaped(text)}"></span>`,
      link({ href, tokens }) {
        const page = /^\w+:/.test(href) ? href : href.replace(/\.md(?=#|$)/, '.html');
        return `<a href="${escaped(page)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const blocks = marked
    .lexer(markdown)
    .filter(({ type }) => type !== 'space')
    .map((token): Block => {
      const html = marked
        .parser([token])
        .replaceAll(/<table>.*?<\/table>/gs, (table) => `<div class="table" tabindex="0">${table}</div>`)
        .replaceAll(/<code>[^<]*<\/code>[.,:;?!)]+/g, '<span class="ends">$&</span>')
        .replace(/^<p><code>POST /, '<p class="call"><code><b>POST</b> ');
      return {
        kind: token.type === 'heading' || token.type === 'code' ? token.type : 'prose',
        depth: 'depth' in token ? Number(token.depth) : 0,
        html,
      };
    });
  const opening = blocks.find(({ html }) => html.startsWith('<p>')) ?? blocks[0];
  if (opening && kind !== 'front' && headings.length >= minListed) opening.html += contents(headings);
  return arrange[kind](blocks).join('');
}

const contents = (headings: { id: string; html: string }[]): string =>
  `<details class="contents"><summary>On this page</summary><ul>${headings
    .map(({ id, html }) => `<li><a href="#${id}">${withoutLinks(html)}</a></li>`)
    .join('')}</ul></details>\n`;

const htmlOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ html }) => html)
    .join('')
    .replaceAll(samples, (group) => `<div class="samples">\n${group}</div>\n`);

const beside = (prose: readonly Block[], code: readonly Block[], name = 'beside'): string =>
  prose.length === 0 || code.length === 0
    ? htmlOf([...prose, ...code])
    : `<div class="${name}"><div>\n${htmlOf(prose)}</div><div>\n${htmlOf(code)}</div></div>\n`;

/** Returns the parts of a page between its headings of the first and second level. */
function sections(blocks: readonly Block[]): { heading: Block; inside: Block[] }[] {
  const found: { heading: Block; inside: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth <= 2) found.push({ heading: block, inside: [] });
    else found.at(-1)?.inside.push(block);
  }
  return found;
}

/** Puts each run of code beside the prose before it. */
const rows = (blocks: readonly Block[]): string[] =>
  sections(blocks).flatMap(({ heading, inside }) => {
    const made = [heading.html];
    let [prose, code]: [Block[], Block[]] = [[], []];
    for (const block of inside) {
      if (block.kind !== 'code' && code.length > 0) {
        made.push(beside(prose, code));
        [prose, code] = [[], []];
      }
      (block.kind === 'code' ? code : prose).push(block);
    }
    return [...made, beside(prose, code)];
  });

/** Puts the facts of an operation beside its description, and the examples of a request or response beside the fields. */
const operation = (blocks: readonly Block[]): string[] =>
  sections(blocks).flatMap(({ heading, inside }) => {
    if (heading.depth === 1) {
      const [call, facts, ...description] = inside;
      return call && facts ? [`${heading.html}${call.html}`, beside([facts], description, 'beside facts')] : [];
    }
    const isExample = inside.map(({ kind }, i) => kind === 'code' || (kind === 'heading' && inside[i + 1]?.kind === 'code'));
    const [prose, examples] = [inside.filter((_, i) => !isExample[i]), inside.filter((_, i) => isExample[i])];
    const open = /id="re(?:quest|sponse-2)/.test(heading.html) ? 1 : 0;
    return [heading.html, beside(prose, folded(examples, open))];
  });

/** Folds the fields and examples of each entry. The page opens those of the entry in its address. */
const catalog = (blocks: readonly Block[]): string[] =>
  sections(blocks).flatMap(({ heading, inside }) => [
    heading.html,
    ...inside.map(({ kind, html }) => {
      const name = kind === 'code' ? 'Example' : 'Fields';
      return kind === 'code' || html.startsWith('<ul class="fields"')
        ? `<details><summary>${name}</summary>${html}</details>\n`
        : html;
    }),
  ]);

const arrange = { front: (blocks: readonly Block[]) => [htmlOf(blocks)], guide: rows, operation, catalog };

/** Folds examples except for the first ones. Most pages have the same examples of errors. */
function folded(examples: readonly Block[], open: number): Block[] {
  const starts = examples.flatMap(({ kind }, i) => (kind === 'heading' ? [i] : []));
  return starts.map((start, i): Block => {
    const [heading, ...code] = examples.slice(start, starts[i + 1]);
    const html = code.map((block) => block.html).join('');
    const title = heading?.html ?? '';
    return {
      kind: 'code',
      depth: 0,
      html: i < open ? `${title}${html}` : `<details class="example"><summary>${withoutLinks(title)}</summary>${html}</details>\n`,
    };
  });
}
