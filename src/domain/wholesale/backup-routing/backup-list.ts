import type { ListRulesOf } from '#contract/list-rules.ts';
import { backupColumns, backupTriggers } from '#contract/wholesale/backup-rule.ts';

/** `docs/domain/backup-routing.md`: what the list of backup rules can be asked; those of an account stand together. */
export const backupList = {
  columns: backupColumns,
  sorts: ['name', 'sipUser', 'targetNumber', 'trigger', 'validTo', 'priority', 'modified'],
  sort: 'sipUser',
  tabs: {
    name: 'active',
    field: 'active',
    values: ['true', 'false'],
    groups: { all: () => ['true', 'false'] },
    first: 'all',
  },
  filters: {
    trigger: { kind: 'oneOf', field: 'trigger', values: backupTriggers },
    account: { kind: 'code', field: 'accountId' },
    customer: { kind: 'code', field: 'customerId' },
  },
} as const satisfies ListRulesOf<typeof backupColumns>;
