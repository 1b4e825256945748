import { useStore } from '@nanostores/react';
import { $recordId, beginsWithRecord } from '../../../stores/data/record-id.ts';
import { RecordOrNew } from '../../record/RecordOrNew.tsx';
import { island } from '../../ui/page/island.tsx';
import { lazy } from '../../ui/page/lazy.tsx';
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
