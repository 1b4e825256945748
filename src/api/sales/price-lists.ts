import { maintenance } from '#contract/maintenance.ts';
import { priceListRecord, priceListRow } from '#contract/sales/price-list.ts';
import { recordCalls } from '../records.ts';

export const priceListCalls = recordCalls('sales.priceList', {
  row: priceListRow,
  detail: priceListRecord,
  action: maintenance,
});
