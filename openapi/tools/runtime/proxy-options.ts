/** The options of the proxy for browsers. */
import type { pinned } from '../../../generated/proxy-table.ts';
import type { ClientOptions } from './call-options.ts';

/** An operation whose requests can be pinned to a user or an organization. */
export type ProxiedOperation = keyof typeof pinned;

/** The caller, as your server knows it. */
export interface ProxySession {
  userId: string;
  organizationId: string;
}

export interface ProxyOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch'> {
  apiKey: string;
  authToken: string;
  /** The operations that pages may call. */
  operations: readonly ProxiedOperation[];
  /** Returns the session of a request, from its cookie for example; undefined for none. */
  session: (request: Request) => ProxySession | undefined | Promise<ProxySession | undefined>;
  /** The path of your server before the operation's path, such as `/api/collaboration`. Default: none. */
  prefix?: string | undefined;
  /** Called with the reason for each 502: the page gets none. */
  onError?: ((error: unknown, request: Request) => void) | undefined;
}
