import type { StaffStatus, TicketStatus, TicketType } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';

/** Days after closing within which a ticket can be reopened. */
export const reopenDays = 90;

/** Which status may follow which; partners only reopen, all else is moved by employees. */
export const nextStatuses = {
  new: ['inProgress', 'waiting', 'closed'],
  inProgress: ['waiting', 'closed'],
  waiting: ['inProgress', 'closed'],
  closed: ['reopened'],
  reopened: ['inProgress', 'waiting', 'closed'],
  withdrawn: [],
} as const satisfies Record<TicketStatus, readonly StaffStatus[]>;

export const mayFollow = (from: TicketStatus, to: TicketStatus): boolean =>
  (nextStatuses[from] as readonly TicketStatus[]).includes(to);

export const openStatuses = ['new', 'inProgress', 'waiting', 'reopened'] as const satisfies TicketStatus[];

/** A partner withdraws a ticket as long as it is open. */
export const mayWithdraw = (status: TicketStatus): boolean =>
  (openStatuses as readonly TicketStatus[]).includes(status);

/** The statuses in which a ticket waits for the viewer: a partner's answer, or the distributor's work. */
export const waitingFor = (employee: boolean): readonly TicketStatus[] =>
  employee ? ['new', 'reopened'] : ['waiting'];

/** §3-2: callback requests take no attachments. */
export const takesFiles = (type: TicketType): boolean => type !== 'etcCallBackRequest';

/** A ticket closed at `closedAt` (ms) can be reopened at `now` (ms). */
export const mayReopen = (status: TicketStatus, closedAt: number, now: number): boolean =>
  status === 'closed' && now - closedAt <= reopenDays * 86_400_000;

/** When a closed ticket was closed, in ms. */
export const closedAt = ({ data, modified }: Pick<TicketRecord, 'data' | 'modified'>): number =>
  data.history.findLast((event) => event.kind === 'status' && event.to === 'closed')?.at ?? modified;
