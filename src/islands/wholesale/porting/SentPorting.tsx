import { useStore } from '@nanostores/react';
import type { Maintenance } from '../../../contract/maintenance.ts';
import type { PortingRecord } from '../../../contract/wholesale/porting.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { filledForm } from '../../../domain/form/filled-form.ts';
import { portingForm } from '../../../domain/porting/porting-form.ts';
import { texts } from '../../../i18n/client.ts';
import type { RecordStore } from '../../../stores/data/record-detail.ts';
import { AttachmentList } from '../../record/files/AttachmentList.tsx';
import { LongFacts } from '../../record/long-form/LongFacts.tsx';
import { RecordColumns } from '../../record/RecordPage.tsx';
import { Async } from '../../ui/page/Async.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Messages } from './Messages.tsx';
import { People } from './People.tsx';
import { PortDay } from './PortDay.tsx';
import { Cancel, Shift, Takeover } from './PortingActs.tsx';
import { PortingLine } from './PortingLine.tsx';
import { PortingSteps } from './PortingSteps.tsx';
import { usePortingDrawing } from './use-porting-drawing.ts';

interface Props {
  porting: PortingRecord;
  store: RecordStore<PortingRecord, Maintenance>;
  holidays: Holidays;
}

function Documents({ store }: Pick<Props, 'store'>) {
  const t = texts('record');
  const documents = useStore(store.attachments.$value);
  return (
    <Card title={t('files.title')}>
      <Async
        value={documents}
        failedTitle={t('files.failed')}
        onRetry={store.attachments.reload}
        empty={<p className="text-muted">{t('files.none')}</p>}
      >
        {(files) => <AttachmentList files={files} />}
      </Async>
    </Card>
  );
}

/** A porting that is under way or over: how far it is, what can be done, the day of the switch, and what was exchanged. */
export function SentPorting({ porting, store, holidays }: Props) {
  const drawing = usePortingDrawing(porting.data, holidays);
  const acts = { porting, act: store.act, holidays };
  return (
    <>
      <Takeover {...acts} />
      <PortingSteps data={porting.data} created={porting.created} />
      <RecordColumns
        aside={
          <>
            <Messages data={porting.data} />
            <Documents store={store} />
            <People porting={porting} />
          </>
        }
      >
        <PortDay porting={porting} />
        <PortingLine data={porting.data} />
        <LongFacts drawing={drawing} values={filledForm(portingForm, porting.data)} />
        <Shift {...acts} />
        <Cancel {...acts} />
      </RecordColumns>
    </>
  );
}
