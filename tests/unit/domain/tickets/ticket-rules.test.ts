import { expect, test } from 'vitest';
import { type TicketStatus, ticketStatuses, ticketTypes } from '#contract/ticket.ts';
import {
  mayFollow,
  mayReopen,
  openStatuses,
  reopenDays,
  takesFiles,
  waitingFor,
} from '#domain/tickets/ticket-rules.ts';

const transitions: Record<TicketStatus, TicketStatus[]> = {
  new: ['inProgress', 'waiting', 'closed'],
  inProgress: ['waiting', 'closed'],
  waiting: ['inProgress', 'closed'],
  closed: ['reopened'],
  reopened: ['inProgress', 'waiting', 'closed'],
  withdrawn: [],
};

test.each(ticketStatuses.flatMap((from) => ticketStatuses.map((to) => [from, to] as const)))(
  '§tickets a ticket that is %s may become %s only as the table says',
  (from, to) => expect(mayFollow(from, to)).toBe(transitions[from].includes(to)),
);

test('§tickets a closed ticket can be reopened for 90 days', () => {
  const [closed, day] = [1_000_000, 86_400_000];
  expect(reopenDays).toBe(90);
  expect(mayReopen('closed', closed, closed)).toBe(true);
  expect(mayReopen('closed', closed, closed + 90 * day)).toBe(true);
  expect(mayReopen('closed', closed, closed + 90 * day + 1)).toBe(false);
});

test.each(ticketStatuses.filter((status) => status !== 'closed'))(
  '§tickets a ticket that is %s needs no reopening',
  (status) => expect(mayReopen(status, 0, 0)).toBe(false),
);

test('§tickets open tickets are all but the closed and the withdrawn ones', () =>
  expect([...openStatuses].sort()).toEqual(
    ticketStatuses.filter((status) => status !== 'closed' && status !== 'withdrawn').sort(),
  ));

test('§tickets a question waits for the partner, new and reopened tickets for the distributor', () => {
  expect(waitingFor(false)).toEqual(['waiting']);
  expect(waitingFor(true)).toEqual(['new', 'reopened']);
});

test('§3-2 all but callback requests take files', () => {
  for (const type of ticketTypes) expect([type, takesFiles(type)]).toEqual([type, type !== 'etcCallBackRequest']);
});
