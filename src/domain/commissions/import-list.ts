import { importStates } from '#contract/commissions/import.ts';
import type { ListRules } from '#contract/list-rules.ts';

/** What the list of imported statements can be asked. */
export const importList = {
  columns: { state: 'value2' },
  sorts: ['created'],
  sort: '-created',
  filters: { state: { kind: 'oneOf', field: 'state', values: importStates } },
} as const satisfies ListRules;
