import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { RecordOrNew } from '#islands/record/RecordOrNew.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { begunAddress, formIdOf } from '#stores/data/begun-address.ts';
import { $recordId, beginsWithRecord } from '#stores/data/record-id.ts';
import { everyOut, outAddress } from '#stores/wholesale/portings-out.ts';

const { out: firstOut } = outAddress.$query.get();
const PortingList = lazy(
  () => import('./PortingList.tsx').then((module) => module.PortingList),
  !beginsWithRecord && !firstOut,
);
const Porting = lazy(() => import('./Porting.tsx').then((module) => module.Porting), beginsWithRecord && !firstOut);

const PortingOutList = lazy(() => import('./out/PortingOutList.tsx').then((module) => module.PortingOutList));
const PortingOut = lazy(() => import('./out/PortingOut.tsx').then((module) => module.PortingOut));

/** The list of either direction, or the porting that the address names. */
export const Portings = island(({ holidays }: { holidays: Holidays }) => {
  const newRecordId = useStore(begunAddress.$query).new;
  const id = useStore($recordId) || newRecordId;
  const formId = formIdOf(id);
  const { out } = useStore(outAddress.$query);
  return (
    <RecordOrNew id={out || formId} route="WholesalePortNumber" list="WholesalePortNumber">
      {out === everyOut ? (
        <PortingOutList />
      ) : out ? (
        <PortingOut key={out} id={out} />
      ) : id ? (
        <Porting key={formId} id={id} isBegun={id === newRecordId} holidays={holidays} />
      ) : (
        <PortingList />
      )}
    </RecordOrNew>
  );
});
