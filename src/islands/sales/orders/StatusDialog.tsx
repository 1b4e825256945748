import type { Maintenance } from '#contract/maintenance.ts';
import { type OrderStatus, orderActions, rejectionReasons } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { stepFaults, stepsOf } from '#domain/sales/orders/order-steps.ts';
import { texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import type { ActProps } from './OrderActions.tsx';
import { statusName } from './order-labels.ts';

/** What the chosen status demands beside itself. */
function RequiredMark({ from }: { from: OrderStatus }) {
  const t = texts('orders');
  const to = useOtherValue<OrderStatus | ''>('status');
  const isBack = from === 'cancelRequested' && to !== 'cancelled';
  return (
    <>
      {to === 'rejected' && (
        <Select
          name="reason"
          label={t('move.reason')}
          required
          options={rejectionReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
      )}
      {to === 'accepted' && !isBack && <TextInput name="contractNumber" label={t('move.contractNumber')} required />}
      {to === 'scheduled' && !isBack && <DateField name="confirmedDate" label={t('move.confirmedDate')} required />}
      {to && (
        <TextArea name="text" label={t(to === 'clarification' ? 'move.question' : 'move.text')} max={2000} rows={3} />
      )}
    </>
  );
}

/** For employees: the next status with what it demands. */
export function StatusDialog({
  order,
  act,
  holidays,
  onClose,
}: ActProps & { holidays: Holidays; onClose: () => void }) {
  const t = texts('orders');
  const { status } = order.data;
  const steps = stepsOf(order.data);
  const dayContext = { today: berlinDay(Date.now()), holidays };
  return (
    <ActionDialog
      title={t('move.title')}
      onClose={onClose}
      contract={orderActions.status}
      defaults={{ _action: 'status', status: '', text: '', reason: '', contractNumber: '', confirmedDate: '' }}
      rules={(values) => (values['status'] ? stepFaults(status, values as never, dayContext) : [])}
      keep={`orders/${order.id}/status`}
      submitLabel={t('move.submit')}
      act={act}
      action={(input): Maintenance => ({ ...input, version: order.version })}
      done={({ status: to }) => t('move.done', { status: statusName(to) })}
    >
      <Select
        name="status"
        label={t('move.status')}
        options={steps.map((value) => ({ value, label: statusName(value) }))}
      />
      <RequiredMark from={status} />
    </ActionDialog>
  );
}
