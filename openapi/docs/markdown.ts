/** The docs for readers who are programs, or like plain text: a page of Markdown for each operation and guide, and `llms.txt`. */
import { type Json, JsonNode } from '../emit/document.ts';

const text = (node: JsonNode | undefined): string => String(node?.value ?? '').trim();
const entries = (node: JsonNode): [string, JsonNode][] => node.keys.map((key) => [key, node.get(key)]);

/** By path below the docs. */
export function makeMarkdown(json: Json): Map<string, string> {
  const document = new JsonNode(json);
  const operations = entries(document.in('paths')).map(([path, item]) => ({ path, operation: item.in('post') }));
  const guides = document.in('tags').items.filter((tag) => tag.in('x-traitTag').value === true);
  return new Map([
    ...guides.map((guide): [string, string] => [`guides/${text(guide.in('name'))}.md`, guidePage(guide)]),
    ...operations.map(({ path, operation }): [string, string] => [
      `operations/${text(operation.in('operationId'))}.md`,
      operationPage(path, operation, document),
    ]),
    ['llms.txt', overview(document, guides, operations)],
  ]);
}

const guidePage = (guide: JsonNode): string =>
  `# ${text(guide.in('x-displayName'))}\n\n${text(guide.in('description'))
    .replaceAll(/\]\(#\/([\w-]+)\/([\w-]+)\)/g, ']($1.md#$2)')
    .replaceAll(/\]\(#\/([\w-]+)\)/g, ']($1.md)')
    .replaceAll('](console.html', '](../console.html')}\n`;

