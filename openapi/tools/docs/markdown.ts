/** Writes the docs as Markdown: a page for each operation, guide and family of schemas, and `llms.txt`, which lists them. */

import { picturesOf } from '../emit/pictures.ts';
import { snakeCase } from '../emit/python-literal.ts';
import type { JsonNode } from '../runtime/document.ts';
import { languages } from './call-code.ts';
import { fieldList, type LinkOf } from './fields.ts';
import { headingIds, summaryOf } from './headings.ts';

interface Operation {
  path: string;
  node: JsonNode;
  id: string;
  title: string;
  part: string;
}

/** A page, below the docs. */
export interface Page {
  /** Its file without extension, such as `guides/errors`. */
  name: string;
  title: string;
  /** The part of an operation. */
  part?: string;
  /** Further names for the search. */
  names?: string;
  markdown: string;
}

export interface Group {
  title: string;
  pages: Page[];
}

/** Returns the pages in the order of the menu. */
export function makeMarkdown(document: JsonNode): Group[] {
  const operations = document.in('paths').keys.map((path): Operation => {
    const node = document.in('paths', path, 'post');
    const part = node.in('tags').items[0]?.string ?? '';
    return { path, node, id: node.in('operationId').string, title: node.in('summary').string, part };
  });
  const tags = document.in('tags').items;
  const parts = tags.filter((tag) => !tag.in('x-traitTag').exists);
  const schemas = familiesOf(document, operations);
  const linkOf: LinkOf = (name = '') => {
    const family = schemas.get(name)?.family;
    return family === undefined ? undefined : `../schemas/${family}.md#${headingIds()(name)}`;
  };
  const pictures = picturesOf(document);
  const pictureOf = (name: string): string => `![${pictures.get(name)?.description}](../pictures/${name}.svg)`;
  const withPictures = (text: string): string =>
    text.replaceAll(/!\[[^\]]*\]\(pictures\/(\w+)\.svg\)/g, (_, name) => pictureOf(name));
  const picturesFor = (id: string): string[] =>
    [...pictures].flatMap(([name, { operations: shown }]) => (shown.includes(id) ? [pictureOf(name)] : []));
  const guides = tags
    .filter((tag) => tag.in('x-traitTag').exists)
    .map((guide): Page => {
      const [name, title] = [`guides/${guide.in('name').string}`, guide.in('x-displayName').string];
      return { name, title, markdown: page(`# ${title}`, withPictures(withFiles(guide.in('description').string))) };
    });
  const titleOf = (tag: JsonNode): string => tag.in('x-displayName').string;
  const groups = [
    { title: 'Guides', pages: guides },
    ...parts.map((part) => ({
      title: titleOf(part),
      pages: operations
        .filter((operation) => operation.part === part.in('name').string)
        .map((operation) => operationPage(operation, titleOf(part), operations, document, linkOf, picturesFor(operation.id)))
        .concat(part.in('name').string === 'webhooks' ? [deliveriesPage(document, linkOf)] : []),
    })),
    {
      title: 'Schemas',
      pages: [...parts.map((part) => ({ name: part.in('name').string, title: titleOf(part) })), shared].map(({ name, title }) => ({
        name: `schemas/${name}`,
        title: `Schemas: ${title}`,
        markdown: page(
          `# Schemas: ${title}`,
          name === shared.name
            ? 'The objects in requests and responses of several parts. The types of the clients have the same names.'
            : `The objects that only requests and responses of ${title} have. The types of the clients have the same names.`,
          ...[...schemas]
            .filter(([, { family }]) => family === name)
            .flatMap(([schema, { users }]) => schemaSection(schema, users, document, linkOf)),
        ),
      })),
    },
  ];
  const withLinks = titleLinks(operations);
  return groups.map(({ title, pages }) => ({ title, pages: pages.map(withLinks) }));
}

const shared = { name: 'shared', title: 'Shared' };

interface Family {
  family: string;
  users: Operation[];
}

