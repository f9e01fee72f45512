/**
 * `npm run stubs`: serves the contract before there is a backend. Requests are validated. Operations without a handler return 501,
 * or with `--examples` the document's example. Put handlers into `handlers` one by one, then your checks in place of `anyCredentials`.
 * The server restarts after every save (dev.ts).
 */
import { parseArgs } from 'node:util';
import type { Handlers } from '../generated/handlers.ts';
import { printableError } from '../generated/text.ts';
import { anyCredentials, type CredentialContexts, createApp } from './app.ts';
import { createHttpServer, listen, urlOf } from './http/http-server.ts';
import { createLog } from './log/log.ts';
import { docs } from './pages/docs.ts';

const handlers: Partial<Handlers<CredentialContexts>> = {};

try {
  const { values } = parseArgs({
    options: { examples: { type: 'boolean', default: false }, port: { type: 'string', default: process.env.PORT ?? '8080' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`--port (or PORT) must be a number from 0 to 65535, but is "${values.port}"`);
  const log = createLog('info');
  const missing = values.examples ? 'example' : 'unimplemented';
  const app = createApp({ handlers, authenticate: anyCredentials, missing, pages: [docs()], logger: log });
  const server = createHttpServer(app, { logger: log });
  await listen(server, { host: '127.0.0.1', port, setting: '--port or PORT' });
  log.info({ url: urlOf(server.address()), answers: values.examples ? 'the examples' : '501' }, 'ready');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
} catch (error) {
  console.error(`${printableError(error)}\nUsage: npm run stubs -- [--examples] [--port 8080]`);
  process.exitCode = 1;
}
