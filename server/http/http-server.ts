/**
 * Creates the HTTP server under an application, such as one of Express, and listens. Requests that the application never sees are
 * rejected in the failure envelope and with a logged id: malformed ones (400, 408, 413, 431) and pipelined ones beyond the bound
 * (503).
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import type { Operation } from '../../generated/operations.ts';
import { envelope, Failure, headersOf } from '../errors.ts';
import type { Logger } from '../log/readable-log.ts';
import { limitRepeats } from '../log/repeats.ts';
import { ConfigError } from '../settings/config-error.ts';
import { type Connections, trackConnections } from './connections.ts';
import { operationAt, sentRequestId } from './request.ts';

export interface ServerOptions {
  /** Maximum of open connections; further ones are closed. Default 5,000. */
  maxConnections?: number | undefined;
  /** Milliseconds in which a request must arrive, and its header in a third of them. Default 30,000. */
  requestTimeoutMs?: number | undefined;
  logger?: Logger | undefined;
}

export interface HttpServer extends Server {
  /**
   * Answers every request that was read whole, then ends all connections. The last response of each connection has `connection:
   * close`. For `graceMs` new connections are still accepted.
   */
  stop(graceMs?: number): Promise<void>;
}

/** Longer than the idle time of common load balancers, so that they close connections first. */
const keepAliveTimeoutMs = 65_000;
/** Ends connections with an unread response or a handler that does not end. */
const inactivityTimeoutMs = 60_000;

/**
 * Replaces `app.listen`, which bounds no connections: rejects malformed HTTP with the contract's errors. `stop` ends it without
 * losing a request.
 */
export function createHttpServer(
  app: RequestListener,
  { maxConnections = 5000, requestTimeoutMs = 30_000, logger: log }: ServerOptions = {},
): HttpServer {
  const server = createServer({
    headersTimeout: Math.ceil(requestTimeoutMs / 3),
    // The application answers first; this ends the connections of callers who keep sending.
    requestTimeout: requestTimeoutMs * 1.5,
    connectionsCheckingInterval: Math.ceil(Math.min(requestTimeoutMs / 3, 2000)),
    keepAliveTimeout: keepAliveTimeoutMs,
    // The application rejects a missing header, in the envelope.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  server.timeout = inactivityTimeoutMs;
  const connections = trackConnections(server);
  connections.serve(app, refuseUnserved(server, connections, log));
  const limited = limitRepeats();
  server.on('drop', () => {
    // None is let in while no file descriptors are left, as the log says.
    if (server.maxConnections === 0) return;
    limited('drop', (repeats) => log?.warn({ maxConnections, ...repeats }, 'connection closed: too many connections'));
  });
  return Object.assign(server, { stop: (graceMs = 0) => connections.stop(graceMs) });
}

/**
 * Milliseconds in which further bytes are read and dropped. If the connection closed at once, a caller who is still sending could
 * lose the response.
 */
const lingerMs = 1000;

const malformed = (httpStatus: number, message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus });
const excess = (): Failure =>
  new Failure(
    'UNAVAILABLE',
    'Too many requests were sent without waiting for responses. Wait for the responses, then send this request again.',
  );

/** Returns undefined if the connection itself failed, since no response can be sent. */
function failureOf(code: string | undefined): Failure | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return malformed(408, 'The request did not arrive in time.');
  if (code === 'HPE_HEADER_OVERFLOW') return malformed(431, 'The request headers are too large.');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return malformed(413, 'The chunk extensions of the request are too large.');
  return code?.startsWith('HPE_') ? malformed(400, 'The request is not well-formed HTTP.') : undefined;
}

interface Refusal {
  failure: Failure;
  requestId?: string | undefined;
  operation?: Operation | undefined;
  /** The error code, for the log. */
  code?: string | undefined;
}

/** Listens for malformed requests. Returns a function that rejects the first pipelined request beyond the bound. */
function refuseUnserved(server: Server, connections: Connections, log?: Logger): (req: IncomingMessage) => void {
  const refused = new WeakSet<Socket>();

  /** Responses come in the order of the requests. Bytes after the first malformed ones are ignored. */
  function refuse(socket: Socket, { failure, requestId = randomUUID(), operation, code }: Refusal): void {
    if (refused.has(socket)) return;
    refused.add(socket);
    const { unanswered, latest } = connections.of(socket);
    const send = () => {
      // The response was sent before the body had ended, so no other can follow.
      if (!socket.writable || (latest?.req.complete === false && latest.headersSent)) return void socket.destroy();
      log?.info({ requestId, status: failure.httpStatus, code }, 'request rejected before it reached an operation');
      endWith(socket, requestId, failure, operation);
    };
    const before = unanswered.findLast(({ req }) => req.complete);
    if (before === undefined) send();
    else before.once('close', send);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { code } = error;
    const failure = failureOf(code);
    if (failure === undefined || !socket.writable) socket.destroy();
    else refuse(socket, { failure, code });
  });
  return (req) => {
    req.resume();
    refuse(req.socket, { failure: excess(), requestId: sentRequestId(req.headers), operation: operationAt(req.url ?? '') });
  };
}

function endWith(socket: Socket, requestId: string, failure: Failure, operation?: Operation): void {
  const body = JSON.stringify(envelope(failure, operation));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    ...headersOf(failure),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { httpStatus } = failure;
  socket.end(`HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

export interface Address {
  host: string;
  port: number;
  /** The setting that names the port. */
  setting: string;
  /** The setting that names the host. Default HOST. */
  hostSetting?: string;
  backlog?: number;
}

export async function listen(server: NetServer, address: Address): Promise<void> {
  server.listen(address);
  await once(server, 'listening').catch((error: unknown) => Promise.reject(listenError(error, address)));
}

/** Returns a ConfigError if a setting can fix the problem, or the error itself. */
export function listenError(error: unknown, { host, port, setting, hostSetting = 'HOST' }: Address): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = reasonsOf(setting, hostSetting)[String(error.code)] ?? `${error.message} (${hostSetting}, ${setting})`;
  return new ConfigError(`The service cannot listen on ${host}, port ${port}: ${reason}.`);
}

const reasonsOf = (setting: string, hostSetting: string): { [code: string]: string } => ({
  EADDRINUSE: `the port is in use (${setting})`,
  EACCES: `the port is not allowed (${setting})`,
  EADDRNOTAVAIL: `this machine does not have the address (${hostSetting})`,
  ENOTFOUND: `the host is unknown (${hostSetting})`,
  EAI_AGAIN: `the host is unknown (${hostSetting})`,
});

export function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server has no network address.');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
