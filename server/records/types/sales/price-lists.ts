import type { PriceList } from '#contract/sales/product.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { priceLists } from '../staff/maintenance/price-lists.ts';

/** All price lists that there are, also those that ended: old drafts name them. */
export const priceListsOf = async ({ look }: Pick<ActionContext, 'look'>): Promise<readonly PriceList[]> =>
  (await look.search(priceLists.type, { archived: false })).map(({ id, data }) => ({
    id,
    ...(data as Omit<PriceList, 'id'>),
  }));
