import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { defineMail, linkTo, optional, placeholder, required, viewLink } from './mail-definition.ts';
import { newsTitle } from './news-title.ts';

interface NotifiedUsers {
  readonly recipient: string;
  readonly number: string;
  /** Where the request is shown. */
  readonly link: string;
}

const number = placeholder('Antragsnummer', 'Request number', 'D-2026-000005', required);
const requestLink = linkTo('Antrag ansehen', 'View the request');

export const changeAsked = defineMail({
  id: 'changeAsked',
  area: 'access',
  label: { de: 'Änderung der Daten beantragt', en: 'Change of data requested' },
  occasion: {
    de: 'Geht an die bisherige Adresse, wenn Bankverbindung oder Kontaktdaten sich ändern sollen.',
    en: 'Sent to the previous address when bank details or contact data are to change.',
  },
  placeholders: {
    number,
    by: placeholder('Beantragt von', 'Requested by', 'Petra Sommer', required),
    link: requestLink,
  },
  subject: {
    de: 'Änderung Ihrer Daten beantragt · {{number}}',
    en: 'A change of your data was requested · {{number}}',
  },
  text: {
    de: [
      'Guten Tag,',
      '{{by}} hat im Partnerportal eine Änderung Ihrer Bankverbindung oder Kontaktdaten beantragt ({{number}}). Diese Nachricht geht an die bisherige Adresse. Wirksam wird die Änderung erst nach unserer Prüfung.',
      '{{link}}',
      'Haben Sie die Änderung nicht veranlasst, melden Sie sich bitte umgehend bei uns.',
    ],
    en: [
      'Hello,',
      '{{by}} has requested a change of your bank details or contact data in the partner portal ({{number}}). This message goes to the previous address. The change takes effect only after we have checked it.',
      '{{link}}',
      'If you did not request this change, please contact us immediately.',
    ],
  },
});

/** To the previous address: its owner must be able to stop an unwanted change. */
export const changeNoticeMail = ({
  recipient,
  number: request,
  link,
  by,
}: NotifiedUsers & { readonly by: string }): Mail =>
  composeMail(changeAsked, {
    recipient,
    subject: `Änderung Ihrer Daten beantragt / A change of your data was requested · ${request}`,
    values: { number: request, by, link },
  });

export const dataChanged = defineMail({
  id: 'dataChanged',
  area: 'access',
  label: { de: 'Daten geändert', en: 'Data changed' },
  occasion: {
    de: 'Geht an die bisherige Adresse, sobald die Änderung wirksam ist.',
    en: 'Sent to the previous address once the change is in effect.',
  },
  placeholders: { number, link: requestLink },
  subject: { de: 'Ihre Daten wurden geändert · {{number}}', en: 'Your data were changed · {{number}}' },
  text: {
    de: [
      'Guten Tag,',
      'die beantragte Änderung {{number}} ist jetzt wirksam. Diese Nachricht geht an die bisherige Adresse.',
      '{{link}}',
      'Haben Sie die Änderung nicht veranlasst, melden Sie sich bitte umgehend bei uns.',
    ],
    en: [
      'Hello,',
      'The requested change {{number}} is now in effect. This message goes to the previous address.',
      '{{link}}',
      'If you did not request this change, please contact us immediately.',
    ],
  },
});

/** To the address of before, once the change holds. */
export const changedMail = ({ recipient, number: request, link }: NotifiedUsers): Mail =>
  composeMail(dataChanged, {
    recipient,
    subject: `Ihre Daten wurden geändert / Your data were changed · ${request}`,
    values: { number: request, link },
  });

const dayIn = (day: string) => ({ de: formatCalendarDay(day, 'de'), en: formatCalendarDay(day, 'en') });
const requestName = { de: 'Ihr Änderungsantrag', en: 'Your change request' };
const decisions = {
  approved: {
    happened: { de: 'Freigegeben', en: 'Approved' },
    de: 'Ihr Antrag {{number}} ist freigegeben. Die Änderung wird am {{date}} wirksam.',
    en: 'Your request {{number}} has been approved. The change takes effect on {{date}}.',
  },
  rejected: {
    happened: { de: 'Abgelehnt', en: 'Rejected' },
    de: 'Ihr Antrag {{number}} wurde abgelehnt.',
    en: 'Your request {{number}} was rejected.',
  },
  effective: {
    happened: { de: 'Wirksam', en: 'In effect' },
    de: 'Die Änderung {{number}} ist jetzt wirksam.',
    en: 'The change {{number}} is now effective.',
  },
};
type Decision = keyof typeof decisions;

const define = (decision: Decision) => {
  const { happened, de, en } = decisions[decision];
  return defineMail({
    ...{ id: `request.${decision}`, area: 'profile' },
    label: { de: `Änderungsantrag: ${happened.de}`, en: `Change request: ${happened.en}` },
    occasion: {
      de: 'Geht an die Person, die den Antrag gestellt hat.',
      en: 'Sent to the person who made the request.',
    },
    placeholders: {
      number,
      date: placeholder('Wirksam am', 'Effective on', dayIn('2026-12-01')),
      vo: placeholder('Neue VO-Nummer', 'New VO number', '4711008', optional),
      reason: placeholder('Grund', 'Reason', 'Bitte legen Sie die Vollmacht bei.', optional),
      link: viewLink,
    },
    subject: {
      de: `${requestName.de}: ${happened.de} · {{number}}`,
      en: `${requestName.en}: ${happened.en} · {{number}}`,
    },
    text: {
      de: ['Guten Tag,', de, 'Ihre neue VO-Nummer: {{vo}}', 'Grund: {{reason}}', '{{link}}'],
      en: ['Hello,', en, 'Your new VO number: {{vo}}', 'Reason: {{reason}}', '{{link}}'],
    },
  });
};
const decided = { approved: define('approved'), rejected: define('rejected'), effective: define('effective') };
export const requestDefinitions = Object.values(decided);

interface Decided extends NotifiedUsers {
  readonly decision: Decision;
  /** `YYYY-MM-DD` */
  readonly effectiveOn: string;
  readonly reason?: string | undefined;
  /** The VO number that it brings. */
  readonly vo?: string | undefined;
}

/** To who asked for the change. */
export const requestDecidedMail = ({
  recipient,
  number: request,
  link,
  decision,
  effectiveOn,
  reason,
  vo,
}: Decided): Mail =>
  composeMail(decided[decision], {
    recipient,
    subject: newsTitle({ happened: decisions[decision].happened, kind: requestName, number: request }).subject,
    values: { number: request, link, reason, date: dayIn(effectiveOn), vo: decision === 'rejected' ? undefined : vo },
  });
