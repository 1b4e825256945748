import type { TicketStatus } from '#contract/ticket.ts';

/** How a ticket's status is coloured, always beside its words. */
export const statusTone = {
  new: 'info',
  inProgress: 'info',
  waiting: 'warn',
  closed: 'ok',
  reopened: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<TicketStatus, string>;
