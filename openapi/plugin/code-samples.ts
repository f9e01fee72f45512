/** For the docs: what a call looks like, with curl and with the client, from the operation's first example. */
import { credentialsOf } from './messages.ts';
import { isObject, Place, type Rule } from './redocly.ts';

const client = { apiKey: ['apiKey', 'authToken'], workspace: ['workspaceId', 'authToken'], public: [] };

/** `ApiKeyToken` → `$API_KEY_TOKEN`, which tells it from the workspace's. */
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

function typescript(operationId: string, options: string[], data: unknown): string {
  return `import { createClient } from '@collaboration/contract';

const client = createClient({ ${['baseUrl', ...options].join(', ')} });
const result = await client.${operationId}(${literal(data, '')});`;
}

/** JSON as TypeScript is usually written: no quotes around names that need none, and on one line what fits there. */
export function literal(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return enclosed(
      ['[', ']'],
      value.map((item) => literal(item, inner)),
      indent,
    );
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${isName(name) ? name : quoted(name)}: ${literal(item, inner)}`);
  return enclosed(['{ ', ' }'], members, indent);
}

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return `'${escaped.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** What the panel beside an operation can show; the call itself takes most of its line. */
const maxWidth = { inside: 56, ofCall: 24 };

function enclosed([open, close]: [string, string], parts: string[], indent: string): string {
  if (parts.length === 0) return open.trim() + close.trim();
  const line = `${open}${parts.join(', ')}${close}`;
  const fits = indent.length + line.length <= (indent === '' ? maxWidth.ofCall : maxWidth.inside);
  if (fits && !line.includes('\n')) return line;
  return `${open.trim()}${parts.map((part) => `\n${indent}  ${part},`).join('')}\n${indent}${close.trim()}`;
}

export const codeSamples: Rule = () => {
  const headerOf = new Map<string, string>();
  return {
    // Entered before the operations, and bundled documents have no other place for them.
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
        const body = operation.at('requestBody', 'content', 'application/json', 'examples').children[0]?.at('value');
        const id = String(operation.at('operationId').value);
        Object.assign(operation.value, {
          'x-codeSamples': [
            { lang: 'Shell', label: 'curl', source: curl(path, credentials, body?.value) },
            { lang: 'TypeScript', label: 'TypeScript', source: typescript(id, options, body?.at('data').value) },
          ],
        });
      },
    },
  };
};
