/**
 * Runs Prism as a proxy: passes requests on to a server, and prints each violation of the document by callers or by the server. In
 * front of it, requests are rejected that Prism cannot judge: too large, too deep, no JSON, or with duplicate ids.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler } from 'express';
import type { Json } from '../generated/document.ts';
import { at, type Operation } from '../generated/operations.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { parse, readBytes } from '../server/http/read-body.ts';
import { checkBeyondSchema, checkMediaType, maxBodyBytes, type RequestHeaders } from '../server/http/request.ts';
import { requestLog, requireHost } from '../server/http/request-log.ts';
import { failures } from '../server/http/respond.ts';
import { documentedOperations } from './engine/examples.ts';
import { listen } from './listen.ts';
import { allowOwnOrigins } from './origins.ts';
import { refuseInvention } from './prefer.ts';
import { type Prism, type PrismOptions, startPrism } from './prism.ts';

/** A call and its response, as a proxy sees them. */
export interface Exchange {
  operation: Operation;
  request: { headers: RequestHeaders; body: string };
  response: { status: number; headers: Headers; body: Json | undefined };
}

interface ProxyOptions extends Omit<PrismOptions, 'verboseLevel'> {
  upstream: URL;
  /** Further origins whose pages may call. */
  origins: readonly string[];
  /** Prints only violations, and no requests. */
  quiet: boolean;
  record?: ((exchange: Exchange) => void) | undefined;
}

export async function startProxy({ quiet, port, host, origins, upstream, record }: ProxyOptions): Promise<Prism> {
  const { promise: prism, resolve } = Promise.withResolvers<Prism>();
  const app = express()
    .disable('x-powered-by')
    .use(requestLog(undefined), requireHost, allowOwnOrigins(host, origins), passOnTo(prism, record), failures());
  const server = createHttpServer(app);
  const url = await listen(server, { port, host, name: 'proxy' });
  resolve(startPrism({ port: 0, host: '127.0.0.1', upstream, verboseLevel: quiet ? 'warn' : 'info' }));
  const { close } = await prism.catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { url, close: () => server.stop().then(close) };
}

const bodyTimeoutMs = 30_000;

function passOnTo(prism: Promise<Prism>, record: ProxyOptions['record']): RequestHandler {
  const documented = documentedOperations();
  return async (req, res, next) => {
    const { operation } = res.locals;
    const maxBytes = maxBodyBytes(operation ?? { credentials: 'apiKey' });
    const bytes = await readBytes(req, { maxBytes, timeoutMs: bodyTimeoutMs });
    const own = operation && documented[operation.id];
    if (operation !== undefined && own !== undefined && req.method === 'POST') {
      checkMediaType(req.headers);
      checkBeyondSchema(operation, at(parse(bytes), 'data'), bytes.length);
      refuseInvention(own, req.headers.prefer?.toString());
    }
    // A compressed response could not be recorded.
    if (record !== undefined) delete req.headers['accept-encoding'];
    const incoming = await send(new URL(withoutSettings(req.url), (await prism).url), req, bytes).catch(next);
    if (incoming === undefined) return;
    res.writeHead(incoming.statusCode ?? 502, incoming.headers);
    const chunks: Buffer[] = [];
    if (record !== undefined) incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    await pipeline(incoming, res).catch(() => res.destroy());
    if (record === undefined || operation === undefined || req.method !== 'POST') return;
    const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    record({
      operation,
      request: { headers: req.headers, body: bytes.toString() },
      response: { status: res.statusCode, headers, body: json(Buffer.concat(chunks)) },
    });
  };
}

function json(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Drops the query parameters that change Prism's settings, such as `__dynamic`. */
function withoutSettings(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const rest = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('__'));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

async function send(url: URL, { method = '', headers }: IncomingMessage, bytes: Buffer): Promise<IncomingMessage> {
  const { connection, expect, 'transfer-encoding': _, ...rest } = headers;
  const outgoing = request(url, { method, headers: { ...rest, 'content-length': bytes.length } }).end(bytes);
  const [incoming] = await once(outgoing, 'response');
  return incoming;
}
