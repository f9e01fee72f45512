/** Emits generated/client.ts: a method for each operation, over call.ts and the files beside it. */
import { type Contract, docComment, type Operation, ownFailures, statusOf } from './contract.ts';
import { literal } from './literal.ts';
import { inputOf, resultOf } from './operation-types.ts';

const defaultTimeoutSeconds = 30;
/** Returns whether an editor shows the line without scrolling. The call itself takes part of its first line. */
export const fits = (line: string, indent: string): boolean => line.length + indent.length <= (indent === '' ? 40 : 80);
/** Added to the operation's time limit for the network. */
const travelSeconds = 10;

export function emitClient(contract: Contract): string {
  const { operations, headers, version } = contract;
  const clients = [
    { kind: 'public', name: 'PublicClient', heritage: '' },
    { kind: 'workspace', name: 'WorkspaceClient', heritage: ' extends PublicClient' },
    { kind: 'apiKey', name: 'ApiKeyClient', heritage: ' extends PublicClient' },
  ].map((client) => ({ ...client, methods: operations.filter(({ credentials }) => takes(credentials, client.kind)) }));
  const own = ({ kind, name }: { kind: string; name: string }): string =>
    kind === 'public' ? name : `Omit<${name}, keyof PublicClient>`;
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import { type ApiPromise, type Connection, connect, type Facts, method } from './call.ts';
import { type CallOptions, type ClientOptions } from './call-options.ts';
import { type Job, job } from './job.ts';
import { type JobOptions } from './call-options.ts';
import { checkClientOptions } from './options.ts';
import { type OptionalPagedMethod, type PagedMethod, paged } from './paging.ts';
import type { ${operations.flatMap((operation) => [inputOf(operation), resultOf(operation)]).join(', ')} } from './types.ts';

export { BulkError, type BulkItem, type BulkResult, failed, orThrow, succeeded } from './bulk.ts';
export type { ApiPromise } from './call.ts';
export type { Attempt, CallOptions, CallSettings, ClientOptions, FetchInit, FetchResponse, Retry } from './call-options.ts';
export { ApiError, type CallInfo, CollaborationError, ConnectionError, type RateLimit, type ResponseMetadata, TimeoutError } from './client-errors.ts';
export { headline } from './headline.ts';
export { type Job, JobError } from './job.ts';
export { type JobOptions } from './call-options.ts';
export type { OptionalPagedMethod, PagedMethod } from './paging.ts';
export type * from './types.ts';
export type { Usage, UsageFile } from './usage.ts';

/** The credentials for operations on the data of an API key. */
export interface ApiKeyCredentials {
  apiKey: string;
  /** The API key's token, from Get Auth Tokens. */
  authToken: string;
}

/** The credentials for operations on the workspace itself. */
export interface WorkspaceCredentials {
  workspaceId: string;
  /** The workspace's token, from Create Workspace. */
  authToken: string;
}

${clients.map(({ name, heritage, methods }) => clientInterface(`${name}${heritage}`, methods, operations)).join('\n\n')}

/**
 * Creates a client for the operations of its credentials: an API key's, a workspace's, or without credentials the public ones.
 * Each method takes \`data\` and resolves to the result. Failures are thrown as a CollaborationError, such as an ApiError.
 *
 * @throws {TypeError} An option is unknown or has a value that is not allowed, or the credentials are incomplete.
 */
export function createClient(options: ClientOptions & ApiKeyCredentials): ApiKeyClient;
export function createClient(options: ClientOptions & WorkspaceCredentials): WorkspaceClient;
/** For a page behind a proxy of yours, which adds the credentials: see createProxy. */
export function createClient(options: ClientOptions & { proxied: true }): ApiKeyClient;
export function createClient(options: ClientOptions): PublicClient;
export function createClient(given: ClientOptions & Partial<ApiKeyCredentials & WorkspaceCredentials & { proxied: boolean }>) {
  checkClientOptions(given);
  // Present with each id, as checked.
  const { apiKey, workspaceId, authToken = '', proxied, ...options } = given;
  const open = publicOperations(connect(options, userAgent));
  if (proxied) return { ...open, ...apiKeyOperations(connect(options, userAgent)) };
  if (apiKey !== undefined) {
    const headers = { ${headerMembers(headers.apiKey, ['apiKey', 'authToken'])} };
    return { ...open, ...apiKeyOperations(connect(options, userAgent, headers)) };
  }
  if (workspaceId !== undefined) {
    const headers = { ${headerMembers(headers.workspace, ['workspaceId', 'authToken'])} };
    return { ...open, ...workspaceOperations(connect(options, userAgent, headers)) };
  }
  return open;
}

const userAgent = 'collaboration-contract/${version}';

${operations.map(facts).join('\n')}

${clients
  .map(
    (client) => `const ${client.kind}Operations = (connection: Connection): ${own(client)} => ({
${client.methods.flatMap((operation) => [implementation(operation), ...wait(operation, operations)]).join('\n')}
});`,
  )
  .join('\n\n')}
`;
}

const takes = (credentials: Operation['credentials'], kind: string): boolean =>
  credentials === kind || (credentials === 'workspaceOrApiKey' && kind !== 'public');

const headerMembers = (headers: string[], values: string[]): string =>
  headers.map((name, i) => `'${name}': ${values[i]}`).join(', ');

function clientInterface(header: string, methods: Operation[], all: Operation[]): string {
  return `export interface ${header} {\n${methods.flatMap((operation) => [signature(operation, all), ...waitSignature(operation, all)]).join('\n\n')}\n}`;
}

function signature(operation: Operation, all: Operation[]): string {
  const { id, title, path, description, pagination, example, isInputOptional } = operation;
  const [input, result] = [inputOf(operation), resultOf(operation)];
  const call = `client.${id}(${literal(example, fits)})`;
  const comment = docComment(
    [
      `${title}: \`POST ${path}\``,
      '',
      description,
      '',
      ...refusals(operation, all, '@throws {ApiError}'),
      '@example',
      '```ts',
      `const result = await ${call};`,
      '```',
    ],
    '  ',
  );
  const type =
    pagination === undefined
      ? `${id}(data${isInputOptional ? '?' : ''}: ${input}, options?: CallOptions): ApiPromise<${result}>`
      : `${id}: ${isInputOptional ? 'OptionalPagedMethod' : 'PagedMethod'}<${input}, ${result}, ${result}${indexed(pagination.items)}[number]>`;
  return `${comment}\n  ${type};`;
}

