import { maintenance } from '../contract/maintenance.ts';
import { customerRecord, customerRow } from '../contract/sales/customer.ts';
import { recordCalls } from './records.ts';

export const customerCalls = recordCalls('hfo.vp.customer', {
  row: customerRow,
  detail: customerRecord,
  action: maintenance,
});
