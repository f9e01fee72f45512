/** Runs Prism as a proxy: passes requests on to a server, and prints each violation of the document by callers or by the server. */
import { type Prism, type PrismOptions, startPrism } from './prism.ts';

interface ProxyOptions extends Omit<PrismOptions, 'verboseLevel'> {
  upstream: URL;
  /** Prints only violations, and no requests. */
  quiet: boolean;
}

export const startProxy = ({ quiet, ...options }: ProxyOptions): Promise<Prism> =>
  startPrism({ ...options, verboseLevel: quiet ? 'warn' : 'info' }).catch((reason: unknown) => {
    // Prism rejects with a string.
    throw new Error(`The proxy cannot listen on ${options.host}, port ${options.port}: ${String(reason)}`);
  });
