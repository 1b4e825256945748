import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $recordId } from '#stores/data/record-id.ts';

const ServiceList = lazy(() => import('./ServiceList.tsx').then((module) => module.ServiceList));
const Service = lazy(() => import('./Service.tsx').then((module) => module.Service));

/** The list, or the service that the address names. */
export const Services = island(({ holidays }: { holidays: Holidays }) => {
  const id = useStore($recordId);
  return (
    <Suspense fallback={<RecordFrame route="WholesaleServices" list="WholesaleServices" />}>
      {id ? <Service key={id} id={id} holidays={holidays} /> : <ServiceList />}
    </Suspense>
  );
});
