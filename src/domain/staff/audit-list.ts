import type { ListRulesOf } from '#contract/list-rules.ts';
import { auditColumns, auditKinds } from '#contract/staff/audit.ts';

/** What the audit log can be asked. */
export const auditList = {
  columns: auditColumns,
  sorts: ['created'],
  sort: '-created',
  filters: {
    kind: { kind: 'oneOf', field: 'kind', values: auditKinds },
    days: { kind: 'days', field: 'created' },
    foundation: { kind: 'code', field: 'foundation' },
    record: { kind: 'code', field: 'recordId' },
    user: { kind: 'code', field: 'userId' },
  },
} as const satisfies ListRulesOf<typeof auditColumns>;
