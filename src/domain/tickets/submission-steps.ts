import type { TicketData } from '#contract/ticket-record.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';
import { answerTarget } from './answer-target.ts';

type TicketStep = SubmissionStep<'received' | 'answer' | 'question' | 'needed' | 'closed' | 'withdrawn'>;

type Sent = Pick<TicketData, 'value5' | 'category' | 'history' | 'closedAt'> & { readonly neededBy?: string };

/** What happens to a ticket after it was sent: by when the answer comes, and what an offer is needed for. */
export function ticketSteps(ticket: Sent, holidays: Holidays): TicketStep[] {
  const { history, closedAt, neededBy } = ticket;
  const received: TicketStep = { name: 'received', state: 'done', at: history[0]?.at };
  const target = answerTarget(ticket, holidays);
  if (target.state === 'withdrawn')
    return [
      received,
      { name: 'withdrawn', state: 'done', at: history.findLast(({ kind }) => kind === 'withdrawn')?.at },
    ];
  const answers: Record<typeof target.state, TicketStep> = {
    expected: { name: 'answer', state: 'current', ...(target.state === 'expected' && { byMoment: target.at }) },
    paused: { name: 'question', state: 'current' },
    answered: { name: 'answer', state: 'done', ...(target.state === 'answered' && { at: target.at }) },
  };
  return [
    received,
    answers[target.state],
    ...(neededBy && closedAt === undefined ? [{ name: 'needed' as const, state: 'open' as const, on: neededBy }] : []),
    { name: 'closed', ...(closedAt === undefined ? { state: 'open' } : { state: 'done', at: closedAt }) },
  ];
}
