import { href } from '#domain/access/routes.ts';
import { monthCaption } from '#domain/date/months.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { providerName } from '#domain/text/provider-name.ts';
import type { Tx } from '../db/open.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { notify } from '../queries/me/notify.ts';
import { addressesOf } from '../queries/session/foundations.ts';
import { enqueueEvents } from '../webhooks/enqueue-events.ts';
import type { CommissionServices } from './commission-services.ts';

/** Tells those who see the statements of some foundations that there is a new one. */
export async function notifyPartners(
  tx: Tx,
  { config, clock, webhooks }: Pick<CommissionServices, 'config' | 'clock' | 'webhooks'>,
  { month, operator, trids }: { month: string; operator: string; trids: ReadonlySet<string> },
): Promise<void> {
  // One moment for all users, by which mailboxes know that it is one statement.
  const now = clock();
  const link = href('EtcBillingDocuments', 'de');
  const title = {
    de: `Neue Abrechnung ${monthCaption(month, 'de')} von ${providerName(operator)}`,
    en: `New statement for ${monthCaption(month, 'en')} from ${providerName(operator)}`,
  };
  for (const trid of [...trids].toSorted()) {
    const facts = { month, operator, link: config.publicBaseUrl + withTrid(link, trid) };
    await enqueueEvents(tx, webhooks, ['statement.published'], { trid, facts }, now);
    for (const recipient of await addressesOf(tx, trid, 'PORTAL_ETC_COMISSION_STATEMENT')) {
      const mail = noticeMail({ recipient, event: 'statement', title, link: config.publicBaseUrl + link });
      await notify(tx, mail, { link, trid }, now);
    }
  }
}
