/** From a path to its handler. A boundary file: the table of operations is where a handler meets its input and its caller. */
import type { RequestHandler } from 'express';
import type { Contexts, Credentials, Handlers } from '../../generated/server.ts';
import { credentialHeaders } from '../../generated/server.ts';
import { Failure, unauthenticated } from '../errors.ts';
import { type ContractOperation, operationsByPath } from './contract.ts';

/** Who calls, as far as HTTP knows. Only the headers that the operation's credentials need are handed on, and none is empty. */
export interface Call {
  operation: ContractOperation;
  credentials: { readonly [header: string]: string };
  /** The caller's network address. */
  address: string;
  requestId: string;
}

/** Turns a call into the context that its handler gets, or throws. */
export type Authenticate<C extends Contexts> = (call: Call) => Promise<C[Credentials]>;

/** 404 for what is no operation's exact path, 405 for any other method than POST. */
export const findOperation: RequestHandler = (req, res, next) => {
  const path = req.originalUrl.split('?', 1)[0] ?? '';
  const operation = operationsByPath.get(path);
  if (operation === undefined) throw new Failure('NOT_FOUND', 'There is nothing at this path.');
  res.locals.operation = operation;
  if (req.method !== 'POST') {
    throw new Failure('INVALID_ARGUMENT', 'Every operation is a POST.', { httpStatus: 405, headers: { allow: 'POST' } });
  }
  next();
};

export function authenticated<C extends Contexts>(authenticate: Authenticate<C>): RequestHandler {
  return async (req, res, next) => {
    const { operation, requestId } = res.locals;
    if (operation === undefined) return next();
    const headers = operation.credentials === 'public' ? [] : credentialHeaders[operation.credentials];
    const credentials = Object.fromEntries(headers.map((name) => [name, req.get(name) ?? '']));
    if (Object.values(credentials).includes('')) throw unauthenticated();
    res.locals.context = await authenticate({ operation, credentials, address: req.ip ?? '', requestId });
    next();
  };
}

/** What answers for operations without a handler: 501, or the document's example. */
export type Missing = 'unimplemented' | 'example';

export function handle<C extends Contexts>(handlers: Partial<Handlers<C>>, missing: Missing): RequestHandler {
  // The table ties each id to its own input, context and output, which the type of one handler for all of them cannot express.
  const table = handlers as { readonly [id: string]: ((data: unknown, context: unknown) => Promise<unknown>) | undefined };
  return async (req, res, next) => {
    const { operation, context } = res.locals;
    if (operation === undefined) return next();
    const handler = table[operation.id];
    if (handler !== undefined) {
      const reply = await handler(req.body.data, context);
      res.status(operation.success).json(reply);
    } else if (missing === 'example') {
      res.status(operation.success).json(operation.responses.get(operation.success)?.example);
    } else {
      throw new Failure('UNIMPLEMENTED', 'This server does not implement this operation yet.');
    }
  };
}
