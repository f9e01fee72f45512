/** Validation by code that `npm run generate` compiles from the document. */
import { replies, requests } from '../../generated/validators.js';
import { sendJson } from './json.ts';
import { BadReply, explainRefusal, type Validator } from './validator.ts';

export const compiled: Validator = {
  checkRequest: (req, res, operation) => {
    if (!requests[operation.id](req.body)) throw explainRefusal(operation, req.body, res.locals.bodyBytes ?? 0);
  },
  send: (res, operation, body) => {
    if (!replies[operation.id](body)) throw new BadReply(operation, body);
    sendJson(res, operation.success, body);
  },
};
