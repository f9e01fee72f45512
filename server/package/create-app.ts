/** Serves the contract as middleware of a host's application. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RequestHandler, Router } from 'express';
import { type Contexts, credentialHeaders, type Handlers, type OperationId, operations } from '../../generated/handlers.ts';
import type { Admission } from '../http/admission.ts';
import { endIfUnread } from '../http/connections.ts';
import { frame } from '../http/frame.ts';
import { operationAt } from '../http/request.ts';
import type { Logger } from '../http/request-log.ts';
import { failures } from '../http/respond.ts';
import type { Authenticate as AuthenticateCall } from '../http/serve.ts';

export interface AppOptions<C extends Contexts> {
  /** Handlers by operation. Operations without one return 501. */
  handlers: Partial<Handlers<C>>;
  /** Checks credentials. Listed before inline handlers, it gives their contexts their types. */
  authenticate: Authenticate<C>;
  /**
   * The validator of requests and responses; both accept and refuse the same. `express-openapi-validator` must be installed, is
   * slower, and independent of this package. Default `compiled`.
   */
  validation?: 'compiled' | 'express-openapi-validator';
  /** Origins whose pages may call, or `*` for any. Default: none. */
  corsOrigins?: string[] | '*';
  /** Milliseconds in which a request body must have arrived. Default 30,000. */
  bodyTimeoutMs?: number;
  /** Returns whether an error means that something is unavailable, such as the database. Callers then get a 503. Default: never. */
  isUnavailable?: (error: unknown) => boolean;
  /**
   * Names reasons: a 500 says how a handler broke the contract, and the log has the message of a refusal. Default: whether
   * `NODE_ENV` is `development`.
   */
  isDevelopment?: boolean;
  /** Gets one line for each request, and each error of a handler. Default: nothing is logged. */
  logger?: Logger;
}

export type Promised<T> = T | Promise<T>;

/** Turns credentials into the contexts that handlers get, or throws `unauthenticated()`. No credential is empty. */
export interface Authenticate<C extends Contexts> {
  public(caller: Caller): Promised<C['public']>;
  workspace(credentials: { workspaceId: string; authToken: string }, caller: Caller): Promised<C['workspace']>;
  apiKey(credentials: { apiKey: string; authToken: string }, caller: Caller): Promised<C['apiKey']>;
}

export interface Caller {
  operationId: OperationId;
  /** The caller's network address, by the host's setting `trust proxy`. */
  address: string;
  /** The origin of the page that calls; undefined if no browser does. */
  origin: string | undefined;
  /**
   * The caller's `Idempotency-Key`, if the operation takes one: 1 to 255 visible ASCII characters. Store the response with it in the
   * transaction of the write. Return it to the same request, with the header `idempotency-replayed: true`.
   */
  idempotencyKey: string | undefined;
  /** Sends these headers with any response to this request. */
  setHeaders(headers: { readonly [name: string]: string }): void;
}

/**
 * Creates middleware that serves the contract: `app.use('/api', createApp(…))`. It passes unknown paths on, and reads request
 * bodies itself. Mount it before `express.json()`. Throws a `TypeError` for a handler or a validator that does not exist.
 */
export function createApp<Public, Workspace, ApiKey>(
  options: AppOptions<{ public: Public; workspace: Workspace; apiKey: ApiKey }>,
): RequestHandler {
  const { handlers, authenticate, validation = 'compiled', corsOrigins = [], bodyTimeoutMs = 30_000, logger: log } = options;
  const { isUnavailable = () => false, isDevelopment = process.env.NODE_ENV === 'development' } = options;
  check({ handlers, authenticate, validation });
  const middleware = frame({
    handlers,
    authenticate: authenticateBy(authenticate),
    missing: 'unimplemented',
    validation,
    urgentPaths: [],
    admission: admitAll,
    bodyTimeoutMs,
    corsOrigins,
    // The host has configured its proxies.
    mayLackProxy: false,
    isDevelopment,
    log,
  });
  const router = Router();
  router.use(passOthers, endConnections, ...middleware, failures({ log, isUnavailable, isDevelopment }));
  return router;
}

/** Finds mistakes for callers without types. */
function check({
  handlers,
  authenticate,
  validation,
}: Required<Pick<AppOptions<Contexts>, 'authenticate' | 'validation'>> & { handlers: object }): void {
  const unknown = Object.keys(handlers).find((name) => !Object.hasOwn(operations, name));
  if (unknown !== undefined) {
    throw new TypeError(`createApp: there is no operation "${unknown}". The operations are ${Object.keys(operations).join(', ')}.`);
  }
  for (const kind of ['public', 'workspace', 'apiKey'] as const) {
    if (typeof authenticate?.[kind] !== 'function') throw new TypeError(`createApp: authenticate.${kind} must be a function.`);
  }
  if (validation !== 'compiled' && validation !== 'express-openapi-validator') {
    throw new TypeError(`createApp: validation must be compiled or express-openapi-validator, but is ${validation}.`);
  }
}

/** Leaves the router for paths of no operation. */
const passOthers: RequestHandler = (req, _res, next) => (operationAt(req.url) === undefined ? next('router') : next());

/** For hosts with a server of their own; `createHttpServer` does it for every response. */
const endConnections: RequestHandler = (req, res, next) => {
  endIfUnread(req, res);
  next();
};

/** A host bounds its load by itself. In a turn, Node.js reads a body that has arrived with its head, so that no refusal comes before it. */
const admitAll: Admission = {
  nameCaller: () => '',
  turn: () => nextTurn(),
  enter: () => nextTurn(true),
  leave: () => {},
  onConnection: () => {},
};

const authenticateBy =
  <C extends Contexts>(authenticate: Authenticate<C>): AuthenticateCall<C> =>
  async ({ operation, kind, credentials, origin, address, idempotencyKey, setHeaders }) => {
    const caller: Caller = { operationId: operation.id, address: address(), origin, idempotencyKey, setHeaders };
    if (kind === 'public') return await authenticate.public(caller);
    const [idHeader, tokenHeader] = credentialHeaders[kind];
    const { [idHeader]: id = '', [tokenHeader]: authToken = '' } = credentials;
    return kind === 'workspace'
      ? await authenticate.workspace({ workspaceId: id, authToken }, caller)
      : await authenticate.apiKey({ apiKey: id, authToken }, caller);
  };
