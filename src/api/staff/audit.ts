import { listOf, type Page } from '#contract/record.ts';
import {
  type AuditEntry,
  type AuditRow,
  type AuditState,
  auditEntry,
  auditRow,
  auditState,
} from '#contract/staff/audit.ts';
import { get, post } from '../http.ts';
import type { RecordQuery } from '../records.ts';

const rows = listOf(auditRow);

/** The audit log is one for all foundations: which one is acted for does not matter. */
export const listAudit = (_trid: string, query: RecordQuery = {}): Promise<Page<AuditRow>> =>
  get('/staff/audit', query, rows);

export const readAuditEntry = (id: string): Promise<AuditEntry> =>
  get(`/staff/audit/${encodeURIComponent(id)}`, {}, auditEntry);

export const readAuditState = (): Promise<AuditState> => get('/staff/audit-state', {}, auditState);

/** Looks at the whole log. */
export const checkAudit = (): Promise<AuditState> => post('/staff/audit-check', {}, auditState, {});
