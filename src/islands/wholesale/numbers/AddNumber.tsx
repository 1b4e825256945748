import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { numberAddress } from '#stores/wholesale/number-order.ts';

const WantedNumbers = lazy(() => import('./WantedNumbers.tsx').then((part) => part.WantedNumbers));
const TakeNumbers = lazy(() => import('./TakeNumbers.tsx').then((part) => part.TakeNumbers));
const MadeNumbers = lazy(() => import('./MadeNumbers.tsx').then((part) => part.MadeNumbers));

/** Numbers for a customer: request, proposals and result; the address holds the step. */
export const AddNumber = island(({ holidays }: { holidays: Holidays }) => {
  const { reservation, process } = useStore(numberAddress.$query);
  const foundation = useStore($foundation);
  const t = texts('numbers');
  const content = !foundation ? (
    <Skeleton rows={6} />
  ) : process ? (
    <MadeNumbers key={process} process={process} />
  ) : reservation ? (
    <TakeNumbers key={reservation} id={reservation} holidays={holidays} />
  ) : (
    <WantedNumbers />
  );
  const part = <Suspense fallback={<Skeleton rows={6} />}>{content}</Suspense>;
  if (process) return part;
  return (
    <RecordFrame route="WholesaleAddNumber" list="WholesaleSip">
      {!reservation && <Lead>{t('wanted.lead')}</Lead>}
      {part}
    </RecordFrame>
  );
});
