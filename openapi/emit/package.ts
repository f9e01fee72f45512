/** generated/package.json and generated/README.md: the published contract. */
import type { Contract } from './contract.ts';

/** The manifest that `npm run pack` builds the package from; the sources beside it become JavaScript and declarations. */
export function emitManifest(contract: Contract, dependencies: { [name: string]: string }): string {
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const manifest = {
    name: '@collaboration/contract',
    version: contract.version,
    description: `${contract.title}: the OpenAPI document, its types and a typed client`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry('client'),
      './server': entry('server'),
      './types': entry('types'),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function emitReadme({ title, operations }: Contract): string {
  const rows = (extension: 'named' | 'added' | undefined) =>
    operations
      .filter((operation) => operation.extension === extension)
      .map(({ id, path, credentials }) => `| \`${id}\` | \`${path}\` | ${words[credentials]} |`)
      .join('\n');
  return `<!-- Generated from the contract by \`npm run generate\`. Do not edit. -->
# ${title}: the contract

The OpenAPI document, the types that follow from it, and a typed client for Node.js 20 or newer and for servers of the same kind.

\`\`\`ts
import { ApiError, createClient } from '@collaboration/contract';

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey, authToken });

try {
  await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
} catch (error) {
  if (error instanceof ApiError) console.error(error.status, error.message, error.details, error.requestId);
  else throw error;
}
\`\`\`

A method takes \`data\` and gives the members of \`result\`. Idempotent operations are tried again when the service cannot be reached;
every call takes \`{ signal, timeoutMs, requestId }\` as its last argument.

| Import | What it is |
|---|---|
| \`@collaboration/contract\` | \`createClient\`, \`ApiError\`, and the types |
| \`@collaboration/contract/server\` | the handler interfaces and the table of operations, for who implements the contract |
| \`@collaboration/contract/openapi.json\`, \`openapi.yaml\` | the document, in one piece |

## Operations
| Method | Path | Credentials |
|---|---|---|
${rows(undefined)}

Operations that the specification names without showing them:

| Method | Path | Credentials |
|---|---|---|
${rows('named')}
`;
}

const words = { public: 'none', workspace: 'workspace', apiKey: 'API key' };
