import { createHash, timingSafeEqual } from 'node:crypto';

interface ConfirmationLink {
  readonly trid: string;
  /** The draft's. */
  readonly id: string;
  readonly secret: string;
}

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const isSecret = (secret: string, hash: string): boolean => {
  const [given, kept] = [Buffer.from(hashOfSecret(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};

/** Names foundation and draft beside the secret, so that each statement looks at one foundation. It contains no dot, so nobody takes it for a session token. */
export const confirmationToken = ({ trid, id, secret }: ConfirmationLink): string =>
  `${secret}${id.replaceAll('-', '')}${trid}`;

const tokenPattern = /^([\w-]{43})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{1,40})$/;

export function readConfirmationToken(token: string): ConfirmationLink | undefined {
  const [, secret = '', a, b, c, d, e, trid = ''] = tokenPattern.exec(token) ?? [];
  return trid ? { trid, id: [a, b, c, d, e].join('-'), secret } : undefined;
}
