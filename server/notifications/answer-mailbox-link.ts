import { mailboxEvents } from '#contract/integrations/mailbox.ts';
import { linkLifetime } from '#domain/integrations/mailboxes.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { subscriptionName } from '../mail/notification-mails.ts';
import {
  changeMailbox,
  findMailbox,
  type MailboxRow,
  mailboxOfLink,
  unsubscribeMailbox,
} from '../queries/integrations/mailboxes.ts';
import { nameOfFoundation } from '../queries/session/foundations.ts';
import { hashOfLink, type readMailboxUnsubscribeToken } from './mailbox-token.ts';
import { tellMailbox } from './tell-mailbox.ts';

type LinkServices = Pick<MailServices, 'config' | 'clock'> & Pick<BaseServices, 'db'> & { sendMails: () => void };

export interface ConfirmationOfMailbox {
  readonly foundation: string;
  readonly events: { readonly de: string; readonly en: string };
}

/** The names of events, in the order of the settings. */
export const namesOf = (events: readonly string[], locale: 'de' | 'en'): string =>
  mailboxEvents
    .filter((event) => events.includes(event))
    .map((event) => subscriptionName(event, locale))
    .join(', ');

const isOpen = ({ asked }: MailboxRow, now: number): boolean => asked + linkLifetime > now;

/** What a link asks to agree to; undefined where it does not count any more. */
export async function readMailboxLink(
  { db, clock }: LinkServices,
  token: string,
): Promise<ConfirmationOfMailbox | undefined> {
  const mailbox = await mailboxOfLink(db, hashOfLink(token));
  if (!mailbox || !isOpen(mailbox, clock())) return undefined;
  const events = { de: namesOf(mailbox.events, 'de'), en: namesOf(mailbox.events, 'en') };
  return { foundation: await nameOfFoundation(db, mailbox.trid), events };
}

/** Confirms an address, once; false where the link does not count any more. */
export async function confirmMailboxLink(services: LinkServices, token: string): Promise<boolean> {
  const { db, clock } = services;
  const isDone = await db.transaction(async (tx) => {
    const linked = await mailboxOfLink(tx, hashOfLink(token));
    const mailbox = linked && (await findMailbox(tx, linked.id, true));
    if (!mailbox || mailbox.linkHash !== hashOfLink(token) || !isOpen(mailbox, clock())) return false;
    await changeMailbox(tx, mailbox, { confirmed: clock(), bounced: null, linkHash: null });
    await tellMailbox(tx, services, mailbox, { act: 'confirmed' });
    return true;
  });
  services.sendMails();
  return isDone;
}

type Unsubscription = NonNullable<Awaited<ReturnType<typeof readMailboxUnsubscribeToken>>>;

export async function endMailboxEvent(services: LinkServices, { mailbox, event }: Unsubscription): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (await unsubscribeMailbox(tx, mailbox.id, event))
      await tellMailbox(tx, services, mailbox, { act: 'unsubscribed', text: event });
  });
  services.sendMails();
}
