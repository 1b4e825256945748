import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { isSubscription, type Subscription } from '../mail/notification-mails.ts';
import { subscriptionSecret } from '../queries/me/digests.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');

const signature = (secret: string, userId: string, subscription: Subscription): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${subscription} ${userId}`).digest('base64url');

/**
 * For one user and one kind of mail, valid as long as the user's secret. It contains no dot, so it cannot be mistaken
 * for a session token.
 */
export async function unsubscribeToken(db: Db, userId: string, subscription: Subscription): Promise<string> {
  const secret = await subscriptionSecret(db, userId, newSecret());
  if (!secret) throw new Error('a secret vanished that was just written');
  return `${signature(secret, userId, subscription)}${subscription}~${userId}`;
}

const pattern = /^([\w-]{43})([a-zA-Z]{1,20})~([\w-]{1,60})$/;

/** The user and subscription of a token; undefined if the portal did not create it. */
export async function readUnsubscribeToken(db: Db, token: string) {
  const [, sentSignature = '', subscription = '', userId = ''] = pattern.exec(token) ?? [];
  const secret = isSubscription(subscription) && (await subscriptionSecret(db, userId));
  if (!secret) return undefined;
  const [sent, expectedBytes] = [Buffer.from(sentSignature), Buffer.from(signature(secret, userId, subscription))];
  return sent.length === expectedBytes.length && timingSafeEqual(sent, expectedBytes)
    ? { userId, subscription }
    : undefined;
}
