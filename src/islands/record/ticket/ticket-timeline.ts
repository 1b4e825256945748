import type { TicketEvent } from '#contract/ticket.ts';
import type { TicketData, TicketRecord } from '#contract/ticket-record.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { declaredOfferConsent } from '#domain/tickets/offer-consent.ts';
import { statusTone } from '#domain/tickets/status-tone.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import type { Fact } from '../Facts.tsx';
import type { TimelineEntry } from '../History.tsx';
import { categoryName, statusName } from './ticket-labels.ts';

type Offer = Extract<TicketData, { value5: 'etcProjectRequest' }>;

/** Who confirmed what, in the reader's language where the version is known in it. */
function consentText({ at, by, version = '', text = '', scope = '' }: NonNullable<Offer['consent']>): string {
  const own = texts('tickets');
  const locale = pageLocale();
  const given = own('detail.consentGiven', { moment: formatMoment(at, locale), by });
  if (!text) return given;
  const declared = declaredOfferConsent(version);
  const covered = own('detail.consentScope', { scope: declared?.scope[locale] ?? scope, version });
  return [declared?.text[locale] ?? text, given, covered].join('\n');
}

function offerFacts(offer: Offer): Fact[] {
  const t = texts('ticket-form');
  const own = texts('tickets');
  const { consent } = offer;
  return [
    { label: t('offer.businessKind'), value: t(`offer.kind.${offer.businessKind}`) },
    { label: t('offer.network'), value: t(`offer.networks.${offer.network}`) },
    { label: t('offer.goal'), value: offer.goal && t(`offer.goals.${offer.goal}`) },
    { label: t('offer.withPhone'), value: offer.withPhone && t(`offer.phones.${offer.withPhone}`) },
    { label: t('offer.operatorVo'), value: providerName(offer.operatorVo) },
    { label: t('offer.neededBy'), value: formatCalendarDay(offer.neededBy, pageLocale()) },
    { label: `${t('offer.customer')}: ${t('offer.customerCompany')}`, value: offer.customerCompany },
    { label: `${t('offer.customer')}: ${t('offer.customerContact')}`, value: offer.customerContact },
    { label: own('detail.address'), value: `${offer.street} ${offer.streetNumber}, ${offer.zip} ${offer.town}` },
    { label: t('offer.message'), value: offer.message, long: true },
    { label: own('detail.consent'), value: consent && consentText(consent), long: true },
  ];
}

function factsOf(ticket: TicketData): Fact[] {
  const t = texts('ticket-form');
  switch (ticket.value5) {
    case 'etcBillingRequest':
      return [{ label: t('customerOrContract'), value: ticket.customerOrContract }];
    case 'etcCallBackRequest':
      return [{ label: t('description'), value: ticket.description, long: true }];
    case 'etcProjectRequest':
      return offerFacts(ticket);
    case 'etcProvisionComplain':
      return [
        { label: t('complaint.operator'), value: providerName(ticket.operator) },
        { label: t('description'), value: ticket.description, long: true },
      ];
  }
}

/** What was asked, under the labels of the form that asked it. */
export const requestFacts = (ticket: TicketRecord): Fact[] => [
  { label: texts('ticket-form')('category'), value: categoryName(ticket.kind, ticket.category) },
  ...factsOf(ticket.data),
  { label: texts('ticket-form')('contact.copies'), value: ticket.data.copies?.map(({ name }) => name).join(', ') },
];

export const contactOf = ({ data }: TicketRecord) => ({
  name: `${data.contactFirstName} ${data.contactLastName}`,
  email: data.contactEmail,
  phone: data.contactPhone,
});

/** What was written, and what became of a mail that it came with. */
export function noteText({ text, mail }: Pick<Extract<TicketEvent, { kind: 'note' }>, 'text' | 'mail'>): string {
  const t = texts('tickets');
  const refused = (mail?.refused ?? []).map(({ name, fault }) =>
    t('history.fileRefused', { name, why: message(fault) }),
  );
  const takenBy = mail?.takenBy ? [t('history.mailTakenBy', { name: mail.takenBy })] : [];
  const more = [...refused, ...takenBy];
  return more.length > 0 ? [text, '', ...more].join('\n') : text;
}

/** The events of a ticket as sentences for the reader's role. */
export function timelineEntry(event: TicketEvent, employee: boolean): TimelineEntry {
  const t = texts('tickets');
  switch (event.kind) {
    case 'created':
      return {
        title: event.files > 0 ? t('history.createdFiles', { count: event.files }) : t('history.created'),
        ...(event.owner && { body: t('history.createdFor', { name: event.owner }) }),
      };
    case 'note':
      return event.staff
        ? { title: t('history.answer'), body: event.text, tone: 'info' }
        : { title: t(event.mail ? 'history.mail' : 'history.note'), body: noteText(event) };
    case 'status':
      return {
        title: event.refused ? t('history.refused') : t('history.status', { status: statusName(event.to, employee) }),
        tone: event.refused ? 'warn' : statusTone[event.to],
      };
    case 'reopened':
      return { title: t('history.reopened'), body: event.reason, tone: statusTone.reopened };
    case 'attached':
      return { title: t('history.attached', { count: event.files.length }), body: event.files.join('\n') };
    case 'takenBack':
      return { title: t('history.takenBack'), body: event.file };
    case 'reminded':
      return { title: t('history.reminded'), tone: 'warn' };
    case 'withdrawn':
      return { title: t('history.withdrawn'), ...(event.reason && { body: event.reason }), tone: statusTone.withdrawn };
  }
}
