import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import type { AnyList } from './useListView.ts';

const ListViews = lazy(() => import('./ListViews.tsx').then((module) => module.ListViews));

/** The views of a list, in the room of their button until they are there. */
export const LateViews = ({ list }: { list: AnyList }) => (
  <Suspense fallback={<span className="min-h-9 w-32 max-sm:hidden" />}>
    <ListViews list={list} />
  </Suspense>
);
