import { useState } from 'react';
import * as z from 'zod/mini';
import type { Maintenance } from '#contract/maintenance.ts';
import { type PortingOutRecord, portingOut } from '#contract/wholesale/porting-out.ts';
import { shiftLeadOf } from '#domain/wholesale/porting/porting-dates.ts';
import { portingOutActsIn } from '#domain/wholesale/porting/porting-out-states.ts';
import { answerFaults, codesFor, isDayCode } from '#domain/wholesale/porting/rejection-codes.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { codeChoice, messageName, rejectionCodeTexts } from '../porting-labels.ts';

interface Props extends Pick<RecordStore<PortingOutRecord, Maintenance>, 'act'> {
  porting: PortingOutRecord;
}

const answers = ['confirm', 'reject', 'object'] as const;
type Answer = (typeof answers)[number];
const messages = { confirm: 'RUEM-VA', reject: 'ABBM', object: 'ABBM-TR' } as const;

function Codes({ answer }: { answer: Answer }) {
  const codes = codesFor(messages[answer]).map(({ code }) => code);
  const options = rejectionCodeTexts(
    codes.filter((code) => !isDayCode(code)),
    {},
  ).map((codeEntry) => ({ value: codeEntry.code, label: codeChoice(codeEntry) }));
  return <CheckboxGroup name="codes" label={texts('portings')('carrier.codes')} options={options} />;
}

/** For employees: the answer to another carrier's request, with its codes. */
function Answering({ answer, porting, act }: Props & { answer: Answer }) {
  const t = texts('portings');
  const common = {
    keep: `portings-out/${porting.id}/${answer}`,
    label: t(`out.answer.${answer}`),
    submitLabel: t(`out.submit.${answer}`),
    act,
    again: true,
    done: () => t('out.done'),
  };
  const sent = (input: object): Maintenance => ({ ...input, version: porting.version }) as Maintenance;
  if (answer === 'confirm')
    return (
      <ActionForm
        {...common}
        contract={portingOut.actions.confirm}
        defaults={{ _action: 'confirm', codes: [], date: porting.data.request.date }}
        rules={(values) => answerFaults('RUEM-VA', values as Parameters<typeof answerFaults>[1])}
        action={sent}
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
      contract={answer === 'reject' ? portingOut.actions.reject : portingOut.actions.object}
      defaults={{ _action: answer, codes: [], text: '' }}
      rules={(values) => answerFaults(messages[answer], values as Parameters<typeof answerFaults>[1])}
      submitLook="danger"
      action={sent}
    >
      <Codes answer={answer} />
      <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
    </ActionForm>
  );
}

/** The possible answers; the first one is open at once. */
export function AnswerForm(props: Props) {
  const t = texts('portings');
  const { porting, act } = props;
  const acts = portingOutActsIn(porting.data.state);
  const mine = answers.filter((answer) => acts.includes(answer));
  const theirs = (['AKM-TR', 'TV', 'STORNO'] as const).filter((event) => acts.includes(event));
  const [chosen, setChosen] = useState<Answer>();
  const answer = mine.find((one) => one === chosen) ?? mine[0];
  return (
    <>
      {answer && (
        <section aria-labelledby="answer-title" className="grid gap-3 print:hidden">
          <h2 id="answer-title">{t('out.answerTitle')}</h2>
          {mine.length > 1 && (
            <Chips
              always
              label={t('out.answerTitle')}
              selected={answer}
              onSelect={(one) => setChosen(mine.find((candidate) => candidate === one))}
              chips={mine.map((value) => ({ value, label: t(`out.answer.${value}`) }))}
            />
          )}
          <Answering key={`${answer}-${porting.data.state}`} {...props} answer={answer} />
        </section>
      )}
      {theirs.length > 0 && (
        <ActionForm
          key={porting.data.state}
          again
          title={{ id: 'heard-title', text: t('out.heardTitle') }}
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
            options={theirs.map((value) => ({ value, label: messageName(value) }))}
          />
          <DateField name="date" label={t('out.heardDate')} required={false} />
          <TextArea name="text" label={t('carrier.text')} max={500} rows={2} />
        </ActionForm>
      )}
    </>
  );
}
