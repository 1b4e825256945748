import type { FileEntry } from '#contract/file.ts';
import { sortEntries } from '../content/entry-order.ts';

/** Up to this many cards the standard price lists hold; more are an offer of their own (§1-27). */
export const standardCards = 5;
export const mobilePriceFolder = 'price-lists/Mobilfunk';
/** Terms, service descriptions and price lists for customers before they sign. */
export const contractFolder = 'price-lists/Vertragsunterlagen';

type PriceList = Pick<
  FileEntry,
  'name' | 'extension' | 'type' | 'modified' | 'size' | 'description' | 'expired' | 'superseded' | 'validFrom'
>;

/** The price lists that hold on a day (`YYYY-MM-DD`), in the editors' order; at most one for each card. */
export const validPriceLists = <T extends PriceList>(entries: readonly T[], day: string): T[] =>
  (sortEntries(entries, '') ?? [])
    .filter(
      ({ type, expired, superseded, validFrom = '' }) => type === 'file' && !expired && !superseded && validFrom <= day,
    )
    .slice(0, standardCards);

/** What there is of a product's documents today, in the order in which the product names them. */
export const documentsNamed = <T extends Pick<FileEntry, 'name' | 'expired' | 'validFrom'>>(
  entries: readonly T[],
  names: readonly string[],
  day: string,
): T[] =>
  names.flatMap((name) =>
    entries.filter((entry) => entry.name === name && !entry.expired && (entry.validFrom ?? '') <= day),
  );
