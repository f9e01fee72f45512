/** Writes the front page as Markdown: the uses of the API, an entry for each audience, one call, the newest changes and all pages. */

import { picturesOf } from '../emit/pictures.ts';
import type { JsonNode } from '../runtime/document.ts';
import { languages } from './call-code.ts';
import { firstSentence, plain } from './headings.ts';
import type { Group, Page } from './markdown.ts';

/** The uses of the API, each with the pages to read. */
const uses = [
  'Sharing|who can open a document, by grants, folders, user groups and dates|guides/who-can-open-this.md',
  'Presence|the people in a document at this moment|operations/getPresence.md',
  'Notifications|an inbox and emails, with settings for each user|operations/addNotifications.md',
  'Live copies|each change as an event, by polling or a webhook|guides/events-and-webhooks.md',
  'Privacy|export and deletion of all data of a user|guides/long-running-jobs.md',
];

/** The audiences, each with its first page, its first step and further pages. */
const doors = [
  '[Call the API](guides/quickstart.md)|Create a workspace and share a document in four calls.|[Quickstart](guides/quickstart.md) · [API explorer](explorer.html) · [TypeScript](guides/typescript-client.md) · [Python](guides/python-client.md)',
  '[Build a frontend](guides/mock-and-sandbox.md)|Run a sandbox with data, a clock to set and faults on demand.|[Mock and sandbox](guides/mock-and-sandbox.md) · [Custom fields](guides/custom-fields.md) · [Errors](guides/errors.md)',
  '[Implement the backend](guides/verifying-a-server.md)|Test a server in any language against this document.|[Verifying a server](guides/verifying-a-server.md) · [OpenAPI 3.1](openapi.yaml) · [Versioning](guides/versioning.md)',
];

/** The operation that the page shows. */
const shown = '/v2/auth/permissions/check';
const shownChanges = 5;

/** Returns the newest changes for callers: the first lines of the changelog, each with its first sentence. */
const changesOf = (changelog: string): string[] =>
  [...(changelog.split(/^### For API consumers\n/m)[1]?.split(/^##/m)[0] ?? '').matchAll(/^- ((?:.*\n)(?: {2}.*\n)*)/gm)]
    .slice(0, shownChanges)
    .map(([, text = '']) => firstSentence(plain(text)));

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const list = (name: string, items: readonly string[]): string =>
  `<div class="${name}">\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</div>`;

/** Puts two things beside each other on wide screens. */
const pair = (...sides: (readonly string[])[]): string =>
  `<div class="pair">\n${sides.map((side) => `<div>\n\n${side.join('\n\n')}\n\n</div>`).join('\n')}\n</div>`;

export function makeFront(document: JsonNode, groups: readonly Group[], changelog: string): Page {
  const title = document.in('info', 'title').string;
  const [promise = ''] = document.in('info', 'description').string.split('\n\n');
  const described = new Map(document.in('tags').items.map((tag) => [tag.in('x-displayName').string, tag.in('description').string]));
  const operation = document.in('paths', shown, 'post');
  const [success = ''] = operation.in('responses').keys;
  const examples = operation.in('responses', success, 'content', 'application/json', 'examples');
  const [example = ''] = examples.keys;
  const sources = operation.in('x-codeSamples').items;
  const links = (pages: readonly Page[]): string =>
    pages.map(({ name, title: words }) => `[${words.replace('Schemas: ', '')}](${name}.md)`).join(' · ');
  const markdown = [
    `# ${title}`,
    `> ${promise.replaceAll('\n', ' ')}`,
    list(
      'doors',
      doors.map((door) =>
        door
          .split('|')
          .map((line, i) => (i === 0 ? `**${line}**` : `  ${line}`))
          .join('\n\n'),
      ),
    ),
    '## One call',
    `[${operation.in('summary').string}](operations/${operation.in('operationId').string}.md) tells the access of a user, and its reason:`,
    pair(
      languages.map(({ fence }, i) => `\`\`\`${fence}\n${sources[i]?.in('source').string.trim() ?? ''}\n\`\`\``),
      ['The response:', json(examples.in(example, 'value').value)],
    ),
    'Every operation is a POST of `data`, and returns `result`: [Rules of all calls](guides/rules-of-all-calls.md).',
    '## Uses',
    pair(
      uses.map((use) => use.split('|')).map(([name = '', words = '', page = '']) => `- [${name}](${page}): ${words}`),
      [`![${picturesOf(document).get('model')?.description}](pictures/model.svg)`],
    ),
    '## Newest changes',
    changesOf(changelog)
      .map((change) => `- ${change}`)
      .join('\n'),
    'All changes by version: [API changes](guides/api-changes.md).',
    '## All pages',
    ...groups.flatMap((group) => [
      `### ${group.title}`,
      ...(group.pages.some(({ part }) => part !== undefined) ? [described.get(group.title) ?? ''] : []),
      links(group.pages),
    ]),
    '### The whole document',
    '[OpenAPI 3.1, YAML](openapi.yaml) · [OpenAPI 3.1, JSON](openapi.json) · [The reference on one page](reference.html), by Redoc · [A collection for Postman and Bruno](collection.json)',
  ];
  return { name: 'index', title, markdown: `${markdown.join('\n\n')}\n` };
}
