/** What Node.js refuses before it is a request (400, 408, 413, 431) gets the failure envelope too, with an id that is in the log. */
import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Connections } from './connections.ts';

/** Milliseconds in which what the caller still sends is read and dropped, since closing before would take the reply from it. */
const lingerMs = 1000;

const messages = {
  400: 'The request is not well-formed HTTP.',
  408: 'The request did not arrive in time.',
  413: 'The request has chunk extensions that are too large.',
  431: 'The headers of the request are too large.',
};

/** `undefined`: the connection itself failed, and nobody is there to answer. */
function statusOf(code: string | undefined): keyof typeof messages | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code?.startsWith('HPE_') ? 400 : undefined;
}

export function answerParserErrors(server: Server, connections: Connections, log: Logger | undefined): void {
  // Whatever a caller sends after its mistake is a mistake again.
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
      socket.end(reply(status, requestId));
      setTimeout(() => socket.destroy(), lingerMs).unref();
    };
    // Replies come in the order of the requests.
    const before = unanswered.findLast(({ req }) => req.complete);
    if (before === undefined) refuse();
    else before.once('close', refuse);
  });
}

function reply(status: keyof typeof messages, requestId: string): string {
  const body = JSON.stringify({ error: { message: messages[status], status: 'INVALID_ARGUMENT' } });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r
content-type: application/json; charset=utf-8\r
content-length: ${Buffer.byteLength(body)}\r
x-request-id: ${requestId}\r
connection: close\r
\r
${body}`;
}
