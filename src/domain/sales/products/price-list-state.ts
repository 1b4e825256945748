import type { PriceListData } from '#contract/sales/price-list.ts';

/** What already holds or held is part of drafts and orders, and stays. */
export const isStarted = ({ validFrom }: Pick<PriceListData, 'validFrom'>, today: string): boolean =>
  validFrom <= today;

const priceListStates = ['future', 'current', 'ended'] as const;
export type PriceListState = (typeof priceListStates)[number];

export function priceListState(
  { validFrom, validTo }: Pick<PriceListData, 'validFrom' | 'validTo'>,
  today: string,
): PriceListState {
  if (validFrom > today) return 'future';
  return validTo !== undefined && validTo < today ? 'ended' : 'current';
}
