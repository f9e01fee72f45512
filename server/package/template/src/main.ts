/** `npm start`, and with `--dev` `npm run dev`: serves the application until a signal stops it. */
import { consoleLogger, createHttpServer } from '@collaboration/server';
import { createBackend } from './app.ts';

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';
const app = createBackend({ isDevelopment: process.argv.includes('--dev') });
const server = createHttpServer(app, { logger: consoleLogger });
server.listen(port, host, () => {
  const address = server.address();
  console.log(`Listening on http://${host}:${typeof address === 'object' ? address?.port : port}`);
});
/** Milliseconds in which each response asks its caller to close the connection. Idle connections end afterwards. */
const graceMs = 1000;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop(graceMs));
