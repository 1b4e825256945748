import { ApiError } from '#api/api-error.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import { orderCalls } from '#api/sales/orders.ts';
import { orderList } from '#domain/sales/orders/order-list.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'orders';

/** The orders of the selected foundation. */
export const orders = recordList({ name, rules: orderList, calls: orderCalls });

/** One order; files and comments can be added in every version. */
export const orderStore = recordDetail({
  name,
  calls: orderCalls,
  takesFiles: () => true,
  isAlwaysWelcome: ({ _action }) => _action === 'attach' || _action === 'comment',
});

/** A new draft with the order's answers; answers its id. Throws ApiError. */
export async function copyOrder(id: string): Promise<{ id: string }> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return draftCalls.act(owner.trid, id, { _action: 'copy' }, crypto.randomUUID());
}
