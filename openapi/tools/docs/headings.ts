/** Names the headings of a Markdown page, as GitHub does: for its HTML, the search and links. */

/** Returns a function that gives each heading of one page an id of its own. */
export function headingIds(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const id = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = used.get(id) ?? 0;
    used.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

interface Section {
  id: string;
  title: string;
  text: string;
}

/** Returns the sections of a page without its code. The first begins with the page's title. */
export function sectionsOf(markdown: string): Section[] {
  const idOf = headingIds();
  const sections = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/^#+ /m);
  return sections.slice(1).map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return { id: idOf(plain(title)), title: plain(title), text: plain(lines.join('\n')) };
  });
}

/** Returns the words of a Markdown text. A table's cells become words of their own. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]|^ *- |^> |---+/gm, ' ')
    .replaceAll(/\s+(?=[,.:;)])|(?<=\()\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the first sentence of a text. */
export const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? '';

/** Returns the first sentence of a page, which is not in a heading, a list, a table or code. */
export const summaryOf = (markdown: string): string =>
  firstSentence(plain(markdown.split('\n\n').find((paragraph) => /^[^#|`-]/.test(paragraph)) ?? '')).replace(/:$/, '.');
