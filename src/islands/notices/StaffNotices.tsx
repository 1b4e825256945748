import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

const NoticeScreen = lazy(() => import('./NoticeScreen.tsx').then((module) => module.NoticeScreen));

/** The form with its catalogue of products comes behind the page, so that no other page shares its scripts. */
export const StaffNotices = island(() => (
  <Suspense fallback={<Skeleton rows={8} />}>
    <NoticeScreen />
  </Suspense>
));
