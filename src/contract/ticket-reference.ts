import * as z from 'zod/mini';

/** A ticket that something else names. */
export const ticketReference = z.object({ id: z.string(), foreignid: z.optional(z.number()) });
export type TicketReference = z.infer<typeof ticketReference>;
