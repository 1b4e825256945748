import { useState } from 'react';
import * as z from 'zod/mini';
import type { Maintenance } from '#contract/maintenance.ts';
import { type PortingOutRecord, portingOut } from '#contract/wholesale/porting-out.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { shiftLeadOf } from '#domain/wholesale/porting/porting-dates.ts';
import { answerFaults, codesFor, isDayCode } from '#domain/wholesale/porting/rejection-codes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { actionFooter } from '#islands/record/action-footer.tsx';
import { WaitingCard } from '#islands/record/WaitingCard.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { codeChoice, messageName, rejectionCodeTexts, windowText } from '../porting-labels.ts';
import { answerTitle, carrierEvents } from './out-labels.ts';

interface Props extends Pick<RecordStore<PortingOutRecord, Maintenance>, 'act'> {
  porting: PortingOutRecord;
}

interface DialogProps extends Props {
  onClose: () => void;
}

const answers = ['confirm', 'reject'] as const;
type Answer = (typeof answers)[number];
const messages = { confirm: 'RUEM-VA', reject: 'ABBM', object: 'ABBM-TR' } as const;

function Codes({ answer }: { answer: keyof typeof messages }) {
  const codes = codesFor(messages[answer]).map(({ code }) => code);
  const options = rejectionCodeTexts(
    codes.filter((code) => !isDayCode(code)),
    {},
  ).map((codeEntry) => ({ value: codeEntry.code, label: codeChoice(codeEntry) }));
  return <CheckboxGroup name="codes" label={texts('portings')('carrier.codes')} options={options} />;
}

const withVersion =
  ({ version }: PortingOutRecord) =>
  (input: object): Maintenance =>
    ({ ...input, version }) as Maintenance;

const rulesOf = (answer: keyof typeof messages) => (values: object) =>
  answerFaults(messages[answer], values as Parameters<typeof answerFaults>[1]);

/** The fields of an answer, and what is sent. */
function Answering({ answer, porting, act }: Props & { answer: Answer }) {
  const t = texts('portings');
  const common = {
    keep: `portings-out/${porting.id}/${answer}`,
    label: t(`out.answer.${answer}`),
    submitLabel: t(`out.submit.${answer}`),
    look: 'plain' as const,
    act,
    again: true,
    done: () => t('out.done'),
    rules: rulesOf(answer),
    action: withVersion(porting),
  };
  if (answer === 'confirm')
    return (
      <ActionForm
        {...common}
        footer={actionFooter({ label: common.submitLabel })}
        contract={portingOut.actions.confirm}
        defaults={{ _action: 'confirm', codes: [], date: porting.data.request.date }}
      >
        <DateField
          name="date"
          label={t('carrier.date')}
          hint={t('out.dateHint', { count: shiftLeadOf(porting.data.request.businessCase) })}
        />
        <Codes answer={answer} />
      </ActionForm>
    );
  return (
    <ActionForm
      {...common}
      footer={actionFooter({ label: common.submitLabel, look: 'danger' })}
      contract={portingOut.actions.reject}
      defaults={{ _action: 'reject', codes: [], text: '' }}
    >
      <Codes answer={answer} />
      <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
    </ActionForm>
  );
}

/** For employees: the answer to another carrier's request, where it waits. */
export function AnswerForm(props: Props) {
  const t = texts('portings');
  const { data } = props.porting;
  const [answer, setAnswer] = useState<Answer>('confirm');
  return (
    <WaitingCard
      tone="warn"
      title={answerTitle(data)}
      text={t('out.asks', {
        day: formatDatedWeekday(data.request.date, pageLocale()),
        window: windowText(data.request.timeWindow),
      })}
    >
      <div className="grid gap-4">
        <Chips
          always
          label={t('out.answerOf')}
          selected={answer}
          onSelect={(value) => setAnswer(value ?? 'confirm')}
          chips={answers.map((value) => ({ value, label: t(`out.answer.${value}`) }))}
        />
        <Answering key={answer} {...props} answer={answer} />
      </div>
    </WaitingCard>
  );
}

/** Disputes the takeover that the other carrier has announced. */
export function ObjectionDialog({ porting, act, onClose }: DialogProps) {
  const t = texts('portings');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('out.answer.object')}
      contract={portingOut.actions.object}
      defaults={{ _action: 'object', codes: [], text: '' }}
      rules={rulesOf('object')}
      keep={`portings-out/${porting.id}/object`}
      submitLabel={t('out.submit.object')}
      submitLook="danger"
      act={act}
      action={withVersion(porting)}
      done={() => t('out.done')}
    >
      <Codes answer="object" />
      <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
    </ActionDialog>
  );
}

/** What the other carrier has said by telephone or letter. */
export function CarrierDialog({ porting, act, onClose }: DialogProps) {
  const t = texts('portings');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('out.heardTitle')}
      lead={t('carrier.lead')}
      contract={z.extend(portingOut.actions.carrier, {})}
      defaults={{ _action: 'carrier', event: '', date: '', text: '' }}
      keep={`portings-out/${porting.id}/carrier`}
      submitLabel={t('carrier.submit')}
      act={act}
      action={({ date, text, ...input }): Maintenance => ({
        ...input,
        version: porting.version,
        ...(date && { date }),
        ...(text && { text }),
      })}
      done={() => t('carrier.done')}
    >
      <Select
        name="event"
        label={t('carrier.event')}
        options={carrierEvents(porting.data).map((value) => ({ value, label: messageName(value) }))}
      />
      <DateField name="date" label={t('out.heardDate')} required={false} />
      <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
    </ActionDialog>
  );
}
