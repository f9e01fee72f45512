/** For the docs: what a call looks like, with curl and with the client, from the operation's first example. */
import { literal } from '../emit/literal.ts';
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
const result = await client.${operationId}(${literal(data, fits)});`;
}

/** What the panel beside an operation can show; the call itself takes most of its line. */
const maxWidth = { inside: 56, ofCall: 24 };
const fits = (line: string, indent: string): boolean =>
  indent.length + line.length <= (indent === '' ? maxWidth.ofCall : maxWidth.inside);

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
