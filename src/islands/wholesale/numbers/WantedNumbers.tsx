import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { berlinDay } from '../../../domain/date/berlin-day.ts';
import { filledForm } from '../../../domain/form/filled-form.ts';
import type { FormContext } from '../../../domain/form/form-description.ts';
import { wantedContract, wantedForm } from '../../../domain/numbers/number-order-form.ts';
import { texts } from '../../../i18n/client.ts';
import {
  $accountChoices,
  $customerChoices,
  chooseCustomer,
  searchCustomerChoices,
} from '../../../stores/wholesale/customer-choices.ts';
import { numberAddress, reserve } from '../../../stores/wholesale/number-order.ts';
import { DrawnForm } from '../../ui/form/drawn/DrawnForm.tsx';
import { useFromAnswers, useRow } from '../../ui/form/drawn/drawn-form.ts';
import { AccountNote, NetworkNote } from './number-notes.tsx';
import { numberWords } from './numbers-words.ts';

const noHolidays = {};
const finders = { customerId: searchCustomerChoices };

/** Looks for the accounts of the customer that is chosen. */
function AccountsOfCustomer() {
  const row = useRow();
  const customerId = useFromAnswers(['customerId'], () => String(row.value('customerId') ?? ''));
  useEffect(() => void chooseCustomer(customerId), [customerId]);
  return <AccountNote />;
}
const notes = { network: NetworkNote, account: AccountsOfCustomer };

/** `domain.md` 5.4: which numbers are wanted, for whom; whether they are there is asked by its button. */
export function WantedNumbers() {
  const t = texts('numbers');
  const { customer, account } = useStore(numberAddress.$query);
  const customers = useStore($customerChoices);
  const accounts = useStore($accountChoices);
  useEffect(() => {
    searchCustomerChoices('');
    void chooseCustomer(customer);
  }, [customer]);
  const context = (): FormContext => ({ today: berlinDay(Date.now()), holidays: noHolidays, customers, accounts });
  const start = {
    customerId: customer,
    sipAccountId: account,
    numberKind: 'geographic',
    kind: 'single',
    count: '1',
    attendant: '0',
  };
  return (
    <DrawnForm
      form={wantedForm}
      contract={wantedContract}
      words={numberWords()}
      context={context}
      notes={notes}
      finders={finders}
      defaults={filledForm(wantedForm, start)}
      keep="numbers/wanted"
      label={t('wanted.title')}
      submitLabel={t('wanted.submit')}
      busyLabel={t('wanted.busy')}
      onSubmit={(values, { idempotencyKey }) => reserve(values as Record<string, unknown>, idempotencyKey)}
    />
  );
}
