/** What every measured server answers, and how it says that it is ready: the least that a handler can do. */
import type { Server } from 'node:net';

export const path = '/v2/auth/permissions/add';
export const reply = { result: { status: 'success', message: 'Permissions added.' } } as const;

/** Tells the parent process the memory and the processor time of this one, whenever that asks. */
export function tellUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ residentBytes: process.memoryUsage.rss(), processorMicroseconds: user + system });
  });
}

/** Tells the parent process the port. */
export function ready(server: Server): void {
  tellUsage();
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
}
