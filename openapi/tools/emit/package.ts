/** Emits generated/package.json and generated/README.md for the published contract. */
import type { Contract } from './contract.ts';

/** Emits the manifest that `npm run pack` builds the package from. The sources beside it become JavaScript and declarations. */
export function emitManifest(contract: Contract): string {
  const entry = (name: string, node: { node?: string } = {}) => ({
    import: { types: `./${name}.d.mts`, ...node, default: `./${name}.mjs` },
    require: { types: `./${name}.d.ts`, default: `./${name}.js` },
  });
  const manifest = {
    name: '@collaboration/contract',
    version: contract.version,
    description: `${contract.title}: the OpenAPI document, its types and a typed client`,
    license: 'MIT',
    keywords: ['openapi', 'client', 'typescript', 'fetch', 'collaboration'],
    // The sources beside it are ESM.
    type: 'module',
    repository: 'github:OWNER/REPOSITORY',
    engines: { node: '>=20' },
    sideEffects: false,
    bin: { contract: './contract.mjs' },
    main: './client.js',
    types: './client.d.ts',
    exports: {
      '.': entry('client', { node: './client.node.mjs' }),
      './handlers': entry('handlers'),
      './usage': entry('usage'),
      './openapi.json': './openapi.json',
      './workflows.json': './workflows.json',
      './package.json': './package.json',
    },
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

\`\`\`sh
npm install @collaboration/contract
\`\`\`

A typed client, the types of requests and responses, and the OpenAPI document they follow from. It has no dependencies, and works as ESM and as
CommonJS in Node.js 20 or newer, Deno, Bun, workers and bundlers. TypeScript 5.4 or newer reads its types.

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
\`AddOrganizationsResult\`, \`CollaborationDocument\`. In a page or worker of a browser everyone could read the auth token, so \`createClient\`
refuses it there unless \`dangerouslyAllowBrowser\` is set.

| Import | Contents |
|---|---|
| \`@collaboration/contract\` | the client, its errors, and the types |
| \`@collaboration/contract/handlers\` | the handler interfaces and the table of operations, for implementing the contract; \`@collaboration/server\` serves them with Express |
| \`@collaboration/contract/usage\` | records the fields that your program uses, for the maintainers of the API |
| \`@collaboration/contract/openapi.json\` | the document, in one piece |

| Other package | Contents |
|---|---|
| \`@collaboration/msw\` | the contract as request handlers of Mock Service Worker, for tests |
| \`@collaboration/sandbox\` | a server with data for developing and testing frontends |
| \`@collaboration/docs\` | the API reference and the guides, as files to serve |

## Options
\`createClient\` throws a \`TypeError\` for an unknown option, an invalid value or incomplete credentials. A method rejects with one. The
message names the option and the allowed values.

## Errors
| Error | Thrown if | Fields of its own |
|---|---|---|
| \`ApiError\` | the service refuses a call or fails | \`status\` (a code such as \`NOT_FOUND\`), \`httpStatus\`, \`details\`, \`retryAfterSeconds\`, \`isFromService\`, \`response\` |
| \`ConnectionError\` | no whole response arrived | |
| \`TimeoutError\` | a time limit has passed | \`limit\`: \`timeoutMs\` or \`deadlineMs\` |
| \`JobError\` | a job failed, or did not finish in time | \`reason\`, \`started\`, \`lastStatus\` |
| \`BulkError\` | \`orThrow\` found a failed item | \`failed\` |

All extend \`CollaborationError\`, and have \`operationId\`, \`attempts\`, \`requestId\` and \`cause\`. The client sends the \`requestId\` with the
call: the service's log has it, so quote it when you report a problem. Tell ApiErrors apart by \`status\`:

\`\`\`ts
import { ApiError, ConnectionError } from '@collaboration/contract';

const documents = await client.getDocuments({ organizationId: 'acme' }).catch((error) => {
  if (error instanceof ApiError && error.status === 'NOT_FOUND') return undefined;
  if (error instanceof ConnectionError) console.error(error.attempts, error.requestId, error.cause);
  throw error;
});
\`\`\`

\`isFromService\` is false for a response of another server, such as a proxy's error page. An aborted call rejects with the signal's reason.

## Retries and timeouts
The client retries a call if that is safe:

| Failure | Retried operations |
|---|---|
| 429 or 503 from the service itself, with its error body and \`x-request-id\`, which prove that nothing was done | all |
| connection failure, timeout, 408, 500, 502, 504; 429 or 503 from a proxy in front of the service | all but \`createWorkspace\` and \`sendLoginLink\` |
| 409 with \`Retry-After\`: an earlier attempt is still running | writes |

Each write has an \`Idempotency-Key\`, the same for all attempts, so that it happens once. With the option \`idempotencyKey\` you choose it,
to repeat a call later: within 24 hours, the same call returns the stored response. Pauses grow at random, and are added to the time in
\`Retry-After\` (whole seconds or an HTTP date; anything else is ignored). If a pause would exceed the deadline, the failure is thrown at once.

| Option, of the client or of one call | Default | |
|---|---|---|
| \`retries\` | 2 | maximum retries of a call |
| \`timeoutMs\` | by operation, 30 seconds or more | for one attempt, including \`onRequest\` |
| \`deadlineMs\` | \`timeoutMs\` plus two minutes | for the call with all attempts, pauses and hooks |
| \`onRequest\`, \`onResponse\`, \`onRetry\` | | called for each attempt, to trace, count or log |

Each call also takes \`signal\`, \`requestId\` and \`idempotencyKey\`. The deadline and the signal end a call even if a hook or \`fetch\` hangs.

## Proxies, client certificates and instrumentation
The option \`fetch\` replaces the global one. It gets a URL and an object such as any \`fetch\` takes. For proxies and client certificates in
Node.js, use that of [undici](https://undici.nodejs.org):

\`\`\`js
import { Agent, EnvHttpProxyAgent, fetch } from 'undici';

const dispatcher = new EnvHttpProxyAgent(); // HTTP_PROXY, HTTPS_PROXY and NO_PROXY
// For client certificates: new Agent({ connect: { cert, key, ca } })
const client = createClient({ baseUrl, apiKey, authToken, fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
\`\`\`

Libraries that instrument the global \`fetch\`, such as OpenTelemetry's, see all calls without an option. \`onRequest\` can set headers such as
\`traceparent\`.

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

## Headlines of notifications
\`\`\`ts
import { headline } from '@collaboration/contract';

const { data: notifications } = await client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
for (const notification of notifications) console.log(headline(notification)); // as its mail shows it
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
