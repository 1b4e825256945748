import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { findReplyAddress, keepReplyAddress, type ReplyAddressRow } from '../queries/incoming-mails.ts';
import { subscriptionSecret } from '../queries/me/digests.ts';
import { newSecret } from './unsubscribe-token.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const bitsPerLetter = 5;

/** Base32 in small letters: mail servers change the case of addresses. */
export function base32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= bitsPerLetter; bits -= bitsPerLetter) text += alphabet[(value >>> (bits - bitsPerLetter)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (bitsPerLetter - bits)) & 31] : text;
}

const idBytes = 8;
const idLength = 13;
/** 120 bits. */
const signatureBytes = 15;

const signature = (secret: string, { id, userId, trid, recordId }: Omit<ReplyAddressRow, 'used'>): string =>
  base32(
    createHmac('sha256', Buffer.from(secret, 'base64url'))
      .update(JSON.stringify(['reply', id, userId, trid, recordId]))
      .digest()
      .subarray(0, signatureBytes),
  );

interface AnswerPlace {
  readonly userId: string;
  /** Both empty for an address that takes bounces alone. */
  readonly trid: string;
  readonly recordId: string;
}

/** For one user and one record; what it is worth is judged by the user's rights when it is used. */
export async function replyToken(db: Db, place: AnswerPlace, now: number): Promise<string> {
  const secret = await subscriptionSecret(db, place.userId, newSecret());
  if (!secret) throw new Error('a secret vanished that was just written');
  const id = await keepReplyAddress(db, { ...place, id: base32(randomBytes(idBytes)), used: now });
  return id + signature(secret, { ...place, id });
}

/** Where a token leads; undefined where the portal did not sign it. */
export async function readReplyToken(db: Db, token: string): Promise<ReplyAddressRow | undefined> {
  const [id, sentSignature] = [token.slice(0, idLength), token.slice(idLength)];
  const row = await findReplyAddress(db, id);
  const secret = row && (await subscriptionSecret(db, row.userId));
  if (!row || !secret) return undefined;
  const [sent, expected] = [Buffer.from(sentSignature), Buffer.from(signature(secret, row))];
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? row : undefined;
}
