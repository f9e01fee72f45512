/** For the docs: code samples with curl and with the client, for each example of the operation's request. */
import { literal } from '../emit/literal.ts';
import { credentialsOf, resultData } from './messages.ts';
import { isObject, Place, type Rule } from './redocly.ts';

const client = { apiKey: ['apiKey', 'authToken'], workspace: ['workspaceId', 'authToken'], public: [] };

/** Returns a shell variable: `ApiKeyToken` → `$API_KEY_TOKEN`, distinct from the workspace's. */
const shellVariable = (scheme: string): string => `$${scheme.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`;

function curl(path: string, credentials: { scheme: string; header: string }[], body: unknown): string {
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl "$BASE_URL${path}"`,
    `-H 'content-type: application/json'`,
    ...credentials.map(({ scheme, header }) => `-H "${header}: ${shellVariable(scheme)}"`),
    `-d '${json}'`,
  ].join(' \\\n  ');
}

interface Call {
  operationId: string;
  /** The options of createClient. */
  options: string[];
  input: unknown;
  kind: Kind;
}

/** The kind of call, which decides the code around it. */
type Kind = 'plain' | 'paged' | 'job' | 'bulk' | 'refusable';

const imports: { [K in Kind]: string } = {
  plain: 'createClient',
  paged: 'createClient',
  job: 'createClient',
  bulk: 'createClient, failed',
  refusable: 'ApiError, createClient',
};

function kindOf(operation: Place): Kind {
  if (operation.at('x-pagination').exists) return 'paged';
  if (operation.at('x-poll').exists) return 'job';
  const item = resultData(operation).at('additionalProperties');
  if (item.at('oneOf').children.some((branch) => branch.at('properties', 'success').exists)) return 'bulk';
  return operation.at('responses').keys.some((status) => status === '404' || status === '409') ? 'refusable' : 'plain';
}

function typescript({ operationId, options, input, kind }: Call): string {
  return [
    `import { ${imports[kind]} } from '@collaboration/contract';`,
    '',
    `const client = createClient({ ${['baseUrl', ...options].join(', ')} });`,
    body[kind](operationId, (indent) =>
      kind === 'paged' ? literal(withoutPageToken(input), fits, indent) : literal(input, fits, indent),
    ),
  ].join('\n');
}

/** Drops the page token, since the client iterates over pages. */
function withoutPageToken(input: unknown): unknown {
  if (!isObject(input)) return input;
  const { pageToken: _, ...rest } = input;
  return rest;
}

const body: { [K in Kind]: (operationId: string, input: (indent: string) => string) => string } = {
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

/** Columns that the panel beside an operation can show. The call itself takes most of its line. */
const maxWidth = { inside: 56, ofCall: 24 };
const fits = (line: string, indent: string): boolean =>
  indent.length + line.length <= (indent === '' ? maxWidth.ofCall : maxWidth.inside);

export const codeSamples: Rule = () => {
  const headerOf = new Map<string, string>();
  return {
    // Runs before the operations. Bundled documents have no other place for shared samples.
    Root: {
      enter(node, context) {
        const schemes = Place.of(node, context).at('components', 'securitySchemes');
        for (const name of schemes.keys) headerOf.set(name, String(schemes.at(name, 'name').value));
      },
    },
    PathItem: {
      enter(node, context) {
        const operation = Place.of(node, context).at('post');
        if (!isObject(operation.value)) return;
        const path = decodeURIComponent(context.location.absolutePointer.split('/').at(-1) ?? '').replaceAll('~1', '/');
        const names = credentialsOf(operation);
        const credentials = names.map((scheme) => ({ scheme, header: headerOf.get(scheme) ?? scheme }));
        const options = names.includes('ApiKey') ? client.apiKey : names.includes('WorkspaceId') ? client.workspace : client.public;
        const examples = operation.at('requestBody', 'content', 'application/json', 'examples').children;
        const call = { operationId: String(operation.at('operationId').value), options, kind: kindOf(operation) };
        const samples = examples.flatMap((example) => {
          const value = example.at('value');
          return [
            { lang: 'Shell', label: 'curl', source: curl(path, credentials, value.value) },
            { lang: 'TypeScript', label: 'TypeScript', source: typescript({ ...call, input: value.at('data').value }) },
          ];
        });
        Object.assign(operation.value, { 'x-codeSamples': samples });
      },
    },
  };
};
