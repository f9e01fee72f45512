/** Finds the network of a caller, for quotas by network. */
import ipaddr from 'ipaddr.js';

/** Returns an IPv4 address, or the first 56 bits of an IPv6 address, which one household or server shares. */
export function networkOf(address: string): string {
  // Removes the brackets and the port that proxies add.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 64);
  // Unwraps IPv4 addresses that a dual-stack server reports as IPv6.
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
