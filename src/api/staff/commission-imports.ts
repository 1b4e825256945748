import {
  type CommissionImport,
  commissionImport,
  type ImportAction,
  type ImportsAnswer,
  importsAnswer,
} from '#contract/commissions/import.ts';
import { get, post } from '../http.ts';
import type { RecordQuery } from '../records.ts';

const path = '/staff/commission-imports';
/** A hundred thousand lines take half a minute (ms). */
const timeoutMs = 600_000;

/** Files of operators are for all foundations: which one is acted for does not matter. */
export const listImports = (_trid: string, query: RecordQuery = {}): Promise<ImportsAnswer> =>
  get(path, query, importsAnswer);
export const readImport = (id: string): Promise<CommissionImport> =>
  get(`${path}/${encodeURIComponent(id)}`, {}, commissionImport);
export const runImportAction = (id: string, _action: ImportAction): Promise<CommissionImport> =>
  post(`${path}/${encodeURIComponent(id)}`, { _action }, commissionImport, { timeoutMs });
export const tryStatement = (upload: string): Promise<CommissionImport> =>
  post(path, { upload }, commissionImport, { timeoutMs });
