import type { PriceList } from '#contract/sales/product.ts';
import { addDays } from '#domain/date/berlin-day.ts';

/** The list that holds on a day: the one that began last. */
export const priceListOn = (lists: readonly PriceList[], day: string): PriceList | undefined =>
  lists
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];

/** How long (days) a draft may keep the prices of a list that is over (`docs/domain/drafts.md#prices`). */
export const oldPricesFor = 90;

/** The first day on which a list is no longer valid; undefined while it is unknown. */
export function endOfList(lists: readonly PriceList[], id: string): string | undefined {
  const list = lists.find((one) => one.id === id);
  if (!list) return '';
  const ends = lists.flatMap(({ validFrom }) => (validFrom > list.validFrom ? [validFrom] : []));
  if (list.validTo) ends.push(addDays(list.validTo, 1));
  return ends.sort()[0];
}

/** The notice about the prices of a draft when it is opened and before it is sent. */
interface PriceGuard {
  /** Holds now in place of the draft's own. */
  readonly newer?: Pick<PriceList, 'id' | 'title' | 'validFrom'>;
  /** Known to follow. */
  readonly next?: Pick<PriceList, 'id' | 'title' | 'validFrom'>;
  /** The last day of the draft's own list. */
  readonly endsOn?: string;
  /** The draft's list no longer exists. */
  readonly isGone?: true;
}

const summarizeList = ({ id, title, validFrom }: PriceList) => ({ id, title, validFrom });

export function priceGuard(id: string, lists: readonly PriceList[], today: string): PriceGuard {
  const own = lists.find((list) => list.id === id);
  const current = priceListOn(lists, today);
  const next = lists
    .filter(({ validFrom }) => validFrom > today)
    .toSorted((a, b) => (a.validFrom > b.validFrom ? 1 : -1))[0];
  const end = endOfList(lists, id);
  return {
    ...(current &&
      current.id !== id &&
      (!own || current.validFrom > own.validFrom) && { newer: summarizeList(current) }),
    ...(next && { next: summarizeList(next) }),
    ...(own && end && { endsOn: addDays(end, -1) }),
    ...(!own && { isGone: true as const }),
  };
}
