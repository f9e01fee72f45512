/** The docs for readers who are programs, or like plain text: a page of Markdown for each operation and guide, and `llms.txt`. */

interface Members {
  readonly [name: string]: unknown;
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (value === undefined ? '' : String(value)).trim();

/** A part of the document as the reference shows it, which is in one piece. */
class Part {
  readonly value: unknown;
  readonly document: unknown;
  constructor(value: unknown, document: unknown) {
    this.document = document;
    this.value = isObject(value) && typeof value.$ref === 'string' ? lookUp(document, value.$ref) : value;
  }
  at(...keys: string[]): Part {
    return keys.reduce((part: Part, key) => {
      const found = isObject(part.value) && Object.hasOwn(part.value, key) ? part.value[key] : undefined;
      return new Part(found, this.document);
    }, this);
  }
  get entries(): [string, Part][] {
    return isObject(this.value) ? Object.keys(this.value).map((key) => [key, this.at(key)]) : [];
  }
  get items(): Part[] {
    return listOf(this.value).map((item) => new Part(item, this.document));
  }
  get text(): string {
    return textOf(this.value);
  }
  get exists(): boolean {
    return this.value !== undefined;
  }
}

function lookUp(document: unknown, ref: string): unknown {
  const names = ref.slice(2).split('/');
  const found = names.reduce((value: unknown, name) => (isObject(value) ? value[name] : undefined), document);
  return new Part(found, document).value;
}

/** By path below the docs. */
export function makeMarkdown(json: unknown): Map<string, string> {
  const document = new Part(json, json);
  const operations = document.at('paths').entries.map(([path, item]) => ({ path, operation: item.at('post') }));
  const guides = document.at('tags').items.filter((tag) => tag.at('x-traitTag').value === true);
  return new Map([
    ...guides.map((guide): [string, string] => [`guides/${guide.at('name').text}.md`, guidePage(guide)]),
    ...operations.map(({ path, operation }): [string, string] => [
      `operations/${operation.at('operationId').text}.md`,
      operationPage(path, operation, document),
    ]),
    ['llms.txt', overview(document, guides, operations)],
  ]);
}

const guidePage = (guide: Part): string =>
  `# ${guide.at('x-displayName').text}\n\n${guide
    .at('description')
    .text.replaceAll(/\]\(#\/([\w-]+)\/([\w-]+)\)/g, ']($1.md#$2)')
    .replaceAll(/\]\(#\/([\w-]+)\)/g, ']($1.md)')
    .replaceAll('](console.html', '](../console.html')}\n`;

function overview(document: Part, guides: readonly Part[], operations: readonly { path: string; operation: Part }[]): string {
  const link = ({ path, operation }: { path: string; operation: Part }): string => {
    const [first = ''] = operation
      .at('description')
      .text.replace(/^\*\*.*?\*\*:.*\n\n/, '')
      .split(/(?<=\.)\s/);
    return `- [${operation.at('summary').text}](operations/${operation.at('operationId').text}.md): \`POST ${path}\`. ${first}`;
  };
  const parts = document.at('tags').items.filter((tag) => !tag.at('x-traitTag').exists);
  return [
    `# ${document.at('info', 'title').text}`,
    `> ${document.at('info', 'summary').text}`,
    document.at('info', 'description').text,
    '## Guides',
    guides.map((guide) => `- [${guide.at('x-displayName').text}](guides/${guide.at('name').text}.md)`).join('\n'),
    '## The document',
    '- [OpenAPI 3.1, YAML](openapi.yaml)\n- [OpenAPI 3.1, JSON](openapi.json)',
    ...parts.flatMap((part) => [
      `## ${part.at('x-displayName').text}`,
      part.at('description').text,
      operations
        .filter(({ operation }) => operation.at('tags').items[0]?.text === part.at('name').text)
        .map(link)
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function operationPage(path: string, operation: Part, document: Part): string {
  const schemes = operation.at('security').items.flatMap((requirement) => requirement.entries.map(([name]) => name));
  const headers = schemes.map((name) => `\`${document.at('components', 'securitySchemes', name, 'name').text}\``);
  const request = operation.at('requestBody', 'content', 'application/json');
  const replies = operation.at('responses').entries;
  const successes = replies.filter(([status]) => status.startsWith('2'));
  const failures = replies.filter(([status]) => !status.startsWith('2'));
  return [
    `# ${operation.at('summary').text}`,
    `\`POST ${path}\``,
    `Credentials: ${headers.length === 0 ? 'none' : headers.join(' and ')}. Idempotent: ${operation.at('x-idempotent').value === true ? 'yes' : 'no'}.`,
    operation
      .at('description')
      .text.replace(/\n\n[^\n]*\[this page as Markdown\][^\n]*$/, `\n\nIn the client: \`${operation.at('operationId').text}\`.`),
    '## Request',
    fields(request.at('schema')),
    ...samples(request.at('examples').entries, operation.at('x-codeSamples').items),
    ...successes.flatMap(([status, reply]) => [
      `## Response ${status}`,
      fields(reply.at('content', 'application/json', 'schema')),
      ...bodies(reply, '###'),
    ]),
    '## Errors',
    ...failures.flatMap(([status, reply]) => [`### ${status}`, reply.at('description').text, ...bodies(reply, '####')]),
  ]
    .join('\n\n')
    .concat('\n');
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Of each example first curl, then TypeScript. */
const samples = (examples: [string, Part][], sources: Part[]): string[] =>
  examples.flatMap(([, example], i) => [
    `### ${example.at('summary').text}`,
    ...sources
      .slice(2 * i, 2 * i + 2)
      .map((sample) => fenced(sample.at('label').text === 'curl' ? 'sh' : 'ts', sample.at('source').text)),
  ]);

const bodies = (reply: Part, level: string): string[] =>
  reply
    .at('content', 'application/json', 'examples')
    .entries.flatMap(([, example]) => [
      `${level} ${example.at('summary').text}`,
      fenced('json', JSON.stringify(example.at('value').value, null, 2)),
    ]);

/** What a message holds, as a list: a level for each level of the message. */
function fields(schema: Part, indent = ''): string {
  const forms = ['oneOf', 'anyOf'].flatMap((keyword) => schema.at(keyword).items).filter((form) => form.at('type').text !== 'null');
  if (forms.length === 1) return fields(forms[0] ?? schema, indent);
  if (forms.length > 1) {
    const isLeaf = forms.every((form) => fields(form) === '');
    return isLeaf ? '' : forms.map((form) => `${indent}- one form:\n${fields(form, `${indent}  `)}`).join('\n');
  }
  const parts = schema.at('allOf').items;
  const required = listOf(schema.at('required').value);
  return [
    ...parts.map((part) => fields(part, indent)),
    ...schema.at('properties').entries.map(([name, property]) => field(`\`${name}\``, property, required.includes(name), indent)),
    ...(isObject(schema.at('additionalProperties').value)
      ? [field('each id', schema.at('additionalProperties'), false, indent)]
      : []),
    ...(schema.at('items').exists ? [fields(schema.at('items'), indent)] : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function field(name: string, schema: Part, isRequired: boolean, indent: string): string {
  const facts = [typeOf(schema), ...(isRequired ? ['required'] : []), ...limits(schema)].filter((fact) => fact !== '');
  const description = schema.at('description').text.replaceAll(/\s+/g, ' ');
  const inner = fields(schema, `${indent}  `);
  return `${indent}- ${name} (${facts.join(', ')})${description === '' ? '' : `: ${description}`}${inner === '' ? '' : `\n${inner}`}`;
}

function typeOf(schema: Part): string {
  const { value } = schema.at('type');
  if (value === undefined) return schema.at('const').exists ? '' : schema.at('oneOf').exists ? 'one of several forms' : 'object';
  const name = Array.isArray(value) ? value.join(' or ') : String(value);
  if (name !== 'array') return name;
  const items = schema.at('items', 'type').value;
  return typeof items === 'string' ? `array of ${items}s` : name;
}

function limits(schema: Part): string[] {
  const has = (keyword: string): boolean => schema.at(keyword).exists;
  const value = (keyword: string): string => JSON.stringify(schema.at(keyword).value);
  return [
    ...(has('enum')
      ? [
          `one of ${schema
            .at('enum')
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
