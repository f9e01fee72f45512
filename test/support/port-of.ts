/** Lets a server of a test listen on a free port of this machine, and returns the port. */
import { once } from 'node:events';
import type { Server } from 'node:net';

export async function portOf(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
