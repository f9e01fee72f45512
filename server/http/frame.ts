/** The middleware that serves the contract, for an application of its own (server/app.ts) and for one of a host (package/index.ts). */
import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Contexts, Handlers } from '../../generated/handlers.ts';
import { Failure } from '../errors.ts';
import { type Admission, inTurn } from './admission.ts';
import { expressOpenapiValidator } from './express-openapi-validator.ts';
import type { Logger } from './request-log.ts';
import { type OnRequest, requestLog, requireHost, warnOfProxy } from './request-log.ts';
import { type Authenticate, type Missing, type Once, serve } from './serve.ts';
import { compiled } from './validate.ts';

/** `compiled` is many times faster; `express-openapi-validator` is the independent validator. */
export type Validation = 'compiled' | 'express-openapi-validator';

interface FrameOptions<C extends Contexts> {
  handlers: Partial<Handlers<C>>;
  authenticate: Authenticate<C>;
  /** Carries out calls with an `Idempotency-Key`. Undefined: the handlers do. */
  once?: Once<C> | undefined;
  missing: Missing;
  validation: Validation;
  urgentPaths: readonly string[];
  admission: Admission;
  /** Gives requests with a cookie their credentials. */
  sessions?: RequestHandler | undefined;
  bodyTimeoutMs: number;
  corsOrigins: string[] | '*';
  /** Warns of a proxy that is not configured. */
  mayLackProxy: boolean;
  isDevelopment: boolean;
  /** Called for each request when it is over. */
  onRequest?: OnRequest | undefined;
  log: Logger | undefined;
}

/** Returns middleware that passes paths of no operation on. */
export function frame<C extends Contexts>(options: FrameOptions<C>): RequestHandler[] {
  const { handlers, authenticate, once, missing, validation, urgentPaths, admission, bodyTimeoutMs, corsOrigins, log } = options;
  const validator = validation === 'compiled' ? compiled : expressOpenapiValidator();
  return [
    requestLog(log, { withMessages: options.isDevelopment, onRequest: options.onRequest }),
    ...(options.sessions === undefined ? [] : [options.sessions]),
    inTurn(admission, urgentPaths),
    requireHost,
    ...(log !== undefined && options.mayLackProxy ? [warnOfProxy(log)] : []),
    ...(corsOrigins.length > 0 ? [allowOrigins(corsOrigins)] : []),
    refuseReadBody,
    serve({ handlers, authenticate, once, missing, validator, admission, bodyTimeoutMs }),
  ];
}

/** The checks of size, depth and encoding need the bytes of a body. */
const refuseReadBody: RequestHandler = (req, res, next) => {
  if (res.locals.operation === undefined || !req.readableDidRead) return next();
  throw new Failure('INTERNAL', 'Other middleware has already read the request body. Mount the contract before express.json().');
};

/** Lets pages of these origins call, and read the response headers that callers need. `*` allows any origin. */
export const allowOrigins = (origin: string[] | '*'): RequestHandler =>
  cors({
    origin,
    methods: ['POST'],
    exposedHeaders: ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy', 'idempotency-replayed'],
    maxAge: 600,
  });
