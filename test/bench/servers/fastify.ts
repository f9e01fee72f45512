/**
 * Fastify with the operation's schemas, which it compiles for requests and uses to write responses. With `DOCUMENT=whole` it also
 * keeps the other rules of the document: credentials, ids of responses, and valid responses (by a plugin).
 */
import { randomUUID } from 'node:crypto';
import responseValidation from '@fastify/response-validation';
import { fastify } from 'fastify';
import { contractOperations, replySchema, requestSchema } from '../../../generated/operations.ts';
import { credentials, path, ready, reply } from './measured.ts';

const isWhole = process.env.DOCUMENT === 'whole';
const app = fastify({
  ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: false } },
  ...(isWhole ? { genReqId: () => randomUUID() } : {}),
});
if (isWhole) await app.register(responseValidation, { ajv: { strict: false } });
const operation = contractOperations.find((one) => one.path === path);
if (operation === undefined) throw new Error(`There is no operation at ${path}.`);
const names = Object.keys(credentials);
const headers = {
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }])),
  required: names,
};
const schema = {
  ...(isWhole ? { headers } : {}),
  body: requestSchema(operation),
  response: { 200: replySchema(operation, 200) },
};
app.post(path, { schema }, async (req, res) => {
  if (isWhole) res.header('x-request-id', req.id);
  return reply;
});
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server);
