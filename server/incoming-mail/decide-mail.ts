import type { MailDecision, WaitingMail } from '#contract/incoming-mail.ts';
import { ApiError, notFound } from '../core/errors.ts';
import { countWaitingMails, endIncomingMail, lockWaitingMail, waitingMailsOf } from '../queries/incoming-mails.ts';
import type { RecordPlace } from '../queries/records/attachments.ts';
import { findUser } from '../queries/session/users.ts';
import { auditAction } from '../records/engine/audit-read.ts';
import { RuleViolation } from '../records/engine/definition/action.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import type { ActingFor } from '../session/actor.ts';
import { type IncomingMailServices, maxKeptLength } from './incoming-mail-services.ts';
import type { MailAuthor } from './mail-author.ts';
import { tellDiscarded } from './mails-to-author.ts';
import { parseMail } from './parse-mail.ts';
import { dropFiles, storeFiles } from './store-files.ts';
import { writeReply, writeWaiting } from './write-reply.ts';

const decidedMeanwhile = () => new ApiError(409, 'Über diese Nachricht hat inzwischen jemand anders entschieden.');

/** Messages by mail that wait beside a record, for employees. */
export async function mailsBeside(
  { db }: Pick<IncomingMailServices, 'db'>,
  place: RecordPlace,
): Promise<WaitingMail[]> {
  const rows = await waitingMailsOf(db, place);
  return rows.flatMap(({ id, received, reason, content, user }) =>
    content && reason ? [{ id, received, reason, user: user ?? '', ...content, files: [...content.files] }] : [],
  );
}

/** An employee takes a message over into its ticket, or discards it; of two who do so at once the second is told. */
export async function decideMail(
  services: IncomingMailServices,
  acting: ActingFor,
  { ticketId, mailId }: { readonly ticketId: string; readonly mailId: string },
  decision: MailDecision,
): Promise<void> {
  const row = await findReadable(services, acting, ticketId);
  if (row.type !== 'hd.ticket') throw notFound();
  const ticket = row as MailAuthor['ticket'];
  await auditAction(services, acting, ticketId, decision._action === 'take' ? 'takeMail' : 'discardMail');
  if (decision._action === 'take') await take(services, acting, ticket, mailId);
  else await discard(services, acting, ticket, { mailId, reason: decision.reason });
  services.sendMails();
}

async function take(services: IncomingMailServices, acting: ActingFor, ticket: MailAuthor['ticket'], mailId: string) {
  const { db, config } = services;
  const place = { trid: ticket.trid, recordId: ticket.id };
  const waiting = await db.transaction((tx) => lockWaitingMail(tx, place, mailId));
  if (!waiting?.raw || !waiting.content) throw decidedMeanwhile();
  const mail = await parseMail(waiting.raw, config.incomingMail.authserv);
  const user = await findUser(db, waiting.userId);
  const isUsers = waiting.reason !== 'sender' && waiting.reason !== 'authentication';
  const name = (isUsers && user?.displayName) || waiting.content.sender || '–';
  const kind = ticket.data.value5;
  const files = await storeFiles(services, { place, kind, userId: acting.user.id }, mail.files);
  try {
    await db.transaction(async (tx) => {
      if (!(await lockWaitingMail(tx, place, mailId))) throw decidedMeanwhile();
      await endIncomingMail(tx, { trid: ticket.trid, id: mailId }, 'taken');
      const waitingMails = await countWaitingMails(tx, place);
      const by = { id: acting.user.id, name, staff: false };
      const text = (mail.text || waiting.content?.text || mail.subject || '–').slice(0, maxKeptLength);
      const decided = { takenBy: acting.user.displayName, waitingMails };
      await writeReply(tx, services, { ...place, by, files, text, decided });
    });
  } catch (error) {
    await dropFiles(services, files.uploads);
    throw error instanceof RuleViolation ? new ApiError(409, error.message) : error;
  }
}

async function discard(
  services: IncomingMailServices,
  acting: ActingFor,
  ticket: MailAuthor['ticket'],
  { mailId, reason }: { readonly mailId: string; readonly reason: string },
) {
  const place = { trid: ticket.trid, recordId: ticket.id };
  await services.db.transaction(async (tx) => {
    const waiting = await lockWaitingMail(tx, place, mailId);
    if (!waiting) throw decidedMeanwhile();
    await endIncomingMail(tx, { trid: ticket.trid, id: mailId }, 'discarded');
    const by = { id: acting.user.id, name: acting.user.displayName, staff: true };
    await writeWaiting(tx, services, { ...place, by }, await countWaitingMails(tx, place));
    const user = await findUser(tx, waiting.userId);
    const isUsers = waiting.reason !== 'sender' && waiting.reason !== 'authentication';
    if (user && isUsers) await tellDiscarded(tx, services, { user, ticket }, reason);
  });
}
