import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { LockedNotice } from '#islands/record/long-form/LockedNotice.tsx';
import { LongFacts } from '#islands/record/long-form/LongFacts.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { usePortingDrawing } from './use-porting-drawing.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
}

/** The content of a request while another user edits it. */
export function LockedPorting({ porting, store, holidays }: Props) {
  const schemaContext = usePortingDrawing(porting.data, holidays);
  return (
    <>
      <LockedNotice lock={porting.lock} onLook={store.record.reload} />
      <LongFacts schemaContext={schemaContext} values={filledForm(portingForm, porting.data)} />
    </>
  );
}
