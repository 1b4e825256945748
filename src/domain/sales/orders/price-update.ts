import type { DraftData } from '#contract/sales/draft.ts';
import type { PricePosition } from '#contract/sales/price-summary.ts';
import type { PriceUpdate } from '#contract/sales/price-update.ts';
import type { PriceList } from '#contract/sales/product.ts';
import { pricesOf } from '../drafts/draft-prices.ts';
import { endOfList, priceListOn } from '../products/price-guard.ts';

/** The list that took the place of the one a draft was made with; undefined while that holds. */
export function newerList(priceListId: string, lists: readonly PriceList[], today: string): PriceList | undefined {
  const ended = endOfList(lists, priceListId);
  return ended !== undefined && ended <= today ? priceListOn(lists, today) : undefined;
}

const summarizeList = ({ id, title, validFrom }: PriceList) => ({ id, title, validFrom });
const amounts = (position: PricePosition | undefined) => ({
  oneOff: position?.oneOff ?? 0,
  monthly: position?.monthly ?? 0,
});

/** What a draft would cost by the list of today, position by position; undefined while its own holds. */
export function priceUpdateOf(draft: DraftData, lists: readonly PriceList[], today: string): PriceUpdate | undefined {
  const to = newerList(draft.priceListId, lists, today);
  if (!to || to.id === draft.priceListId) return undefined;
  const from = lists.find(({ id }) => id === draft.priceListId);
  const [before, after] = [pricesOf(draft, lists), pricesOf({ ...draft, priceListId: to.id }, lists)];
  const codes = [...new Set([...after.positions, ...before.positions].map(({ code }) => code))];
  const changes = codes.flatMap((code) => {
    const [was, is] = [before, after].map(({ positions }) => positions.find((one) => one.code === code));
    const [old, now] = [amounts(was), amounts(is)];
    if (old.oneOff === now.oneOff && old.monthly === now.monthly) return [];
    return [{ code, quantity: (is ?? was)?.quantity ?? 0, before: old, after: now }];
  });
  return {
    ...(from && { from: summarizeList(from) }),
    to: summarizeList(to),
    changes,
    before: { oneOff: before.oneOff, monthly: before.monthly },
    after: { oneOff: after.oneOff, monthly: after.monthly },
  };
}
