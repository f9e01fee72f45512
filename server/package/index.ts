/** `@collaboration/server`: serves the contract in an Express application, with handlers of its own. */
export * from '../../generated/handlers.ts';
export type { ErrorDetail, ErrorStatus } from '../../generated/types.ts';
export { createApp, type Middleware } from '../app.ts';
export {
  Failure,
  invalidArgument,
  notFound,
  unauthenticated,
  unavailable,
  unimplemented,
} from '../errors.ts';
export { createHandler, type HandlerOptions } from '../http/handler.ts';
export { createHttpServer, type HttpServer, type ServerOptions } from '../http/http-server.ts';
export type { AppOptions, Authenticate, Caller } from '../http/options.ts';
export { consoleLogger, type Logger } from '../log/readable-log.ts';
export { type Page, type PagedQuery, type PageSigner, type Pages, pagesOf, sized } from '../paging/page-token.ts';
export { countMessage, page, success } from '../replies.ts';
export { pageSigner } from './page-signer.ts';
