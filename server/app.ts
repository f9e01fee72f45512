/** Builds the Express application: the document decides which messages are valid, handlers decide what happens. */
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
  /** All handlers, or some of them; see `missing`. */
  handlers: Partial<Handlers<C>>;
  /** Turns a caller's credentials into the context that handlers get. */
  authenticate: Authenticate<C>;
  /**
   * The response of operations without a handler: `unimplemented` (501), `example` (the document's example), or a function in the
   * handler's place. Default `unimplemented`.
   */
  missing?: Missing;
  /** Validates messages against the document; both validators accept and refuse the same. Default `express-openapi-validator`. */
  validation?: Validation;
  /** Pages beside the API, such as `/healthz`. */
  pages?: RequestHandler[];
  /** Paths of pages that go before all other requests in the queue. */
  urgentPaths?: readonly string[];
  /** Lets requests in, in turns. Default: all at once. */
  admission?: Admission;
  /** Milliseconds in which a body must have arrived. Default 30,000. */
  bodyTimeoutMs?: number;
  /** Origins whose pages may call, or `*` for any; none by default. */
  corsOrigins?: string[] | '*';
  /** Express's `trust proxy`: the number of proxies before the service, or their networks. */
  trustProxy?: number | string[] | false;
  /** Returns whether an error means that something the service needs is unavailable. */
  isUnavailable?: (error: unknown) => boolean;
  /** Without a log, nothing is logged. */
  log?: Logger;
}

/** `compiled` is many times faster; `express-openapi-validator` is the independent validator. */
export type Validation = 'compiled' | 'express-openapi-validator';

/** Contexts of a server without authentication of its own: the credentials as received. */
export interface CredentialContexts extends Contexts {
  public: { [header: string]: string };
  workspace: { [header: string]: string };
  apiKey: { [header: string]: string };
}

type WithoutAuthentication = Omit<AppOptions<CredentialContexts>, 'authenticate'>;

/**
 * Creates an application that serves the contract, best with `createHttpServer` under it. Without `authenticate` it accepts any
 * credentials that are present.
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
  // Hashing each response costs a fifth of the throughput, and POST responses are never requested conditionally.
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
