import { useStore } from '@nanostores/react';
import type { RouteName } from '#domain/access/routes.ts';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { beginsWithRecord } from '#stores/data/record-id.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';

const CustomerDetail = lazy(
  () => import('./CustomerDetail.tsx').then((module) => module.CustomerDetail),
  beginsWithRecord,
);
const NewCustomer = lazy(() => import('./NewCustomer.tsx').then((module) => module.NewCustomer), !beginsWithRecord);

/** The customer that the address names, or a new prospect. */
export const CustomerEdit = island(({ built }: { built: readonly RouteName[] }) => {
  const { id } = useStore(customerAddress.$query);
  return (
    <RecordOrNew id={id} route="CustomerEdit" list="Customers">
      {id ? <CustomerDetail key={id} id={id} built={built} /> : <NewCustomer />}
    </RecordOrNew>
  );
});
