import { commissionKinds, lineSorts, lineStates } from '#contract/commissions/line.ts';
import type { ListRules } from '#contract/list-rules.ts';

/** What the lines of commission statements can be asked. */
export const lineList = {
  sorts: lineSorts,
  sort: '-month',
  hasOwnParameters: true,
  filters: {
    from: { kind: 'code', field: 'month' },
    to: { kind: 'code', field: 'month' },
    operator: { kind: 'code', field: 'operator' },
    vo: { kind: 'code', field: 'vo' },
    kind: { kind: 'oneOf', field: 'kind', values: commissionKinds },
    tariff: { kind: 'text', field: 'tariff' },
    state: { kind: 'oneOf', field: 'state', values: lineStates },
  },
} as const satisfies ListRules;

/** How many lines are asked for at once: a few screens of them. */
export const linesAtOnce = 100;
