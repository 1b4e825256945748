import { useStore } from '@nanostores/react';
import type { RouteName } from '#domain/access/routes.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';

const CustomerPage = lazy(() => import('./CustomerPage.tsx').then((module) => module.CustomerPage));

const CustomerChoice = lazy(() => import('./CustomerChoice.tsx').then((module) => module.CustomerChoice));

const place = { route: 'WholesaleCoreData', list: 'WholesaleCustomers' } as const;

/** The customer that the address names. */
export const CoreData = island(({ built }: { built: readonly RouteName[] }) => {
  const { id } = useStore(wholesaleCustomerAddress.$query);
  return (
    <Suspense fallback={<RecordFrame {...place} />}>
      {id ? (
        <CustomerPage key={id} id={id} built={built} />
      ) : (
        <RecordFrame {...place}>
          <CustomerChoice />
        </RecordFrame>
      )}
    </Suspense>
  );
});
