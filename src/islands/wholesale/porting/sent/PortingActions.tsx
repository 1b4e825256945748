import type { Maintenance } from '#contract/maintenance.ts';
import { type PortingRecord, portingActions } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay, formatWeekday } from '#domain/date/date-format.ts';
import { type Holidays, isWeekend } from '#domain/date/working-days.ts';
import { shiftDays } from '#domain/wholesale/porting/porting-dates.ts';
import { mayDo, mayLeaveLine } from '#domain/wholesale/porting/porting-states.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { WaitingCard } from '#islands/record/WaitingCard.tsx';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { providerOf, windowText } from '../porting-labels.ts';

export interface ActProps extends Pick<RecordStore<PortingRecord, Maintenance>, 'act'> {
  porting: PortingRecord;
  holidays: Holidays;
}

/** The partner's task after the date is agreed: to take the numbers over. */
export function Takeover({ porting, act }: ActProps) {
  const t = texts('portings');
  const { data } = porting;
  if (!mayDo(data.state, 'confirmTakeover', 'partner')) return null;
  const leavesLine = mayLeaveLine(data);
  const isMoved = data.confirmation?.includes('8002');
  return (
    <WaitingCard
      tone="ok"
      title={t('takeover.title', { date: formatWeekday(data.agreedDate ?? '', pageLocale()) })}
      text={t(data.state === 'abbmTr' ? 'takeover.again' : isMoved ? 'takeover.otherDate' : 'takeover.text', {
        provider: providerOf(data),
        window: windowText(data['timeWindow']),
      })}
    >
      <ActionForm
        contract={portingActions.confirmTakeover}
        defaults={{ _action: 'confirmTakeover', withoutLine: false }}
        keep={`portings/${porting.id}/takeover`}
        label={t('takeover.submit')}
        submitLabel={t('takeover.submit')}
        {...(!leavesLine && { look: 'button' as const })}
        act={act}
        action={({ withoutLine, ...input }): Maintenance => ({
          ...input,
          version: porting.version,
          ...(withoutLine && { withoutLine }),
        })}
        done={() => t('takeover.done')}
      >
        {leavesLine && (
          <Checkbox name="withoutLine" label={t('takeover.withoutLine')} hint={t('takeover.withoutLineHint')} />
        )}
      </ActionForm>
    </WaitingCard>
  );
}

interface DialogProps extends ActProps {
  onClose: () => void;
}

/** Asks for a later day. */
export function ShiftDialog({ porting, act, holidays, onClose }: DialogProps) {
  const t = texts('portings');
  const { data } = porting;
  const agreed = data.agreedDate ?? '';
  const days = shiftDays(agreed, data['businessCase'], { today: berlinDay(Date.now()), holidays });
  const locale = pageLocale();
  const blocked = (day: string) => {
    const fault = days.fault(day);
    const holiday = fault && holidays[day]?.[locale];
    if (holiday) return texts('ui')('holiday', { name: holiday });
    if (fault && isWeekend(day)) return texts('ui')('weekend');
    return fault && message(fault);
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={t('shift.title')}
      lead={t('shift.text', {
        agreed: formatCalendarDay(agreed, locale),
        earliest: formatCalendarDay(days.min, locale),
      })}
      contract={portingActions.shift}
      defaults={{ _action: 'shift', date: '' }}
      rules={({ date }) => {
        const fault = typeof date === 'string' && date !== '' ? days.fault(date) : undefined;
        return fault ? [{ path: 'date', key: fault }] : [];
      }}
      keep={`portings/${porting.id}/shift`}
      submitLabel={t('shift.submit')}
      act={act}
      action={(input): Maintenance => ({ ...input, version: porting.version })}
      done={() => t('shift.done', { provider: providerOf(data) })}
    >
      <DateField name="date" label={t('shift.date')} min={days.min} max={days.max} fixedWeeks blocked={blocked} />
    </ActionDialog>
  );
}

/** Cancels a request, or asks the other carrier for that, with the reason why. */
export function CancelDialog({ porting, act, onClose }: DialogProps) {
  const t = texts('portings');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('cancel.title')}
      lead={t('cancel.text')}
      contract={portingActions.cancel}
      defaults={{ _action: 'cancel', reason: '' }}
      keep={`portings/${porting.id}/cancel`}
      submitLabel={t('cancel.submit')}
      submitLook="danger"
      act={act}
      action={(input): Maintenance => ({ ...input, version: porting.version })}
      done={() => t('cancel.done')}
    >
      <TextArea name="reason" label={t('cancel.reason')} max={500} rows={3} />
    </ActionDialog>
  );
}
