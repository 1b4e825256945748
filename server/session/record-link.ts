import { timingSafeEqual } from 'node:crypto';
import { secretHash } from './purpose-tokens.ts';

/** What a mail opens to somebody without an account: one record, by a secret of which it keeps the hash. */
interface RecordLink {
  readonly trid: string;
  readonly id: string;
  readonly secret: string;
}

export const isSecret = (secret: string, hash: string): boolean => {
  const [given, kept] = [Buffer.from(secretHash(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};

/** Names foundation and record beside the secret, so that each statement looks at one foundation. It contains no dot, so nobody takes it for a session token. */
export const recordLinkToken = ({ trid, id, secret }: RecordLink): string =>
  `${secret}${id.replaceAll('-', '')}${trid}`;

const tokenPattern = /^([\w-]{43})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{1,40})$/;

export function readRecordLinkToken(token: string): RecordLink | undefined {
  const [, secret = '', a, b, c, d, e, trid = ''] = tokenPattern.exec(token) ?? [];
  return trid ? { trid, id: [a, b, c, d, e].join('-'), secret } : undefined;
}
