/** The request and response of every measured server, and its ready message. The handler does as little as possible. */
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

/** Reports memory and processor time to the parent process on request. Ends with the parent. */
export function reportUsage(): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ residentBytes: process.memoryUsage.rss(), processorMicroseconds: user + system });
  });
}

/** Reports the port to the parent process. */
export function ready(server: Server): void {
  reportUsage();
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
}
