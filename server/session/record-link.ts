import { timingSafeEqual } from 'node:crypto';
import { secretHash } from './purpose-tokens.ts';

/** The one record that a mail opens to a person without an account, by a secret that is stored as a hash. */
interface RecordLink {
  readonly trid: string;
  readonly id: string;
  readonly secret: string;
}

export const isSecret = (secret: string, hash: string): boolean => {
  const [givenHash, expectedHash] = [Buffer.from(secretHash(secret)), Buffer.from(hash)];
  return givenHash.length === expectedHash.length && timingSafeEqual(givenHash, expectedHash);
};

/**
 * Names foundation and record beside the secret, so that each statement reads one foundation. It contains no dot, so it
 * cannot be mistaken for a session token.
 */
export const recordLinkToken = ({ trid, id, secret }: RecordLink): string =>
  `${secret}${id.replaceAll('-', '')}${trid}`;

const tokenPattern = /^([\w-]{43})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{1,40})$/;

export function readRecordLinkToken(token: string): RecordLink | undefined {
  const [, secret = '', a, b, c, d, e, trid = ''] = tokenPattern.exec(token) ?? [];
  return trid ? { trid, id: [a, b, c, d, e].join('-'), secret } : undefined;
}
