import { priceListCalls } from '#api/sales/price-lists.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** What products cost, by the day from which it holds. */
export const priceListRecords = maintainedRecords({
  name: 'price-lists',
  calls: priceListCalls,
  rules: { sorts: ['value1', 'value2', 'value3'], sort: '-value2', hasArchive: true },
});
