import type { Page, TicketRecord, TicketRow } from '../../contract/record.ts';
import { cache } from '../storage/cache.ts';

/** Whose tickets these are: they are shown to the same user for the same foundation only. */
export interface Owner {
  user: string;
  trid: string;
}

interface CachedTickets extends Owner {
  /** List answers by their query, the newest last. */
  pages: Record<string, Page<TicketRow>>;
}

const kept = cache<CachedTickets>('tickets');
const keptPages = 10;

const read = (owner: Owner): CachedTickets | undefined => {
  const found = kept.read();
  return found?.user === owner.user && found.trid === owner.trid ? found : undefined;
};

export const cachedPage = (owner: Owner, query: string): Page<TicketRow> | undefined => read(owner)?.pages[query];

export function cachePage(owner: Owner, query: string, page: Page<TicketRow>): void {
  const { [query]: _old, ...others } = read(owner)?.pages ?? {};
  const pages = [...Object.entries(others), [query, page] as const].slice(-keptPages);
  kept.write({ ...owner, pages: Object.fromEntries(pages) });
}

/** Puts what a ticket has become into the lists that show it. */
export function cacheTicket(owner: Owner, { data: _data, ...row }: TicketRecord): void {
  const found = read(owner);
  if (!found) return;
  const change = (page: Page<TicketRow>) => ({
    ...page,
    items: page.items.map((item) => (item.id === row.id ? { ...item, ...row } : item)),
  });
  const pages = Object.entries(found.pages).map(([query, page]) => [query, change(page)] as const);
  kept.write({ ...found, pages: Object.fromEntries(pages) });
}

/** §8: when a list or a ticket could not be loaded; a change of foundation empties every cache. */
export const resetTicketCache = (): void => kept.clear();
