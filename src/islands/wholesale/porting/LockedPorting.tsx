import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { formParts } from '#islands/record/facts/form-parts.tsx';
import { LockedNotice } from '#islands/record/long-form/LockedNotice.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody } from '#islands/record/RecordPage.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { Messages } from './Messages.tsx';
import { People } from './sent/People.tsx';
import { usePortingDrawing } from './use-porting-drawing.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
}

/** The content of a request while another user edits it. */
export function LockedPorting({ porting, store, holidays }: Props) {
  const schemaContext = usePortingDrawing(porting.data, holidays);
  const values = filledForm(portingForm, porting.data) as Record<string, unknown>;
  return (
    <>
      <LockedNotice lock={porting.lock} onLook={store.record.reload} />
      <RecordBody
        story={<Messages data={porting.data} notesOf={porting.id} commented={{ record: porting, act: store.act }} />}
        aside={<People porting={porting} />}
      >
        <AllFacts parts={formParts(schemaContext, values)} foot={editText(porting)} />
      </RecordBody>
    </>
  );
}
