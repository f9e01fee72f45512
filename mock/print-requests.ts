/** Prints a line for each request, with the reason of a refusal. */
import type { RequestHandler } from 'express';
import { printable, truncate } from '../generated/text.ts';

export function printRequests(print: (line: string) => void): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.on('close', () => {
      const ms = Math.round(performance.now() - start);
      const outcome = res.writableFinished ? `${res.statusCode} (${ms} ms)` : `disconnected before the response (${ms} ms)`;
      const reason = res.locals.failure === undefined ? '' : ` ${res.locals.failure.message}`;
      print(shortened(`${req.method} ${req.originalUrl} ${outcome}${reason}`));
    });
    next();
  };
}

/** Shortens and escapes request data, so that it neither moves the cursor nor fills the screen. */
export const shortened = (text: string): string => truncate(printable(text), 500);
