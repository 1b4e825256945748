import type { Approval } from '#contract/staff/approvals.ts';
import { texts } from '#i18n/client.ts';

/** What is to happen, and the person or the rule it concerns, in one line. */
export function approvalTitle({ kind, subject, before, after }: Approval): string {
  const isRule = kind === 'retention' || kind === 'retentionPeriod';
  const name = isRule ? texts('retention-rules')(`name.${subject.id as 'customers'}`) : subject.name;
  return texts('approvals')(`title.${kind}`, { name, before: before || '–', after: after || '–' });
}