/** Returns the operation's own refusals after these words. */
export const refusals = (operation: Operation, all: readonly Operation[], words: string): string[] =>
  ownFailures(operation, all).map(({ status, codes, description }) => {
    const code = codes.map((name) => `\`${name}\``).join(' or ');
    return `${words} ${code} (HTTP ${status}): ${description.replaceAll('\n', ' ')}`;
  });

export const timeoutMs = ({ timeoutSeconds }: Operation): number =>
  1000 * (timeoutSeconds === undefined ? defaultTimeoutSeconds : timeoutSeconds + travelSeconds);

function facts(operation: Operation): string {
  const { id, path, idempotent, takesIdempotencyKey, enveloped } = operation;
  const members = [
    `id: '${id}'`,
    `path: '${path}'`,
    `timeoutMs: ${timeoutMs(operation)}`,
    `isIdempotent: ${idempotent}`,
    `takesIdempotencyKey: ${takesIdempotencyKey}`,
    `isEnveloped: ${enveloped}`,
  ];
  return `const ${id}: Facts = { ${members.join(', ')} };`;
}

function implementation({ id, pagination }: Operation): string {
  const called = `method(connection, ${id})`;
  if (pagination === undefined) return `  ${id}: ${called},`;
  const token = keysBelow(pagination.pageToken, '/data').join('.');
  return `  ${id}: paged(${called}, {
    pageToken: (page) => page${dotted(pagination.nextPageToken, '/result')},
    items: (page) => page${dotted(pagination.items, '/result')},
    at: (data, ${token}) => ({ ...data, ${token} }),
  }),`;
}

