import { useStore } from '@nanostores/react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { formatDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { LongFacts } from '#islands/record/long-form/LongFacts.tsx';
import { RecordColumns } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { Messages } from '../Messages.tsx';
import { PortingLine } from '../PortingLine.tsx';
import { usePortingDrawing } from '../use-porting-drawing.ts';
import { People } from './People.tsx';
import { PortDay } from './PortDay.tsx';
import { Cancel, Shift, Takeover } from './PortingActions.tsx';
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

/** A porting that is running or finished: its progress, the actions, the day of the switch, and the messages. */
export function SentPorting({ porting, store, holidays }: Props) {
  const schemaContext = usePortingDrawing(porting.data, holidays);
  const employee = useStore($isEmployee);
  const acts = { porting, act: store.act, holidays };
  return (
    <>
      <StandingRefusal data={porting.data} />
      <Takeover {...acts} />
      <PortingSteps data={porting.data} created={porting.created} />
      <RecordColumns
        aside={
          <>
            <Messages data={porting.data} />
            <Documents porting={porting} store={store} />
            {!employee && <MailCard id={porting.id} version={porting.version} />}
            <People porting={porting} />
          </>
        }
      >
        <PortDay porting={porting} reload={store.record.reload} />
        <PortingLine data={porting.data} />
        <Shift {...acts} />
        <Cancel {...acts} />
        <LongFacts
          schemaContext={schemaContext}
          values={filledForm(portingForm, porting.data)}
          folded={texts('portings')('asked')}
        />
      </RecordColumns>
    </>
  );
}
