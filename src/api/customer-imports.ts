import { type CustomerImport, type CustomerImported, customerImported } from '../contract/sales/customer-import.ts';
import { post } from './http.ts';

/** Judges the rows of a file, or takes them in, all or none. */
export const importCustomers = (
  trid: string,
  body: CustomerImport,
  idempotencyKey?: string,
): Promise<CustomerImported> =>
  post(`/foundation/${trid}/customer-imports`, body, customerImported, idempotencyKey ? { idempotencyKey } : {});
