import { useStore } from '@nanostores/react';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { $recordId, beginsWithRecord } from '#stores/data/record-id.ts';
import { CarrierMessageList } from './CarrierMessageList.tsx';

const CarrierMessage = lazy(
  () => import('./CarrierMessage.tsx').then((module) => module.CarrierMessage),
  beginsWithRecord,
);

/** The list, or the message that the address names. */
export const CarrierMessages = island(() => {
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route="CarrierMessages" list="CarrierMessages">
      {id ? <CarrierMessage key={id} id={id} /> : <CarrierMessageList />}
    </RecordOrNew>
  );
});
