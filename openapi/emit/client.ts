/** generated/client.ts: a method for each operation, over openapi-fetch. */
import { type Contract, docComment, type Operation } from './contract.ts';
import { literal } from './literal.ts';

const defaultTimeoutSeconds = 30;
/** On top of what the operation may take, for the way there and back. */
const travelSeconds = 10;

export function emitClient(contract: Contract): string {
  const { operations, headers } = contract;
  const groups = [
    { kind: 'public', takes: '' },
    { kind: 'workspace', takes: 'Workspace' },
    { kind: 'apiKey', takes: 'ApiKey' },
  ].map(({ kind, takes }) => ({ kind, takes, members: operations.filter(({ credentials }) => credentials === kind) }));
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import createFetchClient from 'openapi-fetch';
import { type CallOptions, call, poll, type Retrying } from './call.ts';
import type { operations, paths } from './types.ts';

export { ApiError, type CallOptions, type ErrorDetail, type ErrorStatus } from './call.ts';
export type * from './types.ts';

type Http = ReturnType<typeof createFetchClient<paths>>;

/** \`data\` of an operation's request. */
export type Input<Id extends keyof operations> = operations[Id]['requestBody']['content']['application/json']['data'];

export interface ClientOptions extends Retrying {
  /** Where the service is, such as \`http://127.0.0.1:8080\`. */
  baseUrl: string;
  /** In place of the global \`fetch\`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** For the operations on what belongs to an API key. */
export interface ApiKeyCredentials {
  apiKey: string;
  /** The API key's token, from Get Auth Tokens. */
  authToken: string;
}

/** For the operations on a workspace itself. */
export interface WorkspaceCredentials {
  workspaceId: string;
  /** The workspace's token, from Create Workspace. */
  authToken: string;
}

export type PublicClient = ReturnType<typeof publicOperations>;
export type WorkspaceClient = PublicClient & ReturnType<typeof workspaceOperations>;
export type ApiKeyClient = PublicClient & ReturnType<typeof apiKeyOperations>;

/**
 * A client with the operations that its credentials open: an API key's, a workspace's, or without any the public ones.
 * Each method takes \`data\` and gives the members of the result; what is no success is thrown as an ApiError.
 */
export function createClient(options: ClientOptions & ApiKeyCredentials): ApiKeyClient;
export function createClient(options: ClientOptions & WorkspaceCredentials): WorkspaceClient;
export function createClient(options: ClientOptions): PublicClient;
export function createClient({ baseUrl, fetch, retries, ...credentials }: ClientOptions & Partial<ApiKeyCredentials & WorkspaceCredentials>) {
  const retrying = retries === undefined ? {} : { retries };
  const transport = fetch === undefined ? { baseUrl } : { baseUrl, fetch };
  const open = publicOperations(createFetchClient<paths>(transport), retrying);
  const { apiKey, workspaceId, authToken } = credentials;
  if (authToken === undefined) return open;
  if (apiKey !== undefined) {
    const headers = { ${headerMembers(headers.apiKey, ['apiKey', 'authToken'])} };
    return { ...open, ...apiKeyOperations(createFetchClient<paths>({ ...transport, headers }), retrying) };
  }
  const headers = { ${headerMembers(headers.workspace, ['workspaceId', 'authToken'])} };
  return { ...open, ...workspaceOperations(createFetchClient<paths>({ ...transport, headers }), retrying) };
}

${groups.map(({ kind, members }) => group(kind, members, operations)).join('\n\n')}
`;
}

const headerMembers = (names: string[], values: string[]): string => names.map((name, i) => `'${name}': ${values[i]}`).join(', ');

function group(kind: string, members: Operation[], all: Operation[]): string {
  const methods = members.flatMap((operation) => [method(operation), ...pages(operation), ...andWait(operation, all)]);
  return `function ${kind}Operations(http: Http, retrying: Retrying) {
  const methods = {
${methods.join('\n\n')}
  };
  return methods;
}`;
}

function method({ id, title, path, description, idempotent, timeoutSeconds, enveloped }: Operation): string {
  const seconds = timeoutSeconds === undefined ? defaultTimeoutSeconds : timeoutSeconds + travelSeconds;
  return `${docComment([`${title}: \`POST ${path}\``, '', description], '    ')}
    async ${id}(data: Input<'${id}'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: ${seconds}, idempotent: ${idempotent} };
      const body = await call(facts, retrying, options, (init) => http.POST('${path}', { ...init, body: { data } }));
      return body${enveloped ? '.result' : ''};
    },`;
}

function pages({ id, title, pagination }: Operation): string[] {
  if (pagination === undefined) return [];
  const token = member(pagination.pageToken, '/data');
  const next = member(pagination.nextPageToken, '/result');
  return [
    `${docComment([`Every page of ${title}, one after the other.`], '    ')}
    async *${id}Pages(data: Input<'${id}'>, options: CallOptions = {}) {
      let page = await methods.${id}(data, options);
      yield page;
      while (page${next} !== undefined) {
        page = await methods.${id}({ ...data, ${token.slice(1)}: page${next} }, options);
        yield page;
      }
    },`,
  ];
}

function andWait({ id, title, poll, enveloped }: Operation, all: Operation[]): string[] {
  if (poll === undefined) return [];
  const status = all.find((operation) => operation.id === poll.operationId);
  if (status === undefined)
    throw new Error(`openapi: x-poll of ${id} names the operation ${poll.operationId}, which does not exist`);
  const arguments_ = Object.entries(poll.data).map(([name, expression]) => {
    const [source, pointer = ''] = expression.split('#');
    const value =
      source === '$request.body' ? `data${member(pointer, '/data')}` : `started${member(pointer, enveloped ? '/result' : '')}`;
    return `${name}: ${value}`;
  });
  const answer = `answer${member(poll.until.pointer, status.enveloped ? '/result' : '')}`;
  const isFinal = poll.until.in.map((value) => `${answer} === ${literal(value)}`).join(' || ');
  return [
    `${docComment([`${title}, then ${status.title} until it is over.`], '    ')}
    async ${id}AndWait(data: Input<'${id}'>, options: CallOptions & { intervalMs?: number } = {}) {
      const started = await methods.${id}(data, options);
      const ask = () => methods.${poll.operationId}({ ${arguments_.join(', ')} }, options);
      return poll(ask, (answer) => ${isFinal}, options);
    },`,
  ];
}

/** `/data/pageToken` below `/data` → `.pageToken`. */
function member(pointer: string, below: string): string {
  if (!pointer.startsWith(`${below}/`)) throw new Error(`openapi: the pointer ${pointer} should be below ${below || 'the body'}`);
  return pointer.slice(below.length).replaceAll('/', '.');
}
