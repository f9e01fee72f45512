/** Checks requests, over HTTP and in the browser. receive.ts has the order of the checks. Nothing here needs Node.js. */
import { pointerOf } from '../../generated/document.ts';
import {
  type Bounded,
  type Contexts,
  credentialHeaders,
  failureLimits,
  limits,
  type OpenObject,
  type OperationFacts,
} from '../../generated/handlers.ts';
import { at, type Operation, operationsByPath } from '../../generated/operations.ts';
import { truncate } from '../../generated/text.ts';
import { type ErrorDetail, Failure, invalidArgument, tooManyBytes, unauthenticated } from '../errors.ts';
import { originForm } from './connections.ts';

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
  throw new Failure('INVALID_ARGUMENT', 'Operations accept only POST requests.', { httpStatus: 405, headers: { allow: 'POST' } });
}

/** None is empty. */
export type Credentials = { kind: 'public' } | { kind: 'workspace' | 'apiKey'; id: string; authToken: string };

/** Returns the credentials that the operation takes, or throws a 401 if one is missing or empty. */
export function credentialsOf(headers: RequestHeaders, operation: Operation): Credentials {
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

export const tooLarge = (maxBytes: number): Failure =>
  new Failure('INVALID_ARGUMENT', `The request body must be at most ${maxBytes} bytes.`, { httpStatus: 413 });

/** Returns the failure for a body that violates its schema. */
export function invalidRequest([first, ...rest]: readonly ErrorDetail[]): Failure {
  if (first !== undefined) return invalidArgument(first, ...rest);
  // Not reached as long as validator and explainer agree, which the tests check.
  return invalidArgument({ field: '', reason: 'CONFLICT', description: 'does not match the contract' });
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

/** Finds duplicates in arrays that may hold each id once. `uniqueItems` cannot: it compares whole items. */
export function findDuplicates(unique: OperationFacts['unique'], data: unknown): ErrorDetail[] {
  const found: ErrorDetail[] = [];
  for (const { path, by } of unique) {
    const items = at(data, ...path);
    if (!Array.isArray(items) || items.length < 2) continue;
    const seen = new Map<unknown, number>();
    for (const [i, item] of items.entries()) {
      const identity = identityOf(item, by);
      const first = seen.get(identity);
      if (first !== undefined) {
        const array = `/data/${path.join('/')}`;
        found.push({ field: `${array}/${i}`, reason: 'DUPLICATE', description: `must not repeat ${array}/${first}` });
        break;
      }
      seen.set(identity, i);
    }
  }
  return found;
}

/** Returns the same value for two items that are duplicates. */
function identityOf(item: unknown, by: readonly string[]): unknown {
  const [first] = by;
  if (first === undefined) return item;
  return by.length === 1 ? at(item, first) : JSON.stringify(by.map((name) => at(item, name) ?? null));
}

/**
 * Finds custom fields whose name differs from a documented one only by letter case, or is `id`: a misspelt name would be stored, and have
 * no effect. `value` is a request's `data` or a line of an import.
 */
export const findLookAlikes = (open: readonly OpenObject[], value: unknown, pointer: string): ErrorDetail[] =>
  open.flatMap(({ path, idField, fields }) =>
    placesAt(value, path, pointer).flatMap(([place, object]) =>
      Object.keys(object ?? {})
        .filter((name) => !fields.includes(name))
        .flatMap((name): ErrorDetail[] => {
          const plain = name.toLowerCase();
          const meant = fields.find((field) => field.toLowerCase() === plain) ?? (plain === 'id' ? idField : undefined);
          if (meant === undefined) return [];
          const field = truncate(place + pointerOf(name), failureLimits.field);
          return [{ field, reason: 'UNKNOWN_MEMBER', description: `is not a known field; use ${meant}` }];
        }),
    ),
  );

/**
 * JSON.stringify writes at most six bytes for each byte that was read, as for `1e20`. So short bodies hold no oversized object, and
 * are not stringified.
 */
const maxGrowth = 6;

const utf8 = new TextEncoder();

/** Finds objects with more bytes of JSON than `x-max-bytes` in `value`: a request's `data` or a line of an import. `bytes` is the size of the whole body. */
export function findOversized(bounded: readonly Bounded[], value: unknown, pointer: string, bytes: number): ErrorDetail[] {
  return bounded
    .filter(({ maxBytes }) => bytes * maxGrowth > maxBytes)
    .flatMap(({ path, maxBytes }) =>
      placesAt(value, path, pointer)
        .filter(([, object]) => utf8.encode(JSON.stringify(object)).length > maxBytes)
        .map(([field]) => tooManyBytes(field, maxBytes)),
    );
}

/** Returns the values at the path with their JSON Pointers. `*` in the path stands for each item of an array or field of an object. */
export function placesAt(value: unknown, [name, ...rest]: readonly string[], pointer: string): [field: string, object: unknown][] {
  if (name === undefined) return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.entries(value).flatMap(([key, item]) => placesAt(item, rest, pointer + pointerOf(key)));
  if (!Object.hasOwn(value, name)) return [];
  return placesAt(Reflect.get(value, name), rest, `${pointer}/${name}`);
}

/** Finds arrays whose lengths multiply to more than `x-max-product`. */
function findExcess(products: OperationFacts['products'], data: unknown): ErrorDetail[] {
  return products.flatMap(({ fields, max }) => {
    const product = fields.map((field) => lengthOf(at(data, field))).reduce((a, b) => a * b, 1);
    const others = (field: string) => fields.filter((other) => other !== field).map((other) => `/data/${other}`);
    if (product <= max) return [];
    return fields.map((field) => ({
      field: `/data/${field}`,
      reason: 'RANGE' as const,
      description: `and ${others(field).join(' and ')} must form at most ${max} combinations, not ${product}`,
    }));
  });
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
