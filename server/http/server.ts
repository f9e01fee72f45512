/** The HTTP server under an application, such as one of Express. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { trackConnections } from './connections.ts';
import { refuseUnserved } from './unserved.ts';

export interface ServerOptions {
  /** How many connections may be open at once; further ones are closed. Default 5,000. */
  maxConnections?: number;
  /** Milliseconds in which a request must have arrived; its header in a third of them. Default 30,000. */
  requestTimeoutMs?: number;
  log?: Logger;
}

export interface HttpServer extends Server {
  /**
   * Answers every request that was read whole, each connection's last with `connection: close`, and ends when all connections have. For
   * `graceMs` new connections are still accepted.
   */
  stop(graceMs?: number): Promise<void>;
}

/** Longer than the idle time of common load balancers, so that they and not the server close a connection. */
const keepAliveTimeoutMs = 65_000;
/** Ends a connection whose response nobody reads, or whose handler does not end. */
const inactivityTimeoutMs = 60_000;

/** `app.listen` serves the same, without the bounds on connections. */
export function createHttpServer(
  app: RequestListener,
  { maxConnections = 5000, requestTimeoutMs = 30_000, log }: ServerOptions = {},
): HttpServer {
  const server = createServer({
    headersTimeout: Math.ceil(requestTimeoutMs / 3),
    // The application answers before; this ends the connections of callers who go on sending.
    requestTimeout: requestTimeoutMs * 1.5,
    connectionsCheckingInterval: Math.ceil(Math.min(requestTimeoutMs / 3, 2000)),
    keepAliveTimeout: keepAliveTimeoutMs,
    // The application refuses it, in the envelope.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  server.timeout = inactivityTimeoutMs;
  const connections = trackConnections(server);
  const refuseExcess = refuseUnserved(server, connections, log);
  const serve = (req: IncomingMessage, res: ServerResponse) => {
    const outcome = connections.accept(req, res);
    if (outcome === 'accepted') app(req, res);
    else if (outcome === 'excess') refuseExcess(req);
  };
  server.on('request', serve);
  // An expectation other than 100-continue may be ignored.
  server.on('checkExpectation', serve);
  return Object.assign(server, { stop: (graceMs = 0) => connections.stop(graceMs) });
}
