/** The HTTP server under an Express application. A boundary file: prototypes are beyond the types. */
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Express gives every request and every reply the application's prototype, and JavaScript is slow with objects whose prototype
 * changes: a sixth of all that happens outside the operating system. Here they have it from the start, so that nothing changes.
 * `app.listen` serves the same, more slowly.
 */
export function createHttpServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  return createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app);
}
