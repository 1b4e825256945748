import { importStates } from '#contract/commissions/import.ts';
import type { ListRules } from '../records/list-view.ts';

/** What the list of imported statements can be asked. */
export const importList = {
  sorts: ['created'],
  sort: '-created',
  filters: { state: { kind: 'oneOf', field: 'value2', values: importStates } },
} as const satisfies ListRules;
