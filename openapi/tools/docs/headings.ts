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
  markdown: string;
  /** The words without code. */
  text: string;
}

const code = /^```[\s\S]*?^```$/gm;

/** Returns the sections of a page. The first begins with the page's title. */
export function sectionsOf(markdown: string): Section[] {
  const idOf = headingIds();
  // A line of code may begin like a heading.
  const headings = [...markdown.matchAll(new RegExp(`${code.source}|^#+ (?<title>.*)$`, 'gm'))].filter(
    ({ groups }) => groups?.title,
  );
  return headings.map(({ 0: line, index, groups }, i) => {
    const title = plain(groups?.title ?? '');
    const written = markdown.slice(index + line.length, headings[i + 1]?.index).trim();
    return { id: idOf(title), title, markdown: written, text: plain(written.replaceAll(code, '')) };
  });
}

/** Returns the words of a Markdown text, without those of pictures. A table's cells become words of their own. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]|^ *- |^> |---+/gm, ' ')
    .replaceAll(/\s+(?=[,.:;)])|(?<=\()\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? '';

/** Returns the first sentence of a page, which is not in a heading, a list, a table or code. */
export const summaryOf = (markdown: string): string =>
  firstSentence(plain(markdown.split('\n\n').find((paragraph) => /^[^#|`-]/.test(paragraph)) ?? '')).replace(/:$/, '.');
