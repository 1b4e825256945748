import { useStore } from '@nanostores/react';
import type { RouteName } from '#domain/access/routes.ts';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { newCustomerAddress } from '#stores/wholesale/customer-address.ts';

const NewCustomer = lazy(
  () => import('./NewCustomer.tsx').then((module) => module.NewCustomer),
  newCustomerAddress.$query.get().created === '',
);
const CustomerCreated = lazy(() => import('./CustomerCreated.tsx').then((module) => module.CustomerCreated));

/** The form of a new customer, and in its place what came of it. */
export const AddCustomer = island(({ built }: { built: readonly RouteName[] }) => {
  const { created } = useStore(newCustomerAddress.$query);
  return (
    <RecordOrNew id={created} route="WholesaleCustomerAdd" list="WholesaleCustomers">
      {created ? <CustomerCreated key={created} id={created} built={built} /> : <NewCustomer />}
    </RecordOrNew>
  );
});
