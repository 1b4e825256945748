import { useStore } from '@nanostores/react';
import { mobilePriceLists } from '#stores/documents/price-lists.ts';
import { lazy, Suspense } from '../page/lazy.tsx';
import { Skeleton } from '../page/Skeleton.tsx';

const PriceListCards = lazy(() => import('./PriceListCards.tsx').then((module) => module.PriceListCards));

/** The standard price lists of mobile offers to be downloaded (§1-27); nothing for who may not see them. */
export function MobilePriceLists() {
  const lists = useStore(mobilePriceLists.$value);
  if (lists.state !== 'ready' || lists.value.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <PriceListCards narrow entries={lists.value} />
    </Suspense>
  );
}
