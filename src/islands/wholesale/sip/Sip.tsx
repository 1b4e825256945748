import { useStore } from '@nanostores/react';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $recordId } from '#stores/data/record-id.ts';

const SipList = lazy(() => import('./SipList.tsx').then((module) => module.SipList));
const SipAccount = lazy(() => import('./SipAccount.tsx').then((module) => module.SipAccount));

/** The list, or the account that the address names. */
export const Sip = island(() => {
  const id = useStore($recordId);
  return (
    <Suspense fallback={<RecordFrame route="WholesaleSip" list="WholesaleSip" />}>
      {id ? <SipAccount key={id} id={id} /> : <SipList />}
    </Suspense>
  );
});
