import { checkAudit, listAudit, readAuditEntry, readAuditState } from '#api/staff/audit.ts';
import type { AuditRow } from '#contract/staff/audit.ts';
import { auditList } from '#domain/staff/audit-list.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { recordList } from '../data/record-list.ts';

/** Who did what, over all foundations. */
export const audit = recordList<AuditRow>({ name: 'audit', rules: auditList, calls: { list: listAudit } });

/** Whether the chain of entries is whole. */
export const auditState = ownedLoader('audit-state', readAuditState);

/** Looks at the whole log now; throws ApiError. */
export async function checkAuditNow(): Promise<void> {
  auditState.put(await checkAudit());
}

/** One entry; loads while a screen shows it. */
export function auditEntryStore(id: string) {
  const entry = loader(() => readAuditEntry(id));
  onActive(entry.$value, [], () => void entry.reload());
  return entry;
}
