/**
 * The network of an address, too large to identify a person: `203.0.113.0/24`, or the first 48 bits of an IPv6 address.
 * Enough for users to tell their office from another place.
 */
export function shortNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain) ?? [];
  if (three) return `${three}.0/24`;
  if (!plain.includes(':')) return '';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/48`;
}
