import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Mail } from '../queries/outbox.ts';
import { composeMail } from './compose-mail.ts';
import {
  customer as customerName,
  defineMail,
  linkTo,
  note as message,
  noteValue,
  optional,
  placeholder,
  required,
  viewLink,
} from './mail-definition.ts';

interface News {
  readonly recipient: string;
  /** The customer's record. */
  readonly link: string;
  readonly customer: string;
}

const customer = { ...customerName, ...required };
const dayIn = (day: string | undefined) =>
  day ? { de: formatCalendarDay(day, 'de'), en: formatCalendarDay(day, 'en') } : '';

export const leadOffered = defineMail({
  id: 'leadOffered',
  area: 'sales',
  label: { de: 'Neuer Lead', en: 'New lead' },
  occasion: {
    de: 'Geht an die Personen einer Organisation, der wir einen Interessenten anbieten.',
    en: 'Sent to the people of an organisation that we offer a prospect.',
  },
  placeholders: { customer, note: message, link: linkTo('Lead annehmen oder ablehnen', 'Accept or decline the lead') },
  subject: { de: 'Neuer Lead für Sie', en: 'A new lead for you' },
  text: {
    de: ['Guten Tag,', 'wir haben einen Interessenten für Sie: {{customer}}.', 'Nachricht:\n{{note}}', '{{link}}'],
    en: ['Hello,', 'We have a prospect for you: {{customer}}.', 'Message: {{note}}', '{{link}}'],
  },
});

/** To the partner that the distributor offers a prospect. */
export const leadOfferedMail = ({ recipient, link, customer, note }: News & { note?: string | undefined }): Mail =>
  composeMail(leadOffered, {
    recipient,
    news: { event: 'request', title: { de: `Neuer Lead: ${customer}`, en: `New lead: ${customer}` } },
    values: { customer, link, note: noteValue(note) },
  });

const answers = {
  accepted: { de: 'angenommen', en: 'accepted' },
  declined: { de: 'abgelehnt', en: 'declined' },
};

const defineAnswered = (answer: keyof typeof answers) =>
  defineMail({
    id: `lead.${answer}`,
    area: 'sales',
    label: { de: `Lead ${answers[answer].de}`, en: `Lead ${answers[answer].en}` },
    occasion: {
      de: 'Geht an die Person im Haus, die den Lead angeboten hat.',
      en: 'Sent to the employee who offered the lead.',
    },
    placeholders: {
      customer,
      partner: placeholder('Partner', 'Partner', 'Sommer Telekom GmbH', required),
      date: placeholder('Wiedervorlage', 'Follow-up', dayIn('2026-12-01'), optional),
      reason: placeholder(
        'Grund',
        'Reason',
        { de: 'Liegt außerhalb unseres Gebiets.', en: 'see above' },
        { isOptional: true },
      ),
      link: viewLink,
    },
    subject: { de: `Lead ${answers[answer].de}`, en: `Lead ${answers[answer].en}` },
    text: {
      de: [
        'Guten Tag,',
        `{{partner}} hat den Lead {{customer}} ${answers[answer].de}.`,
        'Wiedervorlage: {{date}}',
        'Grund: {{reason}}',
        '{{link}}',
      ],
      en: [
        'Hello,',
        `{{partner}} has ${answers[answer].en} the lead {{customer}}.`,
        'Follow-up: {{date}}',
        'Reason: {{reason}}',
        '{{link}}',
      ],
    },
  });
const answered = { accepted: defineAnswered('accepted'), declined: defineAnswered('declined') };

interface Answered extends News {
  readonly partner: string;
  readonly answer: keyof typeof answers;
  readonly reason?: string | undefined;
  /** When the partner takes it up, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** To the employee who offered a lead. */
export const leadAnsweredMail = ({ recipient, link, customer, partner, answer, reason, date }: Answered): Mail =>
  composeMail(answered[answer], {
    recipient,
    news: {
      event: 'request',
      title: {
        de: `${partner}: Lead ${customer} ${answers[answer].de}`,
        en: `${partner}: lead ${customer} ${answers[answer].en}`,
      },
    },
    values: { customer, partner, link, date: dayIn(date), reason: reason ? { de: reason, en: 'see above' } : '' },
  });

export const followUp = defineMail({
  id: 'followUp',
  area: 'sales',
  label: { de: 'Wiedervorlage', en: 'Follow-up' },
  occasion: {
    de: 'Geht am Tag der Wiedervorlage an die Person, die sie gesetzt hat.',
    en: 'Sent on the day of a follow-up to the person who set it.',
  },
  placeholders: { customer, date: placeholder('Tag', 'Day', dayIn('2026-12-01')), link: viewLink },
  subject: { de: 'Wiedervorlage: {{customer}}', en: 'Follow-up: {{customer}}' },
  text: {
    de: ['Guten Tag,', 'die Wiedervorlage zu {{customer}} ist fällig ({{date}}).', '{{link}}'],
    en: ['Hello,', 'The follow-up of {{customer}} is due ({{date}}).', '{{link}}'],
  },
});
export const leadDefinitions = [leadOffered, answered.accepted, answered.declined, followUp];

/** To who set a follow-up, on its day. */
export const followUpMail = ({ recipient, link, customer, date }: News & { date: string }): Mail =>
  composeMail(followUp, {
    recipient,
    subject: `Wiedervorlage: ${customer} / Follow-up`,
    news: { event: 'request', title: { de: `Wiedervorlage fällig: ${customer}`, en: `Follow-up due: ${customer}` } },
    values: { customer, link, date: dayIn(date) },
  });
