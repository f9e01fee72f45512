/** The application: the contract, and your own routes beside it. */
import { consoleLogger, createApp, type Logger } from '@collaboration/server';
import express, { type Express } from 'express';
import { authenticate } from './authenticate.ts';
import { handlers } from './handlers.ts';

interface Options {
  /** Names the reasons of failures in responses and in the log. */
  isDevelopment?: boolean;
  logger?: Logger;
}

export function createBackend({ isDevelopment = false, logger = consoleLogger }: Options = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(createApp({ handlers, authenticate, isDevelopment, logger }));
  // Mount express.json() and your own routes here, below the contract.
  app.get('/healthz', (_req, res) => void res.send('ok'));
  return app;
}
