import { isIPv6 } from 'node:net';

/**
 * What stands for one visitor in a count. A customer of IPv6 has a whole network of addresses, 2001:db8:1:2::/64, and
 * would otherwise be somebody else with each of them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
