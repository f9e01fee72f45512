/** Serves the operations. A boundary file: one table holds all handlers, and no type expresses their different contexts. */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Json } from '../../generated/document.ts';
import { type Contexts, type Handlers, operations } from '../../generated/handlers.ts';
import { examplesOf, type Operation, operationsByPath } from '../../generated/operations.ts';
import { Failure, unimplemented } from '../errors.ts';
import { currentRequest } from '../log/current-request.ts';
import type { Admission } from './admission.ts';
import type { Authenticate, Caller, Missing, Once, Validator } from './options.ts';
import { readBytes } from './read-body.ts';
import { type Credentials, checkBody, receive, type Steps, sentIdempotencyKey, unknownPath } from './request.ts';
import { checkReply, sendJson, serialize } from './respond.ts';

/** Rejects every request that no operation or page has taken. */
export const refuseUnknownPath: RequestHandler = () => {
  throw unknownPath();
};

/** The handlers and the options of calls, on any host. */
export interface Calls<C extends Contexts> {
  handlers: Partial<Handlers<C>>;
  authenticate: Authenticate<C>;
  /** Undefined: the handlers see to the key themselves. */
  once: Once<C> | undefined;
  missing: Missing;
}

/** Finds mistakes for callers without types. `name` is the function that was called. */
export function checkCalls(name: string, handlers: object, authenticate: Partial<Authenticate<Contexts>> | undefined): void {
  const unknown = Object.keys(handlers).find((id) => !Object.hasOwn(operations, id));
  if (unknown !== undefined) {
    throw new TypeError(`${name}: there is no operation "${unknown}". The operations are ${Object.keys(operations).join(', ')}.`);
  }
  for (const kind of ['public', 'workspace', 'apiKey'] as const) {
    if (typeof authenticate?.[kind] !== 'function') throw new TypeError(`${name}: authenticate.${kind} must be a function.`);
  }
}

