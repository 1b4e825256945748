import { commissionKinds, lineStates } from '#contract/commissions/line.ts';
import type { ListRules } from '#contract/list-rules.ts';
import { orderStatuses } from '#contract/sales/order.ts';
import { subPartnerLineSorts, subPartnerOrderSorts } from '#contract/sub-partner-queries.ts';

/** What the orders of sub-partners can be asked. */
export const subPartnerOrderList = {
  sorts: subPartnerOrderSorts,
  sort: '-created',
  hasOwnParameters: true,
  filters: {
    code: { kind: 'code', field: 'code' },
    state: { kind: 'oneOf', field: 'state', values: orderStatuses },
    created: { kind: 'days', field: 'created' },
  },
} as const satisfies ListRules;

/** What their commission lines can be asked. */
export const subPartnerLineList = {
  sorts: subPartnerLineSorts,
  sort: '-month',
  hasOwnParameters: true,
  filters: {
    code: { kind: 'code', field: 'code' },
    from: { kind: 'code', field: 'month' },
    to: { kind: 'code', field: 'month' },
    kind: { kind: 'oneOf', field: 'kind', values: commissionKinds },
    state: { kind: 'oneOf', field: 'state', values: lineStates },
  },
} as const satisfies ListRules;