/** Returns the named objects of requests and responses, each with the only part that uses it, or `shared`. */
function familiesOf(document: JsonNode, operations: Operation[]): Map<string, Family> {
  const users = new Map<string, Set<Operation>>();
  const visit = (schema: JsonNode, operation: Operation): void => {
    const { name } = schema;
    if (name !== undefined) users.set(name, (users.get(name) ?? new Set()).add(operation));
    const inner = [...schema.alternatives, ...schema.get('allOf').items];
    const fields = schema.get('properties').keys.map((key) => schema.in('properties', key));
    for (const one of [...inner, ...fields, schema.get('items'), schema.get('additionalProperties')])
      if (one.exists) visit(one, operation);
  };
  for (const operation of operations) {
    const responses = operation.node.in('responses');
    for (const message of [operation.node.in('requestBody'), ...responses.keys.map((status) => responses.in(status))])
      visit(message.in('content', 'application/json', 'schema'), operation);
  }
  const isWrapper = (name: string): boolean =>
    operations.some(({ id }) => /^(?:Input|Request|Result|Reply|Items)$/.test(name.replace(new RegExp(`^${id}`, 'i'), '')));
  const isObject = (name: string): boolean => {
    const schema = document.in('components', 'schemas', name);
    return schema.get('properties').keys.length > 0 && !isWrapper(name);
  };
  return new Map(
    [...users]
      .filter(([name]) => isObject(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, all]) => {
        const [part = '', ...others] = new Set([...all].map((operation) => operation.part));
        return [name, { family: others.length > 0 ? shared.name : part, users: [...all] }];
      }),
  );
}

function schemaSection(name: string, users: Operation[], document: JsonNode, linkOf: LinkOf): string[] {
  const schema = document.in('components', 'schemas', name);
  const links = users.map(({ id, title }) => `[${title}](../operations/${id}.md)`).join(', ');
  return [
    `## ${name}`,
    schema.in('description').string,
    fieldList(schema, linkOf),
    users.length > 12 ? 'Used by most operations.' : `Used by ${links}.`,
  ];
}

/** Returns the facts of an operation: its credentials, whether it is safe to repeat, and its origin. */
function factsOf({ node, id }: Operation, document: JsonNode): string {
  const headerOf = (scheme: string) => `\`${document.in('components', 'securitySchemes', scheme, 'name').string}\``;
  const alternatives = node.in('security').items.map(({ keys }) => keys.map(headerOf).join(' and '));
  const takesKey = node.get('parameters').items.some((one) => one.get('name').string === 'Idempotency-Key');
  const retries = '../guides/idempotency-and-retries.md';
  const key = takesKey ? `. Takes [\`Idempotency-Key\`](${retries}#the-header)` : '';
  const origin = origins.get(node.get('x-extension').value);
  return [
    `- **Credentials**: ${alternatives.join(', or ') || 'none'} ([Authentication](../guides/authentication.md))`,
    `- **[Idempotent](${retries}#idempotent-operations)**: ${node.get('x-idempotent').boolean ? 'yes' : 'no'}${key}`,
    `- **Client method**: \`${id}\` in [TypeScript](../guides/typescript-client.md), \`${snakeCase(id)}\` in [Python](../guides/python-client.md)`,
    ...(origin === undefined ? [] : [`- ${origin}`]),
  ].join('\n');
}

const origins = new Map<unknown, string>([
  ['named', '**Named extension**: the specification of the toolkit names this operation, and this contract defines it'],
  ['added', '**Added extension**: the specification of the toolkit lacks this operation, and this contract adds it'],
]);

const page = (...paragraphs: string[]): string => `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`;

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text.trim()}\n\`\`\``;

