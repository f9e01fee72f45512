/** The HTTP server under an Express application. A boundary file: prototypes are beyond the types. */
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express, Locals, Request, RequestHandler, Response } from 'express';
import { operationAt } from './serve.ts';

/** The setting of an application under which it keeps what answers its operations without the router. */
export const operationsSetting = 'operations fn';

/**
 * Express gives every request and every reply the application's prototype, and JavaScript is slow with objects whose prototype
 * changes: a sixth of all that happens outside the operating system. Here they have it from the start, so that nothing changes.
 * Operations also go past the router, which would take as long as both of their checks. `app.listen`, and an application that
 * this one is mounted in, serve the same, more slowly.
 */
export function createHttpServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    /** All that there will be, so that no reply is given another shape. */
    locals: Locals = { requestId: '', operation: undefined, context: undefined, bodyBytes: undefined, badReply: undefined };
  }
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  const answer: RequestHandler | undefined = app.get(operationsSetting);
  const server = createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse });
  return server.on('request', (req: Request, res: Response) => {
    if (answer === undefined || operationAt(req.url) === undefined) return app(req, res);
    // As the router would have it.
    req.originalUrl = req.url;
    req.res = res;
    answer(req, res, () => app(req, res));
  });
}
