/** Serves the contract with the validator in VALIDATION. */
import { anyCredentials, createApp } from '../../../server/app.ts';
import { createHttpServer } from '../../../server/http/http-server.ts';
import { ready, reply } from './measured.ts';

const validation = process.env.VALIDATION === 'compiled' ? 'compiled' : 'express-openapi-validator';
const app = createApp({ validation, authenticate: anyCredentials, handlers: { addPermissions: async () => reply }, pages: [] });
const server = createHttpServer(app).listen(0, '127.0.0.1', () => ready(server));
