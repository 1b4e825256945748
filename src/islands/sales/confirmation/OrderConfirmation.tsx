import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

// Asked for at once; who only has an old link does not wait for the forms of orders to see the page.
const Confirmation = lazy(() => import('./Confirmation.tsx').then((module) => module.Confirmation));

/** `docs/domain/order-submission.md#release-by-the-customer`: the customer reads and confirms an order without an account. Opening the page does nothing by itself. */
export const OrderConfirmation = island(() => (
  <Suspense fallback={<Skeleton />}>
    <Confirmation />
  </Suspense>
));
