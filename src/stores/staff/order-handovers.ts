import { readOrderHandovers } from '#api/staff/order-handovers.ts';
import type { OrderHandovers } from '#contract/sales/order-handover.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** When an order went to the ERP system. */
export function orderHandovers(id: string): Loader<OrderHandovers> {
  const handovers = loader(async () => {
    const owner = $dataScope.get();
    return owner ? readOrderHandovers(id, owner.trid) : { items: [] };
  });
  onActive(handovers.$value, [$dataScope], () => {
    if ($dataScope.get()) void handovers.reload();
  });
  return handovers;
}
