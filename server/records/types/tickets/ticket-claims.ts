import type { TicketEvent } from '#contract/ticket.ts';
import type { TicketData } from '#contract/ticket-record.ts';
import type { LineEvent } from '#domain/commissions/line-states.ts';
import type { Tx } from '#server/db/open.ts';
import { moveClaims } from '#server/queries/commissions/claims.ts';
import type { Changed } from '#server/records/engine/definition/define-record.ts';

/** What something that happened to a ticket means for what it complains about. */
function eventOf(event: TicketEvent): LineEvent | undefined {
  if (event.kind === 'withdrawn' || event.kind === 'reopened') return event.kind;
  if (event.kind !== 'status') return undefined;
  return event.refused ? 'refused' : event.to === 'reopened' ? 'reopened' : undefined;
}

/** Lines and orders follow the ticket that complains about them. */
export async function moveClaimsOfTicket(tx: Tx, { trid, id, before, after }: Changed<TicketData>): Promise<void> {
  if (after.value5 !== 'etcProvisionComplain') return;
  for (const event of after.history.slice(before.history.length)) {
    const moved = eventOf(event);
    if (moved) await moveClaims(tx, trid, id, moved);
  }
}
