import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

interface NotifiedUsers {
  readonly recipient: string;
  readonly number: string;
  /** Where the request is shown. */
  readonly link: string;
}

/** To the previous address: its owner must be able to stop an unwanted change. */
export const changeNoticeMail = ({ recipient, number, link, by }: NotifiedUsers & { readonly by: string }): Mail => ({
  recipient,
  subject: `Änderung Ihrer Daten beantragt / A change of your data was requested · ${number}`,
  body: both(
    [
      'Guten Tag,',
      `${by} hat im Partnerportal eine Änderung Ihrer Bankverbindung oder Kontaktdaten beantragt (${number}). Diese Nachricht geht an die bisherige Adresse. Wirksam wird die Änderung erst nach unserer Prüfung.`,
      'Den Antrag finden Sie hier:',
      link,
      'Haben Sie die Änderung nicht veranlasst, melden Sie sich bitte umgehend bei uns.',
    ],
    [
      'Hello,',
      `${by} has requested a change of your bank details or contact data in the partner portal (${number}). This message goes to the address of before. The change holds only after we have checked it.`,
      'You find the request here:',
      link,
      'If you did not ask for this change, please contact us at once.',
    ],
  ),
});

/** To the address of before, once the change holds. */
export const changedMail = ({ recipient, number, link }: NotifiedUsers): Mail => ({
  recipient,
  subject: `Ihre Daten wurden geändert / Your data were changed · ${number}`,
  body: both(
    [
      'Guten Tag,',
      `die beantragte Änderung ${number} ist jetzt wirksam. Diese Nachricht geht an die bisherige Adresse.`,
      link,
      'Haben Sie die Änderung nicht veranlasst, melden Sie sich bitte umgehend bei uns.',
    ],
    [
      'Hello,',
      `The requested change ${number} holds from now on. This message goes to the address of before.`,
      link,
      'If you did not ask for this change, please contact us at once.',
    ],
  ),
});

interface Decided extends NotifiedUsers {
  readonly decision: 'approved' | 'rejected' | 'effective';
  /** `YYYY-MM-DD` */
  readonly effectiveOn: string;
  readonly reason?: string | undefined;
  /** The VO number that it brings. */
  readonly vo?: string | undefined;
}

const requestName = { de: 'Ihr Änderungsantrag', en: 'Your change request' };
const happened = {
  approved: { de: 'Freigegeben', en: 'Approved' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
  effective: { de: 'Wirksam', en: 'In effect' },
};

/** To who asked for the change. */
export function requestDecidedMail({ recipient, number, link, decision, effectiveOn, reason, vo }: Decided): Mail {
  const decisionTexts = {
    approved: {
      de: `Ihr Antrag ${number} ist freigegeben. Die Änderung wird am ${formatCalendarDay(effectiveOn, 'de')} wirksam.`,
      en: `Your request ${number} was approved. The change holds from ${formatCalendarDay(effectiveOn, 'en')}.`,
    },
    rejected: { de: `Ihr Antrag ${number} wurde abgelehnt.`, en: `Your request ${number} was rejected.` },
    effective: { de: `Die Änderung ${number} ist jetzt wirksam.`, en: `The change ${number} is now effective.` },
  }[decision];
  const brings = decision === 'rejected' ? undefined : vo;
  return {
    recipient,
    subject: newsTitle({ happened: happened[decision], kind: requestName, number }).subject,
    body: both(
      [
        'Guten Tag,',
        decisionTexts.de,
        ...(brings ? [`Ihre neue VO-Nummer: ${brings}`] : []),
        ...(reason ? [`Grund: ${reason}`] : []),
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        decisionTexts.en,
        ...(brings ? [`Your new VO number: ${brings}`] : []),
        ...(reason ? [`Reason: ${reason}`] : []),
        'See it in the portal:',
        link,
      ],
    ),
  };
}

/** To a new address, which its owner confirms. */
export const confirmEmailMail = (recipient: string, link: string): Mail => ({
  recipient,
  subject: 'E-Mail-Adresse bestätigen / Confirm your e-mail address',
  body: both(
    [
      'Guten Tag,',
      'bitte bestätigen Sie, dass Ihr Zugang zum Partnerportal künftig diese E-Mail-Adresse hat. Der Link gilt 60 Minuten und nur einmal:',
      link,
      'Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun.',
    ],
    [
      'Hello,',
      'Please confirm that your access to the partner portal is to have this e-mail address. The link works once and for 60 minutes:',
      link,
      'If you did not ask for this, you need not do anything.',
    ],
  ),
});

/** To the address of before, when another one is asked for and when it is confirmed. */
export const emailChangeMail = (recipient: string, isDone: boolean): Mail => ({
  recipient,
  subject: isDone
    ? 'Ihre E-Mail-Adresse wurde geändert / Your e-mail address was changed'
    : 'Änderung Ihrer E-Mail-Adresse beantragt / A change of your e-mail address was requested',
  body: both(
    [
      'Guten Tag,',
      isDone
        ? 'Ihr Zugang zum Partnerportal hat jetzt eine andere E-Mail-Adresse. Diese Nachricht geht an die bisherige.'
        : 'für Ihren Zugang zum Partnerportal wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie dort bestätigt wird.',
      'Haben Sie das nicht veranlasst, ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
    ],
    [
      'Hello,',
      isDone
        ? 'Your access to the partner portal has another e-mail address now. This message goes to the one of before.'
        : 'Another e-mail address was given for your access to the partner portal. It holds as soon as it is confirmed there.',
      'If you did not ask for this, please change your password at once and contact us.',
    ],
  ),
});
