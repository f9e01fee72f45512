/** The contract as an Express application: handlers decide what happens, the document decides what may come in and go out. */
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Contexts, Handlers } from '../generated/server.ts';
import { type Admission, createAdmission, inTurn, unlimited } from './http/admission.ts';
import { compiled } from './http/compiled.ts';
import { allowOrigins } from './http/cors.ts';
import { expressOpenapiValidator } from './http/express-openapi-validator.ts';
import { failures } from './http/failures.ts';
import { requestIdHeader, requestLog, requireHost, warnOfProxy } from './http/request-log.ts';
import { type Authenticate, type Missing, refuseUnknownPath, serve } from './http/serve.ts';

export interface AppOptions<C extends Contexts> {
  /** All, or some of them; see `missing`. */
  handlers: Partial<Handlers<C>>;
  /** Turns a caller's credentials into the context that handlers get. */
  authenticate: Authenticate<C>;
  /**
   * Answers for operations without a handler: `unimplemented` with a 501, `example` with the document's example, a function in the
   * handler's place. Default `unimplemented`.
   */
  missing?: Missing;
  /** Validates messages against the document; both validators accept and refuse the same. Default `express-openapi-validator`. */
  validation?: Validation;
  /** Pages beside the API, such as `/healthz`. */
  pages?: RequestHandler[];
  /** Paths of pages that go before all other requests. */
  urgentPaths?: readonly string[];
  /** Lets requests in, in turns. Default: all of them. */
  admission?: Admission;
  /** Milliseconds in which a body must have arrived. Default 30,000. */
  bodyTimeoutMs?: number;
  /** Origins whose pages may call, or `*` for any; none by default. */
  corsOrigins?: string[] | '*';
  /** Express's `trust proxy`: how many proxies stand before the service, or their networks. */
  trustProxy?: number | string[] | false;
  /** Whether an error says that something the service needs cannot serve now. */
  isUnavailable?: (error: unknown) => boolean;
  /** Nothing is logged without it. */
  log?: Logger;
}

/** `compiled` is many times faster; `express-openapi-validator` is the independent validator. */
export type Validation = 'compiled' | 'express-openapi-validator';

/** Contexts of a server that has no authentication of its own yet: the credentials as they came. */
export interface CredentialContexts extends Contexts {
  public: { [header: string]: string };
  workspace: { [header: string]: string };
  apiKey: { [header: string]: string };
}

type WithoutAuthentication = Omit<AppOptions<CredentialContexts>, 'authenticate'>;

/**
 * An application that serves the contract, best with `createHttpServer` under it. Without `authenticate` any credentials will do,
 * as long as they are there.
 */
export function createApp<C extends Contexts>(options: AppOptions<C>): Express;
export function createApp(options: WithoutAuthentication): Express;
export function createApp<C extends Contexts>(options: AppOptions<C> | WithoutAuthentication): Express {
  const {
    missing = 'unimplemented',
    validation = 'express-openapi-validator',
    pages = [],
    urgentPaths = [],
    admission = createAdmission(unlimited),
    bodyTimeoutMs = 30_000,
    corsOrigins = [],
    trustProxy = false,
    isUnavailable = () => false,
    log,
  } = options;
  const app = express();
  app.disable('x-powered-by');
  // Hashing each reply costs a fifth of the throughput, and no reply to a POST is ever asked for conditionally.
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', trustProxy);

  app.use(requestLog(log), inTurn(admission, urgentPaths), requireHost);
  if (log !== undefined && trustProxy === false) app.use(warnOfProxy(log));
  if (corsOrigins.length > 0) {
    app.use(allowOrigins(corsOrigins));
  }
  const validator = validation === 'compiled' ? compiled : expressOpenapiValidator();
  const authenticate = 'authenticate' in options ? options.authenticate : undefined;
  const common = { missing, validator, admission, bodyTimeoutMs };
  const operations =
    authenticate === undefined
      ? serve<CredentialContexts>({ ...common, handlers: options.handlers, authenticate: async ({ credentials }) => credentials })
      : serve<C>({ ...common, handlers: options.handlers, authenticate });
  app.use(operations, requestIdHeader, ...pages, refuseUnknownPath);
  app.use(failures({ log, isUnavailable }));
  return app;
}
