import { auditKinds } from '#contract/staff/audit.ts';
import type { ListRules } from '../records/list-view.ts';

/** What the audit log can be asked. */
export const auditList = {
  sorts: ['created'],
  sort: '-created',
  filters: {
    kind: { kind: 'oneOf', field: 'value2', values: auditKinds },
    days: { kind: 'days', field: 'created' },
    foundation: { kind: 'code', field: 'value3' },
    record: { kind: 'code', field: 'value5' },
    user: { kind: 'code', field: 'value8' },
  },
} as const satisfies ListRules;
