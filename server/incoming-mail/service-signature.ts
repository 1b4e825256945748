import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const toleranceSeconds = 300;
const maxSignatures = 5;

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The secret as the password of HTTP Basic, under any name. */
export function hasPassword(headers: IncomingHttpHeaders, secret: string): boolean {
  const [, credentials = ''] = /^Basic ([A-Za-z0-9+/=]{1,500})$/i.exec(headers.authorization ?? '') ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString('utf8')) ?? [];
  return password !== '' && isSame(password, secret);
}

interface Signed {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: readonly string[];
}

/** What a service signed with; undefined where it is none, or too old or new to be taken. */
export function signatureOf(headers: IncomingHttpHeaders, now: number): Signed | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return undefined;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return undefined;
  return { id, timestamp, signatures: signature.split(' ').slice(0, maxSignatures) };
}

/** Standard Webhooks over the bytes as they came: messages are not always UTF-8, which the library reads them as. */
export function isSigned({ id, timestamp, signatures }: Signed, body: Buffer, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return signatures.some((one) => isSame(one, `v1,${expected}`));
}
