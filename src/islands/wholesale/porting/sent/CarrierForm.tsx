import type { Maintenance } from '#contract/maintenance.ts';
import type { CarrierEvent } from '#contract/wholesale/carrier-message.ts';
import { type PortingRecord, portingActions } from '#contract/wholesale/porting.ts';
import { answerFaults, codesFor, impliedCodes } from '#domain/wholesale/porting/rejection-codes.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { codeChoice, messageName, rejectionCodeTexts } from '../porting-labels.ts';
import { answersFor } from './porting-moves.ts';

interface Props extends Pick<RecordStore<PortingRecord, Maintenance>, 'act'> {
  porting: PortingRecord;
}

function RequiredMark({ porting }: Pick<Props, 'porting'>) {
  const t = texts('portings');
  const event = useOtherValue<CarrierEvent | ''>('event');
  if (!event) return null;
  const codes = codesFor(event).map(({ code }) => code);
  return (
    <>
      {codes.length > 1 && (
        <CheckboxGroup
          name="codes"
          label={t('carrier.codes')}
          options={rejectionCodeTexts(codes, porting.data).map((codeEntry) => ({
            value: codeEntry.code,
            label: codeChoice(codeEntry),
          }))}
        />
      )}
      {event === 'RUEM-VA' && <DateField name="date" label={t('carrier.date')} hint={t('carrier.dateHint')} />}
      <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
    </>
  );
}

type Answer = Parameters<typeof answerFaults>[1];

/** Those that were chosen; where there is no choice, the one of the answer. */
function withCodes<T extends Answer>(event: CarrierEvent, { codes: chosen = [], ...answer }: T) {
  const implied = impliedCodes(event);
  const codes = [...(implied.length > 0 ? implied : chosen)];
  return { ...answer, ...(codes.length > 0 && { codes }) };
}

/** For employees: what the other carrier has said by telephone or letter. */
export function CarrierDialog({ porting, act, onClose }: Props & { onClose: () => void }) {
  const t = texts('portings');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('carrier.title')}
      lead={t('carrier.lead')}
      contract={portingActions.carrier}
      defaults={{ _action: 'carrier', event: '', codes: [], date: '', text: '' }}
      rules={({ event, ...answer }) =>
        event ? answerFaults(event as CarrierEvent, withCodes(event as CarrierEvent, answer as Answer)) : []
      }
      keep={`portings/${porting.id}/carrier`}
      submitLabel={t('carrier.submit')}
      act={act}
      action={({ date, text, ...input }): Maintenance => ({
        ...withCodes(input.event, input),
        version: porting.version,
        ...(date && { date }),
        ...(text && { text }),
      })}
      done={() => t('carrier.done')}
    >
      <Select
        name="event"
        label={t('carrier.event')}
        options={answersFor(porting.data).map((value) => ({ value, label: messageName(value) }))}
      />
      <RequiredMark porting={porting} />
    </ActionDialog>
  );
}
