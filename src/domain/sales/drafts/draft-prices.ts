import type { DraftData } from '#contract/sales/draft.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { PriceList } from '#contract/sales/product.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { priceSummaryOf } from '../products/prices.ts';
import { answersOf, formOf } from './draft-form.ts';

/** What a draft costs by the list it was made with; nothing has a price where that is gone. */
export const pricesOf = (draft: DraftData, lists: readonly PriceList[]): PriceSummary =>
  priceSummaryOf(
    draft,
    requestOf(formOf(draft), answersOf(draft)),
    lists.find(({ id }) => id === draft.priceListId) ?? { id: draft.priceListId, prices: {} },
  );
