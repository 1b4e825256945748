import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordPage } from '#islands/record/RecordPage.tsx';
import { bringFields } from '#islands/ui/form/schema/field-parts.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { preloadable } from '#islands/ui/page/preloadable.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { begunPorting } from '#stores/wholesale/begun-porting.ts';
import { portingStore } from '#stores/wholesale/portings.ts';
import { PortingHead } from './PortingHead.tsx';
import { titleOf } from './porting-labels.ts';

const PortingForm = preloadable(async () => {
  const { PortingForm: LoadedForm } = await import('./PortingForm.tsx');
  // Not together: the record has just come, and the head is being drawn.
  await bringFields();
  return LoadedForm;
});
const SentPorting = lazy(() => import('./sent/SentPorting.tsx').then((module) => module.SentPorting));
const PortingSubmission = lazy(() => import('./sent/PortingSubmission.tsx').then((module) => module.PortingSubmission));
const ReturnedPorting = lazy(() => import('./refused/ReturnedPorting.tsx').then((module) => module.ReturnedPorting));
const LockedPorting = lazy(() => import('./LockedPorting.tsx').then((module) => module.LockedPorting));

interface BodyProps {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
  title: string;
}

function Body(props: BodyProps) {
  const { porting } = props;
  const { state } = porting.data;
  if (state !== 'draft' && state !== 'abbmReceived') return <SentPorting {...props} />;
  if (porting.lock?.own === false) return <LockedPorting {...props} />;
  return state === 'draft' ? <PortingForm {...props} /> : <ReturnedPorting {...props} form={PortingForm} />;
}

/** One porting: the assistant while it is written or mended, then where it stands and what can be done. */
export function Porting({ id, isBegun, holidays }: { id: string; isBegun: boolean; holidays: Holidays }) {
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
        const title = titleOf(porting.data);
        // Before the head is drawn, so that the form comes while that is.
        if (porting.data.state === 'draft' || porting.data.state === 'abbmReceived') void PortingForm.preload();
        return (
          <div className="grid gap-4">
            <PortingHead porting={porting} store={store} title={title} holidays={holidays} />
            <Suspense
              fallback={
                <div className="card">
                  <Skeleton rows={6} />
                </div>
              }
            >
              <Body porting={porting} store={store} holidays={holidays} title={title} />
            </Suspense>
          </div>
        );
      }}
    </RecordPage>
  );
}
