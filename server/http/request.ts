/**
 * Checks requests, over HTTP (serve.ts) and in the browser (mock/msw.ts). Refusals come in this order: method, credentials, media
 * type, size, content. Nothing here needs Node.js.
 */
import { type Contexts, credentialHeaders, limits, type OperationFacts } from '../../generated/handlers.ts';
import { type Operation, operationsByPath } from '../../generated/operations.ts';
import { type ErrorDetail, Failure, invalidArgument, unauthenticated } from '../errors.ts';
import { findDuplicates } from './duplicates.ts';
import { findLookAlikes } from './look-alikes.ts';
import { findOversized } from './object-size.ts';
import { findExcess } from './products.ts';
import { originForm } from './target.ts';

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
export function idempotencyKeyOf(
  headers: RequestHeaders,
  operation: Pick<OperationFacts, 'takesIdempotencyKey'>,
): string | undefined {
  const sent = sentIdempotencyKey(headers, operation);
  if (sent === undefined || /^[\x21-\x7e]{1,255}$/.test(sent)) return sent;
  throw invalidArgument({
    field: idempotencyKeyHeader,
    reason: 'PATTERN',
    description: 'must have 1 to 255 visible ASCII characters, without spaces',
  });
}

export function checkMethod(method: string | undefined): void {
  if (method === 'POST') return;
  throw new Failure('INVALID_ARGUMENT', 'Every operation is a POST.', { httpStatus: 405, headers: { allow: 'POST' } });
}

/** Returns the headers of the operation's credentials, or throws a 401 if one is missing or empty. */
export function credentialsOf(headers: RequestHeaders, operation: Operation): { [header: string]: string } {
  const found: { [header: string]: string } = {};
  const kind = credentialKindOf(headers, operation);
  if (kind === 'public') return found;
  for (const name of credentialHeaders[kind]) {
    const value = headers[name];
    if (typeof value !== 'string' || value === '') throw unauthenticated(`no ${name}`);
    found[name] = value;
  }
  return found;
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
    if (type !== 'application/json') throw unsupported('The header content-type must be application/json.');
    if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The request body must be in UTF-8.');
  }
  if (encoding !== undefined && encoding !== 'identity') throw unsupported('The request body must not be compressed.');
}

const unsupported = (message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus: 415 });

/** Returns the size limit of a request body. Public operations take less, since anyone may call them. */
export const maxBodyBytes = ({ credentials }: Pick<OperationFacts, 'credentials'>): number =>
  credentials === 'public' ? limits.publicBodyBytes : limits.bodyBytes;

export const tooLarge = (maxBytes: number): Failure =>
  new Failure('INVALID_ARGUMENT', `The request body is too large: at most ${maxBytes} bytes are allowed.`, { httpStatus: 413 });

/** Returns the failure for a body that violates its schema. */
export function invalidRequest([first, ...rest]: readonly ErrorDetail[]): Failure {
  if (first !== undefined) return invalidArgument(first, ...rest);
  // Not reached as long as validator and explainer agree, which the tests check.
  return invalidArgument({ field: '', reason: 'CONFLICT', description: 'is not as the contract describes it' });
}

/** Checks the rules of the document that JSON Schema has no keyword for. `bytes` is the size of the whole body. */
export function checkBeyondSchema(
  { unique, open, bounded, products }: Pick<OperationFacts, 'unique' | 'open' | 'bounded' | 'products'>,
  data: unknown,
  bytes: number,
): void {
  const [first, ...rest] = [
    ...findDuplicates(unique, data),
    ...findLookAlikes(open, data, '/data'),
    ...findOversized(bounded, data, '/data', bytes),
    ...findExcess(products, data),
  ];
  if (first !== undefined) throw invalidArgument(first, ...rest);
}
