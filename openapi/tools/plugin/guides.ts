/** For the docs: puts the guides before the operations, with one navigation and search. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isObject, Place, type Rule } from './redocly.ts';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** The guides in reading order. The READMEs of the clients are guides too. */
const files = [
  'guides/quickstart.md',
  'guides/rules-of-all-calls.md',
  'guides/authentication.md',
  'guides/environments.md',
  'guides/who-can-open-this.md',
  'guides/errors.md',
  'guides/bulk-operations.md',
  'guides/pagination.md',
  'guides/idempotency-and-retries.md',
  'guides/rate-limits.md',
  'guides/long-running-jobs.md',
  'guides/events-and-webhooks.md',
  'guides/dates-and-units.md',
  'guides/custom-fields.md',
  '../generated/README.md',
  '../generated/python/README.md',
  'guides/a-screen-in-nextjs.md',
  'guides/other-languages.md',
  'guides/assistants.md',
  'guides/mock-and-sandbox.md',
  'guides/going-to-production.md',
  'guides/questions.md',
  'guides/verifying-a-server.md',
  'guides/versioning.md',
  'guides/api-changes.md',
];

const row = (cells: unknown[]): string => `| ${cells.map((cell) => String(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;

function table(heads: string[], rows: unknown[][]): string {
  return [heads, heads.map(() => '---'), ...rows].map(row).join('\n');
}

/** Replaces comments in the guides with the words of the document that they name: its rules, and each status and reason. */
function withTables(markdown: string, document: Place): string {
  const schemas = document.at('components', 'schemas');
  const rowsOf = (place: Place, ...columns: string[]): unknown[][] =>
    place.keys.map((key) => [`\`${key}\``, ...columns.map((column) => place.at(key, column).value)]);
  const statuses = rowsOf(schemas.at('ErrorStatus', 'x-statuses'), 'httpStatus', 'meaning', 'remedy');
  const reasons = rowsOf(schemas.at('ErrorDetail', 'properties', 'reason', 'x-reasons'), 'meaning', 'remedy');
  return markdown
    .replace('<!-- rules -->', String(document.at('info', 'description').value).match(/^- [^]*?(?=\n\n(?!-| ))/m)?.[0] ?? '')
    .replace('<!-- statuses -->', table(['Status', 'HTTP', 'Meaning', 'Remedy'], statuses))
    .replace('<!-- reasons -->', table(['Reason', 'Meaning', 'Remedy'], reasons));
}

/** Turns links between files into links on the page. */
const withPlaces = (markdown: string): string =>
  markdown
    .replaceAll('](../../generated/pictures/', '](pictures/')
    .replaceAll(/\]\((?:\.\.\/\w+\/)?([\w-]+)\.md(?:#([\w-]+))?\)/g, (_, guide, section) => {
      return section === undefined ? `](#/${guide})` : `](#/${guide}/${section})`;
    });

export const guides: Rule = () => ({
  Root: {
    enter(node, context) {
      if (!isObject(node)) return;
      const document = Place.of(node, context);
      const tags = document.at('tags').children;
      const guideTags = readGuides(document).map(({ name, title, text }) => ({
        name,
        'x-displayName': title,
        'x-traitTag': true,
        description: withPlaces(text),
      }));
      Object.assign(node, {
        tags: [...guideTags, ...tags.map(({ value }) => value)],
        'x-tagGroups': [
          { name: 'Guides', tags: guideTags.map(({ name }) => name) },
          { name: 'Operations', tags: tags.map((tag) => tag.at('name').value) },
        ],
      });
    },
  },
});

const clients = new Map([
  ['../generated/README.md', 'TypeScript client'],
  ['../generated/python/README.md', 'Python client'],
]);

/** Reads the guides. Each file begins with its title. The README of a client ends with operations, which have pages of their own. */
function readGuides(document: Place): { name: string; title: string; text: string }[] {
  return files.map((file) => {
    const written = withTables(readFileSync(at(file), 'utf8'), document).replaceAll(/^<!--.*-->\n|^## Operations\n[^]*/gm, '');
    const [first = '', ...lines] = written.trim().split('\n');
    const title = clients.get(file) ?? first.replace(/^# /, '');
    const name = clients.has(file) ? title.toLowerCase().replace(' ', '-') : basename(file, '.md');
    return { name, title, text: lines.join('\n').trim() };
  });
}
