/** A request's id, and its one line in the log. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Operation } from './contract.ts';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
      /** Once the path and method are known to be an operation's. */
      operation?: Operation;
      /** Once the caller is known: what the handler is given beside `data`. */
      context?: unknown;
      bodyBytes?: number;
      /** What is wrong with the reply that was about to be sent. */
      badReply?: Error;
    }
  }
}

const acceptable = /^[\w.:/+=-]{1,128}$/;

/** Keeps the caller's `x-request-id` where it is harmless, makes one otherwise, and logs the request when it is over. Never its content. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const sent = req.headers['x-request-id'];
    const requestId = typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID();
    res.locals.requestId = requestId;
    res.setHeader('x-request-id', requestId);
    const start = process.hrtime.bigint();
    res.on('close', () => {
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      const line = {
        requestId,
        method: req.method,
        path: req.originalUrl.split('?')[0]?.slice(0, 200),
        operation: res.locals.operation?.id,
        status: res.statusCode,
        ms: Math.round(ms * 100) / 100,
        bytes: res.locals.bodyBytes,
        address: req.ip,
      };
      if (res.writableFinished) log.info(line, 'request');
      else log.warn(line, 'request aborted by the caller');
    });
    next();
  };
}
