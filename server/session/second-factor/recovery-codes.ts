import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '../../../src/contract/me/second-factor.ts';
import type { Tx } from '../../db/open.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from '../../queries/session/second-factors.ts';
import { base32 } from './one-time-code.ts';

/** 80 random bits, so that a hash without salt and cost gives nothing away. */
const newCode = () => base32(randomBytes(10));
const shown = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** However it was typed; a zero, a one and an eight are no signs of it, and are meant for letters that look alike. */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');
const hashOf = (userId: string, code: string) => createHash('sha256').update(`${userId}\0${code}`).digest('base64url');

/** New codes in place of all of before; only their hashes are kept. */
export async function renewRecoveryCodes(tx: Tx, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => ({ userId, hash: hashOf(userId, code), created: now })),
  );
  return codes.map(shown);
}

/** Uses a code up; false for one that is not the user's, or not any more. */
export const spendRecoveryCode = (tx: Tx, userId: string, typed: string): Promise<boolean> =>
  takeRecoveryCode(tx, userId, hashOf(userId, plain(typed)));
