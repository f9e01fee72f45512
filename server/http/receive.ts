/**
 * Receives requests in the one order of refusals: method, credentials, media type, size, content. Over HTTP (serve.ts), and from fetch
 * for Mock Service Worker (mock/msw/receive.ts). Nothing here needs Node.js.
 */
import type { Json } from '../../generated/document.ts';
import { at, type Operation } from '../../generated/operations.ts';
import { parse } from './read-body.ts';
import {
  type Credentials,
  checkBeyondSchema,
  checkMediaType,
  checkMethod,
  credentialsOf,
  idempotencyKeyOf,
  maxBodyBytes,
  type RequestHeaders,
} from './request.ts';

/** The steps in which hosts differ. */
export interface Steps<Context, Bytes> {
  /** Lets the request in. */
  enter(): Promise<void> | void;
  authenticate(credentials: Credentials): Context | Promise<Context>;
  /** Returns the body, or throws for a larger one. */
  read(maxBytes: number): Bytes | Promise<Bytes>;
  /** Throws if the body violates its schema. */
  validate(body: Json, bytes: number): Promise<void> | void;
}

interface Received<Context, Bytes> {
  context: Context;
  bytes: Bytes;
  body: Json;
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
  checkBeyondSchema(operation, at(body, 'data'), bytes.length);
  return { context, bytes, body, idempotencyKey };
}
