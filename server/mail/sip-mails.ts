import { formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { newsTitle } from './news-title.ts';
import { both } from './templates.ts';

const kind = { de: 'SIP-Account', en: 'SIP account' };
const passwordReset = { de: 'Passwort zurückgesetzt', en: 'Password reset' };
const newPassword = { de: 'Neues Passwort abholen', en: 'Get the new password' };

interface SipNews {
  readonly recipient: string;
  readonly customer: string;
  readonly sipUser: string;
  readonly link: string;
}

/** Says that an account has a new password, which stands in no mail. */
export const sipPasswordMail = ({ recipient, customer, sipUser, link }: SipNews, by: string): Mail => ({
  recipient,
  subject: newsTitle({ name: customer, happened: passwordReset, kind, number: sipUser }).subject,
  body: both(
    [
      'Guten Tag,',
      `${by} hat für den SIP-Account ${sipUser} ein neues Passwort erzeugt. Das bisherige gilt nicht mehr: Die TK-Anlage meldet sich erst wieder an, wenn das neue eingetragen ist.`,
      'Das Passwort steht aus Sicherheitsgründen nicht in dieser E-Mail. Haben Sie es nicht notiert, setzen Sie es im Portal noch einmal zurück:',
      link,
    ],
    [
      'Hello,',
      `${by} created a new password for the SIP account ${sipUser}. The former one no longer works: the PBX registers again once the new one is entered.`,
      'For security reasons, the password is not in this email. If you did not write it down, reset it again in the portal:',
      link,
    ],
  ),
});

interface SipLink extends Omit<SipNews, 'customer'> {
  readonly partner: string;
  readonly expires: number;
}

/** Leads a technician to a password that is created on request. */
export const sipLinkMail = ({ recipient, sipUser, partner, expires, link }: SipLink): Mail => ({
  recipient,
  subject: newsTitle({ name: partner, happened: newPassword, kind, number: sipUser }).subject,
  body: both(
    [
      'Guten Tag,',
      `${partner} hat Ihnen diesen Link gesendet, damit Sie für den SIP-Account ${sipUser} ein neues Passwort erzeugen und in die TK-Anlage eintragen:`,
      link,
      `Der Link gilt einmal und bis ${formatMoment(expires, 'de')}. Das Passwort entsteht erst, wenn Sie es auf der Seite anfordern, und wird nur dort angezeigt. Ab dann gilt das bisherige nicht mehr: Öffnen Sie den Link, wenn Sie an der TK-Anlage sind.`,
      'Erwarten Sie keinen solchen Link, brauchen Sie nichts zu tun.',
    ],
    [
      'Hello,',
      `${partner} sent you this link so that you can create a new password for the SIP account ${sipUser} and enter it in the PBX:`,
      link,
      `The link works once and until ${formatMoment(expires, 'en')}. The password is made only when you ask for it on that page, and is shown only there. From then on the former one no longer works: open the link when you are at the PBX.`,
      'If you were not expecting this link, you do not need to do anything.',
    ],
  ),
});

/** Says that an account is locked, or free again. */
export const sipLockMail = (
  { recipient, customer, sipUser, link }: SipNews,
  isLocked: boolean,
  reason?: string,
): Mail => {
  const happened = isLocked ? { de: 'Gesperrt', en: 'Locked' } : { de: 'Entsperrt', en: 'Unlocked' };
  const { subject, title } = newsTitle({ name: customer, happened, kind, number: sipUser });
  return {
    recipient,
    subject,
    news: { event: 'request', title },
    body: both(
      [
        'Guten Tag,',
        isLocked
          ? `der SIP-Account ${sipUser} ist gesperrt: Abgehende Gespräche außer Notrufen sind nicht möglich.`
          : `der SIP-Account ${sipUser} ist wieder frei.`,
        ...(reason ? [`Grund: ${reason}`] : []),
        'Im Portal ansehen:',
        link,
      ],
      [
        'Hello,',
        isLocked
          ? `The SIP account ${sipUser} is locked: no outgoing calls except emergency calls are possible.`
          : `The SIP account ${sipUser} is free again.`,
        'View it in the portal:',
        link,
      ],
    ),
  };
};
