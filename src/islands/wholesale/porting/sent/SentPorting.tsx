import { useStore } from '@nanostores/react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { formParts } from '#islands/record/facts/form-parts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { ChangeDayCard } from '../ChangeDayCard.tsx';
import { Messages } from '../Messages.tsx';
import { PortingLine } from '../PortingLine.tsx';
import { usePortingDrawing } from '../use-porting-drawing.ts';
import { People } from './People.tsx';
import { PortDay } from './PortDay.tsx';
import { Takeover } from './PortingActions.tsx';
import { PortingSteps } from './PortingSteps.tsx';
import { StandingRefusal } from './StandingRefusal.tsx';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
}

/** The documents that were sent, and the way to the copy of the invoice where it is still to follow. */
function Documents({ porting: { id, data }, store }: Pick<Props, 'porting' | 'store'>) {
  const t = texts('portings');
  const isOver = data.state === 'ported' || data.state === 'cancelled';
  const hasInvoice = rowsIn(data['invoiceFile']).length > 0;
  return (
    <>
      {data.invoiceDue !== undefined && !hasInvoice && !isOver && (
        <Notice tone="warn" title={t('invoice.title', { day: formatDay(data.invoiceDue, pageLocale()) })}>
          {t('invoice.text')}
        </Notice>
      )}
      <Attachments
        store={store}
        keep={`portings/${id}`}
        max={1}
        act={({ fileQueue }, key) => store.act({ _action: 'attach', slot: 'invoiceFile', fileQueue }, key)}
        {...((hasInvoice || isOver) && { isClosed: true })}
      />
    </>
  );
}

/** A porting that is running or finished: what waits, its progress, the day of the switch, and what was exchanged. */
export function SentPorting({ porting, store, holidays }: Props) {
  const schemaContext = usePortingDrawing(porting.data, holidays);
  const employee = useStore($isEmployee);
  const { data, id } = porting;
  const hasDay = data.agreedDate !== undefined && data.state !== 'cancelled';
  // On the day itself it comes first, on phones too.
  const isToday = data.agreedDate === berlinDay(Date.now());
  const day = hasDay && <PortDay porting={porting} reload={store.record.reload} />;
  return (
    <>
      <StandingRefusal data={data} />
      <Takeover porting={porting} act={store.act} holidays={holidays} />
      <PortingSteps data={data} created={porting.created} />
      <RecordBody
        story={
          <>
            {isToday && day}
            <Messages data={data} notesOf={id} commented={{ record: porting, act: store.act }} />
          </>
        }
        aside={
          <>
            {!isToday && day}
            {!hasDay && data.state !== 'cancelled' && <ChangeDayCard data={data} />}
            <People porting={porting} />
            <Documents porting={porting} store={store} />
            {!employee && <MailCard id={id} version={porting.version} />}
          </>
        }
      >
        <PortingLine data={data} />
        <AllFacts
          parts={formParts(schemaContext, filledForm(portingForm, data) as Record<string, unknown>)}
          foot={editText(porting)}
        />
      </RecordBody>
    </>
  );
}
