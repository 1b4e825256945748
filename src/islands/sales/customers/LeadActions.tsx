import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type CustomerRecord, customerActions } from '#contract/sales/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { fromToday } from '#domain/sales/customers/customer-rules.ts';
import { mayMove } from '#domain/sales/customers/leads.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { leadOutcome } from './lead-outcome.ts';

interface Props {
  record: CustomerRecord;
  act: RecordStore<CustomerRecord, Maintenance>['act'];
}

const maxReason = 500;

/** Actions of a partner on a prospect from the distributor. */
export function LeadOffer({ record, act }: Props) {
  const t = texts('customers');
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const days = fromToday({ today: berlinDay(Date.now()) });
  const common = { act, action: (change: Maintenance) => change, keep: `customers/${record.id}/lead` };
  return (
    <div className="grid gap-4 print:hidden">
      <Notice
        tone="warn"
        title={t('lead.offered')}
        actions={
          <>
            <Button look={answer === 'accept' ? 'primary' : 'secondary'} onClick={() => setAnswer('accept')}>
              {t('lead.accept')}
            </Button>
            <Button onClick={() => setAnswer('decline')}>{t('lead.decline')}</Button>
          </>
        }
      >
        {t('lead.offeredText')}
      </Notice>
      {answer === 'accept' && (
        <ActionForm
          {...common}
          key="accept"
          contract={customerActions.acceptLead}
          defaults={{ _action: 'acceptLead', followUpDate: '' }}
          label={t('lead.accept')}
          submitLabel={t('lead.accept')}
          done={() => t('lead.accepted')}
        >
          <DateField name="followUpDate" label={t('lead.acceptDate')} min={days.min} max={days.max} />
        </ActionForm>
      )}
      {answer === 'decline' && (
        <ActionForm
          {...common}
          key="decline"
          contract={customerActions.declineLead}
          defaults={{ _action: 'declineLead', reason: '' }}
          label={t('lead.decline')}
          submitLabel={t('lead.decline')}
          done={() => t('lead.declined')}
        >
          <TextArea name="reason" label={t('lead.declineReason')} max={maxReason} />
        </ActionForm>
      )}
    </div>
  );
}

/** Records the outcome for a prospect, or reopens it. */
export function LeadResult({ record, act }: Props) {
  const t = texts('customers');
  const { leadState } = record.data;
  if (mayMove('reviveLead', leadState)) {
    return (
      <ActionForm
        title={{ id: 'revive-title', text: t('lead.revive') }}
        contract={customerActions.reviveLead}
        defaults={{ _action: 'reviveLead', reason: '' }}
        keep={`customers/${record.id}/revive`}
        submitLabel={t('lead.revive')}
        submitLook="secondary"
        act={act}
        action={(change: Maintenance) => change}
        done={() => t('lead.revived')}
      >
        <TextArea name="reason" label={t('lead.reviveReason')} max={maxReason} />
      </ActionForm>
    );
  }
  if (!mayMove('winLead', leadState)) return null;
  return (
    <ActionForm
      title={{ id: 'result-title', text: t('lead.result') }}
      contract={leadOutcome}
      defaults={{ outcome: '', reason: '' }}
      keep={`customers/${record.id}/result`}
      submitLabel={t('lead.saveResult')}
      submitLook="secondary"
      act={act}
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
    </ActionForm>
  );
}

/** An employee gives a prospect to the partner as a lead. */
export function LeadGift({ record, act }: Props) {
  const t = texts('customers');
  return (
    <ActionForm
      title={{ id: 'gift-title', text: t('lead.offer') }}
      contract={customerActions.offerLead}
      defaults={{ _action: 'offerLead', note: '' }}
      keep={`customers/${record.id}/offer`}
      submitLabel={t('lead.offer')}
      submitLook="secondary"
      act={act}
      action={(change: Maintenance) => change}
      done={() => t('lead.offeredDone')}
    >
      <TextArea name="note" label={t('lead.offerNote')} max={maxReason} />
    </ActionForm>
  );
}
