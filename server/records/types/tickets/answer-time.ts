import type { TicketData } from '#contract/ticket-record.ts';
import { answerBy } from '#domain/tickets/answer-target.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

/** With the time of the answer that is expected after all that happened to it. */
export function withAnswerTime(ticket: TicketData, { holidays }: Pick<ActionContext, 'holidays'>): TicketData {
  const { answerBy: _before, ...others } = ticket;
  const by = answerBy(ticket, holidays);
  return { ...others, ...(by !== undefined && { answerBy: by }) };
}
