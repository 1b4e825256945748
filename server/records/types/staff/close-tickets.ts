import type * as z from 'zod/mini';
import type { ClosingAnswer, closingRequest } from '#contract/staff/queue.ts';
import type { TicketData } from '#contract/ticket-record.ts';
import { filledReply, ticketFilling } from '#domain/staff/placeholders.ts';
import { ApiError, badRequest } from '#server/core/errors.ts';
import { changeRecord } from '#server/records/engine/change-record.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { type Actor, actFor } from '#server/session/actor.ts';
import type { SessionServices } from '#server/session/session-services.ts';
import { tickets } from '../tickets/tickets.ts';

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
      await services.db.transaction(async (tx) => {
        const row = await findReadable(services, acting, id, tx);
        if (row.type !== tickets.type) throw badRequest('Das ist kein Ticket.');
        const filling = ticketFilling(row.data as TicketData, row.foreignid ?? '', actor.user.displayName);
        const body = { version: row.version, status: 'closed', note: filledReply(note, filling) };
        await changeRecord(tx, services, acting, id, { _action: 'status', ...body });
      });
      answered.push({ trid, id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answered.push({ trid, id, failure: error.message });
    }
  }
  return { items: answered };
}
