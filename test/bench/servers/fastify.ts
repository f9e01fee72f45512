/** Fastify with the operation's schemas, which it compiles for requests and uses to write replies. */
import { fastify } from 'fastify';
import { contractOperations, replySchema, requestSchema } from '../../../server/http/contract.ts';
import { path, ready, reply } from './measured.ts';

const app = fastify({ ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: false } } });
const operation = contractOperations.find((one) => one.path === path);
if (operation === undefined) throw new Error(`There is no operation at ${path}.`);
app.post(path, { schema: { body: requestSchema(operation), response: { 200: replySchema(operation, 200) } } }, async () => reply);
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server);
