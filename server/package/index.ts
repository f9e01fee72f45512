/** `@collaboration/server`: serves the contract in an Express application, with handlers of its own. */
export * from '../../generated/handlers.ts';
export {
  type ErrorDetail,
  type ErrorStatus,
  Failure,
  invalidArgument,
  notFound,
  unauthenticated,
  unavailable,
  unimplemented,
} from '../errors.ts';
export type { Logger } from '../http/request-log.ts';
export { consoleLogger } from '../log/readable-log.ts';
export { type Page, type PagedQuery, type PageSigner, type Pages, pagesOf, sized } from '../paging/page-token.ts';
export { countMessage, page, success } from '../replies.ts';
export { type AppOptions, type Authenticate, type Caller, createApp, type Promised } from './create-app.ts';
export { createHttpServer, type HttpServer, type ServerOptions } from './create-http-server.ts';
export { pageSigner } from './page-signer.ts';
