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
      'View the request here:',
      link,
      'If you did not request this change, please contact us immediately.',
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
      'If you did not request this change, please contact us immediately.',
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
      en: `Your request ${number} has been approved. The change takes effect on ${formatCalendarDay(effectiveOn, 'en')}.`,
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
        'View it in the portal:',
        link,
      ],
    ),
  };
}

/** To a new address, which its owner confirms. */
export const confirmEmailMail = (recipient: string, link: string): Mail => ({
  recipient,
  subject: 'E-Mail-Adresse bestätigen / Confirm your email address',
  body: both(
    [
      'Guten Tag,',
      'bitte bestätigen Sie, dass Ihr Zugang zum Partnerportal künftig diese E-Mail-Adresse hat. Der Link gilt 60 Minuten und nur einmal:',
      link,
      'Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun.',
    ],
    [
      'Hello,',
      'Please confirm this email address for your access to the partner portal. The link works once and is valid for 60 minutes:',
      link,
      'If you did not request this, you do not need to do anything.',
    ],
  ),
});

/** To the address of before, when another one is asked for and when it is confirmed. */
export const emailChangeMail = (recipient: string, isDone: boolean): Mail => ({
  recipient,
  subject: isDone
    ? 'Ihre E-Mail-Adresse wurde geändert / Your email address was changed'
    : 'Änderung Ihrer E-Mail-Adresse beantragt / A change of your email address was requested',
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
        ? 'Your access to the partner portal has another email address now. This message goes to the one of before.'
        : 'A new email address has been entered for your access to the partner portal. It takes effect once it is confirmed there.',
      'If you did not request this, please change your password immediately and contact us.',
    ],
  ),
});
