import { useEffect } from 'react';
import { chooseCustomer } from '../../../stores/wholesale/customer-choices.ts';
import { useFromAnswers } from '../../ui/form/drawn/drawn-form.ts';
import { useFormScope } from '../../ui/form/kit/form-scope.ts';

/** Gets what belongs to a customer as soon as it is chosen: its accounts, and its name to compare the holder with. */
export function AccountsOfCustomer() {
  const { form } = useFormScope();
  const customerId = useFromAnswers(['customerId'], () => String(form.getValues('customerId') ?? ''));
  useEffect(() => void chooseCustomer(customerId), [customerId]);
  return null;
}
