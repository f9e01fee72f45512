/** Validates messages by code that `npm run generate` compiles from the document. */
import type { Request, Response } from 'express';
import { explain } from '../../generated/explain.ts';
import { type Operation, replySchema, requestSchema } from '../../generated/operations.ts';
import { replies, requests } from '../../generated/validators.js';
import type { Failure } from '../errors.ts';
import { invalidRequest } from './request.ts';

/** Both validators accept and reject the same messages with the same words. */
export interface Validator {
  /** Throws if the request does not fit the document. */
  checkRequest(req: Request, res: Response, operation: Operation): Promise<void> | void;
  /** Throws a BadReply if the body of a success does not fit the document. */
  checkReply(res: Response, operation: Operation, body: unknown): void;
}

/** A handler's response that breaks the contract, and is never sent. The message names the first violation, for the log. */
export class BadReply extends Error {
  constructor(operation: Operation, body: unknown, options?: ErrorOptions) {
    const [violation] = explain(replySchema(operation, operation.success), body, Number.POSITIVE_INFINITY);
    const why = violation === undefined ? '' : `: ${violation.field || 'it'} ${violation.description}`;
    super(`The response of ${operation.id} does not fit its schema${why}`, options);
    // No frame is the handler's.
    delete this.stack;
  }
}

/** Returns the errors that the caller must correct. The explainer finds them, since its words are clearer than a validator's. */
export const explainRefusal = (operation: Operation, body: unknown, bytes: number): Failure =>
  invalidRequest(explain(requestSchema(operation), body, bytes));

export function checkBody(operation: Operation, body: unknown, bytes: number): void {
  if (!requests[operation.id](body)) throw explainRefusal(operation, body, bytes);
}

/** Throws a BadReply if the body of a success does not fit the document. */
export function checkReply(operation: Operation, body: unknown): void {
  if (!replies[operation.id](body)) throw new BadReply(operation, body);
}

export const compiled: Validator = {
  checkRequest: (req, res, operation) => checkBody(operation, req.body, res.locals.bodyBytes ?? 0),
  checkReply: (_res, operation, body) => checkReply(operation, body),
};
