/** Makes a table of the Markdown list of fields. It folds alternatives and large objects, which the search of the browser opens. */
import type { Token, Tokens } from 'marked';

type Inline = (markdown: string) => string;

/** A field: name, type, whether it is required, default and description. */
const field = /^`([^`]+)`: (.*?), (\*\*required\*\*|optional)(?:, default (.*?))?\. ?(.*)$/s;
const alternative = /^\*(?:Either|Or)\*: ?(.*)$/s;

const textOf = ({ tokens: [first] }: Tokens.ListItem): string => (first !== undefined && 'text' in first ? first.text : '');
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const listIn = ({ tokens }: Tokens.ListItem): Tokens.List | undefined => tokens.find(isList);

export const isFieldList = ({ items: [first] }: Tokens.List): boolean =>
  first !== undefined && (field.test(textOf(first)) || alternative.test(textOf(first)));

/** Lines of fields that an object below the first level has at most unfolded. */
const maxOpen = 8;
/** Alternatives that are unfolded. */
const maxAlternatives = 2;

/** Constants or types of a field that its first column names. */
const maxChoices = 6;

const linesOf = (list: Tokens.List): number =>
  list.items.reduce((sum, item) => {
    const inside = listIn(item);
    return sum + 1 + (inside === undefined ? 0 : linesOf(inside));
  }, 0);

/** Returns the constant that tells an alternative from the others, such as the type of an event. */
const nameOf = (list: Tokens.List | undefined): string | undefined =>
  list?.items.map((item) => /^`type`: `"([\w.]+)"`,/.exec(textOf(item))?.[1]).find((name) => name !== undefined);

/** Returns HTML without its links, which neither a summary nor another link may contain. */
export const withoutLinks = (html: string): string => html.replaceAll(/<\/?a\b[^>]*>/g, '');

export function fieldTable(list: Tokens.List, inline: Inline): string {
  const ids = new Set<string>();
  /** Returns an id for the fields of an alternative, once a page. */
  const idFor = (name: string | undefined): string => {
    const id = `fields-${name}`;
    if (name === undefined || ids.has(id)) return '';
    ids.add(id);
    return ` id="${id}"`;
  };
  const rowsOf = ({ items }: Tokens.List, depth: number): string => {
    const isMany = items.filter((item) => alternative.test(textOf(item))).length > maxAlternatives;
    return items.map((item) => rowOf(item, depth, isMany)).join('');
  };
  const rowOf = (item: Tokens.ListItem, depth: number, isMany: boolean): string => {
    const [text, inside] = [textOf(item), listIn(item)];
    const [, name = '', type = '', need, standard, description = ''] = field.exec(text) ?? [];
    const rows = (attributes = ''): string => (inside === undefined ? '' : `<ul${attributes}>${rowsOf(inside, depth + 1)}</ul>`);
    if (name === '') {
      const [, about] = alternative.exec(text) ?? [];
      const title = nameOf(inside);
      if (about !== undefined && isMany && inside !== undefined)
        return `<li><details><summary>${title === undefined ? '' : `<code>${title}</code> `}${withoutLinks(inline(about))}</summary>${rows(idFor(title))}</details></li>`;
      return `<li><div class="other">${inline(text)}</div>${rows()}</li>`;
    }
    const choices = type.split(' or ').length;
    const isLong = choices > maxChoices;
    const facts = [
      isLong ? `one of ${choices}` : inline(type),
      ...(need === 'optional' ? [] : ['<strong>required</strong>']),
      ...(standard === undefined ? [] : [`default ${inline(standard)}`]),
    ];
    const isRoot = depth === 0 && /^(?:data|result)$/.test(name);
    const isFolded = inside !== undefined && !isRoot && linesOf(inside) > maxOpen && !isFieldListOfMany(inside);
    const nested = isFolded ? `<details><summary>Fields of <code>${name}</code></summary>${rows()}</details>` : rows();
    return `<li><div class="field"><div><code>${name}</code> <span>${facts.join(', ')}</span></div><div>${inline(description)}${isLong ? `<details><summary>All ${choices}</summary>${inline(type)}</details>` : ''}</div></div>${nested}</li>`;
  };
  /** Its alternatives are folded already. */
  const isFieldListOfMany = ({ items }: Tokens.List): boolean =>
    items.filter((item) => alternative.test(textOf(item))).length > maxAlternatives;
  return `<ul class="fields">${rowsOf(list, 0)}</ul>\n`;
}
