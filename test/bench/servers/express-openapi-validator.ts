/** express-openapi-validator on Express, as in its own documentation: validates requests, security and responses. */
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { path, ready, reply } from './measured.ts';

const app = express();
app.use(express.json());
const apiSpec = new URL('../../../generated/openapi.json', import.meta.url).pathname;
app.use(
  middleware({
    apiSpec,
    validateRequests: true,
    validateResponses: true,
    validateSecurity: { handlers: { ApiKey: () => true, ApiKeyToken: () => true } },
  }),
);
app.post(path, (_req, res) => void res.json(reply));
const server = app.listen(0, '127.0.0.1', () => ready(server));
