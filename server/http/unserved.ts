/**
 * Refuses requests that the application never sees, in the failure envelope and with a logged id. These are malformed requests
 * (400, 408, 413, 431) and pipelined ones beyond the bound (503). The connection ends with the response.
 */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Operation } from '../../generated/operations.ts';
import { Failure } from '../errors.ts';
import type { Connections } from './connections.ts';
import { envelope, headersOf } from './envelope.ts';
import type { Logger } from './logger.ts';
import { operationAt, sentRequestId } from './request.ts';

/**
 * Milliseconds in which further bytes are read and dropped. If the connection closed at once, a caller who is still sending could
 * lose the response.
 */
const lingerMs = 1000;

const malformed = (httpStatus: number, message: string): Failure => new Failure('INVALID_ARGUMENT', message, { httpStatus });
const excess = (): Failure =>
  new Failure('UNAVAILABLE', 'Too many requests were sent without waiting for responses. Wait for them, and send this one again.');

/** Returns undefined if the connection itself failed, since no response can be sent. */
function failureOf(code: string | undefined): Failure | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return malformed(408, 'The request did not arrive in time.');
  if (code === 'HPE_HEADER_OVERFLOW') return malformed(431, 'The headers of the request are too large.');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return malformed(413, 'The request has chunk extensions that are too large.');
  return code?.startsWith('HPE_') ? malformed(400, 'The request is not well-formed HTTP.') : undefined;
}

interface Refusal {
  failure: Failure;
  requestId?: string | undefined;
  operation?: Operation | undefined;
  /** The error code, for the log. */
  code?: string | undefined;
}

/** Listens for malformed requests. Returns a function that refuses the first pipelined request beyond the bound. */
export function refuseUnserved(server: Server, connections: Connections, log?: Logger): (req: IncomingMessage) => void {
  const refused = new WeakSet<Socket>();

  /** Responses come in the order of the requests. Bytes after the first malformed ones are ignored. */
  function refuse(socket: Socket, { failure, requestId = randomUUID(), operation, code }: Refusal): void {
    if (refused.has(socket)) return;
    refused.add(socket);
    const { unanswered, latest } = connections.of(socket);
    const send = () => {
      // The response was sent before the body had ended, so no other can follow.
      if (!socket.writable || (latest?.req.complete === false && latest.headersSent)) return void socket.destroy();
      log?.info({ requestId, status: failure.httpStatus, code }, 'request refused before it reached an operation');
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
