/** The interface of both validators. They accept and refuse the same messages with the same words. */
import type { Request, Response } from 'express';
import { type Operation, replySchema, requestSchema } from '../../generated/operations.ts';
import type { Failure } from '../errors.ts';
import { explain } from './explain.ts';
import { invalidRequest } from './request.ts';

export interface Validator {
  /** Throws if the request does not fit the document. */
  checkRequest(req: Request, res: Response, operation: Operation): Promise<void> | void;
  /** Sends the body of a success, or throws a BadReply if it does not fit the document. */
  send(res: Response, operation: Operation, body: unknown): void;
}

/** A handler's response that breaks the contract, and is never sent. The message names the first violation, for the log. */
export class BadReply extends Error {
  constructor(operation: Operation, body: unknown, options?: ErrorOptions) {
    const [violation] = explain(replySchema(operation, operation.success), body, Number.POSITIVE_INFINITY);
    const why = violation === undefined ? '' : `: ${violation.field || 'it'} ${violation.description}`;
    super(`The response of ${operation.id} does not fit its schema${why}`, options);
  }
}

/** Returns the errors that the caller must correct. The explainer finds them, since its words are clearer than a validator's. */
export const explainRefusal = (operation: Operation, body: unknown, bytes: number): Failure =>
  invalidRequest(explain(requestSchema(operation), body, bytes));
