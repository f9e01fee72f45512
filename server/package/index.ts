/** `@collaboration/server`: serves the contract in an Express application, with handlers of its own. */
export * from '../../generated/server.ts';
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
export type { Logger } from '../http/logger.ts';
export { type Page, type PagedQuery, type PageSigner, type Pages, pagesOf, sized } from '../page-token.ts';
export { consoleLogger } from '../readable-log.ts';
export { countMessage, page, success } from '../replies.ts';
export { type AppOptions, type Authenticate, type Caller, createApp, type Promised } from './app.ts';
export { pageSigner } from './page-signer.ts';
export { createHttpServer, type HttpServer, type ServerOptions } from './server.ts';
