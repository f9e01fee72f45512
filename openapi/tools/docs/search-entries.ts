/** Reads the pages that the search finds: guides and schemas by section, and operations. */
import { firstSentence, sectionsOf } from './headings.ts';
import type { Group, Page } from './markdown.ts';
import type { Entry } from './search.ts';

export function searchEntries(overview: Page, groups: Group[]): Entry[] {
  const parts = new Map(sectionsOf(overview.markdown).map((section) => [section.title, section]));
  return [
    entry({ place: 'index.html', title: overview.title }, sectionsOf(overview.markdown)[0]?.text),
    ...groups.flatMap((group) => {
      const isPart = group.pages.some(({ part }) => part !== undefined);
      const { id = '', text } = parts.get(group.title) ?? {};
      const part = entry({ place: `index.html#${id}`, title: group.title }, text && firstSentence(text));
      return [...(isPart ? [part] : []), ...group.pages.flatMap(entriesOf)];
    }),
  ];
}

/** Returns an entry whose summary is the first sentence of its text. */
function entry(given: Partial<Entry> & { place: string; title: string }, text = ''): Entry {
  const summary = firstSentence(text);
  return { page: '', names: '', fields: '', ...given, summary, text: text.slice(summary.length).trim() };
}

function entriesOf({ name, title, part, names = '', markdown }: Page): Entry[] {
  const [first, ...sections] = sectionsOf(markdown);
  const place = `${name}.html`;
  if (part !== undefined) {
    // Credentials and errors are the same on most pages.
    const [described = ''] = markdown
      .split('\n\n')
      .toSpliced(1, 2)
      .join('\n\n')
      .split(/^## Response [345]/m);
    const [about, ...others] = sectionsOf(described).filter((section) => section.title !== 'Request');
    return [entry({ place, title, page: part, names, fields: others.map(({ text }) => text).join(' ') }, about?.text)];
  }
  return [
    entry(
      {
        place,
        title,
        fields:
          name.startsWith('guides/') && !name.endsWith('deliveries')
            ? sections.map((section) => `${section.title} ${section.text}`).join(' ')
            : '',
      },
      first?.text,
    ),
    ...sections.map((section) =>
      entry(
        { place: `${place}#${section.id}`, title: section.title, page: title, names: namesIn(section.markdown) },
        name.startsWith('schemas/') ? '' : section.text,
      ),
    ),
  ];
}

/** Returns the names that the tables of a section explain, such as reasons of errors. */
const namesIn = (markdown: string): string =>
  [...markdown.matchAll(/^\| `([^`]+)` \|(?: (\d+) \|)?/gm)].map(([, name, code = '']) => `${name} ${code}`).join(' ');
