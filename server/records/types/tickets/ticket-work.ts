import type { TicketData } from '#contract/ticket-record.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { answerBy } from '#domain/tickets/answer-target.ts';
import { waitingFor } from '#domain/tickets/ticket-rules.ts';
import type { Work, WorkContext } from '#server/records/engine/definition/work.ts';
import { ticketValues } from './ticket-columns.ts';

const ended: readonly TicketData['status'][] = ['closed', 'withdrawn'];

function operatorOf(ticket: TicketData): string | undefined {
  if (ticket.value5 === 'etcProvisionComplain') return ticket.operator;
  return ticket.value5 === 'etcProjectRequest' ? ticket.operatorVo : undefined;
}

/** From a day on a side finds a ticket again that the other side works on. */
const revisit = (side: Work['side'], title: string, day: string | undefined): Work[] =>
  day ? [{ side, task: 'revisit', title, from: berlinMoment(day), due: endOfDay(day) }] : [];

/** A question waits for the partner, everything else that has not ended for an employee, as do messages by mail. */
export function ticketWork(ticket: TicketData, on: WorkContext): readonly Work[] {
  const items = workOf(ticket, on);
  if (!ticket.waitingMails) return items;
  const own = items.find(({ side, from }) => side === 'staff' && from === undefined);
  const { due } = own ?? {};
  const title = ticketValues(ticket).subject ?? '';
  const mail: Work = { ...own, side: 'staff', task: 'checkMail', title, reason: ticket.value5, due };
  return [...items.filter(({ side }) => side !== 'staff'), mail];
}

function workOf(ticket: TicketData, { holidays }: WorkContext): readonly Work[] {
  if (ended.includes(ticket.status)) return [];
  const title = ticketValues(ticket).subject ?? '';
  const { partner, staff } = ticket.followUps ?? {};
  if (waitingFor(false).includes(ticket.status)) {
    const question = ticket.history.findLast((one) => one.kind === 'note' && one.staff);
    return [
      { side: 'partner', task: 'answer', title, detail: question?.kind === 'note' ? question.text : undefined },
      ...revisit('staff', title, staff),
    ];
  }
  const due = answerBy(ticket, holidays);
  const isReminded = ticket.history.findLast(({ kind, staff }) => staff || kind === 'reminded')?.kind === 'reminded';
  const task = isReminded || waitingFor(true).includes(ticket.status) ? 'review' : 'work';
  return [
    {
      side: 'staff',
      task,
      title,
      reason: ticket.value5,
      operator: operatorOf(ticket),
      // A promise to the partner stays, however late the ticket is to be looked at again.
      due: staff ? Math.min(endOfDay(staff), due ?? Number.POSITIVE_INFINITY) : due,
    },
    ...revisit('partner', title, partner),
  ];
}
