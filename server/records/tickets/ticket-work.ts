import type { TicketData } from '../../../src/contract/ticket-data.ts';
import { waitingFor } from '../../../src/domain/tickets/ticket-rules.ts';
import type { Work } from '../definition/work.ts';
import { ticketColumns } from './ticket-columns.ts';

/** A question waits for the partner, everything else that is not closed for an employee. */
export function ticketWork(ticket: TicketData): readonly Work[] {
  if (ticket.status === 'closed') return [];
  const title = ticketColumns(ticket).value1 ?? '';
  if (waitingFor(false).includes(ticket.status)) return [{ side: 'partner', task: 'answer', title }];
  return [{ side: 'staff', task: waitingFor(true).includes(ticket.status) ? 'review' : 'work', title }];
}
