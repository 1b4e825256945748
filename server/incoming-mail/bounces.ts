import { appendAudit, userName } from '../audit/append-audit.ts';
import { readMailboxBounceToken } from '../notifications/mailbox-token.ts';
import { tellMailbox } from '../notifications/tell-mailbox.ts';
import { markBounced } from '../queries/incoming-mails.ts';
import { markMailboxBounced } from '../queries/integrations/mailboxes.ts';
import { setMailBounced } from '../queries/records/record-mails.ts';
import type { IncomingMailServices } from './incoming-mail-services.ts';
import type { Addressee } from './mail-author.ts';
import type { ParsedMail } from './parse-mail.ts';

/** How long (ms) after the last mail that named an address its reports count: servers try for days, then the address is worth nothing. */
const bounceWindow = 14 * 86_400_000;

/** Marks the address of a user that a mail did not reach; reports about other addresses say nothing. */
export async function noteBounces(
  services: IncomingMailServices,
  { address: { trid, recordId, used }, user }: Addressee,
  { failures, reportedMail }: Pick<ParsedMail, 'failures' | 'reportedMail'>,
): Promise<void> {
  const failure = failures.find(({ recipient }) => recipient === user.email.toLowerCase());
  if (!failure || services.clock() - used > bounceWindow) return;
  if (reportedMail && recordId !== '')
    await setMailBounced(
      services.db,
      { trid, recordId, id: reportedMail },
      { email: user.email, at: services.clock() },
    );
  const row = { userId: user.id, email: user.email, status: failure.status, at: services.clock() };
  if (!(await markBounced(services.db, row))) return;
  const by = { name: 'E-Mail' };
  await appendAudit(services, { kind: 'rights', by, text: `bounce ${userName(user)} ${failure.status}` });
}

/** The same for a mailbox of an organisation; false where no address leads to one. */
export async function noteMailboxBounce(
  services: IncomingMailServices,
  tokens: readonly string[],
  failures: ParsedMail['failures'],
): Promise<boolean> {
  for (const token of tokens) {
    const mailbox = await readMailboxBounceToken(services.db, token);
    if (!mailbox) continue;
    if (failures.some(({ recipient }) => recipient === mailbox.email.toLowerCase()))
      await services.db.transaction(async (tx) => {
        if (!(await markMailboxBounced(tx, mailbox.id, services.clock()))) return;
        await tellMailbox(tx, services, mailbox, { act: 'bounced' });
      });
    services.sendMails();
    return true;
  }
  return false;
}
