import { useStore } from '@nanostores/react';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { uploader } from '#stores/files/uploads.ts';
import { $accountChoices, $customerChoices, searchCustomerChoices } from '#stores/wholesale/customer-choices.ts';
import { EarliestDateNote } from './EarliestDateNote.tsx';
import { portingFormLabels } from './porting-labels.ts';

const finders = { customerId: searchCustomerChoices };
const notes = { earliest: EarliestDateNote };

/** With what the form of a porting is drawn, filled in or to be read. */
export function usePortingDrawing(data: PortingData, holidays: Holidays): SchemaContext {
  const customerChoices = useStore($customerChoices);
  const accounts = useStore($accountChoices);
  const { customerId = '', customerName, sipAccountId = '', sipUser } = data;
  const own = customerId ? [{ value: customerId, label: customerName ?? customerId }] : [];
  const isListed = accounts.some(({ value }) => value === sipAccountId);
  const ownAccount =
    sipAccountId && !isListed ? [{ value: sipAccountId, label: sipUser ?? sipAccountId, customerId }] : [];
  return {
    form: portingForm,
    words: portingFormLabels(),
    context: () => ({
      today: berlinDay(Date.now()),
      holidays,
      customers: [...own, ...customerChoices.filter(({ value }) => value !== customerId)],
      accounts: [...ownAccount, ...accounts],
    }),
    notes,
    uploader,
    finders,
  };
}
