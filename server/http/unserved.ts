/**
 * Responses to requests that the application never sees, in the failure envelope and with an id that is in the log: malformed ones (400, 408,
 * 413, 431), and pipelined ones beyond the bound (503). The connection ends with them.
 */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { Failure } from '../errors.ts';
import type { Connections } from './connections.ts';
import type { Operation } from './contract.ts';
import { envelope, headersOf } from './envelope.ts';
import { operationAt, sentRequestId } from './request.ts';

/** Milliseconds in which what the caller still sends is read and dropped, since closing before would take the reply from it. */
const lingerMs = 1000;

const messages = {
  400: 'The request is not well-formed HTTP.',
  408: 'The request did not arrive in time.',
  413: 'The request has chunk extensions that are too large.',
  431: 'The headers of the request are too large.',
};

type Status = keyof typeof messages;

const malformed = (status: Status): Failure => new Failure('INVALID_ARGUMENT', messages[status], { httpStatus: status });
const excess = (): Failure =>
  new Failure('UNAVAILABLE', 'Too many requests were sent without waiting for responses. Wait for them, and send this one again.');

/** `undefined`: the connection itself failed, and nobody is there to answer. */
function statusOf(code: string | undefined): Status | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code?.startsWith('HPE_') ? 400 : undefined;
}

interface Unserved {
  /** For the first pipelined request beyond the bound: nothing is read behind it. */
  refuseExcess(req: IncomingMessage): void;
}

export function answerUnserved(server: Server, connections: Connections, log: Logger | undefined): Unserved {
  // All bytes after a malformed request are malformed too.
  const refused = new WeakSet<Duplex>();

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = statusOf(error.code);
    if (status === undefined || !socket.writable) return void socket.destroy();
    if (refused.has(socket)) return;
    refused.add(socket);
    const { unanswered, latest } = connections.of(socket);
    const isInBody = latest !== undefined && !latest.req.complete;
    const refuse = () => {
      // Its reply was sent before its body had come to an end; there is nothing more to say.
      if (isInBody && latest.headersSent) return void socket.destroy();
      const requestId = randomUUID();
      log?.info({ requestId, status, code: error.code }, 'malformed HTTP request rejected');
      endWith(socket, requestId, malformed(status));
    };
    // Replies come in the order of the requests.
    const before = unanswered.findLast(({ req }) => req.complete);
    if (before === undefined) refuse();
    else before.once('close', refuse);
  });

  return {
    refuseExcess: (req) => {
      const { socket } = req;
      refused.add(socket);
      req.resume();
      const refuse = () => {
        if (!socket.writable) return;
        const requestId = sentRequestId(req.headers) ?? randomUUID();
        log?.info({ requestId, status: 503 }, 'pipelined request refused');
        endWith(socket, requestId, excess(), operationAt(req.url ?? ''));
      };
      const before = connections.of(socket).unanswered.at(-1);
      if (before === undefined) refuse();
      else before.once('close', refuse);
    },
  };
}

function endWith(socket: Duplex, requestId: string, failure: Failure, operation?: Operation): void {
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
