/** Emits generated/package.json and generated/README.md for the published contract. */
import type { Contract } from './contract.ts';

/** Emits the manifest that `npm run pack` builds the package from. The sources beside it become JavaScript and declarations. */
export function emitManifest(contract: Contract, dependencies: { [name: string]: string }): string {
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const manifest = {
    name: '@collaboration/contract',
    version: contract.version,
    description: `${contract.title}: the OpenAPI document, its types and a typed client`,
    license: 'MIT',
    keywords: ['openapi', 'client', 'typescript', 'fetch', 'collaboration'],
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    bin: { contract: './contract.js' },
    exports: {
      '.': entry('client'),
      './server': entry('server'),
      './types': entry('types'),
      './msw': entry('msw'),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './workflows.json': './workflows.json',
      './package.json': './package.json',
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    // For users of ./msw.
    peerDependencies: { msw: '^2.6.0 || ^3.0.0' },
    peerDependenciesMeta: { msw: { optional: true } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function emitReadme({ title, operations }: Contract): string {
  const rows = (extension: 'named' | 'added' | undefined) =>
    operations
      .filter((operation) => operation.extension === extension)
      .map(({ id, path, credentials }) => `| \`${id}\` | \`${path}\` | ${words[credentials]} |`);
  const table = (heading: string, extension: 'named' | 'added' | undefined) =>
    rows(extension).length === 0
      ? []
      : [[heading, '', '| Method | Path | Credentials |', '|---|---|---|', ...rows(extension)].join('\n')];
  return `<!-- Generated from the contract by \`npm run generate\`. Do not edit. -->
# ${title}: the contract

The OpenAPI document, the types that follow from it, and a typed client over [openapi-fetch](https://openapi-ts.dev/openapi-fetch/), its
only dependency, for Node.js 20 or newer, Deno, Bun and workers. The package is ESM; TypeScript 5.4 or newer reads its declarations.

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

A method takes \`data\` and resolves to \`result\`. Every input, result and item has a name: \`AddOrganizationsInput\`,
\`AddOrganizationsResult\`, \`CollaborationDocument\`. In a browser everyone could read the auth token, so \`createClient\` refuses it there unless
\`dangerouslyAllowBrowser\` is set.

| Import | Contents |
|---|---|
| \`@collaboration/contract\` | \`createClient\`, \`ApiError\`, and the types |
| \`@collaboration/contract/server\` | the handler interfaces and the table of operations, for implementing the contract; \`@collaboration/server\` serves them with Express |
| \`@collaboration/contract/msw\` | request handlers for tests with Mock Service Worker |
| \`@collaboration/contract/openapi.json\`, \`openapi.yaml\` | the document, in one piece |

## Options
\`createClient\` throws a \`TypeError\` for an unknown option, an invalid value or incomplete credentials. A method rejects with one. The
message names the option and the allowed values.

## Errors
Any error response is thrown as an \`ApiError\`. Its \`isFromService\` is false for a response of another server, such as a proxy's error page.
Network failures are thrown as \`fetch\` throws them. A timeout is a \`DOMException\` with the name \`TimeoutError\`. Its message names the
time limit, and its \`cause\` is the failure of the last attempt.

## Retries and timeouts
The client retries a call if that is safe:

| Failure | Retried operations |
|---|---|
| 429 or 503 from the service itself, with its error body and \`x-request-id\`, which prove that nothing was done | all |
| connection failure, timeout, 408, 500, 502, 504; 429 or 503 from a proxy in front of the service | all but \`createWorkspace\` and \`sendLoginLink\` |
| 409 with \`retry-after\`: an earlier attempt is still running | writes |

Each write has an \`Idempotency-Key\`, the same for all attempts, so that it happens once. With the option \`idempotencyKey\` you choose it,
to repeat a call later: within 24 hours, the same call returns the stored response. Pauses grow at random, and are added to the time in \`retry-after\` (whole seconds or an HTTP date; anything else is ignored). If a pause
would exceed the deadline, the failure is thrown at once.

| Option, of the client or of one call | Default | |
|---|---|---|
| \`retries\` | 2 | maximum retries of a call |
| \`timeoutMs\` | by operation, 30 seconds or more | for one attempt, including \`onRequest\` |
| \`deadlineMs\` | \`timeoutMs\` plus two minutes | for the call with all attempts, pauses and hooks |
| \`onRequest\`, \`onResponse\`, \`onRetry\` | | called for each attempt, to trace, count or log |

Each call also takes \`signal\`, \`requestId\` and \`idempotencyKey\`. The deadline and the signal end a call even if a hook or \`fetch\` hangs.

## Response metadata
\`\`\`ts
const { result, response } = await client.getDocuments({ organizationId: 'acme' }).withResponse();
console.log(response.status, response.requestId, response.rateLimit?.remaining);
\`\`\`

## Bulk results
\`data\` of a bulk result has the result of each item by id. \`succeeded\`, \`failed\` and \`orThrow\` select from it:

\`\`\`ts
import { failed, orThrow } from '@collaboration/contract';

const result = await client.addOrganizations({ organizations });
for (const [organizationId, { message }] of failed(result)) console.warn(organizationId, message);
const added = orThrow(result); // a Map by id, or a BulkError
\`\`\`

## Pagination
\`\`\`ts
for await (const document of client.getDocuments.items({ organizationId: 'acme' })) console.log(document.id);
for await (const page of client.getDocuments.pages({ organizationId: 'acme', pageSize: 1000 })) console.log(page.data.length);
\`\`\`

## Long-running jobs
\`\`\`ts
const job = client.migrateDocumentsAndWait(
  { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'launch-plan-2027' },
  { onProgress: ({ data }) => console.log(data.status), signal },
);
const { data } = await job.started(); // its id
await job; // until it is completed; throws a JobError if it fails
\`\`\`

Shortly before \`deadlineMs\` (default 24 hours) the status is requested once more. Then the JobError has the \`reason\` \`TIMEOUT\`, and the
job continues.

## Verifying a server
\`npx @collaboration/contract verify https://api.example.com\` tests a server in any language against the contract: examples, workflows,
pages, jobs, idempotency, isolation of API keys, and thousands of invalid requests. \`--help\` lists checks, options and reports for CI.

## Tests with Mock Service Worker
With [MSW](https://mswjs.io) 2.6 or newer, or 3 (\`npm install -D msw\`; for browsers also \`npx msw init public\`) a frontend's tests need no server:

\`\`\`js
import { setupWorker } from 'msw/browser'; // in Node.js: setupServer of msw/node, and listen()
import { createHandlers } from '@collaboration/contract/msw';

const api = createHandlers({ baseUrl: 'http://api.example' });
await setupWorker(...api.handlers).start();
\`\`\`

Invalid requests are refused with the service's words. Valid ones return the documented examples, fitted to the request: responses have the
requested ids, pages end, jobs make progress. Nothing is stored: to read your own writes, use the sandbox.

\`\`\`js
api.override('getDocuments', ({ input, reply }) => ({ ...reply, data: [] })); // typed by operation
api.fail({ operation: 'addUsers', example: 'tooManyRequests', times: 1 }); // or status, items: ['lena'], drop, delayMs
api.requests('addUsers'); // the requests and their responses
api.reset();
\`\`\`

## Operations
${[
  ...table('Operations that the specification shows:', undefined),
  ...table('Operations that it only names:', 'named'),
  ...table('Added operations:', 'added'),
].join('\n\n')}
`;
}

const words = { public: 'none', workspace: 'workspace', apiKey: 'API key', workspaceOrApiKey: 'workspace or API key' };
