import type * as z from 'zod/mini';
import type { ClosingAnswer, closingRequest } from '#contract/staff/queue.ts';
import { ApiError } from '#server/core/errors.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { type Actor, actFor } from '#server/session/actor.ts';
import type { SessionServices } from '#server/session/session-services.ts';
import { answerTicket } from './answer-ticket.ts';

/** Closes tickets with the same words, each for itself: one that cannot be closed keeps no other from it. */
export async function closeTickets(
  services: RecordServices & SessionServices,
  actor: Actor,
  { items, note }: z.infer<typeof closingRequest>,
): Promise<ClosingAnswer> {
  const answered: ClosingAnswer['items'] = [];
  for (const { trid, id } of items) {
    try {
      const acting = await actFor(services, actor, trid);
      await services.db.transaction((tx) => answerTicket(tx, services, acting, id, { note, status: 'closed' }));
      answered.push({ trid, id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answered.push({ trid, id, failure: error.message });
    }
  }
  return { items: answered };
}
