import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

const CatalogueScreen = lazy(() => import('./CatalogueScreen.tsx').then((module) => module.CatalogueScreen));

/** Its screen knows the order forms, which no other page of administration is to carry. */
export const Catalogue = island(() => (
  <Suspense fallback={<Skeleton rows={10} />}>
    <CatalogueScreen />
  </Suspense>
));
