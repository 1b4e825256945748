import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type MailboxEvent, mailboxEvents } from '#contract/integrations/mailbox.ts';
import type { Db } from '../db/open.ts';
import { findMailbox, type MailboxRow } from '../queries/integrations/mailboxes.ts';
import { base32 } from './reply-token.ts';
import { newSecret } from './unsubscribe-token.ts';

type Signed = Pick<MailboxRow, 'id' | 'secret'>;

const idBytes = 8;
const idLength = 13;
/** 120 bits. */
const signatureBytes = 15;

/** As short as the address for bounces needs it. */
export const newMailboxId = (): string => base32(randomBytes(idBytes));

const signature = ({ id, secret }: Signed, purpose: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(JSON.stringify(['mailbox', purpose, id]))
    .digest();

const isSame = (sent: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** For one mailbox and one event; it opens nothing else. */
export const mailboxUnsubscribeToken = (mailbox: Signed, event: MailboxEvent): string =>
  `${signature(mailbox, event).toString('base64url')}${event}~${mailbox.id}`;

const pattern = /^([\w-]{43})([a-zA-Z]{1,20})~([a-z2-7]{13})$/;

export async function readMailboxUnsubscribeToken(db: Db, token: string) {
  const [, sent = '', name = '', id = ''] = pattern.exec(token) ?? [];
  const event = mailboxEvents.find((one) => one === name);
  const mailbox = event && (await findMailbox(db, id));
  if (!(event && mailbox)) return undefined;
  return isSame(sent, signature(mailbox, event).toString('base64url')) ? { mailbox, event } : undefined;
}

const bounceSignature = (mailbox: Signed): string => base32(signature(mailbox, 'bounce').subarray(0, signatureBytes));

/** Of the form of reply addresses, and for bounces alone. */
export const mailboxBounceToken = (mailbox: Signed): string => mailbox.id + bounceSignature(mailbox);

export async function readMailboxBounceToken(db: Db, token: string): Promise<MailboxRow | undefined> {
  const mailbox = await findMailbox(db, token.slice(0, idLength));
  return mailbox && isSame(token.slice(idLength), bounceSignature(mailbox)) ? mailbox : undefined;
}

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of a link to confirm, of which the hash alone is stored. */
export function newLink(): { token: string; linkHash: string } {
  const token = newSecret();
  return { token, linkHash: hashOfLink(token) };
}
