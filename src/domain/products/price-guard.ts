import type { PriceList } from '../../contract/sales/product.ts';
import { addDays } from '../date/berlin-day.ts';

/** The list that holds on a day: the one that began last. */
export const priceListOn = (lists: readonly PriceList[], day: string): PriceList | undefined =>
  lists
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];

/** How long (days) a draft may keep the prices of a list that is over (`domain.md` 3.2). */
export const oldPricesFor = 90;

/** The first day on which a list does not hold any more; undefined while nobody knows one. */
export function endOfList(lists: readonly PriceList[], id: string): string | undefined {
  const list = lists.find((one) => one.id === id);
  if (!list) return '';
  const ends = lists.flatMap(({ validFrom }) => (validFrom > list.validFrom ? [validFrom] : []));
  if (list.validTo) ends.push(addDays(list.validTo, 1));
  return ends.sort()[0];
}
