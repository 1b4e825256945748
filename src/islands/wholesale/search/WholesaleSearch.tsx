import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';

// The frame of the page does not wait for form and table.
const SearchForm = lazy(() => import('./SearchForm.tsx').then((part) => part.SearchForm));
const Hits = lazy(() => import('./Hits.tsx').then((part) => part.Hits));

export const WholesaleSearch = island(() => (
  <Suspense fallback={<Skeleton rows={6} />}>
    <div className="grid gap-6">
      <SearchForm />
      <Hits />
    </div>
  </Suspense>
));
