import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** IPv4 that does not belong to the public internet (IANA's special-purpose registry). */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The part of IPv6 that is given to public networks, and what in it is not, or leads on to IPv4. */
const publicIpv6 = ['2000::/3'];
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return list;
};

const special = listOf([...specialIpv4, ...specialIpv6]);
const publicV6 = listOf(publicIpv6);

/** The networks that this machine is part of, whatever their addresses. */
const ownNetworks = (): string[] =>
  Object.values(networkInterfaces()).flatMap((faces) => (faces ?? []).flatMap(({ cidr }) => (cidr ? [cidr] : [])));

/** `::ffff:10.0.0.1` and `::ffff:a00:1` as `10.0.0.1`. */
function withoutMapping(address: string): string {
  const [, dotted] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (dotted) return dotted;
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (!high || !low) return address;
  const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** Which addresses messages may be sent to: those of the public internet, and networks that the operator allows. */
export function allowedAddresses(allowed: readonly string[]) {
  const byOperator = listOf(allowed);
  /** True where the operator names its network. */
  const isNamed = (address: string) => {
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && byOperator.check(plain, family(plain));
  };
  return {
    isNamed,
    isAllowed: (address: string): boolean => {
      const plain = withoutMapping(address);
      if (isIP(plain) === 0) return false;
      if (isNamed(plain)) return true;
      if (special.check(plain, family(plain)) || listOf(ownNetworks()).check(plain, family(plain))) return false;
      return !isIPv6(plain) || publicV6.check(plain, 'ipv6');
    },
  };
}
