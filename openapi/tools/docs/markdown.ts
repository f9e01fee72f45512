/** Writes the docs as Markdown: a page for each operation and guide, and `llms.txt`, which lists them. */
import { stringify } from 'yaml';
import type { Json, JsonNode } from '../emit/document.ts';
import { languages } from './call-code.ts';

interface Operation {
  path: string;
  node: JsonNode;
  id: string;
  title: string;
}

/** Returns the pages, by path below the docs. */
export function makeMarkdown(document: JsonNode): Map<string, string> {
  const operations = document.in('paths').keys.map((path): Operation => {
    const node = document.in('paths', path, 'post');
    return { path, node, id: node.in('operationId').string, title: node.in('summary').string };
  });
  const guides = document.in('tags').items.filter((tag) => tag.in('x-traitTag').exists);
  return new Map([
    ...guides.map((guide): [string, string] => [`guides/${guide.in('name').string}.md`, guidePage(guide, operations)]),
    ...operations.map((operation): [string, string] => [
      `operations/${operation.id}.md`,
      operationPage(operation, operations, document),
    ]),
    ['llms.txt', overview(document, guides, operations)],
  ]);
}

/** Says how an operation is safe to repeat. */
function idempotenceOf(operation: JsonNode): string {
  const key = operation.get('parameters').items.some((one) => one.get('name').string === 'Idempotency-Key');
  const isIdempotent = operation.get('x-idempotent').boolean;
  return `${isIdempotent ? 'yes' : 'no'}${key ? '. Takes `Idempotency-Key`' : ''}`;
}

const page = (...paragraphs: string[]): string => `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`;

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text.trim()}\n\`\`\``;

function guidePage(guide: JsonNode, operations: Operation[]): string {
  const text = guide.in('description').string;
  return page(`# ${guide.in('x-displayName').string}`, withFiles(text, operations));
}

/** Turns links on the page into links between files. The operation's id is part of its place, in lower case. */
function withFiles(text: string, operations: Operation[]): string {
  return text
    .replaceAll(/\]\(#\/([\w-]+)\/([\w-]+)\)/g, (_, page: string, section: string) => {
      const operation = operations.find(({ id }) => id.toLowerCase() === section);
      return operation === undefined ? `](../guides/${page}.md#${section})` : `](../operations/${operation.id}.md)`;
    })
    .replaceAll(/\]\(#\/([\w-]+)\)/g, '](../guides/$1.md)')
    .replaceAll('](explorer.html', '](../explorer.html');
}

function overview(document: JsonNode, guides: JsonNode[], operations: Operation[]): string {
  const parts = document.in('tags').items.filter((tag) => !tag.in('x-traitTag').exists);
  const firstSentence = (text: string): string =>
    text
      .replace(/^\*\*.*?\*\*:.*\n\n/, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .split(/(?<=\.)\s/)[0] ?? '';
  const link = ({ path, node, id, title }: Operation): string =>
    `- [${title}](operations/${id}.md): \`POST ${path}\`. ${firstSentence(node.in('description').string)}`;
  return page(
    `# ${document.in('info', 'title').string}`,
    `> ${document.in('info', 'summary').string}`,
    document.in('info', 'description').string,
    '## Guides',
    guides.map((guide) => `- [${guide.in('x-displayName').string}](guides/${guide.in('name').string}.md)`).join('\n'),
    '## The document',
    '- [OpenAPI 3.1, YAML](openapi.yaml)\n- [OpenAPI 3.1, JSON](openapi.json)',
    ...parts.flatMap((part) => [
      `## ${part.in('x-displayName').string}`,
      part.in('description').string,
      operations
        .filter(({ node }) => node.in('tags').items[0]?.string === part.in('name').string)
        .map(link)
        .join('\n'),
    ]),
  );
}

function operationPage({ path, node, id, title }: Operation, operations: Operation[], document: JsonNode): string {
  const headerOf = (scheme: string) => `\`${document.in('components', 'securitySchemes', scheme, 'name').string}\``;
  const alternatives = node.in('security').items.map(({ keys }) => keys.map(headerOf).join(' and '));
  const request = node.in('requestBody', 'content', 'application/json');
  const responses = node.in('responses');
  return page(
    `# ${title}`,
    `\`POST ${path}\``,
    `Credentials: ${alternatives.join(', or ') || 'none'}. Idempotent: ${idempotenceOf(node)}. In the client: \`${id}\`.`,
    // Drops the last paragraph, which links to this page and to the API explorer.
    withFiles(node.in('description').string.split('\n\n').slice(0, -1).join('\n\n'), operations),
    '## Request',
    schemaOf(request),
    ...samples(request, node.in('x-codeSamples').items),
    ...responses.keys.flatMap((status) => responseSection(status, responses.in(status))),
  );
}

/** Returns the samples of each example of the request, in each language. */
const samples = (request: JsonNode, sources: JsonNode[]): string[] =>
  request
    .in('examples')
    .keys.flatMap((name, i) => [
      `### ${request.in('examples', name, 'summary').string}`,
      ...languages.map(({ fence }, j) => fenced(fence, sources[languages.length * i + j]?.in('source').string ?? '')),
    ]);

function responseSection(status: string, response: JsonNode): string[] {
  const content = response.in('content', 'application/json');
  const examples = content.in('examples');
  return [
    `## Response ${status}`,
    response.in('description').string,
    // Omits the schema of failures, which the guide to errors explains.
    ...(status.startsWith('2') ? [schemaOf(content)] : []),
    ...examples.keys.flatMap((name) => [
      `### ${examples.in(name, 'summary').string}`,
      fenced('json', JSON.stringify(examples.in(name, 'value').value, null, 2)),
    ]),
  ];
}

const schemaOf = (content: JsonNode): string =>
  fenced('yaml', stringify(withoutExtensions(content.in('schema').dereferenced().value ?? null), { lineWidth: 0 }));

/** Drops `x-…` keys, which are for our own tools. */
function withoutExtensions(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExtensions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, inner]) => [key, withoutExtensions(inner)]),
  );
}