function overview(
  document: JsonNode,
  guides: readonly JsonNode[],
  operations: readonly { path: string; operation: JsonNode }[],
): string {
  const link = ({ path, operation }: { path: string; operation: JsonNode }): string => {
    const [first = ''] = text(operation.in('description'))
      .replace(/^\*\*.*?\*\*:.*\n\n/, '')
      .split(/(?<=\.)\s/);
    return `- [${text(operation.in('summary'))}](operations/${text(operation.in('operationId'))}.md): \`POST ${path}\`. ${first}`;
  };
  const parts = document.in('tags').items.filter((tag) => !tag.in('x-traitTag').exists);
  return [
    `# ${text(document.in('info', 'title'))}`,
    `> ${text(document.in('info', 'summary'))}`,
    text(document.in('info', 'description')),
    '## Guides',
    guides.map((guide) => `- [${text(guide.in('x-displayName'))}](guides/${text(guide.in('name'))}.md)`).join('\n'),
    '## The document',
    '- [OpenAPI 3.1, YAML](openapi.yaml)\n- [OpenAPI 3.1, JSON](openapi.json)',
    ...parts.flatMap((part) => [
      `## ${text(part.in('x-displayName'))}`,
      text(part.in('description')),
      operations
        .filter(({ operation }) => text(operation.in('tags').items[0]) === text(part.in('name')))
        .map(link)
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function operationPage(path: string, operation: JsonNode, document: JsonNode): string {
  const schemes = operation.in('security').items.flatMap((requirement) => entries(requirement).map(([name]) => name));
  const headers = schemes.map((name) => `\`${text(document.in('components', 'securitySchemes', name, 'name'))}\``);
  const request = operation.in('requestBody', 'content', 'application/json');
  const replies = entries(operation.in('responses'));
  const successes = replies.filter(([status]) => status.startsWith('2'));
  const failures = replies.filter(([status]) => !status.startsWith('2'));
  return [
    `# ${text(operation.in('summary'))}`,
    `\`POST ${path}\``,
    `Credentials: ${headers.length === 0 ? 'none' : headers.join(' and ')}. Idempotent: ${operation.in('x-idempotent').value === true ? 'yes' : 'no'}.`,
    text(operation.in('description')).replace(
      /\n\n[^\n]*\[this page as Markdown\][^\n]*$/,
      `\n\nIn the client: \`${text(operation.in('operationId'))}\`.`,
    ),
    '## Request',
    fields(request.in('schema')),
    ...samples(entries(request.in('examples')), operation.in('x-codeSamples').items),
    ...successes.flatMap(([status, reply]) => [
      `## Response ${status}`,
      fields(reply.in('content', 'application/json', 'schema')),
      ...bodies(reply, '###'),
    ]),
    '## Errors',
    ...failures.flatMap(([status, reply]) => [`### ${status}`, text(reply.in('description')), ...bodies(reply, '####')]),
  ]
    .join('\n\n')
    .concat('\n');
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Of each example first curl, then TypeScript. */
const samples = (examples: [string, JsonNode][], sources: JsonNode[]): string[] =>
  examples.flatMap(([, example], i) => [
    `### ${text(example.in('summary'))}`,
    ...sources
      .slice(2 * i, 2 * i + 2)
      .map((sample) => fenced(text(sample.in('label')) === 'curl' ? 'sh' : 'ts', text(sample.in('source')))),
  ]);

const bodies = (reply: JsonNode, level: string): string[] =>
  entries(reply.in('content', 'application/json', 'examples')).flatMap(([, example]) => [
    `${level} ${text(example.in('summary'))}`,
    fenced('json', JSON.stringify(example.in('value').value, null, 2)),
  ]);

/** What a message holds, as a list: a level for each level of the message. */
function fields(schema: JsonNode, indent = ''): string {
  const required = schema.in('required').items.map(text);
  const others = schema.in('additionalProperties');
  return [
    ...schema.in('allOf').items.map((part) => fields(part, indent)),
    ...entries(schema.in('properties')).map(([name, property]) => field(`\`${name}\``, property, required.includes(name), indent)),
    ...(others.exists && typeof others.value === 'object' ? [field('each id', others, false, indent)] : []),
    ...(schema.in('items').exists ? [fields(schema.in('items'), indent)] : []),
    ...forms(schema, indent),
  ]
    .filter((lines) => lines !== '')
    .join('\n');
}

/** Of a choice each form that holds something; a choice between something and null is none. */
function forms(schema: JsonNode, indent: string): string[] {
  const choices = ['oneOf', 'anyOf']
    .flatMap((keyword) => schema.in(keyword).items)
    .filter((form) => text(form.in('type')) !== 'null');
  if (choices.length === 1) return choices.map((form) => fields(form, indent));
  return choices
    .map((form) => fields(form, `${indent}  `))
    .filter((lines) => lines !== '')
    .map((lines) => `${indent}- one form:\n${lines}`);
}

function field(name: string, schema: JsonNode, isRequired: boolean, indent: string): string {
  const facts = [typeOf(schema), ...(isRequired ? ['required'] : []), ...limits(schema)].filter((fact) => fact !== '');
  const description = text(schema.in('description')).replaceAll(/\s+/g, ' ');
  const inner = fields(schema, `${indent}  `);
  return `${indent}- ${name} (${facts.join(', ')})${description === '' ? '' : `: ${description}`}${inner === '' ? '' : `\n${inner}`}`;
}

function typeOf(schema: JsonNode): string {
  const { value } = schema.in('type');
  if (value === undefined) return schema.in('const').exists ? '' : 'one of several forms';
  const name = Array.isArray(value) ? value.join(' or ') : String(value);
  if (name !== 'array') return name;
  const items = schema.in('items', 'type').value;
  return typeof items === 'string' ? `array of ${items}s` : name;
}

function limits(schema: JsonNode): string[] {
  const has = (keyword: string): boolean => schema.in(keyword).exists;
  const value = (keyword: string): string => JSON.stringify(schema.in(keyword).value);
  return [
    ...(has('enum')
      ? [
          `one of ${schema
            .in('enum')
            .items.map((item) => `\`${JSON.stringify(item.value)}\``)
            .join(', ')}`,
        ]
      : []),
    ...(has('const') ? [`always \`${value('const')}\``] : []),
    ...(has('default') ? [`by default \`${value('default')}\``] : []),
    ...(has('maxLength') ? [`at most ${value('maxLength')} characters`] : []),
    ...(has('maxItems') ? [`at most ${value('maxItems')} items`] : []),
    ...(has('minimum') ? [`at least ${value('minimum')}`] : []),
    ...(has('maximum') ? [`at most ${value('maximum')}`] : []),
  ];
}
