/**
 * A proxy for browsers, on your server: it adds the credentials of the API key, lets through only the named operations, and pins users
 * and organizations to the session. It uses only what Node.js, Deno, Bun and workers share.
 */
import {
  credentialHeaders,
  fields,
  lists,
  maxBodyBytes,
  maxDepth,
  pinned,
  responseHeaders,
} from '../../../generated/proxy-table.ts';
import type { ErrorDetail, ErrorStatus } from '../../../generated/types.ts';
import { isObject } from './client-errors.ts';
import { subtleCrypto } from './crypto.ts';
import { write } from './numbers.ts';
import { checkProxyOptions } from './options.ts';
import type { ProxiedOperation, ProxyOptions, ProxySession } from './proxy-options.ts';
import { checkRequest, parseJson, readBody } from './read-body.ts';

export type { ProxiedOperation, ProxyOptions, ProxySession };

/** A response of the proxy itself. */
class Refusal extends Error {
  readonly httpStatus: number;
  readonly status: ErrorStatus;
  readonly detail: ErrorDetail | undefined;

  constructor(httpStatus: number, status: ErrorStatus, message: string, detail?: ErrorDetail) {
    super(message);
    this.httpStatus = httpStatus;
    this.status = status;
    this.detail = detail;
  }
}

const invalid = (field: string, reason: ErrorDetail['reason'], description: string): Refusal =>
  new Refusal(400, 'INVALID_ARGUMENT', `${field || 'The body'} ${description}.`, { field, reason, description });

/**
 * Creates a proxy. Pages call it with `createClient({ baseUrl, proxied: true })`. Pass it the request ahead of any body parser.
 *
 * @throws {TypeError} An option is missing, unknown or has a value that is not allowed, or an operation cannot be pinned.
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  checkProxyOptions(options);
  const { baseUrl, operations, prefix = '', session, onError } = options;
  const secrets = [options.apiKey, options.authToken];
  const allowed = new Map(
    operations.map((id) => {
      if (!Object.hasOwn(pinned, id)) throw new TypeError(`createProxy: ${id} cannot be pinned to a user or an organization.`);
      return [`${prefix}${pinned[id].path}`, { id, ...pinned[id] }];
    }),
  );

  async function forward(request: Request): Promise<Response> {
    checkRequest('createProxy', request);
    if (request.method !== 'POST') throw new Refusal(405, 'INVALID_ARGUMENT', 'Operations accept only POST requests.');
    // Some frameworks end each path with a slash.
    const operation = allowed.get(new URL(request.url).pathname.replace(/\/$/, ''));
    if (operation === undefined) throw new Refusal(404, 'NOT_FOUND', 'There is nothing at this path.');
    // Pages of other origins can send this type only after a preflight request, which the proxy does not answer.
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
      throw new Refusal(415, 'INVALID_ARGUMENT', 'The content-type header must be application/json.');
    }
    const caller = checkSession(await session(request));
    const body = pin(await readJson(request), operation.fills, caller);
    const headers: { [name: string]: string } = { 'content-type': 'application/json' };
    for (const [i, name] of credentialHeaders.entries()) headers[name] = secrets[i] ?? '';
    const [key, requestId] = ['idempotency-key', 'x-request-id'].map((name) => request.headers.get(name));
    if (key && operation.takesIdempotencyKey) headers['idempotency-key'] = await scoped(key, caller);
    if (requestId && /^[\w.:/+=-]{1,128}$/.test(requestId)) headers['x-request-id'] = requestId;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(operation.timeoutMs)]);
    const url = `${baseUrl.replace(/\/+$/, '')}${operation.path}`;
    const init = { method: 'POST', headers, body: text(operation.id, body), redirect: 'manual', signal } as const;
    try {
      const response = await (options.fetch ?? fetch)(url, init);
      const { ok, status } = response;
      const body = await response.text();
      // A page would take the service's 401 for its own session, and sign in again and again.
      if (status === 401) throw new Error(`The service rejected apiKey and authToken: ${body}`);
      if (!ok && status < 400) throw new Error(`${url} is no service: its response has the status ${status}.`);
      const passed: [name: string, value: string][] = [];
      response.headers.forEach((value, name) => void (responseHeaders.includes(name) && passed.push([name, value])));
      return new Response(body, { status, headers: passed });
    } catch (error) {
      onError?.(error, request);
      throw new Refusal(502, 'UNAVAILABLE', 'The service cannot be reached.');
    }
  }

  return async (request) => {
    try {
      return await forward(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, detail, httpStatus } = error;
      const headers = httpStatus === 405 ? { allow: 'POST' } : undefined;
      const failure = { message, status, ...(detail === undefined ? {} : { details: [detail] }) };
      return Response.json({ error: failure }, { status: httpStatus, ...(headers && { headers }) });
    }
  };
}

function checkSession(session: ProxySession | undefined): ProxySession {
  if (session === undefined || session === null) throw new Refusal(401, 'UNAUTHENTICATED', 'Sign in first.');
  const { userId, organizationId } = session;
  // An id without a value would pin nothing.
  for (const id of [userId, organizationId]) {
    if (typeof id !== 'string' || id === '')
      throw new TypeError('session: userId and organizationId must be strings that are not empty.');
  }
  return { userId, organizationId };
}

async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) throw new Refusal(413, 'INVALID_ARGUMENT', `The request body must be at most ${maxBodyBytes} bytes.`);
  // Express has no stream left for a request that it has parsed.
  if (body.length === 0) throw invalid('', 'SYNTAX', 'must not be empty: a parser ahead of the proxy may have read it');
  try {
    return parseJson(body);
  } catch {
    throw invalid('', 'SYNTAX', 'must be JSON in UTF-8');
  }
}

/** Returns the body with the session's ids in the absent fields. Throws if any field has another id. */
function pin(body: unknown, fills: readonly string[], session: ProxySession): object {
  check(body, '', 0, session);
  if (!isObject(body) || !isObject(body.data) || Array.isArray(body.data)) throw invalid('/data', 'TYPE', 'must be an object');
  // Data is copied below, so that a repeated name or \`__proto__\` reaches the service as it was checked.
  const data = { ...body.data };
  for (const name of fills) {
    const given = Object.hasOwn(data, name) ? data[name] : undefined;
    const id = session[fields[name] ?? 'userId'];
    // The service takes an empty list for an absent one.
    if (given === undefined || (Array.isArray(given) && given.length === 0)) data[name] = lists.includes(name) ? [id] : id;
  }
  return { ...body, data };
}

