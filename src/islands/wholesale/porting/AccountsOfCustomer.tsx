import { useEffect } from 'react';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers } from '#islands/ui/form/schema/schema-context.ts';
import { chooseCustomer } from '#stores/wholesale/customer-choices.ts';

/** Gets what belongs to a customer as soon as it is chosen: its accounts, and its name to compare the holder with. */
export function AccountsOfCustomer() {
  const { form } = useFormScope();
  const customerId = useFromAnswers(['customerId'], () => String(form.getValues('customerId') ?? ''));
  useEffect(() => void chooseCustomer(customerId), [customerId]);
  return null;
}
