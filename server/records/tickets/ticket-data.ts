import * as z from 'zod/mini';
import type { TicketEvent, TicketStatus } from '../../../src/contract/ticket.ts';
import { ticketRequests } from '../../../src/domain/tickets/ticket-forms.ts';

const typed = <const T extends string>(value5: T) => ({ type: z.literal('hd.ticket'), value5: z.literal(value5) });

/** The body of a create call: the request of one ticket type beside its name. */
export const ticketCreate = z.discriminatedUnion('value5', [
  z.safeExtend(ticketRequests.etcBillingRequest, typed('etcBillingRequest')),
  z.safeExtend(ticketRequests.etcCallBackRequest, typed('etcCallBackRequest')),
  z.safeExtend(ticketRequests.etcProjectRequest, typed('etcProjectRequest')),
  z.safeExtend(ticketRequests.etcProvisionComplain, typed('etcProvisionComplain')),
]);
export type TicketCreate = z.infer<typeof ticketCreate>;

type NotKept = 'type' | 'consent' | 'fileQueue' | 'excelFile' | 'proofFiles';
type Kept<T> = T extends unknown ? Omit<T, NotKept> : never;

interface TicketState {
  readonly status: TicketStatus;
  /** Number of attachments. */
  readonly files: number;
  /** When the ticket was closed (ms), while it is. */
  readonly closedAt?: number;
  /** §5: who confirmed the data protection duties, and when (ms). */
  readonly consent?: { readonly at: number; readonly by: string; readonly userId: string };
  /** Oldest first. */
  readonly history: readonly TicketEvent[];
}

/** What a ticket keeps under `data`: the request without its files, and what became of it. */
export type TicketData = Kept<TicketCreate> & TicketState;
