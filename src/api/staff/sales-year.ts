import { type SalesYear, salesYear } from '#contract/staff/sales-year.ts';
import { get } from '../http.ts';

export const readSalesYear = (kind: string): Promise<SalesYear> =>
  get('/admin/figures', kind ? { kind } : {}, salesYear);
