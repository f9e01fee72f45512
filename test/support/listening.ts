/** Servers of tests, on loopback. */
import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

/** Lets a server listen until the end of the test. Resolves to its URL. */
export async function listening(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await portOf(server)}`;
}
