import * as z from 'zod/mini';
import { ticketRequests } from '#domain/tickets/ticket-forms.ts';

const typed = <const T extends string>(value5: T) => ({ type: z.literal('hd.ticket'), value5: z.literal(value5) });

/** The body of a create call: the request of one ticket type beside its name. */
export const ticketCreate = z.discriminatedUnion('value5', [
  z.safeExtend(ticketRequests.etcBillingRequest, typed('etcBillingRequest')),
  z.safeExtend(ticketRequests.etcCallBackRequest, typed('etcCallBackRequest')),
  z.safeExtend(ticketRequests.etcProjectRequest, typed('etcProjectRequest')),
  z.safeExtend(ticketRequests.etcProvisionComplain, typed('etcProvisionComplain')),
]);
export type TicketCreate = z.infer<typeof ticketCreate>;
