import { readProducts } from '#api/sales/products.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** The price list of today and those that follow, for forms that let choose one. */
export const offeredPriceLists = ownedLoader('offeredPriceLists', async () => (await readProducts()).priceLists);
