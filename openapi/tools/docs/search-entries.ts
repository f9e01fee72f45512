/** Reads the pages that the search finds: guides and their sections, parts, and operations. */
import type { JsonNode } from '../emit/document.ts';
import type { Entry } from './search.ts';

/** Returns the entries of the document, with the guides among its tags. */
export function searchEntries(document: JsonNode): Entry[] {
  const tags = document.in('tags').items;
  const titles = new Map(tags.map((tag) => [tag.in('name').string, tag.in('x-displayName').string]));
  const operations = document.in('paths').keys.map((path) => operationEntry(path, document.in('paths', path, 'post'), titles));
  const info = document.in('info');
  const start = { place: '/', title: info.in('title').string, page: '', names: '', text: plain(info.in('description').string) };
  return [start, ...tags.flatMap(tagEntries), ...operations];
}

/** Returns the entries of a tag: a part is one, a guide one for each heading. */
function tagEntries(tag: JsonNode): Entry[] {
  const [page, name] = [tag.in('x-displayName').string, tag.in('name').string];
  const [start = '', ...sections] = withoutCode(tag.in('description').string).split(/^#+ /m);
  const first = { place: `/${name}`, title: page, page: '', names: '', text: plain(start) };
  return [
    first,
    ...sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { place: `/${name}/${slugOf(title)}`, title: plain(title), page, names: '', text: plain(lines.join('\n')) };
    }),
  ];
}

function operationEntry(path: string, operation: JsonNode, titles: Map<string, string>): Entry {
  const [id, part] = [operation.in('operationId').string, operation.in('tags').items[0]?.string ?? ''];
  const messages = [
    operation.in('requestBody'),
    ...operation.in('responses').keys.map((status) => operation.in('responses', status)),
  ];
  const success = messages
    .filter((_, i) => i < 2)
    .flatMap((message) => textsIn(message.in('content', 'application/json', 'schema')));
  return {
    place: `/${part}/${id.toLowerCase()}`,
    title: operation.in('summary').string,
    page: titles.get(part) ?? part,
    names: `${path} ${id} ${id.toLowerCase()}`,
    text: plain([operation.in('description').string, ...new Set(success)].join('\n')),
  };
}

/** Returns the names and descriptions of a schema's fields, at any depth. */
function textsIn(schema: JsonNode): string[] {
  const inner = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => schema.get(keyword).items);
  const rest = ['items', 'additionalProperties'].map((keyword) => schema.get(keyword)).filter(({ keys }) => keys.length > 0);
  return [
    ...schema.get('properties').keys.flatMap((name) => {
      const field = schema.in('properties', name);
      return [name, field.get('description').exists ? field.in('description').string : '', ...textsIn(field)];
    }),
    ...[...inner, ...rest].flatMap(textsIn),
  ];
}

/** Returns the name that the page gives a heading. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');

const withoutCode = (markdown: string): string => markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** Returns the words of a Markdown text. A table's cells become words of their own. */
const plain = (markdown: string): string =>
  withoutCode(markdown)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]|^- |---+/gm, ' ')
    .replaceAll(/\s+(?=[,.:;)])|(?<=\()\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
