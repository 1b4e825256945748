import type * as z from 'zod/mini';
import type { staffAnswer, TicketAction } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';

/** An employee's form, emptied. */
export const emptyAnswer = { status: '', note: '', refused: false, assignsSelf: false, fileQueue: [] };

/** What is sent for an employee's answer: a new state with its words, or words alone. */
export const answerAction = (
  { version }: Pick<TicketRecord, 'version'>,
  { status, note = '', refused, fileQueue = [] }: z.output<typeof staffAnswer>,
): TicketAction => ({
  ...(status
    ? { _action: 'status' as const, version, status, ...(note && { note }), ...(refused && { refused: true as const }) }
    : { _action: 'append' as const, note }),
  ...(fileQueue.length > 0 && { fileQueue }),
});
