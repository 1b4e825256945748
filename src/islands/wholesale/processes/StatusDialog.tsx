import type { Maintenance } from '#contract/maintenance.ts';
import { type ProcessState, wholesaleProcess } from '#contract/wholesale/process.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { nextStates, statusFaults } from '#domain/wholesale/processes/process-rules.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import type { ActProps } from './ProcessQuestion.tsx';
import { stateName } from './process-labels.ts';

function RequiredMark() {
  const t = texts('processes');
  const state = useOtherValue<ProcessState | ''>('state');
  return (
    <>
      {state === 'scheduled' && <DateField name="date" label={t('move.date')} required />}
      {state && (
        <TextArea
          name="text"
          label={t(state === 'waitingPartner' ? 'move.question' : 'move.text')}
          max={2000}
          rows={3}
        />
      )}
    </>
  );
}

/** For employees: the next state with what it demands. */
export function StatusDialog({ process, act, onClose }: ActProps & { onClose: () => void }) {
  const t = texts('processes');
  return (
    <ActionDialog
      title={t('move.title')}
      onClose={onClose}
      contract={wholesaleProcess.actions.status}
      defaults={{ _action: 'status', state: '', text: '', date: '' }}
      rules={(values) =>
        values['state'] ? statusFaults(values as Parameters<typeof statusFaults>[0], berlinDay(Date.now())) : []
      }
      keep={`processes/${process.id}/status`}
      submitLabel={t('move.submit')}
      act={act}
      action={(input): Maintenance => ({ ...input, version: process.version })}
      done={({ state }) => t('move.done', { state: stateName(state) })}
    >
      <Select
        name="state"
        label={t('move.state')}
        options={nextStates(process.data).map((value) => ({ value, label: stateName(value) }))}
      />
      <RequiredMark />
    </ActionDialog>
  );
}