/** Turns the links of guides, which are places on the single page of Redoc, into links between files. */
const withFiles = (text: string): string =>
  text
    .replaceAll(/\]\(#\/([\w-]+)\/([\w-]+)\)/g, '](../guides/$1.md#$2)')
    .replaceAll(/\]\(#\/([\w-]+)\)/g, '](../guides/$1.md)')
    .replaceAll(/\]\((?=explorer\.html|collection\.json|openapi\.json)/g, '](../');

/** Returns a function that links the titles of operations in a page, except in code, headings and links, and except to the page itself. */
function titleLinks(operations: Operation[]): (page: Page) => Page {
  const ids = new Map(operations.map(({ title, id }) => [title, id]));
  // Tries longer titles first, since some begin with another title.
  const titles = [...ids.keys()].sort((a, b) => b.length - a.length);
  const passages = new RegExp(
    String.raw`^\x60\x60\x60[\s\S]*?^\x60\x60\x60|\x60[^\x60]*\x60|^#.*$|\[[^\]]*\]\([^)]*\)|\b(${titles.join('|').replaceAll(' ', String.raw`\s+`)})\b`,
    'gm',
  );
  return (page) => {
    const markdown = page.markdown.replaceAll(passages, (passage, title?: string) => {
      const name = title?.replaceAll(/\s+/g, ' ') ?? page.title;
      return name === page.title ? passage : `[${name}](../operations/${ids.get(name)}.md)`;
    });
    return { ...page, markdown };
  };
}

/** Returns the list of all pages. */
export function makeOverview(document: JsonNode, groups: Group[]): Page {
  const title = document.in('info', 'title').string;
  const described = new Map(document.in('tags').items.map((tag) => [tag.in('x-displayName').string, tag.in('description').string]));
  const markdown = page(
    `# ${title}`,
    `> ${document.in('info', 'summary').string}`,
    document.in('info', 'description').string,
    ...groups.flatMap((group) => [
      `## ${group.title}`,
      ...(group.pages.some(({ part }) => part !== undefined) ? [described.get(group.title) ?? ''] : []),
      group.pages.map(({ name, title, markdown }) => `- [${title}](${name}.md): ${summaryOf(markdown)}`).join('\n'),
    ]),
    '## The whole document',
    '- [OpenAPI 3.1, YAML](openapi.yaml)\n- [OpenAPI 3.1, JSON](openapi.json)\n- [The reference on one page](reference.html), by Redoc\n- [A collection for Postman and Bruno](collection.json)',
  );
  return { name: 'index', title, markdown };
}

function operationPage(
  operation: Operation,
  part: string,
  operations: Operation[],
  document: JsonNode,
  linkOf: LinkOf,
  pictures: string[],
): Page {
  const { path, node, id, title } = operation;
  const request = node.in('requestBody', 'content', 'application/json');
  const responses = node.in('responses');
  const [success = ''] = responses.keys;
  const next = responses
    .in(success)
    .get('links')
    .record((link) => link.in('operationId').string);
  const nextLinks = Object.values(next).flatMap((nextId) => operations.filter((one) => one.id === nextId));
  const markdown = page(
    `# ${title}`,
    `\`POST ${path}\` [Try it](../explorer.html#${id})`,
    factsOf(operation, document),
    node.in('description').string,
    ...pictures,
    '## Request',
    ...samples(request, node.in('x-codeSamples').items),
    '### Fields of the request',
    fieldList(request.in('schema'), linkOf),
    ...responses.keys.flatMap((status) => responseSection(status, responses.in(status), linkOf)),
    ...(nextLinks.length === 0
      ? []
      : ['## Next calls', nextLinks.map((one) => `- [${one.title}](${one.id}.md), with values of this response`).join('\n')]),
  );
  return { name: `operations/${id}`, title, part, names: `${path} ${id} ${id.toLowerCase()}`, markdown };
}

/** Returns the page of all webhooks: their common headers and responses, and the events of each type. */
function deliveriesPage(document: JsonNode, linkOf: LinkOf): Page {
  const webhooks = document.get('webhooks');
  const [first = ''] = webhooks.keys;
  const common = webhooks.in(first, 'post');
  const title = 'Deliveries by event type';
  const markdown = page(
    `# ${title}`,
    'A delivery is a POST to the URL of a webhook, with an event as its body. Get Events returns the same events.',
    '## Headers',
    common
      .get('parameters')
      .items.map((header) => `- \`${header.get('name').string}\`: ${header.get('description').string}`)
      .join('\n'),
    '## Responses',
    common
      .get('responses')
      .keys.map((status) => `- \`${status}\`: ${common.in('responses', status, 'description').string}`)
      .join('\n'),
    ...webhooks.keys.flatMap((type) => {
      const content = webhooks.in(type, 'post', 'requestBody', 'content', 'application/json');
      const schema = content.get('schema');
      const examples = content.get('examples');
      return [
        `## ${type}`,
        `${schema.in('description').string} Its fields: [${schema.name}](${linkOf(schema.name)}).`,
        ...examples.keys.flatMap((name) => [
          `${examples.in(name, 'summary').string}:`,
          fenced('json', JSON.stringify(examples.in(name, 'value').value, null, 2)),
        ]),
      ];
    }),
  );
  return { name: 'guides/deliveries', title, markdown };
}

/** Returns the samples of each example of the request, in each language. */
const samples = (request: JsonNode, sources: JsonNode[]): string[] =>
  request
    .in('examples')
    .keys.flatMap((name, i) => [
      `### ${request.in('examples', name, 'summary').string}`,
      ...languages.map(({ fence }, j) => fenced(fence, sources[languages.length * i + j]?.in('source').string ?? '')),
    ]);

function responseSection(status: string, response: JsonNode, linkOf: LinkOf): string[] {
  const content = response.in('content', 'application/json');
  const examples = content.in('examples');
  return [
    `## Response ${status}`,
    response.in('description').string,
    ...examples.keys.flatMap((name) => [
      `### ${examples.in(name, 'summary').string}`,
      fenced('json', JSON.stringify(examples.in(name, 'value').value, null, 2)),
    ]),
    // The guide to errors explains the fields of failures.
    ...(status.startsWith('2') ? ['### Fields of the response', fieldList(content.in('schema'), linkOf)] : []),
  ];
}
