/** What every measured server answers, and how it says that it is ready: the least that a handler can do. */
import type { Server } from 'node:net';

export const path = '/v2/auth/permissions/add';
export const reply = { result: { status: 'success', message: 'Permissions added.' } } as const;

/** Tells the parent process the port, and its memory whenever that asks. */
export function ready(server: Server): void {
  process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
}
