/** Reads the pages that the search finds: guides and schemas by section, and operations. */
import { firstSentence, sectionsOf } from './headings.ts';
import type { Group, Page } from './markdown.ts';
import type { Entry } from './search.ts';

/** Returns the entries of all pages. */
export function searchEntries(overview: Page, groups: Group[]): Entry[] {
  const parts = new Map(sectionsOf(overview.markdown).map((section) => [section.title, section]));
  return [
    { place: 'index.html', title: overview.title, page: '', names: '', text: sectionsOf(overview.markdown)[0]?.text ?? '' },
    ...groups.flatMap((group) => {
      const isPart = group.pages.some(({ part }) => part !== undefined);
      const { id = '', text = '' } = parts.get(group.title) ?? {};
      const part = { place: `index.html#${id}`, title: group.title, page: '', names: '', text: firstSentence(text) };
      return [...(isPart ? [part] : []), ...group.pages.flatMap(entriesOf)];
    }),
  ];
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
    const text = sectionsOf(described).filter((section) => section.title !== 'Request');
    return [{ place, title, page: part, names, text: text.map((section) => section.text).join(' ') }];
  }
  return [
    { place, title, page: '', names: '', text: first?.text ?? '' },
    ...sections.map((section) => ({
      ...{ place: `${place}#${section.id}`, title: section.title, page: title, names: '' },
      text: name.startsWith('schemas/') ? '' : section.text,
    })),
  ];
}
