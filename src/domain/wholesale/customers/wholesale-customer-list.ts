import { wholesaleCustomerStates } from '#contract/wholesale/customer.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/wholesale-customers.md`: what the list of wholesale customers can be asked. */
export const wholesaleCustomerList = {
  sorts: ['foreignid', 'value1', 'value2', 'value3', 'value4', 'value5', 'created', 'modified'],
  sort: 'value1',
  tabs: {
    name: 'state',
    field: 'value4',
    values: wholesaleCustomerStates,
    groups: { all: () => wholesaleCustomerStates },
    first: 'all',
  },
  filters: {
    created: { kind: 'days', field: 'created' },
  },
} as const satisfies ListRules;
