/** Listens on an address, with error messages for the operator. */
import type { AddressInfo, Server } from 'node:net';
import { ConfigError } from '../settings/config-error.ts';

export interface Address {
  host: string;
  port: number;
  /** The setting that names the port. */
  setting: string;
  /** The setting that names the host. Default HOST. */
  hostSetting?: string;
  backlog?: number;
}

export async function listen(server: Server, address: Address): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(address, resolve);
  await promise.catch((error: unknown) => Promise.reject(listenError(error, address)));
  server.off('error', reject);
}

/** Returns a ConfigError if a setting can fix the problem, or the error itself. */
export function listenError(error: unknown, { host, port, setting, hostSetting = 'HOST' }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasonsOf(setting, hostSetting)[code];
  return reason === undefined ? error : new ConfigError(`The service cannot listen on ${host}, port ${port}: ${reason}.`);
}

const reasonsOf = (setting: string, hostSetting: string): { [code: string]: string } => ({
  EADDRINUSE: `the port is in use (${setting})`,
  EACCES: `the port is not allowed (${setting})`,
  EADDRNOTAVAIL: `this machine does not have the address (${hostSetting})`,
  ENOTFOUND: `the host is not known (${hostSetting})`,
});

export function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server has no network address.');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
