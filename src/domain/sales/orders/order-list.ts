import type { ListRulesOf } from '#contract/list-rules.ts';
import { orderColumns, statusGroups } from '#contract/sales/order.ts';

/** `docs/domain/orders.md#status`: what the list of orders can be asked; newest number first. */
export const orderList = {
  columns: orderColumns,
  sorts: [
    'foreignid',
    'caption',
    'customer',
    'state',
    'confirmedDate',
    'voNumber',
    'desiredDate',
    'created',
    'modified',
  ],
  sort: '-foreignid',
  tabs: {
    name: 'group',
    field: 'group',
    values: statusGroups,
    groups: { all: () => statusGroups },
    first: 'open',
  },
  filters: {
    product: { kind: 'code', field: 'product' },
    vo: { kind: 'code', field: 'voNumber' },
    received: { kind: 'days', field: 'created' },
    customer: { kind: 'code', field: 'customerId' },
    owner: { kind: 'code', field: 'owner' },
  },
} as const satisfies ListRulesOf<typeof orderColumns>;
