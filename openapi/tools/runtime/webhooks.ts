/**
 * Receives webhooks, signed as Standard Webhooks specifies. It uses only what Node.js, Deno, Bun, browsers and workers share.
 * Deliveries are repeated until the response is a 2xx: remember the `eventId` of handled events.
 */
import { maxBodyBytes, maxDepth } from '../../../generated/proxy-table.ts';
import type { CollaborationEvent } from '../../../generated/types.ts';
import { isObject } from './client-errors.ts';
import { subtleCrypto } from './crypto.ts';
import { checkRequest, joined, parseJson, type RequestBody, readBody } from './read-body.ts';

/** The reason why a request is no delivery of the service. */
export type WebhookErrorCode =
  | 'HEADER_MISSING'
  | 'TIMESTAMP_INVALID'
  | 'TIMESTAMP_TOO_OLD'
  | 'TIMESTAMP_TOO_NEW'
  | 'BODY_TOO_LARGE'
  | 'SIGNATURE_MISMATCH'
  | 'BODY_INVALID';

/** Thrown for a request that is no delivery of the service, or an old one. Respond with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type { CollaborationEvent };

export interface ReceiveOptions {
  /** The time in milliseconds. Default: `Date.now()`. */
  now?: number | undefined;
}

/** The headers of a request, as `fetch` or Node.js has them, or an object with names in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** A request, as `fetch` or one of its polyfills has it. */
export interface WebhookRequest extends RequestBody {
  readonly headers: { get(name: string): string | null };
}

const toleranceSeconds = 300;
/** An event has one item of a request, with the fields that the service has added. */
const maxBytes = 4 * maxBodyBytes;
const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Returns the event of a delivery. With several secrets, one of them must have signed it.
 *
 * @throws {WebhookError} The request is no delivery of the service, or an old one.
 * @throws {TypeError} A secret is missing or malformed, or the body was read before.
 */
export async function receive(
  request: WebhookRequest,
  secret: string | readonly string[],
  options?: ReceiveOptions,
): Promise<CollaborationEvent> {
  checkRequest('receive', request);
  // Old and unsigned requests are rejected before their body is read.
  const signed = readHeaders(request.headers, options);
  return await verify(signed, await readBody(request, maxBytes), secret);
}

/**
 * Returns the event of a delivery whose body has been read: in Express by `express.raw({ type: 'application/json' })`.
 *
 * @throws {WebhookError} The request is no delivery of the service, or an old one.
 * @throws {TypeError} A secret is missing or malformed, or the body has been parsed.
 */
export async function receiveRaw(
  { headers, body }: { headers: WebhookHeaders; body: Uint8Array | string },
  secret: string | readonly string[],
  options?: ReceiveOptions,
): Promise<CollaborationEvent> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new TypeError(
      "receiveRaw: body must be the bytes or the text of the request, as express.raw({ type: 'application/json' }) reads it.",
    );
  }
  const bytes = typeof body === 'string' ? encode(body) : new Uint8Array(body);
  return await verify(readHeaders(headers, options), bytes.length > maxBytes ? undefined : bytes, secret);
}

/**
 * Returns the headers of a delivery, which tests of a receiver can send. With several secrets, it has a signature of each.
 *
 * @throws {TypeError} A secret is missing or malformed.
 */
export async function sign(
  { id, body, timestamp }: { id: string; body: string; timestamp: number },
  secret: string | readonly string[],
): Promise<{ [name in (typeof names)[number]]: string }> {
  const signatures = keysOf(secret).map((key) => signatureOf(key, `${id}.${timestamp}.`, encode(body)));
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': (await Promise.all(signatures)).join(' '),
  };
}

interface Signed {
  /** The start of the signed content. */
  prefix: string;
  signatures: string[];
}

