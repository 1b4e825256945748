import type { TicketRecord } from '../../../contract/record.ts';
import { formatCalendarDay, formatMoment } from '../../../domain/date/date-format.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import { providerName } from '../../../domain/text/provider-name.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { categoryName } from '../ticket-words.ts';

export interface Fact {
  label: string;
  value: string;
  /** A text that may be long: it gets the whole width and keeps its lines. */
  long?: boolean;
}

const textOf = (ticket: TicketRecord, key: string): string => {
  const value = (ticket.data as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

function offerFacts(ticket: TicketRecord): Fact[] {
  const t = texts('ticket-form');
  const get = (key: string) => textOf(ticket, key);
  const worded = (group: 'kind' | 'networks' | 'goals' | 'phones', key: string) =>
    get(key) && t(`offer.${group}.${get(key)}` as 'offer.kind.newBusiness');
  return [
    { label: t('offer.businessKind'), value: worded('kind', 'businessKind') },
    { label: t('offer.network'), value: worded('networks', 'network') },
    { label: t('offer.goal'), value: worded('goals', 'goal') },
    { label: t('offer.withPhone'), value: worded('phones', 'withPhone') },
    { label: t('offer.operatorVo'), value: providerName(get('operatorVo')) },
    { label: t('offer.neededBy'), value: formatCalendarDay(get('neededBy'), pageLocale()) },
    { label: `${t('offer.customer')}: ${t('offer.customerCompany')}`, value: get('customerCompany') },
    { label: `${t('offer.customer')}: ${t('offer.customerContact')}`, value: get('customerContact') },
    {
      label: texts('tickets')('detail.address'),
      value: `${get('street')} ${get('streetNumber')}, ${get('zip')} ${get('town')}`,
    },
    { label: t('offer.message'), value: get('message'), long: true },
    consentFact(ticket),
  ];
}

function consentFact(ticket: TicketRecord): Fact {
  const t = texts('tickets');
  const consent = ticket.data.value5 === 'etcProjectRequest' ? ticket.data.consent : undefined;
  const given = consent && { moment: formatMoment(consent.at, pageLocale()), by: consent.by };
  return { label: t('detail.consent'), value: given ? t('detail.consentGiven', given) : '', long: true };
}

/** What was asked, under the labels of the form that asked it; what was left out is left out. */
export function requestFacts(ticket: TicketRecord): Fact[] {
  const t = texts('ticket-form');
  const category = { label: t('category'), value: categoryName(ticket.value5, ticket.value6) };
  const description = { label: t('description'), value: textOf(ticket, 'description'), long: true };
  const facts: Record<TicketRecord['value5'], () => Fact[]> = {
    etcBillingRequest: () => [{ label: t('customerOrContract'), value: textOf(ticket, 'customerOrContract') }],
    etcCallBackRequest: () => [description],
    etcProjectRequest: () => offerFacts(ticket),
    etcProvisionComplain: () => [
      { label: t('complaint.operator'), value: providerName(textOf(ticket, 'operator')) },
      description,
    ],
  };
  return [category, ...facts[ticket.value5]()].filter(({ value }) => value.trim() !== '');
}

export interface Contact {
  name: string;
  email: string;
  phone: string;
  /** As it was typed, for the link. */
  rawPhone: string;
}

export const contactOf = (ticket: TicketRecord): Contact => ({
  name: `${textOf(ticket, 'contactFirstName')} ${textOf(ticket, 'contactLastName')}`.trim(),
  email: textOf(ticket, 'contactEmail'),
  phone: formatPhone(textOf(ticket, 'contactPhone')),
  rawPhone: textOf(ticket, 'contactPhone'),
});
