import { staffStatuses, type TicketStatus, ticketStatuses } from '#contract/ticket.ts';
import { nextStatuses, openStatuses } from '#domain/tickets/ticket-rules.ts';
import { becomes, type StateTable, stays } from '#server/records/engine/definition/states.ts';

const live = ticketStatuses.filter((status) => status !== 'withdrawn');
const isOver = 'Das Ticket ist zurückgezogen. Legen Sie bitte ein neues an.';

const follows = (to: TicketStatus) => {
  const from = ticketStatuses.filter((status) => (nextStatuses[status] as readonly TicketStatus[]).includes(to));
  return { moves: becomes(to, ...from), otherwise: 'Dieser Status kann auf den jetzigen nicht folgen.' };
};

/** Employees move a ticket by hand; a partner's answer moves one that waits for it. */
export const ticketStates: StateTable<TicketStatus> = {
  states: ticketStatuses,
  field: 'status',
  events: {
    ...Object.fromEntries(staffStatuses.map((to) => [`status.${to}`, follows(to)])),
    reopen: {
      moves: becomes('reopened', 'closed'),
      otherwise: 'Nur ein abgeschlossenes Ticket kann wieder geöffnet werden.',
    },
    answer: { moves: { ...stays(...live), waiting: 'inProgress' }, otherwise: isOver },
    mailsWait: { moves: stays(...ticketStatuses), otherwise: isOver },
    note: { moves: stays(...live), otherwise: isOver },
    attach: { moves: stays(...live), otherwise: isOver },
    remind: { moves: stays(...openStatuses), otherwise: isOver },
    followUp: {
      moves: stays(...openStatuses),
      otherwise: 'Nur ein offenes Ticket kann wiedervorgelegt werden.',
    },
    withdraw: {
      moves: becomes('withdrawn', ...openStatuses),
      otherwise: 'Nur ein offenes Ticket kann zurückgezogen werden.',
    },
  },
};