function waitSignature(operation: Operation, all: Operation[]): string[] {
  const status = statusOf(operation, all);
  if (status === undefined) return [];
  const { id, title } = operation;
  const comment = docComment(
    [
      `${title}, then ${status.title} until the job has ended.`,
      '',
      '@throws {JobError} The job failed or exceeded the deadline.',
      '@example',
      '```ts',
      `const job = client.${id}AndWait(${literal(operation.example, fits)}, { onProgress: console.log });`,
      'const { data } = await job.started(); // keep its id',
      'const result = await job;',
      '```',
    ],
    '  ',
  );
  const [last, started] = [resultOf(status), resultOf(operation)];
  return [`${comment}\n  ${id}AndWait(data: ${inputOf(operation)}, options?: JobOptions<${last}>): Job<${started}, ${last}>;`];
}

function wait(operation: Operation, all: Operation[]): string[] {
  const poll = pollingOf(operation, all);
  if (poll === undefined) return [];
  const { status, data, query, isOver, hasFailed } = poll;
  const types = [inputOf(operation), resultOf(operation), inputOf(status), resultOf(status)];
  return [
    `  ${operation.id}AndWait: job<${types.join(', ')}>(method(connection, ${operation.id}), method(connection, ${status.id}), {
    name: '${operation.id}AndWait',
    query: (${data}, started) => (${query}),
    isOver: (status) => ${isOver},
    hasFailed: (${hasFailed === 'false' ? '' : 'status'}) => ${hasFailed},
  }),`,
  ];
}

interface Polling {
  status: Operation;
  /** The name of the parameter with the started operation's data. */
  data: string;
  /** Expressions of `data` and `started`, or of `status`. */
  query: string;
  isOver: string;
  hasFailed: string;
}

/** Returns the expressions for a job's polling; undefined for an operation that starts none. */
export function pollingOf(operation: Operation, all: readonly Operation[]): Polling | undefined {
  const { poll } = operation;
  const status = statusOf(operation, all);
  if (status === undefined || poll === undefined) return undefined;
  const query = queryOf(operation).map(({ name, from, keys }) => `${name}: ${[from, ...keys].join('.')}`);
  const value = `status${dotted(poll.until.pointer, status.enveloped ? '/result' : '')}`;
  const isOneOf = (values: readonly unknown[]): string =>
    values.map((one) => `${value} === ${literal(one)}`).join(' || ') || 'false';
  return {
    status,
    data: query.some((member) => member.includes(': data.')) ? 'data' : '_data',
    query: `{ ${query.join(', ')} }`,
    isOver: isOneOf(poll.until.in),
    hasFailed: isOneOf(poll.until.failed),
  };
}

/** Returns the data of a request for a job's status: each field, and the keys to its value in the start's data or response. */
export const queryOf = ({ poll, enveloped }: Operation): { name: string; from: 'data' | 'started'; keys: string[] }[] =>
  Object.entries(poll?.data ?? {}).map(([name, expression]) => {
    const [source, pointer = ''] = expression.split('#');
    return source === '$request.body'
      ? { name, from: 'data', keys: keysBelow(pointer, '/data') }
      : { name, from: 'started', keys: keysBelow(pointer, enveloped ? '/result' : '') };
  });

/** Returns the keys of a path below another: `/data/pageToken` below `/data` → `pageToken`. */
export function keysBelow(pointer: string, below: string): string[] {
  if (!pointer.startsWith(`${below}/`)) throw new Error(`openapi: the pointer ${pointer} should be below ${below || 'the body'}`);
  return pointer.slice(below.length + 1).split('/');
}

const dotted = (pointer: string, below: string): string => `.${keysBelow(pointer, below).join('.')}`;

/** Returns a path as an indexed type: `/result/data` → `['data']`. */
const indexed = (pointer: string): string =>
  keysBelow(pointer, '/result')
    .map((name) => `['${name}']`)
    .join('');
