import type {
  Mailbox,
  MailboxChange,
  MailboxCreate,
  MailboxEvent,
  MailboxList,
} from '#contract/integrations/mailbox.ts';
import { allowedMailboxEvents, mailboxState, maxMailboxes } from '#domain/integrations/mailboxes.ts';
import { userName } from '#server/audit/append-audit.ts';
import { ApiError, forbidden, invalidFields, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { confirmMailboxMail } from '#server/mail/mailbox-mails.ts';
import { namesOf } from '#server/notifications/answer-mailbox-link.ts';
import { backerOf } from '#server/notifications/mailbox-backing.ts';
import { newLink, newMailboxId } from '#server/notifications/mailbox-token.ts';
import { tellMailbox } from '#server/notifications/tell-mailbox.ts';
import { newSecret } from '#server/notifications/unsubscribe-token.ts';
import {
  changeMailbox as changeRow,
  deleteMailbox as deleteRow,
  findMailbox,
  insertMailbox,
  listMailboxes,
  type MailboxRow,
} from '#server/queries/integrations/mailboxes.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { lockUsersOf } from '#server/queries/session/foundation-users.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { readsIntegrations } from '#server/records/types/profile/members/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { confirm, type KeyServices } from './key-giver.ts';
import type { Teller } from './key-news.ts';

/** Ten mails with a link to confirm, and one more each hour. */
const mailsToConfirm = { most: 10, every: 3_600_000 };

type MailboxServices = Pick<KeyServices, 'db' | 'clock' | 'config'>;

const byOf = ({ user }: ActingFor) => ({ id: user.id, name: userName(user), displayName: user.displayName });
const byTeller = ({ by, shown }: Teller) => ({ ...by, displayName: shown });

function requireManager(acting: ActingFor): ActingFor {
  if (readsIntegrations(acting).employee) throw forbidden();
  return acting;
}

/** The mailboxes of an organisation, the oldest first. */
export async function mailboxesIn(services: Pick<KeyServices, 'db'>, trid: string): Promise<Mailbox[]> {
  const rows = await listMailboxes(services.db, trid);
  return Promise.all(
    rows.map(async ({ mailbox, setBy }): Promise<Mailbox> => {
      const { id, version, email, events, unsubscribed, created, asked } = mailbox;
      const isBacked = (await backerOf(services, mailbox)) !== undefined;
      const state = mailboxState({ ...mailbox, isBacked });
      return { id, version, email, events, unsubscribed, created, asked, state, ...(setBy !== null && { setBy }) };
    }),
  );
}

export async function mailboxesOf(services: KeyServices, acting: ActingFor): Promise<MailboxList> {
  readsIntegrations(acting);
  const items = await mailboxesIn(services, acting.foundation.trid);
  return { items, isEditable: !acting.employee, events: allowedMailboxEvents(acting.roles) };
}

export async function mailboxOf(services: KeyServices, acting: ActingFor, id: string): Promise<Mailbox> {
  const one = (await mailboxesOf(services, acting)).items.find((each) => each.id === id);
  if (!one) throw notFound();
  return one;
}

function requireEvents(acting: ActingFor, events: readonly MailboxEvent[]): void {
  const allowed = allowedMailboxEvents(acting.roles);
  if (!events.every((event) => allowed.includes(event))) throw invalidFields({ events: 'webhookEventRight' });
}

/** Sends the link that confirms an address; answers what of it is stored. */
async function askToConfirm(
  tx: Tx,
  { clock, config }: MailboxServices,
  acting: ActingFor,
  { email, events }: Pick<MailboxRow, 'email' | 'events'>,
): Promise<Pick<MailboxRow, 'linkHash' | 'asked'>> {
  const { trid } = acting.foundation;
  const now = clock();
  if (!(await takeFrom(tx, { key: `mailbox ${trid}`, ...mailsToConfirm }, now)))
    throw new ApiError(
      429,
      'Sie haben in kurzer Zeit viele Adressen bestätigen lassen. Bitte versuchen Sie es in einer Stunde wieder.',
    );
  const { token, linkHash } = newLink();
  const mail = confirmMailboxMail({
    ...{ recipient: email, foundation: await nameOfFoundation(tx, trid), by: acting.user.displayName },
    events: { de: namesOf(events, 'de'), en: namesOf(events, 'en') },
    link: `${config.publicBaseUrl}/api/public/mailbox/${token}`,
  });
  await insertMail(tx, mail, now);
  return { linkHash, asked: now };
}

export async function addMailbox(
  services: KeyServices,
  acting: ActingFor,
  { password, ...mailbox }: MailboxCreate,
): Promise<string> {
  const add = { acting: requireManager(acting), by: byOf(acting), confirm: () => confirm(services, acting, password) };
  const id = await insertNew(services, add, mailbox);
  services.sendMails();
  return id;
}

/** As an operator orders it: `acting` stands behind the mailbox. Throws 422 as for a user. */
export const addMailboxFor = (
  services: MailboxServices,
  { acting, operator }: { readonly acting: ActingFor; readonly operator: Teller },
  mailbox: Omit<MailboxCreate, 'password'>,
): Promise<string> => insertNew(services, { acting, by: byTeller(operator), confirm: async () => undefined }, mailbox);

interface Adding {
  /** The user behind it. */
  readonly acting: ActingFor;
  readonly by: NonNullable<Parameters<typeof tellMailbox>[3]['by']>;
  /** Throws unless the one who adds it may. */
  readonly confirm: () => Promise<void>;
}

async function insertNew(
  services: MailboxServices,
  { acting, by, confirm: confirmAct }: Adding,
  { email: typed, events }: Omit<MailboxCreate, 'password'>,
): Promise<string> {
  const { db, clock } = services;
  const { trid } = acting.foundation;
  requireEvents(acting, events);
  await confirmAct();
  const email = typed.toLowerCase();
  const id = newMailboxId();
  await db.transaction(async (tx) => {
    await lockUsersOf(tx, trid);
    const others = await listMailboxes(tx, trid);
    if (others.some(({ mailbox }) => mailbox.email === email)) throw invalidFields({ email: 'webhookTaken' });
    if (others.length >= maxMailboxes) throw invalidFields({ email: `webhookMany:${maxMailboxes}` });
    const link = await askToConfirm(tx, services, acting, { email, events });
    const row = { id, trid, email, events, setBy: acting.user.id, created: clock(), secret: newSecret(), ...link };
    if (!(await insertMailbox(tx, row))) throw invalidFields({ email: 'webhookTaken' });
    await tellMailbox(tx, services, row, { act: 'added', by, text: events.join(' ') });
  });
  return id;
}

async function lockedMailbox(tx: Tx, { foundation }: Pick<ActingFor, 'foundation'>, id: string): Promise<MailboxRow> {
  const mailbox = await findMailbox(tx, id, true);
  if (mailbox?.trid !== foundation.trid) throw notFound();
  return mailbox;
}

/** Who changes a mailbox stands behind it from then on; what its readers ended, they confirm again. */
export async function changeMailbox(
  services: KeyServices,
  acting: ActingFor,
  id: string,
  { events, version }: MailboxChange,
): Promise<void> {
  requireManager(acting);
  requireEvents(acting, events);
  await services.db.transaction(async (tx) => {
    const mailbox = await lockedMailbox(tx, acting, id);
    if (mailbox.version !== version)
      throw new ApiError(409, 'Dieser Empfänger wurde inzwischen geändert. Bitte prüfen Sie, ob es noch stimmt.');
    const again = events.filter((event) => mailbox.unsubscribed.includes(event));
    const link = again.length > 0 ? await askToConfirm(tx, services, acting, { ...mailbox, events }) : {};
    await changeRow(tx, mailbox, {
      ...{ events, setBy: acting.user.id, ...link },
      ...(again.length > 0 && { confirmed: null }),
      unsubscribed: mailbox.unsubscribed.filter((event) => !events.includes(event)),
    });
    const text = `${mailbox.events.join(' ')} → ${events.join(' ')}`;
    await tellMailbox(tx, services, mailbox, { act: 'changed', by: byOf(acting), text });
  });
  services.sendMails();
}

/** Sends the link to confirm once more, also to an address that mails came back from. */
export async function confirmMailboxAgain(services: KeyServices, acting: ActingFor, id: string): Promise<void> {
  requireManager(acting);
  await services.db.transaction(async (tx) => {
    const mailbox = await lockedMailbox(tx, acting, id);
    if (mailbox.confirmed !== null && mailbox.bounced === null)
      throw new ApiError(409, 'Diese Adresse ist schon bestätigt.');
    await changeRow(tx, mailbox, await askToConfirm(tx, services, acting, mailbox));
  });
  services.sendMails();
}

export async function deleteMailbox(services: KeyServices, acting: ActingFor, id: string): Promise<void> {
  const { trid } = requireManager(acting).foundation;
  if (!(await removeIn(services, { trid, by: byOf(acting) }, id))) throw notFound();
  services.sendMails();
}

/** As an operator orders it; false where the organisation has no such mailbox. */
export const removeMailboxOf = (services: MailboxServices, operator: Teller, id: string): Promise<boolean> =>
  removeIn(services, { trid: operator.trid, by: byTeller(operator) }, id);

const removeIn = (services: MailboxServices, { trid, by }: Pick<Adding, 'by'> & { trid: string }, id: string) =>
  services.db.transaction(async (tx) => {
    const mailbox = await findMailbox(tx, id, true);
    if (mailbox?.trid !== trid) return false;
    await deleteRow(tx, mailbox.id);
    await tellMailbox(tx, services, mailbox, { act: 'deleted', by });
    return true;
  });
