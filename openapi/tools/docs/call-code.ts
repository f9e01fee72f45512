/** Writes a call in curl and with the clients: for the samples of the docs, and in the API explorer for an edited body. */
import { literal } from '../emit/literal.ts';
import { pythonArguments, pythonLiteral, snakeCase } from '../emit/python-literal.ts';

/** The kind of call, which decides the code around it. */
type Kind = 'plain' | 'paged' | 'job' | 'bulk' | 'refusable';

export interface Call {
  operationId: string;
  path: string;
  kind: Kind;
  credentials: { scheme: string; header: string }[];
}

/** The languages of code, each with its name in Markdown and for highlighting. */
export const languages = [
  { label: 'curl', lang: 'Shell', fence: 'sh', highlighting: 'bash', write: curl },
  { label: 'TypeScript', lang: 'TypeScript', fence: 'ts', highlighting: 'typescript', write: typescript },
  { label: 'Python', lang: 'Python', fence: 'python', highlighting: 'python', write: python },
] as const;

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dataOf = (body: unknown): unknown => (isObject(body) ? body.data : undefined);

/** Returns the name of a variable: `ApiKeyToken` → `API_KEY_TOKEN`, distinct from the workspace's. */
export const variableOf = (scheme: string): string => scheme.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

function curl({ path, credentials }: Call, body: unknown, idempotencyKey = ''): string {
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl "$COLLABORATION_URL${path}"`,
    `-H 'content-type: application/json'`,
    ...credentials.map(({ scheme, header }) => `-H "${header}: $${variableOf(scheme)}"`),
    ...(idempotencyKey === '' ? [] : [`-H 'idempotency-key: ${idempotencyKey.replaceAll("'", String.raw`'\''`)}'`]),
    `-d '${json}'`,
  ].join(' \\\n  ');
}

const imports: { [K in Kind]: string } = {
  plain: 'createClient',
  paged: 'createClient',
  job: 'createClient',
  bulk: 'createClient, failed',
  refusable: 'ApiError, createClient',
};

/** Returns the options of the client besides `baseUrl`. */
function optionsOf({ credentials }: Call): string[] {
  const schemes = credentials.map(({ scheme }) => scheme);
  if (schemes.includes('ApiKey')) return ['apiKey', 'authToken'];
  return schemes.includes('WorkspaceId') ? ['workspaceId', 'authToken'] : [];
}

function typescript(call: Call, body: unknown, idempotencyKey = ''): string {
  const { operationId, kind } = call;
  const options = idempotencyKey === '' ? '' : `, ${literal({ idempotencyKey })}`;
  const input = kind === 'paged' ? withoutPageToken(dataOf(body)) : dataOf(body);
  return [
    `import { ${imports[kind]} } from '@collaboration/contract';`,
    '',
    `const client = createClient({ ${['baseUrl', ...optionsOf(call)].join(', ')} });`,
    typescriptCall[kind](operationId, (indent) => literal(input, fits, indent) + options),
  ].join('\n');
}

/** Drops the page token, since the client iterates over pages. */
function withoutPageToken(input: unknown): unknown {
  if (!isObject(input)) return input;
  const { pageToken: _, ...rest } = input;
  return rest;
}

const typescriptCall: { [K in Kind]: (operationId: string, input: (indent: string) => string) => string } = {
  plain: (id, input) => `const result = await client.${id}(${input('')});`,
  job: (id, input) => `// Returns when the job is over.
const result = await client.${id}AndWait(${input('')});`,
  bulk: (id, input) => `const result = await client.${id}(${input('')});
for (const [key, item] of failed(result)) {
  console.error(key, item.message);
}`,
  paged: (id, input) => `for await (const item of client.${id}.items(${input('')})) {
  console.log(item);
}`,
  refusable: (id, input) => `try {
  const result = await client.${id}(${input('  ')});
  console.log(result.message);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.status, error.message, error.requestId);
}`,
};

const pythonImports: { [K in Kind]: string[] } = { plain: [], paged: [], job: [], bulk: ['failed'], refusable: ['ApiError'] };

function python(call: Call, body: unknown, idempotencyKey = ''): string {
  const { operationId, kind } = call;
  const keyword = idempotencyKey === '' ? [] : [`idempotency_key=${pythonLiteral(idempotencyKey)}`];
  const input = kind === 'paged' ? withoutPageToken(dataOf(body)) : dataOf(body);
  const options = optionsOf(call).map(snakeCase);
  const client = options.includes('api_key') ? 'ApiKeyClient' : options.length > 0 ? 'WorkspaceClient' : 'PublicClient';
  // The explorer's reader can write anything, such as a name that is none in Python.
  const isKeywords = isObject(input) && Object.keys(input).every((name) => /^[a-z]\w*$/i.test(name));
  return [
    `from collaboration_contract import ${[...pythonImports[kind], client].sort().join(', ')}`,
    '',
    `client = ${client}(${['base_url', ...options.map((name) => `${name}=${name}`)].join(', ')})`,
    pythonCall[kind](snakeCase(operationId), (indent) =>
      isKeywords ? pythonArguments(input, fits, indent, keyword) : [pythonLiteral(input, fits, indent), ...keyword].join(', '),
    ),
  ].join('\n');
}

const pythonCall: { [K in Kind]: (method: string, input: (indent: string) => string) => string } = {
  plain: (method, input) => `result = client.${method}(${input('')})`,
  job: (method, input) => `# Returns when the job is over.
result = client.${method}_and_wait(${input('')})`,
  bulk: (method, input) => `result = client.${method}(${input('')})
for key, item in failed(result).items():
    print(key, item.message)`,
  paged: (method, input) => `for item in client.${method}_items(${input('')}):
    print(item)`,
  refusable: (method, input) => `try:
    result = client.${method}(${input('    ')})
    print(result.message)
except ApiError as error:
    print(error.status, error, error.request_id)`,
};

/** Columns that the panel beside an operation can show. The call itself takes most of its line. */
const maxWidth = { inside: 56, ofCall: 24 };
const fits = (line: string, indent: string): boolean =>
  indent.length + line.length <= (indent === '' ? maxWidth.ofCall : maxWidth.inside);
