/** The HTTP server of `@collaboration/server`. */
import type { RequestListener } from 'node:http';
import { createHttpServer as create, type HttpServer } from '../http/http-server.ts';
import type { Logger } from '../http/request-log.ts';

export type { HttpServer } from '../http/http-server.ts';

export interface ServerOptions {
  /** Maximum of open connections; further ones are closed. Default 5,000. */
  maxConnections?: number;
  /** Milliseconds in which a request must arrive. Default 30,000. */
  requestTimeoutMs?: number;
  logger?: Logger;
}

/**
 * Replaces `app.listen`, which bounds no connections: refuses malformed HTTP with the contract's errors. `stop` ends it without losing a
 * request.
 */
export const createHttpServer = (app: RequestListener, { logger, ...options }: ServerOptions = {}): HttpServer =>
  create(app, { ...options, log: logger });
