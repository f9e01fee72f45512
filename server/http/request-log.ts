/**
 * Gives each request an id and one line in the log. Not pino-http: it logs all headers unless each secret one is redacted, and does
 * not bound them.
 */
import { randomUUID } from 'node:crypto';
import type { Locals, Request, RequestHandler, Response } from 'express';
import { credentialHeaders } from '../../generated/handlers.ts';
import { type Operation, withoutContent } from '../../generated/operations.ts';
import { Stopwatch } from '../clock.ts';
import { Failure } from '../errors.ts';
import type { Logger } from '../log/readable-log.ts';
import type { VerifiedToken } from './admission.ts';
import { hostProblem } from './connections.ts';
import type { OnRequest } from './options.ts';
import { credentialKindOf, operationAt, sentRequestId, sentTraceId } from './request.ts';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
      /** The trace that the caller's request is part of. */
      traceId: string | undefined;
      /** The wait for turns in the queue. */
      queue: Stopwatch;
      database: Stopwatch;
      /** The caller whose turn the request took in the queue. */
      caller: string;
      /** The token that named the caller. */
      verified?: VerifiedToken;
      /** True if a session of the console stands for the credentials. */
      hasSession?: boolean;
      /** The operation at the request's path; undefined for another path. */
      operation: Operation | undefined;
      /** The handler's context, once the caller is known. */
      context?: unknown;
      bodyBytes?: number;
      /** Headers of any response to this request. */
      headers?: { readonly [name: string]: string };
      failure?: Failure;
      /** The contract violation of the handler's response. */
      badReply?: Error;
    }
  }
}

interface RequestLogOptions {
  /** Adds the message of the failure to the line, which may quote the request. */
  withMessages?: boolean;
  onRequest?: OnRequest | undefined;
}

/** Gives each request its id, and logs it without its content when it is over. */
export function requestLog(log: Logger | undefined, { withMessages = false, onRequest }: RequestLogOptions = {}): RequestHandler {
  return (req, res, next) => {
    res.locals.requestId = sentRequestId(req.headers) ?? randomUUID();
    res.locals.traceId = sentTraceId(req.headers);
    res.locals.queue = new Stopwatch();
    res.locals.database = new Stopwatch();
    // Below a prefix, the URL begins after it.
    res.locals.operation = operationAt(req.url);
    if (log !== undefined && log.isLevelEnabled?.('warn') !== false) logWhenOver(log, req, res, withMessages);
    if (onRequest !== undefined) observeWhenOver(onRequest, res);
    next();
  };
}

/**
 * Warns once if a proxy seems to stand before the service but none is configured. All callers would then share one network address.
 */
export function warnOfProxy(log: Logger): RequestHandler {
  let isTold = false;
  return (req, _res, next) => {
    if (!isTold && req.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      log.warn(
        {},
        'x-forwarded-for is ignored, since TRUST_PROXY is not set. Behind a proxy, limits for each network address count all callers as one: set TRUST_PROXY to the number of proxies, or to 0 if there is none.',
      );
    }
    next();
  };
}

/** Rejects a missing, repeated or malformed header `host`. Node.js itself would reject only a missing one, without the envelope. */
export const requireHost: RequestHandler = (req, _res, next) => {
  const problem = hostProblem(req);
  if (problem === undefined) return next();
  throw new Failure('INVALID_ARGUMENT', problem, { headers: { connection: 'close' } });
};

/** For the pages beside the API; responses of operations have the header anyway. */
export const requestIdHeader: RequestHandler = (_req, res, next) => {
  res.setHeader('x-request-id', res.locals.requestId);
  next();
};

function observeWhenOver(onRequest: OnRequest, res: Response): void {
  const start = performance.now();
  res.on('close', () => {
    const { operation, verified, database, failure } = res.locals;
    onRequest({
      operation: operation?.id,
      callerId: verified?.id,
      status: res.statusCode,
      seconds: (performance.now() - start) / 1000,
      databaseSeconds: database.milliseconds / 1000,
      failure,
    });
  });
}

/** Milliseconds from which a request counts as slow. */
const slowMs = 1000;

function logWhenOver(log: Logger, req: Request, res: Response, withMessages: boolean): void {
  const start = performance.now();
  // The address is unknown once the socket is gone.
  const address = req.ip?.slice(0, 100);
  res.on('close', () => {
    const { requestId, traceId, operation, queue, database, bodyBytes, failure } = res.locals;
    const ms = performance.now() - start;
    const line = {
      requestId,
      traceId,
      method: req.method,
      path: req.originalUrl.split('?')[0]?.slice(0, 200),
      operation: operation?.id,
      ...callerOf(req, res.locals),
      status: res.statusCode,
      ...(failure === undefined ? {} : reasonOf(failure)),
      ms: rounded(ms),
      queueMs: rounded(queue.milliseconds),
      databaseMs: operation && rounded(database.milliseconds),
      bytes: bodyBytes,
      address,
      ...(withMessages ? { message: failure?.message } : {}),
    };
    if (!res.writableFinished) log.warn(line, 'connection closed before the response was sent');
    else if (ms >= slowMs) log.warn(line, 'slow request');
    else log.info(line, 'request');
  });
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** The form of all ids that the service makes. A token has another one. */
const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const idFields = {
  apiKey: { genuine: 'apiKeyId', claimed: 'claimedApiKeyId' },
  workspace: { genuine: 'workspaceId', claimed: 'claimedWorkspaceId' },
} as const;

/** Names the caller. Without a valid token, the id is one that the request merely claims. */
function callerOf({ headers }: Request, { operation, context, verified }: Partial<Locals>): { [field: string]: string } {
  const kind = operation === undefined ? 'public' : credentialKindOf(headers, operation);
  if (kind === 'public') return {};
  const id = headers[credentialHeaders[kind][0]];
  if (typeof id !== 'string' || !idForm.test(id)) return {};
  const isGenuine = context !== undefined || verified?.id === id;
  return { [idFields[kind][isGenuine ? 'genuine' : 'claimed']]: id };
}

/** Returns the first reason of a failure, without content of the request. */
function reasonOf({ status, details: [detail], why }: Failure) {
  return { error: status, reason: detail?.reason, field: detail && withoutContent(detail.field), why };
}
