import type { TicketReference } from '#contract/ticket-reference.ts';

/** The ticket that complains about a line or an order; without a number where the ticket is gone. */
export const ticketReference = (id: string, number: string | null | undefined): TicketReference => ({
  id,
  ...(number && { foreignid: Number(number) }),
});
