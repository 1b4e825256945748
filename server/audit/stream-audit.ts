import type { BaseServices } from '../db/base-services.ts';
import type { Seal } from '../queries/audit/audit-chain.ts';
import type { AuditRecord } from '../queries/audit/audit-entries.ts';

const present = (value: string | null) => value ?? undefined;

/**
 * One line of the log per sealed entry, for collectors elsewhere: with its place and hash each line is an anchor, so that an entry cannot
 * be changed or removed unseen. Names and searched words stay in the database.
 */
export function streamAudit(log: BaseServices['log'], entries: readonly AuditRecord[], seals: readonly Seal[]): void {
  for (const [index, { seq, hash }] of seals.entries()) {
    const entry = entries[index];
    if (!entry) return;
    log.info(
      {
        ...{ audit: true, seq, hash, at: entry.time, kind: entry.kind },
        ...{ user: present(entry.userId), trid: present(entry.trid), address: present(entry.address) },
        ...{ recordType: present(entry.recordType), record: present(entry.recordId), number: present(entry.number) },
        ...(entry.kind === 'loginRefused' && { reason: present(entry.text) }),
      },
      'audit entry',
    );
  }
}
