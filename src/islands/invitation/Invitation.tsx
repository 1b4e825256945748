import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';

const Opened = lazy(() => import('./OpenedInvitation.tsx').then((module) => module.OpenedInvitation));

/** Where the link of an invitation leads; opening the page does nothing by itself. */
export const Invitation = island(() => (
  <Suspense fallback={<Skeleton />}>
    <Opened />
  </Suspense>
));
