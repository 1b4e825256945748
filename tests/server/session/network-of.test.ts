import { expect, test } from 'vitest';
import { networkOf } from '#server/session/login-guard.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('§sessions the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
