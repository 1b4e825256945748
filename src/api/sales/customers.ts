import { maintenance } from '#contract/maintenance.ts';
import { customerRecord, customerRow } from '#contract/sales/customer.ts';
import { type CustomerImport, type CustomerImported, customerImported } from '#contract/sales/customer-import.ts';
import { post } from '../http.ts';
import { recordCalls } from '../records.ts';

export const customerCalls = recordCalls('hfo.vp.customer', {
  row: customerRow,
  detail: customerRecord,
  action: maintenance,
});

/** Judges the rows of a file, or takes them in, all or none. */
export const importCustomers = (
  trid: string,
  body: CustomerImport,
  idempotencyKey?: string,
): Promise<CustomerImported> =>
  post(`/foundation/${trid}/customer-imports`, body, customerImported, idempotencyKey ? { idempotencyKey } : {});