function readHeaders(headers: WebhookHeaders, { now = Date.now() }: ReceiveOptions = {}): Signed {
  if (!Number.isFinite(now)) throw new TypeError('now must be a time in milliseconds.');
  const [id = '', timestamp = '', signature = ''] = names.map((name) => {
    const value = headerOf(headers, name);
    if (value === '') throw new WebhookError('HEADER_MISSING', `The header ${name} is missing.`);
    return value;
  });
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('TIMESTAMP_INVALID', 'webhook-timestamp must be Unix seconds.');
  const age = Math.floor(now / 1000) - Number(timestamp);
  if (age > toleranceSeconds) throw new WebhookError('TIMESTAMP_TOO_OLD', 'The delivery is older than five minutes.');
  if (age < -toleranceSeconds) throw new WebhookError('TIMESTAMP_TOO_NEW', 'The delivery is from more than five minutes ahead.');
  // The service signs only ids in ASCII. Others have several encodings.
  const signatures = /^[\x20-\x7e]*$/.test(id) ? signature.split(' ') : [];
  return { prefix: `${id}.${timestamp}.`, signatures };
}

/** Returns the values of a header, joined as HTTP joins them; empty for none. */
function headerOf(headers: WebhookHeaders, name: string): string {
  const values = hasGet(headers)
    ? [headers.get(name)]
    : Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : []));
  return values.map((value) => (typeof value === 'string' ? value.replace(/^[ \t]+|[ \t]+$/g, '') : '')).join(', ');
}

/** Also those of another realm or a polyfill. */
const hasGet = (headers: WebhookHeaders): headers is { get(name: string): string | null } => typeof headers.get === 'function';

async function verify(
  { prefix, signatures }: Signed,
  body: Uint8Array<ArrayBuffer> | undefined,
  secret: string | readonly string[],
): Promise<CollaborationEvent> {
  const keys = keysOf(secret);
  if (body === undefined) throw new WebhookError('BODY_TOO_LARGE', `The request body must be at most ${maxBytes} bytes.`);
  let isSigned = false;
  for (const key of keys) {
    // Signs once for each secret, however many signatures the header has.
    const expected = await signatureOf(key, prefix, body);
    for (const signature of signatures) if (isEqual(signature, expected)) isSigned = true;
  }
  if (!isSigned) throw new WebhookError('SIGNATURE_MISMATCH', 'No signature of the delivery is of this secret.');
  return readEvent(body);
}

function keysOf(secret: string | readonly string[]): Uint8Array<ArrayBuffer>[] {
  const secrets = typeof secret === 'string' ? [secret] : (secret ?? []);
  if (secrets.length === 0) throw new TypeError('A webhook needs at least one secret.');
  return secrets.map(keyOf);
}

/** Standard Webhooks has secrets of 24 to 64 bytes. Space around one comes from a file or a variable. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const [, base64 = ''] = /^[ \t\r\n]*(?:whsec_)?([A-Za-z0-9+/]+)={0,2}[ \t\r\n]*$/.exec(String(secret)) ?? [];
  const key = base64.length % 4 === 1 ? '' : atob(base64);
  if (key.length >= 24) return Uint8Array.from(key, (char) => char.charCodeAt(0));
  throw new TypeError('A webhook secret must be whsec_ and base64 of at least 24 bytes, as Add Webhooks returns it.');
}

async function signatureOf(key: Uint8Array<ArrayBuffer>, prefix: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = subtleCrypto();
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await subtle.sign('HMAC', imported, joined([encode(prefix), body])));
  return `v1,${btoa(String.fromCharCode(...mac))}`;
}

/** Takes the same time for every signature of the same length. */
function isEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function readEvent(body: Uint8Array): CollaborationEvent {
  try {
    const event = parseJson(body);
    if (isEvent(event)) return event;
  } catch {
    // The same as for another JSON.
  }
  throw new WebhookError('BODY_INVALID', 'The request body is no event.');
}

const isEvent = (value: unknown): value is CollaborationEvent =>
  isObject(value) &&
  typeof value.eventId === 'string' &&
  typeof value.type === 'string' &&
  (value.isPartial === true ? value.data === undefined : isObject(value.data) && !Array.isArray(value.data)) &&
  isWithin(value, eventDepth);

/** Levels of an event: those of a request, and of the fields around its objects. */
const eventDepth = maxDepth + 4;

/** Returns whether a value has at most these levels, and no number that became infinite. */
const isWithin = (value: unknown, levels: number): boolean =>
  isObject(value)
    ? levels > 0 && Object.values(value).every((one) => isWithin(one, levels - 1))
    : typeof value !== 'number' || Number.isFinite(value);