/** Checks each field at any depth, also in custom content. */
function check(value: unknown, pointer: string, depth: number, session: ProxySession): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw invalid('', 'DEPTH', `must have at most ${maxDepth} levels`);
  for (const [name, item] of Object.entries(value)) {
    const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isOrganization = name === 'id' && isObject(value) && Object.hasOwn(value, 'type') && value.type === 'organization';
    const kind = isOrganization ? 'organizationId' : Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (kind === undefined) check(item, place, depth + 1, session);
    else {
      const ids: unknown[] = lists.includes(name) && Array.isArray(item) ? item : [item];
      if (ids.some((id) => id !== session[kind])) throw otherThan(kind, place);
    }
  }
}

function otherThan(kind: keyof ProxySession, field: string): Refusal {
  const description = `must be the ${kind === 'userId' ? 'user' : 'organization'} of the session`;
  return new Refusal(403, 'PERMISSION_DENIED', `${field} ${description}.`, { field, reason: 'CONST', description });
}

/** Returns the JSON of the body. Rejects numbers that reading it has changed. */
function text(id: string, body: object): string {
  try {
    return write(id, body);
  } catch {
    throw invalid('', 'RANGE', 'must have only numbers that JSON can represent exactly');
  }
}

/** Returns a key of this user alone, since the service would return the stored response of another user's call. */
async function scoped(key: string, { userId, organizationId }: ProxySession): Promise<string> {
  const hash = await subtleCrypto().digest('SHA-256', new TextEncoder().encode(JSON.stringify([organizationId, userId, key])));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
