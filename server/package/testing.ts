/** `@collaboration/server/testing`: serves an application for a test. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';

export interface TestServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. Close it at the end of the test. */
export async function startServer(app: RequestHandler): Promise<TestServer> {
  const server = createServer(express().use(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no network address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
