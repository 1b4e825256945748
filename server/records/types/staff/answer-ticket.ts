import type { StaffStatus } from '#contract/ticket.ts';
import type { TicketData } from '#contract/ticket-record.ts';
import { filledReply, ticketFilling } from '#domain/staff/placeholders.ts';
import { badRequest } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { changeRecord } from '#server/records/engine/change-record.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { tickets } from '../tickets/tickets.ts';

interface Answer {
  readonly note: string;
  /** Undefined leaves the state. */
  readonly status: StaffStatus | undefined;
  /** The one that was seen; undefined answers whatever the ticket has become. */
  readonly version?: number | undefined;
}

/** An employee's answer to a ticket, with its placeholders filled in. */
export async function answerTicket(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  id: string,
  { note, status, version }: Answer,
): Promise<void> {
  const row = await findReadable(services, acting, id, tx);
  if (row.type !== tickets.type) throw badRequest('Das ist kein Ticket.');
  const filling = ticketFilling(row.data as TicketData, row.foreignid ?? '', acting.user.displayName);
  const body = { version: version ?? row.version, note: filledReply(note, filling) };
  await changeRecord(
    tx,
    services,
    acting,
    id,
    status ? { _action: 'status', ...body, status } : { _action: 'append', ...body },
  );
}
