import { callsOf } from '#api/records.ts';
import { orderCalls } from '#api/sales/orders.ts';
import { readPartnerUsers } from '#api/staff/portal-view.ts';
import { ticketCalls } from '#api/tickets.ts';
import { searchTerms } from '#contract/columns.ts';
import { orderColumns } from '#contract/sales/order.ts';
import { ticketColumns } from '#contract/ticket-record.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { openStatuses } from '#domain/tickets/ticket-rules.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

/** Rows of each part; one more tells whether there are others. */
export const partnerRows = 4;

/** A part of what the desk shows of an organisation; each loads and fails by itself. */
function part<T>(load: () => Promise<T>) {
  const inner = loader(load);
  onActive(inner.$value, [$user], () => {
    if ($user.get()) void inner.reload();
  });
  return { $value: inner.$value, reload: inner.reload };
}

/** Who and what an organisation has that helps to answer it. */
export const partnerStore = (trid: string) => ({
  users: part(async () => (await readPartnerUsers(trid)).items),
  // Offline comes first in the order of the words.
  accounts: part(() => callsOf(sipAccount).list(trid, { _sort: sipAccount.columns.registration, _limit: partnerRows })),
  orders: part(() =>
    orderCalls.list(trid, {
      search: searchTerms(orderColumns, { group: 'open' }),
      _sort: '-modified',
      _limit: partnerRows,
    }),
  ),
  tickets: part(() =>
    ticketCalls.list(trid, {
      search: searchTerms(ticketColumns, { state: openStatuses.join(',') }),
      _sort: '-modified',
      _limit: partnerRows + 1,
    }),
  ),
});
