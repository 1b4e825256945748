import { commissionKinds, lineSorts, lineStates } from '#contract/commissions/line.ts';
import type { ListRules } from '#contract/list-rules.ts';

/** What all lists of commission lines can be asked. */
export const lineFilters = {
  from: { kind: 'code', field: 'month' },
  to: { kind: 'code', field: 'month' },
  kind: { kind: 'oneOf', field: 'kind', values: commissionKinds },
  state: { kind: 'oneOf', field: 'state', values: lineStates },
} as const satisfies ListRules['filters'];
const { from, to, kind, state } = lineFilters;

/** What the lines of commission statements can be asked. */
export const lineList = {
  sorts: lineSorts,
  sort: '-month',
  hasOwnParameters: true,
  filters: {
    ...{ from, to },
    operator: { kind: 'code', field: 'operator' },
    vo: { kind: 'code', field: 'vo' },
    kind,
    tariff: { kind: 'text', field: 'tariff' },
    state,
  },
} as const satisfies ListRules;

/** How many lines are asked for at once: a few screens of them. */
export const linesAtOnce = 100;
