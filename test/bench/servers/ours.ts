/** Serves the contract with the validator in VALIDATION. Arguments: another operation's id, and its response as JSON. */
import { anyCredentials, createApp } from '../../../server/app.ts';
import { createHttpServer } from '../../../server/http/http-server.ts';
import { ready, reply } from './measured.ts';

const validation = process.env.VALIDATION === 'compiled' ? 'compiled' : 'express-openapi-validator';
const [id = 'addPermissions', told = JSON.stringify(reply)] = process.argv.slice(2);
const answer = JSON.parse(told);
const app = createApp({ validation, authenticate: anyCredentials, handlers: { [id]: async () => answer }, pages: [] });
const server = createHttpServer(app).listen(0, '127.0.0.1', () => ready(server));
