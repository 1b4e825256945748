import type { ReactNode } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type CustomerRecord, customerActions } from '#contract/sales/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { fromToday } from '#domain/sales/customers/customer-rules.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { leadOutcome } from './lead-outcome.ts';

interface Props {
  record: CustomerRecord;
  act: RecordStore<CustomerRecord, Maintenance>['act'];
  onClose: () => void;
}

const maxReason = 500;

/** A partner takes up a prospect from the distributor and says when. */
function AcceptLead({ record, act, onClose }: Props) {
  const t = texts('customers');
  const days = fromToday({ today: berlinDay(Date.now()) });
  return (
    <ActionDialog
      onClose={onClose}
      act={act}
      action={(change: Maintenance) => change}
      keep={`customers/${record.id}/lead`}
      title={t('lead.accept')}
      contract={customerActions.acceptLead}
      defaults={{ _action: 'acceptLead', followUpDate: '' }}
      submitLabel={t('lead.accept')}
      done={() => t('lead.accepted')}
    >
      <DateField name="followUpDate" label={t('lead.acceptDate')} min={days.min} max={days.max} />
    </ActionDialog>
  );
}

/** A partner hands a prospect back and says why. */
function DeclineLead({ record, act, onClose }: Props) {
  const t = texts('customers');
  return (
    <ActionDialog
      onClose={onClose}
      act={act}
      action={(change: Maintenance) => change}
      keep={`customers/${record.id}/decline`}
      title={t('lead.decline')}
      contract={customerActions.declineLead}
      defaults={{ _action: 'declineLead', reason: '' }}
      submitLabel={t('lead.decline')}
      done={() => t('lead.declined')}
    >
      <TextArea name="reason" label={t('lead.declineReason')} max={maxReason} />
    </ActionDialog>
  );
}

/** Reopens what was won or lost. */
function ReviveLead({ record, act, onClose }: Props) {
  const t = texts('customers');
  return (
    <ActionDialog
      onClose={onClose}
      act={act}
      action={(change: Maintenance) => change}
      keep={`customers/${record.id}/revive`}
      title={t('lead.revive')}
      contract={customerActions.reviveLead}
      defaults={{ _action: 'reviveLead', reason: '' }}
      submitLabel={t('lead.revive')}
      done={() => t('lead.revived')}
    >
      <TextArea name="reason" label={t('lead.reviveReason')} max={maxReason} />
    </ActionDialog>
  );
}

/** Records the outcome for a prospect. */
function LeadOutcome({ record, act, onClose }: Props) {
  const t = texts('customers');
  return (
    <ActionDialog
      onClose={onClose}
      act={act}
      keep={`customers/${record.id}/result`}
      title={t('lead.result')}
      contract={leadOutcome}
      defaults={{ outcome: '', reason: '' }}
      submitLabel={t('lead.saveResult')}
      action={({ outcome, reason }): Maintenance => ({ _action: outcome, reason })}
      done={() => t('lead.resultSaved')}
    >
      <RadioGroup
        name="outcome"
        label={t('lead.outcome')}
        columns={2}
        options={[
          { value: 'winLead', label: t('lead.win') },
          { value: 'loseLead', label: t('lead.lose') },
        ]}
      />
      <TextArea name="reason" label={t('lead.reason')} max={maxReason} />
    </ActionDialog>
  );
}

/** An employee gives a prospect to the partner as a lead. */
function OfferLead({ record, act, onClose }: Props) {
  const t = texts('customers');
  return (
    <ActionDialog
      onClose={onClose}
      act={act}
      action={(change: Maintenance) => change}
      keep={`customers/${record.id}/offer`}
      title={t('lead.offer')}
      contract={customerActions.offerLead}
      defaults={{ _action: 'offerLead', note: '' }}
      submitLabel={t('lead.offer')}
      done={() => t('lead.offeredDone')}
    >
      <TextArea name="note" label={t('lead.offerNote')} max={maxReason} />
    </ActionDialog>
  );
}

export type LeadDialogName = 'accept' | 'decline' | 'revive' | 'outcome' | 'offer';

/** What is done about a prospect, each as a dialog. */
export const leadDialogs: Readonly<Record<LeadDialogName, (props: Props) => ReactNode>> = {
  accept: AcceptLead,
  decline: DeclineLead,
  revive: ReviveLead,
  outcome: LeadOutcome,
  offer: OfferLead,
};
