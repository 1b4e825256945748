import { backupTriggers } from '#contract/wholesale/backup-rule.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/backup-routing.md`: what the list of backup rules can be asked; those of an account stand together. */
export const backupList = {
  sorts: ['value1', 'value3', 'value4', 'value6', 'value7', 'value8', 'modified'],
  sort: 'value3',
  tabs: {
    name: 'active',
    field: 'value2',
    values: ['true', 'false'],
    groups: { all: () => ['true', 'false'] },
    first: 'all',
  },
  filters: {
    trigger: { kind: 'oneOf', field: 'value6', values: backupTriggers },
    account: { kind: 'code', field: 'value5' },
    customer: { kind: 'code', field: 'value9' },
  },
} as const satisfies ListRules;
