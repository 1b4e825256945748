import type { ColumnsOfType } from '#contract/columns-by-type.ts';
import type { TicketData } from '#contract/ticket-record.ts';
import { providerName } from '#domain/text/provider-name.ts';

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

export function subjectOf(ticket: TicketData): string {
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

export const ticketValues = (ticket: TicketData): ColumnsOfType<'hd.ticket'> => ({
  subject: subjectOf(ticket),
  state: ticket.status,
  contact: contactOf(ticket),
  answerBy: ticket.answerBy === undefined ? undefined : String(ticket.answerBy),
  kind: ticket.value5,
  category: ticket.category,
  fileCount: String(ticket.files),
  neededBy: ticket.value5 === 'etcProjectRequest' ? ticket.neededBy : undefined,
  customerId: ticket.customerId || undefined,
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
