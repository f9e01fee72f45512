/** The network of a call, for quotas that count by it. */
import ipaddr from 'ipaddr.js';

/** Returns an IPv4 address, or the first 56 bits of an IPv6 address. One household or server has all addresses with the same 56 bits. */
export function networkOf(address: string): string {
  // Without the brackets and the port that proxies add.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 64);
  // Unwraps the IPv4 address of a caller of a server that listens on both.
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
