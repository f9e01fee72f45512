/** Builds the Express application: the document decides which messages are valid, handlers decide what happens. */
import express, { type Express, type RequestHandler } from 'express';
import type { Contexts, Handlers } from '../generated/handlers.ts';
import { type Admission, createAdmission, unlimited } from './http/admission.ts';
import { frame, type Validation } from './http/frame.ts';
import type { Logger } from './http/request-log.ts';
import { type OnRequest, requestIdHeader } from './http/request-log.ts';
import { failures } from './http/respond.ts';
import { type Authenticate, type Missing, type Once, refuseUnknownPath } from './http/serve.ts';

export interface AppOptions<C extends Contexts> {
  /** All handlers, or some of them; see `missing`. */
  handlers: Partial<Handlers<C>>;
  /** Turns a caller's credentials into the context that handlers get. */
  authenticate: Authenticate<C>;
  /** Carries out calls with an `Idempotency-Key`. By default, handlers run each time. */
  once?: Once<C>;
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
  /** Gives requests with a cookie their credentials. Default: cookies are ignored. */
  sessions?: RequestHandler;
  /** Milliseconds in which a body must have arrived. Default 30,000. */
  bodyTimeoutMs?: number;
  /** Origins whose pages may call, or `*` for any; none by default. */
  corsOrigins?: string[] | '*';
  /** Express's `trust proxy`: the number of proxies before the service, or their networks. */
  trustProxy?: number | string[] | false;
  /** Returns whether an error means that something the service needs is unavailable. */
  isUnavailable?: (error: unknown) => boolean;
  /**
   * Names reasons: a 500 says how a handler broke the contract, and the log has the message of a refusal. Default: whether
   * `NODE_ENV` is `development`.
   */
  isDevelopment?: boolean;
  /** Called for each request when it is over. */
  onRequest?: OnRequest | undefined;
  /** Without a log, nothing is logged. */
  log?: Logger;
}

/** Contexts of a server without authentication of its own: the credentials as received. */
export interface CredentialContexts extends Contexts {
  public: { [header: string]: string };
  workspace: { [header: string]: string };
  apiKey: { [header: string]: string };
}

type WithoutAuthentication = Omit<AppOptions<CredentialContexts>, 'authenticate' | 'once'>;

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
    sessions,
    isUnavailable = () => false,
    isDevelopment = process.env.NODE_ENV === 'development',
    onRequest,
    log,
  } = options;
  const app = express();
  app.disable('x-powered-by');
  // Hashing each response costs a fifth of the throughput, and POST responses are never requested conditionally.
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', trustProxy);

  const mayLackProxy = trustProxy === false;
  const common = {
    missing,
    validation,
    urgentPaths,
    admission,
    sessions,
    bodyTimeoutMs,
    corsOrigins,
    mayLackProxy,
    isDevelopment,
    onRequest,
    log,
  };
  const operations =
    'authenticate' in options
      ? frame<C>({ ...common, handlers: options.handlers, authenticate: options.authenticate, once: options.once })
      : frame<CredentialContexts>({ ...common, handlers: options.handlers, authenticate: async ({ credentials }) => credentials });
  app.use(operations, requestIdHeader, ...pages, refuseUnknownPath);
  app.use(failures({ log, isUnavailable, isDevelopment }));
  return app;
}
