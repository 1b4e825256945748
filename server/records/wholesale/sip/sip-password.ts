import { createHash, randomInt } from 'node:crypto';
import { sipServer } from '../../../../src/domain/sip/sip-server.ts';

// Without what is easily mistaken on paper (I, l, 1, O, 0), and without what ends a value in a configuration file.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '-_.!+*'] as const;
const all = kinds.join('');
const length = 20;

const one = (of: string): string => of.charAt(randomInt(of.length));

/** A new SIP password: 20 characters with at least one of each kind, in an order that says nothing. */
export function newSipPassword(): string {
  const chars = [...kinds.map(one), ...Array.from({ length: length - kinds.length }, () => one(all))];
  for (let at = chars.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [chars[at], chars[other]] = [chars[other] as string, chars[at] as string];
  }
  return chars.join('');
}

/** What a registrar compares with (HA1 of RFC 2617), in place of the password. */
export const ha1 = (authUser: string, password: string): string =>
  createHash('md5').update(`${authUser}:${sipServer.realm}:${password}`).digest('hex');
