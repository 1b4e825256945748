import { computed } from 'nanostores';
import { listTickets } from '../../api/tickets.ts';
import type { Page, TicketRow } from '../../contract/record.ts';
import { readView, ticketListQuery, viewDefaults } from '../../domain/tickets/ticket-view.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $isEmployee } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { cachedPage, cachePage, type Owner, resetTicketCache } from './ticket-cache.ts';

/** What the overview shows, as it stands in the address. */
export const ticketQuery = queryStore(viewDefaults);
export const $ticketView = computed(ticketQuery.$query, readView);

/** A list answer with the query that it answers. */
export interface TicketPage extends Page<TicketRow> {
  query: string;
}

const $listQuery = computed([$ticketView, $isEmployee], (view, employee) =>
  JSON.stringify(ticketListQuery(view, employee)),
);

const isOwner = (owner: Owner): boolean => $dataScope.get() === owner;

function present(): { owner: Owner; query: string } {
  const owner = $dataScope.get();
  if (!owner) throw new Error('No foundation is selected');
  return { owner, query: $listQuery.get() };
}

function fromCache(): TicketPage | undefined {
  const { owner, query } = present();
  const page = cachedPage(owner, query);
  return page && { ...page, query };
}

/** A link may name a page that is no more since tickets have left its filter. */
function stayWithin(total: number): void {
  const { page, rows } = $ticketView.get();
  const last = Math.max(1, Math.ceil(total / rows));
  if (page > last) ticketQuery.set({ page: String(last) });
}

async function load(): Promise<TicketPage> {
  const { owner, query } = present();
  try {
    const page = await listTickets(owner.trid, JSON.parse(query));
    if (isOwner(owner)) cachePage(owner, query, page);
    if (query === $listQuery.get()) stayWithin(page.total);
    return { ...page, query };
  } catch (cause) {
    if (isOwner(owner)) resetTicketCache();
    throw cause;
  }
}

// Rows of another search are no answer to this one.
const list = loader(load, fromCache, ({ query }) => query === $listQuery.get());

/** The tickets of the selected foundation. Loads while a screen shows it, empties when foundation or user change (§4). */
export const $tickets = list.$value;
export const reloadTickets = list.reload;
/** True while the rows shown answer an earlier query than the one in the address. */
export const $ticketsOutdated = computed(
  [$tickets, $listQuery],
  (tickets, query) => tickets.state === 'ready' && tickets.value.query !== query,
);

let shownOwner: Owner | undefined;
onActive($tickets, [$dataScope, $listQuery], () => {
  const owner = $dataScope.get();
  if (owner !== shownOwner) {
    list.reset();
    if (shownOwner && $ticketView.get().page > 1) ticketQuery.set({ page: '1' });
    shownOwner = owner;
  }
  if (!owner) return;
  if (fromCache()) list.reset();
  void list.reload();
});
