/** Servers of tests, on loopback. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { urlOf } from '../../server/http/http-server.ts';

/** Lets a server listen until the end of the test. Resolves to its URL. */
export async function listening(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return urlOf(server.address());
}
