import type { Page } from '#contract/record.ts';
import { cache } from '../storage/cache.ts';

/** The owner of these records: they are shown to the same user for the same foundation only. */
export interface Owner {
  user: string;
  trid: string;
}

interface CachedLists<Row> extends Owner {
  /** List answers by their query, the newest last. */
  pages: Record<string, Page<Row>>;
}

interface ListCache<Row> {
  page(owner: Owner, query: string): Page<Row> | undefined;
  keep(owner: Owner, query: string, page: Page<Row>): void;
  /** Puts what a record has become into the lists that show it. */
  change(owner: Owner, record: { readonly id: string }): void;
  /** §8-9: when a list or a record could not be loaded; a change of foundation empties every cache. */
  clear(): void;
}

const keptPages = 10;

/** The lists of one type of records for the next page load; `name` is their place in the storage. */
export function listCache<Row extends { id: string }>(name: string): ListCache<Row> {
  // Another name than that of rows without names for their columns, which an earlier build may have left.
  const kept = cache<CachedLists<Row>>(`${name}.rows`);
  const read = (owner: Owner) => {
    const found = kept.read();
    return found?.user === owner.user && found.trid === owner.trid ? found : undefined;
  };
  const inPlace = (row: Row, record: { readonly id: string }): Row =>
    row.id === record.id
      ? { ...row, ...Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'data')) }
      : row;
  return {
    page: (owner, query) => read(owner)?.pages[query],
    keep(owner, query, page) {
      const { [query]: _old, ...others } = read(owner)?.pages ?? {};
      const pages = [...Object.entries(others), [query, page] as const].slice(-keptPages);
      kept.write({ ...owner, pages: Object.fromEntries(pages) });
    },
    change(owner, record) {
      const found = read(owner);
      if (!found) return;
      const pages = Object.entries(found.pages).map(
        ([query, page]) => [query, { ...page, items: page.items.map((row) => inPlace(row, record)) }] as const,
      );
      kept.write({ ...found, pages: Object.fromEntries(pages) });
    },
    clear: () => kept.clear(),
  };
}
