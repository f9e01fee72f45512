/** Sends one signed event to a customer's server, which is a stranger's. */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readRetryAfter } from '../../generated/client-errors.ts';
import type { WebhookDelivery } from '../../generated/types.ts';
import { addressesOf, type Resolve, refusalOf, resolveByDns } from './address.ts';

/** The status of the response, with its Retry-After in milliseconds, or the reason for none. */
export type Outcome = { status: number; retryAfterMs?: number } | { failure: Failure };
type Failure = NonNullable<WebhookDelivery['failure']>;

export interface SenderOptions {
  /** Whether receivers on this machine are allowed, also without TLS: for development. */
  allowsLoopback?: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

/** Sends events to one URL, over one connection if the receiver keeps it. */
export interface Sender {
  send(headers: { readonly [name: string]: string }, body: string): Promise<Outcome>;
  close(): void;
}

const maxResponseBytes = 65_536;
/** Interim responses, such as 103. */
const maxInterim = 8;

class AddressError extends Error {}

/** Opens a sender to the URL of a webhook. */
export type OpenSender = (webhook: { webhookId: string; url: string }) => Sender;

export function openSender(url: string, options: SenderOptions = {}): Sender {
  const { allowsLoopback = false, resolve = resolveByDns, timeoutMs = 5000 } = options;
  const isSecure = URL.canParse(url) && new URL(url).protocol === 'https:';
  // An agent of its own uses no proxy of the environment.
  const keeping = { keepAlive: true, maxSockets: 1 };
  const agent = isSecure ? new HttpsAgent({ ...keeping, rejectUnauthorized: true, minVersion: 'TLSv1.2' }) : new HttpAgent(keeping);

  /** The addresses to connect to are decided here, so another response of DNS a moment later changes nothing. */
  const lookupWithin =
    (signal: AbortSignal): LookupFunction =>
    (host, { all = false }, callback) => {
      addressesOf(host, { allowsLoopback, resolve, signal }).then(
        ([first, ...others]) => {
          if (first === undefined) callback(new AddressError(`${host} has no public address.`), []);
          else if (all)
            callback(
              null,
              [first, ...others].map((address) => ({ address, family: isIP(address) })),
            );
          else callback(null, first, isIP(first));
        },
        (error: Error) => callback(error, []),
      );
    };

  async function send(headers: { readonly [name: string]: string }, body: string): Promise<Outcome> {
    // No lookup is made of a literal address.
    if (refusalOf(url, allowsLoopback) !== undefined) return { failure: 'address' };
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      lookup: lookupWithin(signal),
      maxHeaderSize: 16_384,
      signal,
    });
    try {
      const response = await responseOf(request, body);
      await discard(response);
      const { 'retry-after': retryAfter = '', date = '' } = response.headers;
      const seconds = readRetryAfter(retryAfter, date);
      return { status: response.statusCode ?? 0, ...(seconds === undefined ? {} : { retryAfterMs: 1000 * seconds }) };
    } catch (error) {
      return { failure: signal.aborted ? 'timeout' : failureOf(error) };
    } finally {
      request.destroy();
    }
  }

  return { send, close: () => agent.destroy() };
}

const responseOf = (request: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    let interim = 0;
    request.on('information', () => {
      if (++interim > maxInterim) request.destroy(new Error('The receiver sends too many interim responses.'));
    });
    request.on('error', reject);
    // An upgrade that nobody asked for ends without an error.
    request.on('close', () => reject(new Error('The receiver closed the connection.')));
    request.on('response', resolve);
    request.end(body);
  });

/** Reads the body as far as its limit, so that the connection can be kept. The status alone counts. */
async function discard(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxResponseBytes) return;
    }
  } catch {
    // The status has arrived.
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof AddressError) return 'address';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const text = typeof code === 'string' ? code : '';
  if (/^HPE_/.test(text)) return 'response';
  if (/CERT|TLS|SSL|SIGNATURE|^UNABLE_TO_/.test(text)) return 'tls';
  return 'connection';
}
