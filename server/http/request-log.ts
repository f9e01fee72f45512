/**
 * Gives each request an id and one line in the log. Not pino-http: it logs all headers unless each secret one is redacted, and does
 * not bound them.
 */
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../errors.ts';
import type { Operation } from './contract.ts';
import type { Logger } from './logger.ts';
import { operationAt, sentRequestId } from './request.ts';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
      /** The caller whose turn the request took in the queue. */
      caller: string;
      /** The operation at the request's path; undefined for another path. */
      operation: Operation | undefined;
      /** The handler's context, once the caller is known. */
      context?: unknown;
      bodyBytes?: number;
      /** Headers of any response to this request. */
      headers?: { readonly [name: string]: string };
      /** The failure that was sent. */
      failure?: Failure;
      /** The contract violation of the handler's response. */
      badReply?: Error;
    }
  }
}

export type OnRequest = (request: {
  /** Undefined for another path. */
  operation: string | undefined;
  status: number;
  seconds: number;
  failure: Failure | undefined;
}) => void;

interface RequestLogOptions {
  /** Adds the message of the failure to the line. */
  withReasons?: boolean;
  onRequest?: OnRequest | undefined;
}

/** Gives each request its id, and logs it without its content when it is over. */
export function requestLog(log: Logger | undefined, { withReasons = false, onRequest }: RequestLogOptions = {}): RequestHandler {
  return (req, res, next) => {
    res.locals.requestId = sentRequestId(req.headers) ?? randomUUID();
    // Below a prefix, the URL begins after it.
    res.locals.operation = operationAt(req.url);
    if (log !== undefined && log.isLevelEnabled?.('warn') !== false) logWhenOver(log, req, res, withReasons);
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

/** HTTP/1.1 requires the header. Node.js itself would refuse it without the envelope. */
export const requireHost: RequestHandler = (req, _res, next) => {
  if (req.headers.host !== undefined || req.httpVersion !== '1.1') return next();
  throw new Failure('INVALID_ARGUMENT', 'The header host is missing.', { headers: { connection: 'close' } });
};

/** For the pages beside the API; responses of operations have the header anyway. */
export const requestIdHeader: RequestHandler = (_req, res, next) => {
  res.setHeader('x-request-id', res.locals.requestId);
  next();
};

function observeWhenOver(onRequest: OnRequest, res: Response): void {
  const start = performance.now();
  res.on('close', () => {
    const { operation, failure } = res.locals;
    onRequest({ operation: operation?.id, status: res.statusCode, seconds: (performance.now() - start) / 1000, failure });
  });
}

function logWhenOver(log: Logger, req: Request, res: Response, withReasons: boolean): void {
  const start = performance.now();
  // The address is unknown once the socket is gone.
  const address = req.ip?.slice(0, 100);
  res.on('close', () => {
    const { requestId, operation, bodyBytes, failure } = res.locals;
    const line = {
      requestId,
      method: req.method,
      path: req.originalUrl.split('?')[0]?.slice(0, 200),
      operation: operation?.id,
      status: res.statusCode,
      ms: Math.round((performance.now() - start) * 100) / 100,
      bytes: bodyBytes,
      address,
      ...(withReasons ? { reason: failure?.message } : {}),
    };
    if (res.writableFinished) log.info(line, 'request');
    else log.warn(line, 'connection closed before the response was sent');
  });
}
