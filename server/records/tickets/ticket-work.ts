import type { TicketData } from '../../../src/contract/ticket-data.ts';
import { berlinMoment } from '../../../src/domain/date/berlin-time.ts';
import { serviceHours } from '../../../src/domain/date/service-hours.ts';
import { replyBy } from '../../../src/domain/tickets/reply-time.ts';
import { waitingFor } from '../../../src/domain/tickets/ticket-rules.ts';
import type { Work, WorkContext } from '../definition/work.ts';
import { ticketColumns } from './ticket-columns.ts';

/** The end of the service hours on the day by which a ticket is answered as a rule. */
function dueOf(ticket: TicketData, { created, holidays }: WorkContext): number {
  const { value5, category: value6 } = ticket;
  const value8 = value5 === 'etcProjectRequest' ? ticket.neededBy : undefined;
  const { day, at } = replyBy({ value5, value6, value8, created }, holidays);
  return at ?? berlinMoment(`${day} ${serviceHours.to}:00`);
}

/** A question waits for the partner, everything else that is not closed for an employee. */
export function ticketWork(ticket: TicketData, on: WorkContext): readonly Work[] {
  if (ticket.status === 'closed') return [];
  const title = ticketColumns(ticket).value1 ?? '';
  if (waitingFor(false).includes(ticket.status)) return [{ side: 'partner', task: 'answer', title }];
  const task = waitingFor(true).includes(ticket.status) ? 'review' : 'work';
  return [{ side: 'staff', task, title, due: dueOf(ticket, on) }];
}