interface Sent {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** The steps in which hosts differ. */
interface Host extends Omit<Steps<unknown, Buffer>, 'authenticate'> {
  caller: Omit<Caller, 'operationId' | 'idempotencyKey' | 'whenRefused' | 'holdSuccess'>;
  /** Called when a success is held (`Caller.holdSuccess`). */
  leave(): void;
  /** Called once the caller is known. */
  onContext?(context: unknown): void;
  checkReply(body: unknown): void;
}

/** Returns a function that resolves to the body of a success, or rejects with the error to send as a failure. */
export function carryingOut<C extends Contexts>({ handlers, authenticate, once, missing }: Calls<C>) {
  const table = tableOf(handlers, missing);
  return async (
    operation: Operation,
    request: Sent,
    { caller, leave, onContext, checkReply, ...steps }: Host,
  ): Promise<unknown> => {
    const { headers } = request;
    let countRefusal = async () => {};
    let held: Promise<void> | undefined;
    const settle = async () => {
      if (held === undefined) return;
      leave();
      await held;
    };
    try {
      const { context, bytes, data, idempotencyKey } = await receive(operation, request, {
        ...steps,
        authenticate: async (credentials) => {
          const found = await contextOf(authenticate, credentials, {
            ...caller,
            operationId: operation.id,
            idempotencyKey: sentIdempotencyKey(headers, operation),
            whenRefused: (count) => {
              countRefusal = count;
            },
            holdSuccess: (until) => {
              held = until;
            },
          });
          onContext?.(found);
          return found;
        },
      });
      const handle = (given: C[keyof Contexts]) => table[operation.id](data, given, headers);
      if (idempotencyKey === undefined || once === undefined) {
        const reply = await handle(context);
        checkReply(reply);
        await settle();
        return reply;
      }
      const { body: reply, isReplay } = await once({ operation, idempotencyKey, bytes }, context, handle);
      caller.setHeaders({ 'idempotency-replayed': String(isReplay) });
      // Replays stored responses unchanged, even those of another version.
      if (!isReplay) checkReply(reply);
      await settle();
      return reply;
    } catch (error) {
      if (isRefusal(error)) await caller.database.during(countRefusal);
      throw error;
    }
  };
}

interface Serving<C extends Contexts> extends Calls<C> {
  validator: Validator;
  admission: Admission;
  /** Milliseconds in which a body must have arrived. */
  bodyTimeoutMs: number;
}

/** Validates by code that `npm run generate` compiles from the document. */
export const compiled: Validator = {
  checkRequest: (req, res, operation) => checkBody(operation, req.body, res.locals.bodyBytes ?? 0),
  checkReply: (_res, operation, body) => checkReply(operation, body),
};

/** Serves the paths of operations and no others. */
export function serve<C extends Contexts>({ validator, admission, bodyTimeoutMs, ...calls }: Serving<C>): RequestHandler {
  const carryOut = carryingOut(calls);
  return async (req, res, next) => {
    const { operation, caller, queue, database, requestId } = res.locals;
    if (operation === undefined) return next();
    if (req.readableDidRead) throw misplaced();
    let hasEntered = false;
    const leave = () => {
      if (hasEntered) admission.leave(caller);
      hasEntered = false;
    };
    try {
      const host: Host = {
        caller: {
          verified: res.locals.verified,
          address: req.ip ?? '',
          origin: req.headers.origin,
          hasSession: res.locals.hasSession === true,
          setHeaders: (headers) => {
            res.locals.headers = { ...res.locals.headers, ...headers };
          },
          database,
        },
        leave,
        enter: async () => {
          hasEntered = await queue.during(() => admission.enter(req, caller));
        },
        onContext: (context) => {
          res.locals.context = context;
        },
        read: async (maxBytes) => {
          const read = await readBytes(req, { maxBytes, timeoutMs: bodyTimeoutMs });
          res.locals.bodyBytes = read.length;
          // Queues only now, so that a slow sender takes no turn while its body arrives.
          hasEntered ||= await queue.during(() => admission.enter(req, caller, read.length));
          return read;
        },
        validate: (sent) => {
          req.body = sent;
          return validator.checkRequest(req, res, operation);
        },
        checkReply: (reply) => validator.checkReply(res, operation, reply),
      };
      const body = await currentRequest.run({ requestId, operation: operation.id }, () => carryOut(operation, req, host));
      sendJson(res, operation.success, await serialize(body));
    } finally {
      leave();
    }
  };
}

function contextOf<C extends Contexts>(
  authenticate: Authenticate<C>,
  credentials: Credentials,
  caller: Caller,
): C[keyof Contexts] | Promise<C[keyof Contexts]> {
  if (credentials.kind === 'public') return authenticate.public(caller);
  const { id, authToken } = credentials;
  return credentials.kind === 'workspace'
    ? authenticate.workspace({ workspaceId: id, authToken }, caller)
    : authenticate.apiKey({ apiKey: id, authToken }, caller);
}

/** The checks of size, depth and encoding need the bytes of a body. */
const misplaced = (): Failure =>
  new Failure('INTERNAL', 'Other middleware has already read the request body. Mount the contract before express.json().');

const isRefusal = (error: unknown): boolean => error instanceof Failure && error.httpStatus < 500 && error.httpStatus !== 429;

type AnyHandler = (data: Json, context: unknown, headers: IncomingHttpHeaders) => Promise<unknown>;

function tableOf<C extends Contexts>(
  handlers: Partial<Handlers<C>>,
  missing: Missing,
): { readonly [Id in Operation['id']]: AnyHandler } {
  const entries = [...operationsByPath.values()].map((operation): [string, AnyHandler] => {
    const handler = handlers[operation.id] as AnyHandler | undefined;
    return [operation.id, handler ?? fallbackOf(operation, missing)];
  });
  return Object.fromEntries(entries) as { readonly [Id in Operation['id']]: AnyHandler };
}

function fallbackOf(operation: Operation, missing: Missing): AnyHandler {
  if (missing === 'unimplemented') return () => Promise.reject(unimplemented());
  if (missing === 'example') return example(operation);
  return (data, _context, headers) => missing(operation, data, headers);
}

const example = (operation: Operation): AnyHandler => {
  const [first] = Object.values(examplesOf(operation, operation.success));
  return async () => first;
};
