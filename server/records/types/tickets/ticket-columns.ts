import type { TicketData } from '#contract/ticket-record.ts';
import { providerName } from '#domain/text/provider-name.ts';
import type { Columns } from '#server/records/engine/definition/columns.ts';

const subjectLength = 80;

function shorten(text: string): string {
  const [line = ''] = text.trim().split(/\r?\n/);
  // Characters, not their halves: an emoji has two.
  const characters = [...line];
  if (characters.length <= subjectLength) return line;
  return `${characters
    .slice(0, subjectLength - 1)
    .join('')
    .trimEnd()}…`;
}

function subjectOf(ticket: TicketData): string {
  switch (ticket.value5) {
    case 'etcBillingRequest':
      return shorten(ticket.customerOrContract);
    case 'etcCallBackRequest':
      return shorten(ticket.description);
    case 'etcProjectRequest':
      return shorten(`${ticket.customerCompany || ticket.customerContact}, ${ticket.town}`);
    case 'etcProvisionComplain':
      return shorten(`${providerName(ticket.operator)}: ${ticket.description}`);
  }
}

const contactOf = (ticket: TicketData) => `${ticket.contactFirstName} ${ticket.contactLastName}`;

export const ticketColumns = (ticket: TicketData): Columns => ({
  value1: subjectOf(ticket),
  value2: ticket.status,
  value3: contactOf(ticket),
  value4: ticket.answerBy === undefined ? undefined : String(ticket.answerBy),
  value5: ticket.value5,
  value6: ticket.category,
  value7: String(ticket.files),
  value8: ticket.value5 === 'etcProjectRequest' ? ticket.neededBy : undefined,
  value9: ticket.customerId || undefined,
});

function wordsOfRequest(ticket: TicketData): (string | undefined)[] {
  switch (ticket.value5) {
    case 'etcBillingRequest':
      return [ticket.customerOrContract];
    case 'etcCallBackRequest':
      return [ticket.description];
    case 'etcProjectRequest':
      return [
        ticket.customerCompany,
        ticket.customerContact,
        ticket.operatorVo,
        providerName(ticket.operatorVo),
        `${ticket.street} ${ticket.streetNumber}`,
        `${ticket.zip} ${ticket.town}`,
        ticket.message,
      ];
    case 'etcProvisionComplain':
      return [ticket.operator, providerName(ticket.operator), ticket.description];
  }
}

export const ticketSearchText = (ticket: TicketData): (string | undefined)[] => [
  ...wordsOfRequest(ticket),
  contactOf(ticket),
  ticket.contactEmail,
  ticket.contactPhone,
  ...ticket.history.flatMap((event) => {
    if (event.kind === 'note') return [event.text];
    if (event.kind === 'reopened' || event.kind === 'withdrawn') return [event.reason];
    return event.kind === 'attached' ? event.files : [];
  }),
];
