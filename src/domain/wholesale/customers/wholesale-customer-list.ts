import type { ListRulesOf } from '#contract/list-rules.ts';
import { wholesaleCustomerColumns, wholesaleCustomerStates } from '#contract/wholesale/customer.ts';

/** `docs/domain/wholesale-customers.md`: what the list of wholesale customers can be asked. */
export const wholesaleCustomerList = {
  columns: wholesaleCustomerColumns,
  sorts: ['foreignid', 'name', 'zip', 'town', 'state', 'reference', 'created', 'modified'],
  sort: 'name',
  tabs: {
    name: 'state',
    field: 'state',
    values: wholesaleCustomerStates,
    groups: { all: () => wholesaleCustomerStates },
    first: 'all',
  },
  filters: {
    created: { kind: 'days', field: 'created' },
  },
} as const satisfies ListRulesOf<typeof wholesaleCustomerColumns>;
