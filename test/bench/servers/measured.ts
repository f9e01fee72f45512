/** The request and the response of every measured server, and its message when it is ready. The handler does as little as it can. */
import type { Server } from 'node:net';

export const path = '/v2/auth/permissions/add';
export const credentials = { 'x-svc-api-key': 'key', 'x-svc-auth-token': 'token' };
export const request = {
  data: {
    user: { userId: 'maya' },
    permissions: { resources: [{ type: 'document', id: 'launch-plan', organizationId: 'acme', accessRole: 'editor' }] },
  },
};
export const reply = { result: { status: 'success', message: 'Permissions added.' } } as const;

/** Tells the parent process the memory and the processor time of this one, whenever that asks, and ends with it. */
export function reportUsage(): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ residentBytes: process.memoryUsage.rss(), processorMicroseconds: user + system });
  });
}

/** Tells the parent process the port. */
export function ready(server: Server): void {
  reportUsage();
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
}
