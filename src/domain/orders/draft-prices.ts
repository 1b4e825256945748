import type { DraftData } from '../../contract/sales/draft.ts';
import type { PriceList, PriceSummary } from '../../contract/sales/product.ts';

export const pricesOf = ({ priceListId }: DraftData, _lists: readonly PriceList[]): PriceSummary => ({
  priceListId,
  positions: [],
  oneOff: 0,
  monthly: 0,
  vat: { percent: 19, oneOff: 0, monthly: 0 },
  gross: { oneOff: 0, monthly: 0 },
  firstYear: { net: 0, gross: 0 },
});
