import { ApiError } from '#api/api-error.ts';
import { ticketCalls } from '#api/tickets.ts';
import type { TicketType } from '#contract/ticket.ts';
import { type TicketRecord, ticketColumns } from '#contract/ticket-record.ts';
import type { TicketRequest } from '#domain/tickets/ticket-forms.ts';
import { queryStore } from '../data/address-query.ts';
import { announceChange } from '../data/record-changes.ts';
import { showSubmission } from '../data/record-part.ts';
import { $foundation } from '../foundation/foundation.ts';

/** Fields that a link may begin a request with. */
export const prefillFields = ['description', 'network', 'customerCompany', 'message'] as const;
const withoutPrefill = { description: '', network: '', customerCompany: '', message: '' } satisfies Record<
  (typeof prefillFields)[number],
  string
>;
/**
 * Lines, orders and gaps of commission statements, by their ids parted by commas, that a complaint is to be about; or the
 * operator that its rows are typed for.
 */
const unclaimed = { lines: '', orders: '', gaps: '', operator: '' };
const empty = { id: '', type: '', category: '', ...withoutPrefill, customer: '', step: '', ...unclaimed };

/** Address of the ticket page: an existing ticket by its id, or the form of a request type at one of its steps (decision 15). */
export const { $query: $ticketAddress, set: setTicketAddress } = queryStore(empty);

// What the address names belongs to the organisation before.
$foundation.listen((now, before) => {
  if (before && now?.trid !== before.trid) setTicketAddress({ customer: '', ...unclaimed });
});

/** What the address wishes was taken over. */
export const forgetPrefill = (more: { step?: string }): void =>
  setTicketAddress({ category: '', ...withoutPrefill, ...more });

/** Creates a ticket of the selected organisation; the same key creates it once. Throws ApiError. */
export async function raiseTicket<T extends TicketType>(
  type: T,
  request: TicketRequest<T>,
  idempotencyKey: string,
): Promise<TicketRecord> {
  const { customer } = $ticketAddress.get();
  const trid = $foundation.get()?.trid;
  if (!trid) throw new ApiError(0);
  const ticket = await ticketCalls.create(
    trid,
    { ...request, [ticketColumns.kind]: type, ...(customer && { customerId: customer }) },
    idempotencyKey,
  );
  announceChange('tickets', ticket.id);
  return ticket;
}

/** Shows the end of a ticket's submission in place of its form, so that Back does not lead into a sent form's last step. */
export function showCreated(id: string): void {
  setTicketAddress({ ...empty, id }, 'replace');
  showSubmission();
}
