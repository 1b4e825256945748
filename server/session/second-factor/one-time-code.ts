import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which an app shows one code (RFC 6238). */
const period = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: number): number => Math.floor(now / 1000 / period);

/** The code of a time step (RFC 6238 with SHA-1, as all apps know it; RFC 4226 section 5.3). */
export function oneTimeCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step that a code belongs to, at most one before or after now; all are compared, so that the time tells nothing. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const givenCode = Buffer.from(code.replace(/\s/g, ''));
  const current = stepAt(now);
  const fits = (step: number) => {
    const expected = Buffer.from(oneTimeCode(secret, step));
    return expected.length === givenCode.length && timingSafeEqual(expected, givenCode);
  };
  return [current, current - 1, current + 1].filter((step) => step >= 0).filter(fits)[0];
}

/** RFC 4648 without padding, as apps take it. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads with its camera. */
export function otpauthUri(issuer: string, userId: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userId)}`;
  const query = { secret: base32(secret), issuer, algorithm: 'SHA1', digits: '6', period: String(period) };
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${parts.join('&')}`;
}
