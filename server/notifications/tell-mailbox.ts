import { href } from '#domain/access/routes.ts';
import { appendAuditIn } from '../audit/append-audit.ts';
import type { Tx } from '../db/open.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { type MailboxAct, mailboxMail } from '../mail/mailbox-mails.ts';
import type { MailboxRow } from '../queries/integrations/mailboxes.ts';
import { notify } from '../queries/me/notify.ts';
import { addressesOf, nameOfFoundation } from '../queries/session/foundations.ts';

interface Act {
  readonly act: MailboxAct;
  /** Absent where the mailbox itself did it. */
  readonly by?: { readonly id?: string | undefined; readonly name: string; readonly displayName: string };
  readonly text?: string;
}

/** In the audit log, and as news to all who administer the organisation. */
export async function tellMailbox(
  tx: Tx,
  { clock, config }: Pick<MailServices, 'clock' | 'config'>,
  { trid, email }: Pick<MailboxRow, 'trid' | 'email'>,
  { act, by, text = '' }: Act,
): Promise<void> {
  const actor = by ? { ...(by.id !== undefined && { id: by.id }), name: by.name } : { name: 'E-Mail' };
  await appendAuditIn(tx, clock(), [
    { kind: 'rights', by: actor, trid, text: `mailbox.${act} ${email} ${text}`.trim() },
  ]);
  const foundation = await nameOfFoundation(tx, trid);
  const path = `${href('Integrations', 'de')}?trid=${trid}`;
  for (const recipient of await addressesOf(tx, trid, 'PORTAL_ETC_PORTAL_ADMIN')) {
    const mail = mailboxMail(act, {
      ...{ recipient, email, foundation, by: by?.displayName },
      link: config.publicBaseUrl + path,
    });
    await notify(tx, mail, { link: path }, clock());
  }
}
