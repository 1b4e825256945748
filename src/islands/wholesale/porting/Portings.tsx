import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { $recordId } from '../../../stores/data/record-id.ts';
import { RecordOrNew } from '../../record/RecordOrNew.tsx';
import { island } from '../../ui/page/island.tsx';

const PortingList = lazy(() => import('./PortingList.tsx').then((module) => ({ default: module.PortingList })));
const Porting = lazy(() => import('./Porting.tsx').then((module) => ({ default: module.Porting })));

/** The list, or the porting that the address names. */
export const Portings = island(({ holidays }: { holidays: Holidays }) => {
  const id = useStore($recordId);
  return (
    <RecordOrNew id={id} route="WholesalePortNumber" list="WholesalePortNumber">
      {id ? <Porting key={id} id={id} holidays={holidays} /> : <PortingList />}
    </RecordOrNew>
  );
});
