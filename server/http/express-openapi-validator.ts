/** Validation by express-openapi-validator: slower, but independent of the compiled validators, whose mistakes it finds. */
import { createRequire } from 'node:module';
import type { Request, RequestHandler, Response } from 'express';
import type { middleware as Middleware } from 'express-openapi-validator';
import type { OperationId } from '../../generated/server.ts';
import { documentOf, type Operation } from './contract.ts';
import { sendJson } from './json.ts';
import { BadReply, explainRefusal, type Validator } from './validator.ts';

type Spec = Extract<Parameters<typeof Middleware>[0]['apiSpec'], object>;

/** Who stands before the validator has been let in by authentication with what the document asks for; this is the second look. */
const isAuthenticated = (req: Request): boolean => req.res?.locals.context !== undefined;

/**
 * It looks through all paths of its document on each request, and compiles the whole of it at the first. So each operation has a
 * validator of its own, made when it is first called in this process: the number of operations costs nothing, and the first answer comes
 * sooner.
 */
const validators = new Map<OperationId, RequestHandler[]>();

export function expressOpenapiValidator(): Validator {
  // Loaded by who chooses it: a server with the other validator starts in a quarter of the time.
  const { middleware }: { middleware: typeof Middleware } = createRequire(import.meta.url)('express-openapi-validator');
  const validatorOf = (operation: Operation): RequestHandler[] => {
    const made = validators.get(operation.id) ?? middleware(optionsFor(operation));
    validators.set(operation.id, made);
    return made;
  };
  return {
    checkRequest: async (req, res, operation) => {
      throwBadReplies(operation, res);
      // It keeps a validator for each value that it sees, and callers can vary a media type's parameters without end.
      req.headers['content-type'] = 'application/json';
      try {
        for (const step of validatorOf(operation)) await taken(step, req, res);
      } catch (error) {
        throw statusOf(error) === 400 ? explainRefusal(operation, req.body, res.locals.bodyBytes ?? 0) : error;
      }
    },
    send: (res, operation, body) => {
      // This it would answer with a 204, without asking anyone.
      if (body === null) throw new BadReply(operation, body);
      res.status(operation.success).json(body);
    },
  };
}

const optionsFor = (operation: Operation): Parameters<typeof Middleware>[0] => ({
  apiSpec: copy(documentOf(operation)),
  // Lint and tests hold the document to the rules of OpenAPI; at start that would be work done again.
  validateApiSpec: false,
  validateRequests: { allowUnknownQueryParameters: true, removeAdditional: false, coerceTypes: false },
  validateResponses: {
    removeAdditional: false,
    coerceTypes: false,
    // Left alone it would answer a bad reply itself, not in the envelope; so it only marks it.
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
  validateFormats: true,
  // Its own choice are approximations: a URL with control characters in it would pass.
  ajvFormats: { mode: 'full' },
});

/** The last to see a reply before it is sent; the validator puts its own look before this one. */
function throwBadReplies(operation: Operation, res: Response): void {
  res.json = (body) => {
    const { badReply } = res.locals;
    if (badReply !== undefined) throw new BadReply(operation, body, { cause: badReply });
    sendJson(res, res.statusCode, body);
    return res;
  };
}

/** A step of Express as a promise. */
const taken = (step: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void step(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/**
 * A copy, because the validator changes what it is given. Without the schemas' defaults, which it would write into requests: a handler
 * gets what was sent. (A `default` that is an object is not a schema's but something of that name.) Without discriminators, by which it
 * would choose an alternative itself: they are for those who generate code, and the alternatives say the same.
 * A boundary: the document's type is the validator's word for it.
 */
const copy = (value: unknown): Spec =>
  JSON.parse(JSON.stringify(value), (key, item) => {
    const isDefault = key === 'default' && (typeof item !== 'object' || item === null);
    return isDefault || (key === 'discriminator' && 'mapping' in item) ? undefined : item;
  });
