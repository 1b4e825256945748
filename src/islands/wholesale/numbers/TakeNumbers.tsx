import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { reservationMinutes } from '#contract/wholesale/number-reservation.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { takeContract, takeForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { countOf } from '#domain/wholesale/numbers/number-range.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Lead } from '#islands/record/RecordFrame.tsx';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { uploader } from '#stores/files/uploads.ts';
import {
  giveBack,
  numberAddress,
  type Reserved,
  reservationOf,
  reserve,
  take,
} from '#stores/wholesale/number-order.ts';
import { Countdown, useSecondsLeft } from './Countdown.tsx';
import { EmergencyNote, limitNote, placeNote } from './number-notes.tsx';
import { numberLabels, rangesText } from './numbers-labels.ts';

const wholeSeconds = reservationMinutes * 60;

/** The time is over: the same can be asked again. */
function TimeOver({ request, since }: { request: Record<string, unknown>; since: number }) {
  const t = texts('numbers');
  const { busy, run } = useCall({ toasts: true });
  const again = () => void run(() => reserve(request, newKey()), { leaves: true });
  return (
    <Notice
      live
      tone="warn"
      title={t('take.overTitle')}
      actions={
        <Button look="primary" busy={busy} onClick={again}>
          {t('take.again')}
        </Button>
      }
    >
      {t('take.overSince', { moment: formatMoment(since, pageLocale()) })} {t('take.over')}
    </Notice>
  );
}

interface Props extends Reserved {
  holidays: Holidays;
}

function Proposals({ reservation, place, holidays }: Props) {
  const t = texts('numbers');
  const { id, data } = reservation;
  const { request, proposals, onkz, areaName, expires } = data;
  const left = useSecondsLeft(expires);
  const notes = useMemo(() => {
    const numberCount = (proposals[0]?.ranges ?? []).reduce((sum, range) => sum + countOf(range), 0);
    return {
      countdown: () => null,
      place: placeNote(areaName, onkz),
      limit: limitNote(request.sipAccountId, numberCount),
      emergency: EmergencyNote,
    };
  }, [proposals, areaName, onkz, request.sipAccountId]);
  if (left === 0) return <TimeOver request={request} since={expires} />;
  const numbers = proposals.map((one) => ({ value: one.id, label: rangesText(one.ranges) }));
  return (
    <>
      <Lead>{t('take.lead')}</Lead>
      <div className="grid gap-5">
        <div className="card max-w-form px-5 py-4">
          <Countdown left={left} whole={wholeSeconds} />
        </div>
        <SchemaForm
          form={takeForm}
          contract={takeContract}
          words={numberLabels()}
          context={() => ({ today: berlinDay(Date.now()), holidays, numbers })}
          notes={notes}
          uploader={uploader}
          defaults={filledForm(takeForm, { ...place, proposalId: proposals[0]?.id, asap: 'asap' })}
          keep={`numbers/${id}`}
          label={t('take.title')}
          submitLabel={t('take.submit')}
          busyLabel={t('take.busy')}
          actions={<Button onClick={() => void giveBack(id)}>{t('take.back')}</Button>}
          onSubmit={(values, { idempotencyKey }) => take(id, values as Record<string, unknown>, idempotencyKey)}
        />
      </div>
    </>
  );
}

/** `docs/domain/phone-numbers.md`: the proposals with the time that they are kept, and what goes with them. */
export function TakeNumbers({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('numbers');
  const store = useMemo(() => reservationOf(id), [id]);
  const value = useStore(store.$value);
  useEffect(() => void store.reload(), [store]);
  // Returning to taken numbers shows the result.
  const process = value.state === 'ready' ? value.value.reservation.data.processId : undefined;
  useEffect(() => {
    if (process) numberAddress.set({ reservation: '', process });
  }, [process]);
  if (value.state === 'failed' && value.error.status === 404)
    return (
      <Notice
        tone="warn"
        title={t('take.overTitle')}
        actions={
          <Button look="primary" onClick={() => void giveBack(id)}>
            {t('take.again')}
          </Button>
        }
      >
        {t('take.over')}
      </Notice>
    );
  return (
    <Async value={value} onRetry={() => void store.reload()}>
      {(reserved) => <Proposals {...reserved} holidays={holidays} />}
    </Async>
  );
}
