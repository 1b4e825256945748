import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PriceListData } from '#contract/sales/price-list.ts';
import { products } from '#contract/sales/product.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { catalogueProducts } from '#domain/sales/products/catalogue.ts';
import { cataloguePrice, priceCodeOfProduct } from '#domain/sales/products/price-codes.ts';
import { priceListOn } from '#domain/sales/products/price-guard.ts';
import { matchingRecords } from '../queries/records/matching-records.ts';
import { priceLists } from '../records/types/staff/maintenance/price-lists.ts';
import { refusals } from './common-schemas.ts';

export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Products'],
    summary: 'What can be ordered, the price list of today and those that are known to follow',
    response: { 200: products, ...refusals },
  };
  app.get('/products', { schema }, async () => {
    const { config, db, clock } = app.services;
    const today = berlinDay(clock());
    const rows = await matchingRecords(db, { trid: config.distributor, type: priceLists.type }, { archived: false });
    const lists = rows.map(({ id, data }) => ({ id, ...(data as PriceListData) }));
    const current = priceListOn(lists, today);
    const currentLists = lists.filter((list) => list === current || list.validFrom > today);
    return {
      items: catalogueProducts().map((product) => {
        const ref = { productType: product.type, ...(product.code !== product.type && { product: product.code }) };
        const code = priceCodeOfProduct(ref) ?? '';
        const price = current?.prices[code] ?? cataloguePrice(code);
        return { ...product, ...(price && { price }) };
      }),
      priceLists: currentLists.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)),
    };
  });
};
