import { type MailboxEvent, type MailboxState, mailboxEvents } from '#contract/integrations/mailbox.ts';
import type { Role } from '#domain/access/roles.ts';

export const maxMailboxes = 10;
const day = 86_400_000;
/** How long (ms) the link of a mail confirms an address. */
export const linkLifetime = 7 * day;
/** An address that is not confirmed by then is deleted. */
export const unconfirmedLifetime = 30 * day;

/** The right without which an event is not for an organisation or a user. */
const neededRoles: Partial<Record<MailboxEvent, Role>> = {
  orderStatus: 'SP',
  porting: 'WS',
  statement: 'PORTAL_ETC_COMISSION_STATEMENT',
};

/** What a user with these rights may have sent to a mailbox. */
export const allowedMailboxEvents = (roles: readonly string[]): MailboxEvent[] =>
  mailboxEvents.filter((event) => {
    const needed = neededRoles[event];
    return needed === undefined || roles.includes(needed);
  });

interface Facts {
  readonly confirmed: number | null;
  readonly bounced: number | null;
  readonly events: readonly string[];
  readonly isBacked: boolean;
}

/** The gravest first: what keeps mails from the address. */
export function mailboxState({ confirmed, bounced, events, isBacked }: Facts): MailboxState {
  if (bounced !== null) return 'bounced';
  if (confirmed === null) return 'unconfirmed';
  if (events.length === 0) return 'unsubscribed';
  return isBacked ? 'active' : 'resting';
}
