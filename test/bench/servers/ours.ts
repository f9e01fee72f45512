/** The contract, by the engine that VALIDATION names. */
import { createApp } from '../../../server/app.ts';
import { createHttpServer } from '../../../server/http/server.ts';
import { ready, reply } from './measured.ts';

const validation = process.env.VALIDATION === 'compiled' ? 'compiled' : 'express-openapi-validator';
const app = createApp({ validation, handlers: { addPermissions: async () => reply } });
const server = createHttpServer(app).listen(0, '127.0.0.1', () => ready(server));
