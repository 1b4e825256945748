import { ticketCalls } from '#api/tickets.ts';
import type { TicketAction } from '#contract/ticket.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { takesFiles } from '#domain/tickets/ticket-rules.ts';
import { type RecordStore, recordDetail } from '../data/record-detail.ts';

export type TicketStore = RecordStore<TicketRecord, TicketAction>;

/** One ticket; §3-2: callback requests take no files, and more files can be added in every state. */
export const ticketStore = recordDetail<TicketRecord, TicketAction>({
  name: 'tickets',
  calls: ticketCalls,
  takesFiles: ({ kind }) => takesFiles(kind),
  isAlwaysWelcome: ({ _action }) => _action === 'attach' || _action === 'takeBack',
});
