import { atom, type ReadableAtom } from 'nanostores';
import { findSimilarRows, type SimilarRow } from '#api/sales/similar-customers.ts';
import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';
import { earlySearches, likeness } from '#domain/sales/customers/similar.ts';
import { $dataScope } from '../session/data-scope.ts';

export type { SimilarRow };

const maxRows = 100;
const maxMatches = 3;

export interface SimilarSearch {
  /** The most similar first. */
  $matches: ReadableAtom<readonly SimilarRow[]>;
  /** Searches again; without an answer nothing is said. */
  look(customer: CustomerFields): Promise<void>;
}

/** The customers that look like the one that is typed. */
export function similarSearch(): SimilarSearch {
  const $matches = atom<readonly SimilarRow[]>([]);
  let latest = 0;
  let lastSearches = '';

  async function look(customer: CustomerFields): Promise<void> {
    const owner = $dataScope.get();
    if (!owner) return;
    const { byVatId, byName } = earlySearches(customer);
    const key = JSON.stringify([byVatId, byName, customer.companyName, customer.lastName, customer.address?.zip]);
    if (key === lastSearches) return;
    lastSearches = key;
    latest += 1;
    const mine = latest;
    const find = (search: string | undefined) =>
      search ? findSimilarRows(owner.trid, search, maxRows).catch(() => []) : [];
    const [sameVatId, namesakes] = await Promise.all([find(byVatId), find(byName)]);
    if (mine !== latest || $dataScope.get() !== owner) return;
    const ranked = namesakes
      .map((row) => ({ row, rank: likeness(customer, row) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .map(({ row }) => row);
    const matches = [...new Map([...sameVatId, ...ranked].map((row) => [row.id, row])).values()];
    $matches.set(matches.slice(0, maxMatches));
  }
  return { $matches, look };
}
