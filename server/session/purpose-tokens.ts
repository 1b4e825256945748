import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/open.ts';
import { insertPurposeToken, type Purpose, takePurposeToken } from '../queries/session/purpose-tokens.ts';

const minute = 60_000;
/** How long a secret opens its one call, in ms. */
const lifetimes = {
  invitation: 24 * 60 * minute,
  resetMail: 60 * minute,
  reset: 15 * minute,
  terms: 30 * minute,
  secondFactor: 10 * minute,
  passkeyLogin: 10 * minute,
  passkeyAdd: 10 * minute,
  proof: 5 * minute,
  passwordLogin: 60 * minute,
} as const satisfies Record<Purpose, number>;

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret for one call; only its hash is stored. It contains no dot, so it cannot be mistaken for a session token. */
export async function issuePurposeToken(db: Db | Tx, userId: string, purpose: Purpose, now: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertPurposeToken(db, { hash: secretHash(secret), userId, purpose, expires: now + lifetimes[purpose] });
  return secret;
}

/** The user who entered the password a moment ago, by the proof of it; the proof is used up. */
export const takeProof = (db: Db | Tx, proof: string, now: number): Promise<string | undefined> =>
  takePurposeToken(db, secretHash(proof), ['proof'], now);
