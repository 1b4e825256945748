import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

const BrandScreen = lazy(() => import('./BrandScreen.tsx').then((module) => module.BrandScreen));

/** Its screen is forms, which the start of a page of administration is not to carry. */
export const Brand = island(() => (
  <Suspense fallback={<Skeleton rows={10} />}>
    <BrandScreen />
  </Suspense>
));
