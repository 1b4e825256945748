import { statusGroups } from '#contract/sales/order.ts';
import { productTypes } from '#contract/sales/product.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/orders.md#status`: what the list of orders can be asked; newest number first. */
export const orderList = {
  sorts: ['foreignid', 'value2', 'value3', 'value4', 'value6', 'value7', 'value8', 'created', 'modified'],
  sort: '-foreignid',
  tabs: {
    name: 'group',
    field: 'value9',
    values: statusGroups,
    groups: { all: () => statusGroups },
    first: 'open',
  },
  filters: {
    product: { kind: 'oneOf', field: 'value1', values: productTypes },
    vo: { kind: 'code', field: 'value7' },
    received: { kind: 'days', field: 'created' },
    customer: { kind: 'code', field: 'value5' },
  },
} as const satisfies ListRules;
