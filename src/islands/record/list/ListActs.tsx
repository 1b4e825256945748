import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import type { ListActsProps } from './list-act.ts';

/** They come beside the list, which is what a page begins with. */
const ListActButtons = lazy(() => import('./ListActButtons.tsx').then((module) => module.ListActButtons), true);

/** The acts of a list beside its primary one. */
export function ListActs<Row extends { id: string }>({ of, more = [] }: ListActsProps<Row>) {
  return (
    <Suspense fallback={<span className="inline-block min-h-10 w-10 lg:w-28" />}>
      <ListActButtons of={of as never} more={more} />
    </Suspense>
  );
}
