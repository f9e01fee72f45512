/** Holds requests and responses against the document, with express-openapi-validator. */
import type { Request, RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import { invalidArgument } from '../errors.ts';
import { bundle } from './contract.ts';
import { repeated } from './repeated.ts';

type Spec = Extract<Parameters<typeof middleware>[0]['apiSpec'], object>;

/** Who stands before the validator has been let in by authentication with what the document asks for; this is the second look. */
const isAuthenticated = (req: Request): boolean => req.res?.locals.context !== undefined;

export function validate(): RequestHandler[] {
  const handlers = middleware({
    apiSpec: specOf(bundle),
    // Lint and tests hold the document to the rules of OpenAPI; at start that would be work done again.
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true, removeAdditional: false, coerceTypes: false },
    validateResponses: {
      removeAdditional: false,
      coerceTypes: false,
      onError: (error, _body, req) => {
        if (req.res) req.res.locals.badReply = error;
      },
    },
    validateSecurity: {
      handlers: { ApiKey: isAuthenticated, ApiKeyToken: isAuthenticated, WorkspaceId: isAuthenticated, WorkspaceToken: isAuthenticated },
    },
    fileUploader: false,
    validateFormats: true,
  });
  return [throwBadReplies, ...handlers, refuseRepeated];
}

/** The validator answers a bad reply itself, not in the envelope; so it only marks it, and what it hands on throws. */
const throwBadReplies: RequestHandler = (_req, res, next) => {
  const send = res.json.bind(res);
  res.json = (body) => {
    if (res.locals.badReply !== undefined) throw res.locals.badReply;
    return send(body);
  };
  next();
};

const refuseRepeated: RequestHandler = (req, res, next) => {
  const { operation } = res.locals;
  if (operation === undefined) return next();
  const [first, ...rest] = repeated(operation.unique, req.body.data);
  next(first === undefined ? undefined : invalidArgument(first, ...rest));
};

/** A copy, because the validator changes what it is given. */
const specOf = (document: object): Spec => JSON.parse(JSON.stringify(document));
