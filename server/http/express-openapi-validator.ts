/**
 * Validates with express-openapi-validator. It is slower than the compiled validators but independent, so it finds their mistakes.
 */
import { createRequire } from 'node:module';
import type { Request, RequestHandler, Response } from 'express';
import type { middleware as Middleware } from 'express-openapi-validator';
import type { OperationId } from '../../generated/handlers.ts';
import { documentOf, type Operation } from '../../generated/operations.ts';
import type { Validator } from './options.ts';
import { explainRefusal } from './request.ts';
import { BadReply } from './respond.ts';

type Spec = Extract<Parameters<typeof Middleware>[0]['apiSpec'], object>;

/** Requests reach the validator with a context, after authentication with the credentials that the document requires. */
const isAuthenticated = (req: Request): boolean => req.res !== undefined && 'context' in req.res.locals;

/**
 * Each operation has a validator of its own, made at its first call. A validator for the whole document would look through all
 * paths on each request, and compile all operations at the first.
 */
const validators = new Map<OperationId, RequestHandler[]>();

export function expressOpenapiValidator(): Validator {
  // Loaded only on demand: a server with the other validator starts in a quarter of the time.
  const { middleware }: { middleware: typeof Middleware } = createRequire(import.meta.url)('express-openapi-validator');
  const validatorOf = (operation: Operation): RequestHandler[] => {
    const made = validators.get(operation.id) ?? middleware(optionsFor(operation));
    validators.set(operation.id, made);
    return made;
  };
  return {
    checkRequest: async (req, res, operation) => {
      throwBadReplies(operation, res);
      // The validator caches by the whole header, and callers can vary its parameters without end.
      req.headers['content-type'] = 'application/json';
      try {
        for (const step of validatorOf(operation)) await taken(step, req, res);
      } catch (error) {
        throw statusOf(error) === 400 ? explainRefusal(operation, req.body, res.locals.bodyBytes ?? 0) : error;
      }
    },
    checkReply: (res, operation, body) => {
      // The validator would let `null` pass as a 204.
      if (body === null) throw new BadReply(operation, body);
      res.status(operation.success).json(body);
    },
  };
}

const optionsFor = (operation: Operation): Parameters<typeof Middleware>[0] => ({
  apiSpec: copy(documentOf(operation)),
  // Lint and tests hold the document to the rules of OpenAPI.
  validateApiSpec: false,
  validateRequests: { allowUnknownQueryParameters: true, removeAdditional: false, coerceTypes: false },
  validateResponses: {
    removeAdditional: false,
    coerceTypes: false,
    // Only marks a bad response: the validator's own response would not be in the envelope.
    onError: (error, _body, req) => {
      if (req.res) req.res.locals.badReply = error;
    },
  },
  validateSecurity: {
    handlers: {
      ApiKey: isAuthenticated,
      ApiKeyToken: isAuthenticated,
      WorkspaceId: isAuthenticated,
      WorkspaceToken: isAuthenticated,
    },
  },
  fileUploader: false,
  // Below a prefix, only this URL begins after it.
  useRequestUrl: true,
  validateFormats: true,
  // The default mode approximates: a URL with control characters would pass.
  ajvFormats: { mode: 'full' },
});

/** Throws for responses that the validator has marked, and sends nothing. The validator wraps this `json` with its own check. */
function throwBadReplies(operation: Operation, res: Response): void {
  res.json = (body) => {
    const { badReply } = res.locals;
    if (badReply !== undefined) throw new BadReply(operation, body, { cause: badReply });
    return res;
  };
}

const taken = (step: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void step(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/**
 * Copies the document, since the validator changes it. A boundary: the document gets the validator's type.
 * - Drops the schemas' defaults, which the validator would write into requests. A `default` that is an object is a property.
 * - Drops discriminators, which only repeat the alternatives.
 */
const copy = (value: unknown): Spec =>
  JSON.parse(JSON.stringify(value), (key, item) => {
    const isDefault = key === 'default' && (typeof item !== 'object' || item === null);
    return isDefault || (key === 'discriminator' && 'mapping' in item) ? undefined : item;
  });
