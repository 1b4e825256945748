import type { TicketRecord } from '../../../contract/record.ts';

/** When a closed ticket was closed, in ms. */
export const closedAt = (ticket: TicketRecord): number =>
  ticket.data.history.findLast((event) => event.kind === 'status' && event.to === 'closed')?.at ?? ticket.modified;
