/** The HTTP server under an Express application. A boundary file: prototypes are beyond the types. */
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { trackConnections } from './connections.ts';
import { answerParserErrors } from './parser-errors.ts';

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
/** A reply that nobody reads, or a handler that does not end. */
const inactivityTimeoutMs = 60_000;

/**
 * Express gives every request and every reply the application's prototype, and JavaScript is slow with objects whose prototype
 * changes: a sixth of all that happens outside the operating system. Here they have it from the start, so that nothing changes.
 * `app.listen` serves the same, more slowly, and without the bounds on connections.
 */
export function createHttpServer(
  app: Express,
  { maxConnections = 5000, requestTimeoutMs = 30_000, log }: ServerOptions = {},
): HttpServer {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  const server = createServer({
    IncomingMessage: AppRequest,
    ServerResponse: AppResponse,
    headersTimeout: Math.ceil(requestTimeoutMs / 3),
    // The application answers before; this ends the connections of those who go on sending.
    requestTimeout: requestTimeoutMs * 1.5,
    connectionsCheckingInterval: Math.ceil(Math.min(requestTimeoutMs / 3, 2000)),
    keepAliveTimeout: keepAliveTimeoutMs,
    // The application refuses it, in the envelope.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  server.timeout = inactivityTimeoutMs;
  const connections = trackConnections(server);
  const serve = (req: InstanceType<typeof AppRequest>, res: InstanceType<typeof AppResponse<AppRequest>>) => {
    if (connections.accept(req, res)) app(req, res);
  };
  server.on('request', serve);
  // An expectation other than 100-continue may be ignored, and so gets the answer that everyone gets.
  server.on('checkExpectation', serve);
  answerParserErrors(server, connections, log);
  return Object.assign(server, { stop: (graceMs = 0) => connections.stop(graceMs) });
}
