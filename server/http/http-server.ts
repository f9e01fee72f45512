/** Creates the HTTP server under an application, such as one of Express. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { limitRepeats } from '../log/repeats.ts';
import { trackConnections } from './connections.ts';
import type { Logger } from './logger.ts';
import { originForm } from './target.ts';
import { endIfUnread, isEnding } from './unread.ts';
import { refuseUnserved } from './unserved.ts';

export interface ServerOptions {
  /** Maximum of open connections; further ones are closed. Default 5,000. */
  maxConnections?: number;
  /** Milliseconds in which a request must arrive, and its header in a third of them. Default 30,000. */
  requestTimeoutMs?: number;
  log?: Logger;
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

/** Replaces `app.listen`, which sets no bounds on connections. */
export function createHttpServer(
  app: RequestListener,
  { maxConnections = 5000, requestTimeoutMs = 30_000, log }: ServerOptions = {},
): HttpServer {
  const server = createServer({
    headersTimeout: Math.ceil(requestTimeoutMs / 3),
    // The application answers first; this ends the connections of callers who go on sending.
    requestTimeout: requestTimeoutMs * 1.5,
    connectionsCheckingInterval: Math.ceil(Math.min(requestTimeoutMs / 3, 2000)),
    keepAliveTimeout: keepAliveTimeoutMs,
    // The application refuses a missing header, in the envelope.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  server.timeout = inactivityTimeoutMs;
  const connections = trackConnections(server);
  const refuseExcess = refuseUnserved(server, connections, log);
  const serve = (req: IncomingMessage, res: ServerResponse) => {
    if (isEnding(req.socket)) return;
    endIfUnread(req, res);
    req.url = originForm(req.url ?? '');
    const outcome = connections.accept(req, res);
    // The caller may leave while the request waits.
    if (outcome === 'accepted') connections.serve(() => req.socket.destroyed || app(req, res));
    else if (outcome === 'excess') refuseExcess(req);
  };
  const limited = limitRepeats();
  server.on('drop', () =>
    limited('drop', (repeats) => log?.warn({ maxConnections, ...repeats }, 'a connection was closed: there are too many')),
  );
  server.on('request', serve);
  // An expectation other than 100-continue may be ignored.
  server.on('checkExpectation', serve);
  return Object.assign(server, { stop: (graceMs = 0) => connections.stop(graceMs) });
}
