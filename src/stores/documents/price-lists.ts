import { ApiError } from '../../api/api-error.ts';
import { listFolder } from '../../api/library.ts';
import { berlinDay } from '../../domain/date/berlin-day.ts';
import { mobilePriceFolder, validPriceLists } from '../../domain/documents/price-lists.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** The standard price lists for mobile offers that hold today; none for who may not see them (§1 "Mobile offers"). */
export const mobilePriceLists = ownedLoader('priceLists', async ({ trid }) => {
  try {
    const { items } = await listFolder(trid, mobilePriceFolder);
    return validPriceLists(items, berlinDay(Date.now()));
  } catch (cause) {
    if (cause instanceof ApiError && [403, 404].includes(cause.status)) return [];
    throw cause;
  }
});
