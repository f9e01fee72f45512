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

const maxWidth = 80;

/** JSON as TypeScript is usually written: no quotes around names that need none, and on one line what fits there. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
  const inner = `${indent}  `;
  const entries = (deeper: string): string[] =>
    Array.isArray(value)
      ? value.map((item) => literal(item, deeper))
      : Object.entries(isObject(value) ? value : {}).map(([name, item]) => `${nameOf(name)}: ${literal(item, deeper)}`);
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const parts = entries(inner);
  if (parts.length === 0) return isList ? '[]' : '{}';
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length <= maxWidth) return line;
  const lines = parts.map((part) => `\n${inner}${part},`).join('');
  return isList ? `[${lines}\n${indent}]` : `{${lines}\n${indent}}`;
}

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name, ''));

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
