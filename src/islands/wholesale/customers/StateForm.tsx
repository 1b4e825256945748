import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { type CustomerMove, customerMoveNames, mayMove } from '#domain/wholesale/customers/customer-moves.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

const contract = z.strictObject({
  move: choice(customerMoveNames as [CustomerMove, ...CustomerMove[]]),
  reason: text(3, 500),
});

interface Props {
  record: WholesaleCustomerRecord;
  act: RecordStore<WholesaleCustomerRecord, Maintenance>['act'];
}

/** An employee locks, unlocks or terminates a customer, and says why. */
export function StateForm({ record, act }: Props) {
  const t = texts('wholesale-customers');
  const moves = customerMoveNames.filter((move) => mayMove(move, record.data.state));
  if (moves.length === 0) return null;
  return (
    <ActionForm
      key={record.data.state}
      title={{ id: 'state-title', text: t('state.title') }}
      lead={t('state.lead')}
      contract={contract}
      defaults={{ move: '', reason: '' }}
      keep={`wholesale-customers/${record.id}/state`}
      submitLabel={t('state.submit')}
      submitLook="secondary"
      act={act}
      action={({ move, reason }): Maintenance => ({ _action: move, reason })}
      done={() => t('state.done')}
    >
      <RadioGroup
        name="move"
        label={t('state.move')}
        columns={2}
        options={moves.map((move) => ({ value: move, label: t(`state.moves.${move}`) }))}
      />
      <TextArea name="reason" label={t('state.reason')} hint={t('state.reasonHint')} max={500} />
    </ActionForm>
  );
}
