import { orderCalls } from '../../api/orders.ts';
import { orderList } from '../../domain/orders/order-list.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';

const name = 'orders';

/** The orders of the selected foundation. */
export const orders = recordList({ name, rules: orderList, calls: orderCalls });

/** One order; more files are welcome whatever happened meanwhile. */
export const orderStore = recordDetail({
  name,
  calls: orderCalls,
  takesFiles: () => true,
  isAlwaysWelcome: ({ _action }) => _action === 'attach',
});
