import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { day, optionalText } from '#contract/fields.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { fromToday } from '#domain/sales/customers/customer-rules.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import type { BulkDialogProps } from './bulk-types.ts';

const contract = z.strictObject({ followUpDate: z.optional(day), note: optionalText(500) });

export function FollowUpDialog({ count, of, onClose, send }: BulkDialogProps) {
  const t = texts('lists');
  const employee = useStore($isEmployee);
  const isTicket = of === 'tickets';
  const title = t(isTicket ? 'bulk.followUp.tickets' : 'bulk.followUp.customers', { count });
  const { min, max } = fromToday({ today: berlinDay(Date.now()) });
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <Form
        look="plain"
        contract={contract}
        defaults={{ followUpDate: '', note: '' }}
        label={title}
        submitLabel={t('bulk.followUp.submit')}
        busyLabel={t('bulk.running')}
        onSubmit={(fields, { idempotencyKey }) => send(fields, idempotencyKey)}
      >
        <DateField
          name="followUpDate"
          label={t('bulk.followUp.date')}
          hint={t('bulk.followUp.dateHint')}
          min={min}
          max={max}
        />
        {isTicket ? (
          <p className="text-muted text-sm">{t(employee ? 'bulk.followUp.staffHint' : 'bulk.followUp.partnerHint')}</p>
        ) : (
          <TextInput
            name="note"
            label={t('bulk.followUp.note')}
            hint={t('bulk.followUp.noteHint')}
            autoComplete="off"
          />
        )}
      </Form>
    </Dialog>
  );
}
