import { priceListCalls } from '#api/sales/price-lists.ts';
import { priceListColumns } from '#contract/sales/price-list.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** What products cost, by the day from which it holds. */
export const priceListRecords = maintainedRecords({
  name: 'price-lists',
  calls: priceListCalls,
  rules: { columns: priceListColumns, sorts: ['title', 'validFrom', 'validTo'], sort: '-validFrom', hasArchive: true },
});
