import type { ListRules } from '#contract/list-rules.ts';
import { orderStatuses } from '#contract/sales/order.ts';
import { subPartnerLineSorts, subPartnerOrderSorts } from '#contract/sub-partner-queries.ts';
import { lineFilters } from '../commissions/line-list.ts';

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
    ...lineFilters,
  },
} as const satisfies ListRules;
