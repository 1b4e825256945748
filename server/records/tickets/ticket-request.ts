import * as z from 'zod/mini';
import { billingRequest, callbackRequest, projectRequest, provisionComplaint } from '../../../src/contract/ticket.ts';

const typed = <const T extends string>(value5: T) => ({ type: z.literal('hd.ticket'), value5: z.literal(value5) });

/** The body of a create call: the request of one ticket type beside its name. */
export const ticketCreate = z.discriminatedUnion('value5', [
  z.safeExtend(billingRequest, typed('etcBillingRequest')),
  z.safeExtend(callbackRequest, typed('etcCallBackRequest')),
  z.safeExtend(projectRequest, typed('etcProjectRequest')),
  z.safeExtend(provisionComplaint, typed('etcProvisionComplain')),
]);
export type TicketCreate = z.infer<typeof ticketCreate>;
