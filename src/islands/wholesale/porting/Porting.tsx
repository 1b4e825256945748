import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { bringFields } from '#islands/ui/form/schema/field-parts.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { preloadable } from '#islands/ui/page/preloadable.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { begunPorting, portingStore } from '#stores/wholesale/portings.ts';
import { PortingHead } from './PortingHead.tsx';
import { nextSentence, titleOf } from './porting-labels.ts';

const PortingForm = preloadable(async () => {
  const { PortingForm: LoadedForm } = await import('./PortingForm.tsx');
  // Not together: the record has just come, and the head is being drawn.
  await bringFields();
  return LoadedForm;
});
const SentPorting = lazy(() => import('./sent/SentPorting.tsx').then((module) => module.SentPorting));
const PortingSubmission = lazy(() => import('./sent/PortingSubmission.tsx').then((module) => module.PortingSubmission));
const RefusedPorting = lazy(() => import('./RefusedPorting.tsx').then((module) => module.RefusedPorting));
const LockedPorting = lazy(() => import('./LockedPorting.tsx').then((module) => module.LockedPorting));
const CarrierForm = lazy(() => import('./sent/CarrierForm.tsx').then((module) => module.CarrierForm));

/** One porting: the assistant while it is written or mended, then where it stands and what can be done. */
export function Porting({ id, isBegun, holidays }: { id: string; isBegun: boolean; holidays: Holidays }) {
  const employee = useStore($isEmployee);
  const [store] = useState(() => (isBegun ? begunPorting(id) : portingStore(id)));
  return (
    <RecordPage
      store={store}
      texts="portings"
      route="WholesalePortNumber"
      list="WholesalePortNumber"
      submission={(porting) => <PortingSubmission porting={porting} />}
    >
      {(porting) => {
        const { data } = porting;
        const title = titleOf(porting.foreignid, data);
        const isWritten = data.state === 'draft' || data.state === 'abbmReceived';
        // Before the head is drawn, so that the form comes while that is.
        if (isWritten) void PortingForm.preload();
        return (
          <div className="grid gap-6">
            <div>
              <PortingHead porting={porting} store={store} title={title} />
              <p className="mt-3 max-w-form">{nextSentence(data)}</p>
            </div>
            <Suspense
              fallback={
                <div className="card">
                  <Skeleton rows={6} />
                </div>
              }
            >
              {employee && !isWritten && <CarrierForm porting={porting} act={store.act} />}
              {isWritten && porting.lock?.own === false ? (
                <LockedPorting porting={porting} store={store} holidays={holidays} />
              ) : isWritten ? (
                <>
                  <PortingForm porting={porting} store={store} holidays={holidays} title={title} />
                  {data.attempts !== undefined && (
                    <RefusedPorting porting={porting} act={store.act} holidays={holidays} />
                  )}
                </>
              ) : (
                <SentPorting porting={porting} store={store} holidays={holidays} />
              )}
            </Suspense>
          </div>
        );
      }}
    </RecordPage>
  );
}
