/**
 * Receives requests in the one order of refusals: method, credentials, media type, size, content. Over HTTP (serve.ts), and from fetch
 * for Mock Service Worker (mock/msw/receive.ts). Nothing here needs Node.js.
 */
import type { Json } from '../../generated/document.ts';
import { explain } from '../../generated/explain.ts';
import { type Contexts, credentialHeaders, limits, type OperationFacts } from '../../generated/handlers.ts';
import { type Operation, operationsByPath, requestSchema } from '../../generated/operations.ts';
import { findBroken } from '../../generated/rules.ts';
import { requests } from '../../generated/validators.js';
import { Failure, invalidArgument, unauthenticated } from '../errors.ts';
import { originForm } from './connections.ts';
import { parse } from './read-body.ts';

/** Headers by lower-case name. */
export interface RequestHeaders {
  readonly [name: string]: string | string[] | undefined;
}

/** Finds the operation at exactly this path, with or without a query. Case and a trailing slash count. */
export const operationAt = (url: string): Operation | undefined =>
  operationsByPath.get(url) ?? operationsByPath.get(originForm(url).split('?', 1)[0] ?? '');

export const unknownPath = (): Failure => new Failure('NOT_FOUND', 'There is nothing at this path.');

const acceptableRequestId = /^[\w.:/+=-]{1,128}$/;

/** Returns the caller's own `x-request-id` if it is harmless. */
export function sentRequestId({ 'x-request-id': sent }: RequestHeaders): string | undefined {
  return typeof sent === 'string' && acceptableRequestId.test(sent) ? sent : undefined;
}

/** Returns the trace id of the caller's `traceparent` (W3C Trace Context). Later versions may have further parts. */
export function sentTraceId({ traceparent }: RequestHeaders): string | undefined {
  const [, version, traceId] = /^([\da-f]{2})-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(String(traceparent)) ?? [];
  return version === 'ff' || /^0*$/.test(traceId ?? '') ? undefined : traceId;
}

const idempotencyKeyHeader = 'Idempotency-Key';

/** Returns the header as sent. Operations that only read, and public ones, ignore it. */
export const sentIdempotencyKey = (
  { 'idempotency-key': sent }: RequestHeaders,
  { takesIdempotencyKey }: Pick<OperationFacts, 'takesIdempotencyKey'>,
): string | undefined => (takesIdempotencyKey ? sent?.toString() : undefined);

/** Returns the caller's `Idempotency-Key`, or throws a 400 for a malformed one. */
function idempotencyKeyOf(headers: RequestHeaders, operation: Pick<OperationFacts, 'takesIdempotencyKey'>): string | undefined {
  const sent = sentIdempotencyKey(headers, operation);
  if (sent === undefined || /^[\x21-\x7e]{1,255}$/.test(sent)) return sent;
  throw invalidArgument({
    field: idempotencyKeyHeader,
    reason: 'PATTERN',
    description: 'must have 1 to 255 visible ASCII characters, without spaces',
  });
}

function checkMethod(method: string | undefined): void {
  if (method === 'POST') return;
  throw new Failure('INVALID_ARGUMENT', 'Operations accept only POST requests.', { httpStatus: 405, headers: { allow: 'POST' } });
}

/** None is empty. */
export type Credentials = { kind: 'public' } | { kind: 'workspace' | 'apiKey'; id: string; authToken: string };

/** Returns the credentials that the operation takes, or throws a 401 if one is missing or empty. */
function credentialsOf(headers: RequestHeaders, operation: Operation): Credentials {
  const kind = credentialKindOf(headers, operation);
  if (kind === 'public') return { kind };
  const [idHeader, tokenHeader] = credentialHeaders[kind];
  return { kind, id: credentialIn(headers, idHeader), authToken: credentialIn(headers, tokenHeader) };
}

function credentialIn(headers: RequestHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '') throw unauthenticated(`no ${name}`);
  return value;
}

/** Returns the kind of credentials. If an operation takes either, the header of a workspace decides. */
export function credentialKindOf(headers: RequestHeaders, { credentials }: Pick<OperationFacts, 'credentials'>): keyof Contexts {
  if (credentials !== 'workspaceOrApiKey') return credentials;
  return headers[credentialHeaders.workspace[0]] === undefined ? 'apiKey' : 'workspace';
}

/** Throws a 415 for anything but JSON in UTF-8. */
export function checkMediaType({ 'content-type': sent = '', 'content-encoding': encoding }: RequestHeaders): void {
  if (sent !== 'application/json') {
    const [type = '', ...parameters] = String(sent)
      .split(';')
      .map((part) => part.trim().toLowerCase());
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.replace(/^charset="?([^"]*)"?$/, '$1');
    if (type !== 'application/json') throw unsupported('The content-type header must be application/json.');
    if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The request body must be in UTF-8.');
  }
  if (encoding !== undefined && encoding !== 'identity') throw unsupported('The request body must not be compressed.');
}

const unsupported = (message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus: 415 });

/** Returns the size limit of a request body. Public operations take less, since anyone may call them. */
export const maxBodyBytes = ({ credentials }: Pick<OperationFacts, 'credentials'>): number =>
  credentials === 'public' ? limits.publicBodyBytes : limits.bodyBytes;

/** Returns the errors that the caller must correct. The explainer finds them, since its words are clearer than a validator's. */
export function explainRefusal(operation: Operation, body: unknown, bytes: number): Failure {
  const [first, ...rest] = explain(requestSchema(operation), body, bytes);
  if (first !== undefined) return invalidArgument(first, ...rest);
  // Not reached as long as validator and explainer agree, which the tests check.
  return invalidArgument({ field: '', reason: 'CONFLICT', description: 'does not match the contract' });
}

/** Throws for a body that does not fit the document. */
export function checkBody(operation: Operation, body: unknown, bytes: number): void {
  if (!requests[operation.id](body)) throw explainRefusal(operation, body, bytes);
}

/** Throws for data that breaks a rule beyond its schema. `bytes` is the size of the whole body. */
export function checkBeyondSchema(operation: Operation, data: unknown, bytes: number): void {
  const [first, ...rest] = findBroken(operation, data, bytes);
  if (first !== undefined) throw invalidArgument(first, ...rest);
}

/** The steps in which hosts differ. */
export interface Steps<Context, Bytes> {
  enter(): Promise<void> | void;
  authenticate(credentials: Credentials): Context | Promise<Context>;
  /** Returns the body, or throws for a larger one. */
  read(maxBytes: number): Bytes | Promise<Bytes>;
  validate(body: Json, bytes: number): Promise<void> | void;
}

interface Received<Context, Bytes> {
  context: Context;
  bytes: Bytes;
  body: Json;
  /** The field `data` of the body. */
  data: Json;
  idempotencyKey: string | undefined;
}

/** Resolves to a valid request, or rejects with the failure for the caller. The body is read only after authentication. */
export async function receive<Context, Bytes extends Uint8Array>(
  operation: Operation,
  { method, headers }: { method?: string | undefined; headers: RequestHeaders },
  steps: Steps<Context, Bytes>,
): Promise<Received<Context, Bytes>> {
  checkMethod(method);
  await steps.enter();
  const context = await steps.authenticate(credentialsOf(headers, operation));
  checkMediaType(headers);
  const bytes = await steps.read(maxBodyBytes(operation));
  const idempotencyKey = idempotencyKeyOf(headers, operation);
  const body = parse(bytes);
  await steps.validate(body, bytes.length);
  const { data }: { data: Json } = Object(body);
  checkBeyondSchema(operation, data, bytes.length);
  return { context, bytes, body, data, idempotencyKey };
}
