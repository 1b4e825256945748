import { maintenance } from '#contract/maintenance.ts';
import { wholesaleCustomerRecord, wholesaleCustomerRow } from '#contract/wholesale/customer.ts';
import { recordCalls } from '../records.ts';

export const wholesaleCustomerCalls = recordCalls('ws.customer', {
  row: wholesaleCustomerRow,
  detail: wholesaleCustomerRecord,
  action: maintenance,
});
