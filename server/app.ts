/**
 * Builds the application: the document decides which messages are valid, handlers decide what happens. The service is made of it, and
 * `@collaboration/server` offers it to teams with handlers of their own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import express, { type Express, type IRouter, type RequestHandler, Router } from 'express';
import type { Contexts } from '../generated/handlers.ts';
import { createAdmission, inTurn, unlimited } from './http/admission.ts';
import { endIfUnread } from './http/connections.ts';
import { expressOpenapiValidator } from './http/express-openapi-validator.ts';
import type { AppOptions, Authenticate } from './http/options.ts';
import { operationAt } from './http/request.ts';
import { requestIdHeader, requestLog, requireHost, warnOfProxy } from './http/request-log.ts';
import { failures } from './http/respond.ts';
import { checkCalls, compiled, refuseUnknownPath, serve } from './http/serve.ts';

/**
 * Creates middleware that serves the contract: `app.use('/api', createApp(…))`. It reads request bodies itself, so mount it before
 * `express.json()`. With `pages`, creates an application of its own. `createHttpServer` is best under both. Throws a `TypeError` for
 * Express 4, and for a handler or a validator that does not exist.
 */
export function createApp<Public, Workspace, ApiKey>(
  options: AppOptions<{ public: Public; workspace: Workspace; apiKey: ApiKey }> & { pages: readonly RequestHandler[] },
): Express;
export function createApp<Public, Workspace, ApiKey>(
  options: AppOptions<{ public: Public; workspace: Workspace; apiKey: ApiKey }>,
): Middleware;
export function createApp<C extends Contexts>(options: AppOptions<C>): RequestHandler {
  const {
    handlers,
    authenticate,
    once,
    missing = 'unimplemented',
    validation = 'compiled',
    pages,
    urgentPaths = [],
    admission = createAdmission(unlimited),
    sessions,
    bodyTimeoutMs = 30_000,
    corsOrigins = [],
    trustProxy = false,
    isUnavailable,
    isDevelopment = process.env.NODE_ENV === 'development',
    onRequest,
    logger: log,
  } = options;
  // Express 4 does not catch rejections of middleware: the first refusal would end the process. Express 5 has no `query`.
  if ('query' in express) throw new TypeError('createApp: needs Express 5, but found Express 4. Install express@5.');
  checkCalls('createApp', handlers, authenticate);
  if (validation !== 'compiled' && validation !== 'express-openapi-validator') {
    throw new TypeError(`createApp: validation must be compiled or express-openapi-validator, but is ${validation}.`);
  }
  const validator = validation === 'compiled' ? compiled : expressOpenapiValidator();
  const app: IRouter = pages === undefined ? Router().use(passOthers, endConnections) : ownApp(trustProxy);
  app.use(requestLog(log, { withMessages: isDevelopment, onRequest }));
  if (sessions !== undefined) app.use(sessions);
  app.use(inTurn(admission, urgentPaths), requireHost);
  if (log !== undefined && pages !== undefined && trustProxy === false) app.use(warnOfProxy(log));
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins));
  app.use(serve({ handlers, authenticate, once, missing, validator, admission, bodyTimeoutMs }));
  if (pages !== undefined) app.use(requestIdHeader, ...pages, refuseUnknownPath);
  app.use(failures({ log, isUnavailable, isDevelopment }));
  return pages === undefined ? belowAnyHost(app) : app;
}

/** Middleware of Express, and of hosts with the requests of `node:http`, such as Koa and Fastify. */
export interface Middleware extends RequestHandler {
  (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
}

/** Gives requests of other hosts an application of Express. */
function belowAnyHost(router: RequestHandler): Middleware {
  const app = ownApp(false).use(router);
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) =>
    void Reflect.apply('app' in req ? router : app, undefined, [req, res, next]);
}

function ownApp(trustProxy: number | readonly string[] | false): Express {
  const app = express();
  app.disable('x-powered-by');
  // Hashing each response costs a fifth of the throughput, and POST responses are never requested conditionally.
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  return app.set('trust proxy', trustProxy);
}

/** Leaves the router for paths of no operation. */
const passOthers: RequestHandler = (req, _res, next) => (operationAt(req.url) === undefined ? next('router') : next());

/** For hosts with a server of their own; `createHttpServer` does it for every response. */
const endConnections: RequestHandler = (req, res, next) => {
  endIfUnread(req, res);
  next();
};

/** Lets pages of these origins call, and read the response headers that callers need. `*` allows any origin. */
export const allowOrigins = (origin: readonly string[] | '*'): RequestHandler =>
  cors({
    origin: origin === '*' ? origin : [...origin],
    methods: ['POST'],
    exposedHeaders: ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy', 'idempotency-replayed'],
    maxAge: 600,
  });

/** Contexts of a server without authentication of its own: the credentials as received. */
export interface CredentialContexts {
  public: object;
  workspace: { workspaceId: string; authToken: string };
  apiKey: { apiKey: string; authToken: string };
}

/** Accepts any credentials that are present. */
export const anyCredentials: Authenticate<CredentialContexts> = {
  public: () => ({}),
  workspace: (credentials) => credentials,
  apiKey: (credentials) => credentials,
};
