import type { Approval } from '#contract/staff/approvals.ts';
import { texts } from '#i18n/client.ts';

/** What is to happen, and the person it concerns, in one line. */
export const approvalTitle = ({ kind, subject: { name }, before, after }: Approval): string =>
  texts('approvals')(`title.${kind}`, { name, before: before || '–', after: after || '–' });
