import { formatMoment } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { customer, defineMail, linkTo, optional, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

const kind = { de: 'SIP-Account', en: 'SIP account' };
const happened = {
  reset: { de: 'Passwort zurückgesetzt', en: 'Password reset' },
  link: { de: 'Neues Passwort abholen', en: 'Get the new password' },
  locked: { de: 'Gesperrt', en: 'Locked' },
  unlocked: { de: 'Entsperrt', en: 'Unlocked' },
};
const sipUser = placeholder('SIP-Account', 'SIP account', '4930231250', required);
const subjectOf = (name: string, event: keyof typeof happened) => ({
  de: `{{${name}}}: ${happened[event].de} · SIP-Account {{sipUser}}`,
  en: `{{${name}}}: ${happened[event].en} · SIP account {{sipUser}}`,
});

export const sipPassword = defineMail({
  id: 'sipPassword',
  area: 'services',
  label: { de: 'SIP-Passwort zurückgesetzt', en: 'SIP password reset' },
  occasion: {
    de: 'Geht an die Personen, die der SIP-Account betrifft, sobald er ein neues Passwort hat.',
    en: 'Sent to the people concerned once a SIP account has a new password.',
  },
  placeholders: {
    ...{ customer, sipUser, by: placeholder('Zurückgesetzt von', 'Reset by', 'Petra Sommer', required) },
    link: linkTo('SIP-Account ansehen', 'View the SIP account'),
  },
  subject: subjectOf('customer', 'reset'),
  text: {
    de: [
      'Guten Tag,',
      '{{by}} hat für den SIP-Account {{sipUser}} ein neues Passwort erzeugt. Das bisherige gilt nicht mehr: Die TK-Anlage meldet sich erst wieder an, wenn das neue eingetragen ist.',
      'Das Passwort steht aus Sicherheitsgründen nicht in dieser E-Mail. Haben Sie es nicht notiert, setzen Sie es im Portal noch einmal zurück.',
      '{{link}}',
    ],
    en: [
      'Hello,',
      '{{by}} created a new password for the SIP account {{sipUser}}. The former one no longer works: the PBX registers again once the new one is entered.',
      'For security reasons, the password is not in this email. If you did not write it down, reset it again in the portal.',
      '{{link}}',
    ],
  },
});

interface SipNews {
  readonly recipient: string;
  readonly customer: string;
  readonly sipUser: string;
  readonly link: string;
}

/** Says that an account has a new password, which stands in no mail. */
export const sipPasswordMail = ({ recipient, ...about }: SipNews, by: string): Mail =>
  composeMail(sipPassword, {
    recipient,
    subject: newsTitle({ name: about.customer, happened: happened.reset, kind, number: about.sipUser }).subject,
    values: { customer: about.customer, sipUser: about.sipUser, link: about.link, by },
  });

const momentIn = (time: number) => ({ de: formatMoment(time, 'de'), en: formatMoment(time, 'en') });

export const sipLink = defineMail({
  id: 'sipLink',
  area: 'services',
  label: { de: 'SIP-Passwort abholen', en: 'Get the SIP password' },
  occasion: {
    de: 'Geht an Techniker, denen ein Partner den Link zu einem neuen SIP-Passwort schickt.',
    en: 'Sent to technicians to whom a partner sends the link to a new SIP password.',
  },
  placeholders: {
    ...{ sipUser, partner: placeholder('Partner', 'Partner', 'Sommer Telekom GmbH', required) },
    until: placeholder('Gültig bis', 'Valid until', momentIn(Date.UTC(2026, 10, 25, 9, 42)), required),
    link: linkTo('Neues Passwort abholen', 'Get the new password'),
  },
  subject: subjectOf('partner', 'link'),
  text: {
    de: [
      'Guten Tag,',
      '{{partner}} hat Ihnen diesen Link gesendet, damit Sie für den SIP-Account {{sipUser}} ein neues Passwort erzeugen und in die TK-Anlage eintragen.',
      '{{link}}',
      'Der Link gilt einmal und bis {{until}}. Das Passwort entsteht erst, wenn Sie es auf der Seite anfordern, und wird nur dort angezeigt. Ab dann gilt das bisherige nicht mehr: Öffnen Sie den Link, wenn Sie an der TK-Anlage sind.',
      'Erwarten Sie keinen solchen Link, brauchen Sie nichts zu tun.',
    ],
    en: [
      'Hello,',
      '{{partner}} sent you this link so that you can create a new password for the SIP account {{sipUser}} and enter it in the PBX.',
      '{{link}}',
      'The link works once and until {{until}}. The password is made only when you ask for it on that page, and is shown only there. From then on the former one no longer works: open the link when you are at the PBX.',
      'If you were not expecting this link, you do not need to do anything.',
    ],
  },
});

interface SipLink extends Omit<SipNews, 'customer'> {
  readonly partner: string;
  readonly expires: number;
}

/** Leads a technician to a password that is created on request. */
export const sipLinkMail = ({ recipient, sipUser: number, partner, expires, link }: SipLink): Mail =>
  composeMail(sipLink, {
    recipient,
    subject: newsTitle({ name: partner, happened: happened.link, kind, number }).subject,
    values: { sipUser: number, partner, link, until: momentIn(expires) },
  });

const toPeople = {
  de: 'Geht an die Personen, die der SIP-Account betrifft.',
  en: 'Sent to the people that the SIP account concerns.',
};

export const sipLocked = defineMail({
  ...{ id: 'sipLocked', area: 'services', occasion: toPeople },
  label: { de: 'SIP-Account gesperrt', en: 'SIP account locked' },
  placeholders: {
    ...{ customer, sipUser, link: viewLink },
    reason: placeholder('Grund', 'Reason', { de: 'Zahlungsrückstand', en: 'see above' }, optional),
  },
  subject: subjectOf('customer', 'locked'),
  text: {
    de: [
      'Guten Tag,',
      'der SIP-Account {{sipUser}} ist gesperrt: Abgehende Gespräche außer Notrufen sind nicht möglich.',
      'Grund: {{reason}}',
      '{{link}}',
    ],
    en: [
      'Hello,',
      'The SIP account {{sipUser}} is locked: no outgoing calls except emergency calls are possible.',
      'Reason: {{reason}}',
      '{{link}}',
    ],
  },
});

export const sipUnlocked = defineMail({
  ...{ id: 'sipUnlocked', area: 'services', occasion: toPeople },
  label: { de: 'SIP-Account entsperrt', en: 'SIP account unlocked' },
  placeholders: { customer, sipUser, link: viewLink },
  subject: subjectOf('customer', 'unlocked'),
  text: {
    de: ['Guten Tag,', 'der SIP-Account {{sipUser}} ist wieder frei.', '{{link}}'],
    en: ['Hello,', 'The SIP account {{sipUser}} is free again.', '{{link}}'],
  },
});

/** Says that an account is locked, or free again. */
export function sipLockMail(
  { recipient, customer: name, sipUser: number, link }: SipNews,
  isLocked: boolean,
  reason?: string,
): Mail {
  const event = isLocked ? happened.locked : happened.unlocked;
  const { subject, title } = newsTitle({ name, happened: event, kind, number });
  const head = { recipient, subject, news: { event: 'request', title } } as const;
  const values = { customer: name, sipUser: number, link };
  return isLocked
    ? composeMail(sipLocked, { ...head, values: { ...values, reason: reason && { de: reason, en: 'see above' } } })
    : composeMail(sipUnlocked, { ...head, values });
}
