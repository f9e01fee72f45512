/** For whoever looks on at a terminal: a line for each request, with why it was refused. */
import type { RequestHandler } from 'express';
import { truncate } from '../server/text.ts';

export function printRequests(print: (line: string) => void): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.on('close', () => {
      const ms = Math.round(performance.now() - start);
      const outcome = res.writableFinished ? `${res.statusCode} (${ms} ms)` : `gone before the answer (${ms} ms)`;
      const reason = res.locals.failure === undefined ? '' : ` ${res.locals.failure.message}`;
      print(printable(`${req.method} ${req.originalUrl} ${outcome}${reason}`));
    });
    next();
  };
}

/** What a caller sends must not move the cursor, nor fill the screen. */
export const printable = (text: string): string => truncate(text.replaceAll(/\p{Cc}/gu, '?'), 500);
