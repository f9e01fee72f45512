/** Which network a call comes from, for quotas that count by it. */
import ipaddr from 'ipaddr.js';

/**
 * An IPv4 address stands for itself; of an IPv6 address the first 56 bits do, because one household or server has the rest for
 * itself and could call from a new address each time.
 */
export function networkOf(address: string): string {
  // What proxies add says nothing about the network: brackets, a port.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 64);
  // An IPv4 caller of a server that listens on both is one of IPv4.
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
