import { computed } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { previewComplaint, readClaims, sendComplaint } from '#api/commissions/complaints.ts';
import type { ComplaintPreview, ComplaintRequest } from '#contract/commissions/complaint.ts';
import type { TicketRecord } from '#contract/ticket-record.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange } from '../data/record-changes.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $ticketAddress } from './ticket-create.ts';

/** What the address names to be complained about. */
const $named = computed($ticketAddress, ({ lines, orders, gaps, operator }) =>
  [lines, orders, gaps, operator].join(' '),
);

const inner = loader<ComplaintPreview>(() => {
  const owner = $dataScope.get();
  if (!owner) throw new Error('No foundation is selected');
  return previewComplaint(owner.trid, $ticketAddress.get());
});
onActive(inner.$value, [$dataScope, $named], () => {
  inner.reset();
  if ($dataScope.get() && $named.get().trim() !== '') void inner.reload();
});

/** What would be complained about, operator by operator. */
export const complaintPreviewStore = { $value: inner.$value, reload: inner.reload };

/** Complains to one operator; the same key does so once. Throws ApiError. */
export async function complain(request: ComplaintRequest, idempotencyKey: string): Promise<TicketRecord> {
  const trid = $foundation.get()?.trid;
  if (!trid) throw new ApiError(0);
  const ticket = await sendComplaint(trid, request, idempotencyKey);
  announceChange('tickets', ticket.id);
  return ticket;
}

type Claims = Awaited<ReturnType<typeof readClaims>>;
/** What a ticket complains about, and what became of it. */
export function claimsStore(ticketId: string): Pick<Loader<Claims>, '$value' | 'reload'> {
  const claims = loader(() => {
    const owner = $dataScope.get();
    if (!owner) throw new Error('No foundation is selected');
    return readClaims(owner.trid, ticketId);
  });
  onActive(claims.$value, [$dataScope], () => {
    claims.reset();
    if ($dataScope.get()) void claims.reload();
  });
  return claims;
}
