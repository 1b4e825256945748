import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { type CustomerMove, customerMoveNames, mayMove } from '#domain/wholesale/customers/customer-moves.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
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
  onClose: () => void;
}

/** What an employee may make of a customer. */
export const movesOf = ({ data: { state } }: WholesaleCustomerRecord): CustomerMove[] =>
  customerMoveNames.filter((move) => mayMove(move, state));

/** An employee locks, unlocks or terminates a customer, and says why. */
export function StateDialog({ record, act, onClose }: Props) {
  const t = texts('wholesale-customers');
  return (
    <ActionDialog
      onClose={onClose}
      title={t('state.title')}
      lead={t('state.lead')}
      contract={contract}
      defaults={{ move: '', reason: '' }}
      keep={`wholesale-customers/${record.id}/state`}
      submitLabel={t('state.submit')}
      act={act}
      action={({ move, reason }): Maintenance => ({ _action: move, reason })}
      done={() => t('state.done')}
    >
      <RadioGroup
        name="move"
        label={t('state.move')}
        columns={2}
        options={movesOf(record).map((move) => ({ value: move, label: t(`state.moves.${move}`) }))}
      />
      <TextArea name="reason" label={t('state.reason')} hint={t('state.reasonHint')} max={500} />
    </ActionDialog>
  );
}
