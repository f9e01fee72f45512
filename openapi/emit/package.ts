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
    keywords: ['openapi', 'client', 'typescript', 'fetch', 'collaboration'],
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      '.': entry('client'),
      './server': entry('server'),
      './types': entry('types'),
      './msw': entry('msw'),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    // For who imports ./msw.
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

A method takes \`data\` and gives the members of \`result\`. Every input, result and item has a name: \`AddOrganizationsInput\`,
\`AddOrganizationsResult\`, \`CollaborationDocument\`. In a browser everyone could read the auth token, so \`createClient\` refuses it there, unless
\`dangerouslyAllowBrowser\` is set.

| Import | What it is |
|---|---|
| \`@collaboration/contract\` | \`createClient\`, \`ApiError\`, and the types |
| \`@collaboration/contract/server\` | the handler interfaces and the table of operations, for implementing the contract |
| \`@collaboration/contract/msw\` | request handlers for tests with Mock Service Worker |
| \`@collaboration/contract/openapi.json\`, \`openapi.yaml\` | the document, in one piece |

## Options
\`createClient\` throws a \`TypeError\` for an option that it does not know, a value that is not allowed, or incomplete credentials; a method
rejects with one. The message names the option and what is allowed.

## Errors
Any error response is thrown as an \`ApiError\`; its \`isFromService\` is false where it did not come from the service (a proxy's error page, for
example). Network failures are thrown as \`fetch\` throws them; a timeout is a \`DOMException\` with the name \`TimeoutError\`. Its message
says what was waited for and for how long, its \`cause\` is the failure of the attempt before.

## Retries and timeouts
A call is tried again where that does no harm:

| What happened | Which operations |
|---|---|
| 429 or 503 from the service itself, with its error body and \`x-request-id\`: nothing was done | all |
| connection failure, timeout, 408, 500, 502, 504; 429 or 503 from a proxy in front of the service | idempotent ones |

${idempotency(operations)}The pauses grow at random, and come on top of the time in \`retry-after\` (whole seconds or an HTTP date; anything else is ignored). A
pause that would pass the deadline is not begun: the failure is thrown at once.

| Option, of the client or of one call | Default | |
|---|---|---|
| \`retries\` | 2 | how often a call is tried again |
| \`timeoutMs\` | what fits the operation, 30 seconds or more | for one attempt, \`onRequest\` included |
| \`deadlineMs\` | \`timeoutMs\` and two minutes | for the call with all its attempts, pauses and hooks |
| \`onRequest\`, \`onResponse\`, \`onRetry\` | | see each attempt: to trace, count or log |

Each call also takes \`signal\` and \`requestId\`. The deadline and the signal end a call whatever its hooks or \`fetch\` do.

## The reply's metadata
\`\`\`ts
const { result, response } = await client.getDocuments({ organizationId: 'acme' }).withResponse();
console.log(response.status, response.requestId, response.rateLimit?.remaining);
\`\`\`

## Bulk results
\`data\` of a bulk result says by id the result for each item. \`succeeded\`, \`failed\` and \`orThrow\` take it apart:

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
await job; // until it is completed; a JobError where it fails
\`\`\`

With \`deadlineMs\` (24 hours by default) the status is asked for once more just before the deadline; then \`reason\` of the JobError is
\`TIMEOUT\`, and the job goes on.

## Tests with Mock Service Worker
With [MSW](https://mswjs.io) 2.6 or newer, or 3 (\`npm install -D msw\`; for browsers also \`npx msw init public\`) a frontend needs no server:

\`\`\`js
import { setupWorker } from 'msw/browser'; // in Node.js: setupServer of msw/node, and listen()
import { createHandlers } from '@collaboration/contract/msw';

const api = createHandlers({ baseUrl: 'http://api.example' });
await setupWorker(...api.handlers).start();
\`\`\`

What the service would refuse is refused with the same words. What fits is answered with the documented examples, fitted to the request: an
id that you ask for is the id that comes back, pages end, jobs make progress. Nothing is kept: to read what you wrote, use the sandbox.

\`\`\`js
api.override('getDocuments', ({ input, reply }) => ({ ...reply, data: [] })); // typed by operation
api.fail('addUsers', { example: 'tooManyRequests', times: 1 }); // or status, items: ['lena'], networkError, delayMs
api.requests('addUsers'); // what came in, and its answers
api.reset();
\`\`\`

## Operations
${[
  ...table('Those that the specification shows:', undefined),
  ...table('Those that it names without showing them:', 'named'),
  ...table('Those that are added:', 'added'),
].join('\n\n')}
`;
}

/** What makes an operation that is not idempotent safe to repeat. */
function idempotency(operations: Contract['operations']): string {
  const keyed = operations.flatMap(({ id, idempotencyKey }) =>
    idempotencyKey === undefined ? [] : [`\`${id}\` by its \`${idempotencyKey}\``],
  );
  return keyed.length === 0
    ? ''
    : `Retried like an idempotent operation is ${keyed.join(', ')}, which the client generates if you give none.\n`;
}

const words = { public: 'none', workspace: 'workspace', apiKey: 'API key' };
