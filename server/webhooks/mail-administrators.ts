import type { Tx } from '#server/db/open.ts';
import type { MailServices } from '#server/mail/mail-services.ts';
import { type WebhookNews, webhookMail } from '#server/mail/webhook-mails.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { addressesOf, nameOfFoundation } from '#server/queries/session/foundations.ts';

/** Writes to all who may administer the organisation, in the transaction of what happened. */
export async function mailAdministrators(
  tx: Tx,
  services: Pick<MailServices, 'config' | 'clock'>,
  trid: string,
  news: WebhookNews,
): Promise<void> {
  const foundation = await nameOfFoundation(tx, trid);
  for (const recipient of await addressesOf(tx, trid, 'PORTAL_ETC_PORTAL_ADMIN'))
    await insertMail(tx, webhookMail(services, { recipient, foundation, trid }, news), services.clock());
}
