import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address that came over IPv6, as itself. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Whether an address lies in one of the networks (`203.0.113.0/24`, `2001:db8::1`); in any where there are none. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', prefix] = network.split('/');
    const family = isIPv4(base) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(prefix), family);
  }
  const plain = plainAddress(address);
  if (isIPv4(plain)) return list.check(plain, 'ipv4');
  return isIPv6(plain) && list.check(plain, 'ipv6');
}
