import type { RefusedFile } from '#contract/ticket.ts';
import { href } from '#domain/access/routes.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { Tx } from '../db/open.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { notify } from '../queries/me/notify.ts';
import type { IncomingMailServices } from './incoming-mail-services.ts';
import type { MailAuthor } from './mail-author.ts';

type Told = Parameters<typeof noticeMail>[0];

async function tell(
  tx: Tx,
  { config, clock }: IncomingMailServices,
  { user, ticket }: Pick<MailAuthor, 'user' | 'ticket'>,
  words: Pick<Told, 'title' | 'text'>,
): Promise<void> {
  const link = href('EtcTicketEdit', 'de', { id: ticket.id });
  const number = ticket.foreignid ?? '';
  const title = { de: `${words.title.de} · Ticket ${number}`, en: `${words.title.en} · Ticket ${number}` };
  const mail = noticeMail({
    ...{ recipient: user.email, event: 'ticketAnswer', title },
    ...(words.text && { text: words.text }),
    link: config.publicBaseUrl + withTrid(link, ticket.trid),
  });
  await notify(tx, mail, { trid: ticket.trid, recordId: ticket.id, link, isOwned: true }, clock());
}

/** A fault of a file in words. */
function sentence(fault: string, language: 'de' | 'en'): string {
  const [name = '', n] = fault.split(':');
  return translatorIn(language, 'validation')(name, n === undefined ? {} : { n, count: Number(n) });
}

/** The rest of the answer stands in the ticket. */
export const tellRefusedFiles = (
  tx: Tx,
  services: IncomingMailServices,
  author: MailAuthor,
  refused: readonly RefusedFile[],
): Promise<void> => {
  const linesIn = (language: 'de' | 'en') => refused.map(({ name, fault }) => `${name}: ${sentence(fault, language)}`);
  return tell(tx, services, author, {
    title: { de: 'Dateien Ihrer E-Mail wurden nicht übernommen', en: 'Files of your email were not accepted' },
    text: {
      de: ['Ihre Nachricht steht im Ticket, diese Dateien jedoch nicht:', ...linesIn('de')],
      en: ['Your message is in the ticket, but these files are not:', ...linesIn('en')],
    },
  });
};

export const tellWaiting = (tx: Tx, services: IncomingMailServices, author: MailAuthor): Promise<void> =>
  tell(tx, services, author, {
    title: { de: 'Ihre E-Mail wird noch geprüft', en: 'Your email is being checked' },
    text: {
      de: ['Wir sehen uns die Nachricht an, bevor sie im Ticket steht. Eilt es, schreiben Sie uns bitte im Portal.'],
      en: ['We look at the message before it is added to the ticket. If it is urgent, please write in the portal.'],
    },
  });

export const tellDiscarded = (
  tx: Tx,
  services: IncomingMailServices,
  author: Pick<MailAuthor, 'user' | 'ticket'>,
  reason: string,
): Promise<void> =>
  tell(tx, services, author, {
    title: { de: 'Ihre E-Mail wurde nicht übernommen', en: 'Your email was not accepted' },
    text: {
      de: [`Grund: ${reason}`, 'Bitte schreiben Sie uns im Portal, wenn das Anliegen noch besteht.'],
      en: [`Reason: ${reason}`, 'If it is still open, please write in the portal.'],
    },
  });
