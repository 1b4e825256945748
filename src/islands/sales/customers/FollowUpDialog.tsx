import type { Maintenance } from '#contract/maintenance.ts';
import { type CustomerRecord, customerActions } from '#contract/sales/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { fromToday } from '#domain/sales/customers/customer-rules.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props {
  record: CustomerRecord;
  act: RecordStore<CustomerRecord, Maintenance>['act'];
  onClose: () => void;
}

/** Ends the follow-up of today and says when the next one is, if any. */
export function FollowUpDialog({ record, act, onClose }: Props) {
  const t = texts('customers');
  const days = fromToday({ today: berlinDay(Date.now()) });
  return (
    <ActionDialog
      onClose={onClose}
      title={t('followUpAct.title')}
      contract={customerActions.followUp}
      defaults={{ _action: 'followUp', followUpDate: '', note: '' }}
      keep={`customers/${record.id}/follow-up`}
      submitLabel={t('followUpAct.save')}
      act={act}
      action={(change: Maintenance) => change}
      done={() => t('followUpAct.done')}
    >
      <TextInput name="note" label={t('followUpAct.note')} hint={t('followUpAct.noteHint')} autoComplete="off" />
      <DateField name="followUpDate" label={t('followUpAct.date')} min={days.min} max={days.max} />
    </ActionDialog>
  );
}
