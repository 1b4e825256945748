import type { WaitReason } from '#contract/incoming-mail.ts';
import { waitReason } from '#domain/mails/incoming/judge-mail.ts';
import { tokensIn } from '#domain/mails/incoming/reply-address.ts';
import { type AuditNote, appendAuditIn, userName } from '../audit/append-audit.ts';
import type { Tx } from '../db/open.ts';
import { countWaitingMails, hasIncomingMail, insertIncomingMail, recentMailsOf } from '../queries/incoming-mails.ts';
import { doerOf } from '../records/engine/definition/doer.ts';
import { noteBounces, noteMailboxBounce } from './bounces.ts';
import type { IncomingMailServices, Outcome, Refusal } from './incoming-mail-services.ts';
import { maxKeptLength, maxMailBytes } from './incoming-mail-services.ts';
import { addresseeOf, authorOf, type MailAuthor } from './mail-author.ts';
import { tellRefusedFiles, tellWaiting } from './mails-to-author.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { dropFiles, storeFiles } from './store-files.ts';
import { writeReply, writeWaiting } from './write-reply.ts';

const hourMs = 3_600_000;
const refused = (reason: Refusal): Outcome => ({ state: 'refused', reason });

interface Message {
  readonly mail: ParsedMail;
  readonly raw: Buffer;
  readonly author: MailAuthor;
}

/** What of a message is noted; false where it came before. */
const note = (
  tx: Tx,
  { mail, author: { user, ticket } }: Message,
  received: number,
  more: Pick<Parameters<typeof insertIncomingMail>[1], 'state' | 'reason' | 'content' | 'raw'>,
): Promise<boolean> =>
  insertIncomingMail(tx, {
    ...{ trid: ticket.trid, id: mail.digest, recordId: ticket.id, userId: user.id, received },
    ...{ messageId: mail.messageId ?? null, ...more },
  });

const auditNote = ({ author: { user, ticket } }: Message, text: string): AuditNote => ({
  kind: 'recordAct',
  by: { id: user.id, name: userName(user) },
  ...{ trid: ticket.trid, text },
  record: { type: ticket.type, id: ticket.id, number: ticket.foreignid },
});

/** Adds an answer to its ticket, once. */
async function accept(services: IncomingMailServices, message: Message): Promise<Outcome> {
  const { db, clock } = services;
  const { mail, author } = message;
  const { trid, id: recordId, data } = author.ticket;
  const by = doerOf(author.standing);
  const files = await storeFiles(services, { place: { trid, recordId }, kind: data.value5, userId: by.id }, mail.files);
  try {
    const isNew = await db.transaction(async (tx) => {
      if (!(await note(tx, message, clock(), { state: 'accepted' }))) return false;
      await writeReply(tx, services, { trid, recordId, by, files, text: mail.text || mail.subject || '–' });
      await appendAuditIn(tx, clock(), [auditNote(message, 'appendMail')]);
      if (files.refused.length > 0) await tellRefusedFiles(tx, services, author, files.refused);
      return true;
    });
    if (!isNew) await dropFiles(services, files.uploads);
    services.sendMails();
    return { state: isNew ? 'accepted' : 'duplicate' };
  } catch (error) {
    await dropFiles(services, files.uploads);
    throw error;
  }
}

/** Keeps a message for an employee, who finds it with the ticket. */
async function keepWaiting(services: IncomingMailServices, message: Message, reason: WaitReason): Promise<Outcome> {
  const { db, clock } = services;
  const { mail, raw, author } = message;
  const place = { trid: author.ticket.trid, recordId: author.ticket.id };
  if ((await countWaitingMails(db, place)) >= maxWaiting) return refused('tooMany');
  const content = {
    ...{
      sender: mail.sender ?? '',
      subject: mail.subject,
      text: (mail.text || mail.wholeText).slice(0, maxKeptLength),
    },
    files: mail.files.map(({ name, bytes }) => ({ name, size: bytes.length })),
  };
  const isNew = await db.transaction(async (tx) => {
    if (!(await note(tx, message, clock(), { state: 'waiting', reason, content, raw }))) return false;
    const by = { id: author.user.id, name: incomingName, staff: false };
    await writeWaiting(tx, services, { ...place, by }, await countWaitingMails(tx, place));
    await appendAuditIn(tx, clock(), [auditNote(message, 'mailsWait')]);
    // Another sender is told nothing, and the user only of what the user sent.
    if (reason !== 'sender' && reason !== 'authentication') await tellWaiting(tx, services, author);
    return true;
  });
  services.sendMails();
  return { state: isNew ? 'waiting' : 'duplicate' };
}

/** Messages beside one ticket: a stranger who knows an address fills no table. */
const maxWaiting = 20;
/** Who changed a ticket that a message waits beside. */
const incomingName = 'E-Mail';

/**
 * Takes a message that came by mail, on whatever way: into its ticket, to an employee, or not at all. The same message
 * does nothing twice. Throws where that cannot be decided now, so that it comes again.
 */
export async function receiveMail(services: IncomingMailServices, raw: Buffer): Promise<Outcome> {
  const outcome = await outcomeOf(services, raw);
  services.log.info(
    { incomingMail: outcome.state, ...('reason' in outcome && { reason: outcome.reason }) },
    'mail received',
  );
  return outcome;
}

async function outcomeOf(services: IncomingMailServices, raw: Buffer): Promise<Outcome> {
  const { db, clock, config } = services;
  const { address, authserv } = config.incomingMail;
  if (raw.length > maxMailBytes) return refused('tooLarge');
  const mail = await parseMail(raw, authserv).catch(() => undefined);
  if (!mail || address === undefined) return refused('unreadable');
  const tokens = tokensIn(address, mail.recipients);
  if (mail.failures.length > 0 && (await noteMailboxBounce(services, tokens, mail.failures)))
    return { state: 'bounce' };
  const addressee = await addresseeOf(services, tokens, mail.sender);
  if (!addressee) return refused('noToken');
  if (mail.failures.length > 0) {
    await noteBounces(services, addressee, mail);
    return { state: 'bounce' };
  }
  if (mail.isAutomatic) return refused('automatic');
  const author = await authorOf(services, addressee);
  if (!author) return refused('noRight');
  const { user, ticket } = author;
  if (await hasIncomingMail(db, ticket.trid, mail.digest)) return { state: 'duplicate' };
  const recent = await recentMailsOf(db, ticket.trid, user.id, clock() - hourMs);
  const { status } = ticket.data;
  const judged = { ...mail, files: mail.files.length };
  const reason = waitReason(judged, { email: user.email, status, recent });
  const message = { mail, raw, author };
  return reason ? keepWaiting(services, message, reason) : accept(services, message);
}
