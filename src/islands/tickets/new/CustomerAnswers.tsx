import { useStore } from '@nanostores/react';
import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { answersToPut, customerAnswers } from '#domain/tickets/customer-answers.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { chosenCustomer } from '#stores/sales/chosen-customer.ts';
import { searchCustomers } from '#stores/sales/customer-choices.ts';
import { setTicketAddress } from '#stores/tickets/ticket-create.ts';

/** Fills in what the chosen customer knows, and says so; each answer can still be changed by hand. */
export function CustomerAnswers() {
  const t = texts('ticket-form');
  const { form } = useFormScope();
  const [id = '', setId] = useFieldValue<string | undefined>('customerId');
  const [customer] = useState(chosenCustomer);
  const value = useStore(customer.$value);
  const before = useRef<Record<string, string>>(undefined);
  const filledFor = useRef<string>(undefined);

  useEffect(() => searchCustomers(''), []);
  useEffect(() => {
    customer.choose(id);
    setTicketAddress({ customer: id });
  }, [customer, id]);
  useEffect(() => {
    if (value.state !== 'ready' || value.value?.id !== id || filledFor.current === id) return;
    const isFirst = filledFor.current === undefined;
    filledFor.current = id;
    const next = customerAnswers(value.value.fields, value.value.number);
    const typed = form.getValues();
    const names = Object.keys(next).filter((name) => name in typed);
    const previous = before.current;
    before.current = next;
    // What was filled in on an earlier visit stays as it was left.
    if (isFirst && names.some((name) => typed[name])) return;
    for (const [name, answer] of Object.entries(answersToPut(next, previous, typed)))
      form.setValue(name, answer, { shouldDirty: true });
  }, [form, value, id]);

  if (id === '') return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {value.state === 'failed' ? (
        <span className="text-danger">{failureText(ApiError.from(value.error))}</span>
      ) : (
        <span className="flex items-center gap-2 text-muted">
          <Icon of={UserCheck} size={16} className="text-ok" />
          {t('ownCustomerFilled')}
        </span>
      )}
      <Button small look="quiet" onClick={() => setId('')}>
        {t('ownCustomerNone')}
      </Button>
    </div>
  );
}
