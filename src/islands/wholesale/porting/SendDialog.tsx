import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { RecordCheck } from '#contract/sales/record-check.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { formatWeekday } from '#domain/date/date-format.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { showSubmission } from '#stores/data/record-part.ts';
import { portingCheckOf } from '#stores/wholesale/portings.ts';
import { numbersOf, providerOf, windowText } from './porting-labels.ts';

interface Props extends Pick<RecordStore<PortingRecord, Maintenance>, 'act'> {
  porting: PortingRecord;
  onClose: () => void;
}

/** What the server has to say about single fields, as sentences. */
const saidOf = (error: ApiError): string =>
  error.fields
    ? [...new Set(Object.values(error.fields).map((key) => message(String(key))))].join(' ')
    : failureText(error);

function Sentences({ findings }: { findings: RecordCheck['warnings'] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {[...new Set(findings.map((finding) => message(finding.message)))].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface FoundProps {
  check: RecordCheck;
  seen: boolean;
  onSeen: (isConfirmed: boolean) => void;
}

/** What keeps it from being sent, and what is to be confirmed before. */
function Found({ check: { blocking, warnings }, seen: isConfirmed, onSeen }: FoundProps) {
  const t = texts('portings');
  return (
    <>
      {blocking.length > 0 && (
        <Notice tone="danger" title={t('send.blocked')}>
          <Sentences findings={blocking} />
        </Notice>
      )}
      {blocking.length === 0 && warnings.length > 0 && (
        <div className="grid gap-2.5 rounded-card border border-warn/30 bg-warn-soft p-4">
          <h3 className="font-semibold">{t('send.look')}</h3>
          <Sentences findings={warnings} />
          <label className="flex items-start gap-3">
            <CheckboxInput checked={isConfirmed} onChange={(event) => onSeen(event.target.checked)} className="mt-1" />
            <span>{t('send.seen')}</span>
          </label>
        </div>
      )}
    </>
  );
}

/** The last look before a request goes to the other carrier: it binds, so it is asked once and sent once. */
export function SendDialog({ porting, act, onClose }: Props) {
  const t = texts('portings');
  const { data } = porting;
  const [isConfirmed, setSeen] = useState(false);
  const [store] = useState(() => portingCheckOf(porting.id));
  const check = useStore(store.$value);
  useEffect(() => void store.reload(), [store]);
  const checkResult = check.state === 'ready' ? check.value : undefined;
  const isReady =
    checkResult !== undefined &&
    checkResult.blocking.length === 0 &&
    (checkResult.warnings.length === 0 || isConfirmed);
  return (
    <ConfirmForm
      wide
      hasFields
      onClose={onClose}
      title={t(data.attempts ? 'send.againTitle' : 'send.title')}
      confirmLabel={t('send.submit')}
      busyLabel={texts('ui')('busy')}
      failureTitle={t('send.failed')}
      isReady={isReady}
      textOf={saidOf}
      action={(key) => act({ _action: 'send' }, key)}
      onDone={showSubmission}
    >
      <div className="grid gap-4">
        <p>{t('send.text', { provider: providerOf(data) })}</p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <FactRow label={t('customer')}>{data.customerName}</FactRow>
          <FactRow label={t('account')}>{data.sipUser}</FactRow>
          <FactRow label={t('numbers')}>{numbersOf(data).join(', ')}</FactRow>
          <FactRow label={t('provider')}>{providerOf(data)}</FactRow>
          <FactRow label={t('desired')}>{formatWeekday(String(data['desiredDate'] ?? ''), pageLocale())}</FactRow>
          <FactRow label={t('windowHead')}>{windowText(data['timeWindow'])}</FactRow>
        </dl>
        <Async
          value={check}
          onRetry={store.reload}
          failedTitle={t('send.checkFailed')}
          skeleton={<Skeleton rows={2} />}
        >
          {(loadedCheck) => <Found check={loadedCheck} seen={isConfirmed} onSeen={setSeen} />}
        </Async>
      </div>
    </ConfirmForm>
  );
}
