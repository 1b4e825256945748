import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/me/second-factor.ts';
import type { Tx } from '#server/db/open.ts';
import {
  lockFactors,
  recoveryCodesOf,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '#server/queries/session/second-factors.ts';
import { hashWithSalt } from '../passwords.ts';
import { base32 } from './one-time-code.ts';

/** 80 random bits. */
const newCode = () => base32(randomBytes(10));
const groupCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** However it was typed; a zero, a one and an eight are no signs of it, and are meant for letters that look alike. */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');
const saltBytes = 16;
/**
 * Codes of earlier versions, and the input for the password hash: so they, too, get salt and cost without storing the
 * codes themselves.
 */
const digestOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}\0${code}`).digest('base64url');

/** The salt in a stored hash; undefined for one of an earlier version. */
function saltIn(hash: string): Buffer | undefined {
  const [, kind, , , salt] = hash.split('$');
  return kind?.startsWith('argon2') && salt ? Buffer.from(salt, 'base64') : undefined;
}

const hashAll = (digests: readonly string[]) => {
  const salt = randomBytes(saltBytes);
  return Promise.all(digests.map((digest) => hashWithSalt(digest, salt)));
};

/** New codes in place of all of before; only their hashes are kept. The codes of one set share a salt, so that a code is looked for by one hash. */
export async function renewRecoveryCodes(tx: Tx, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = await hashAll(codes.map((code) => digestOf(userId, code)));
  await replaceRecoveryCodes(
    tx,
    userId,
    hashes.map((hash) => ({ userId, hash, created: now })),
  );
  return codes.map(groupCode);
}

/** Gives the codes of earlier versions salt and cost. */
async function rehashEarlier(tx: Tx, userId: string): Promise<void> {
  const isEarlier = ({ hash }: { hash: string }) => saltIn(hash) === undefined;
  if (!(await recoveryCodesOf(tx, userId)).some(isEarlier)) return;
  // Of two logins at once the second finds what the first has left.
  await lockFactors(tx, userId);
  const rows = await recoveryCodesOf(tx, userId);
  if (!rows.some(isEarlier)) return;
  const hashes = await hashAll(rows.map(({ hash }) => hash));
  await replaceRecoveryCodes(
    tx,
    userId,
    rows.map((row, at) => ({ ...row, hash: hashes[at] as string })),
  );
}

/** Uses a code up; false for one that is not the user's, or not any more. */
export async function spendRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  await rehashEarlier(tx, userId);
  const [first] = await recoveryCodesOf(tx, userId);
  const salt = (first && saltIn(first.hash)) ?? randomBytes(saltBytes);
  return takeRecoveryCode(tx, userId, await hashWithSalt(digestOf(userId, plain(typed)), salt));
}
