import type { FileEntry } from '../../contract/file.ts';
import { sortEntries } from '../content/entry-order.ts';

/** Up to this many cards the standard price lists hold; more are an offer of their own (§1 "Mobile offers"). */
export const standardCards = 5;
export const mobilePriceFolder = 'price-lists/Mobilfunk';

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
