import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import { mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { wantedContract, wantedForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { useFromAnswers, useRow } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import {
  $accountChoices,
  $chosenCustomer,
  $customerChoices,
  chooseCustomer,
  searchCustomerChoices,
} from '#stores/wholesale/customer-choices.ts';
import { heldNumbers, numberAddress, reserve } from '#stores/wholesale/number-order.ts';
import { HeldNumbers } from './HeldNumbers.tsx';
import { AccountNote, NetworkNote } from './number-notes.tsx';
import { numberLabels } from './numbers-labels.ts';

const noHolidays = {};
const finders = { customerId: searchCustomerChoices };

/** Looks for the accounts of the customer that is chosen, and says where there are none to choose. */
function AccountsOfCustomer() {
  const t = texts('numbers');
  const row = useRow();
  const customer = useStore($chosenCustomer);
  const accounts = useStore($accountChoices);
  const customerId = useFromAnswers(['customerId'], () => String(row.value('customerId') ?? ''));
  useEffect(() => void chooseCustomer(customerId), [customerId]);
  if (!customerId) return <p className="text-muted text-sm">{t('noCustomer')}</p>;
  if (customer && !mayOrder(customer['state']))
    return (
      <Notice tone="warn" live>
        {message('customerLocked')}
      </Notice>
    );
  if (customer && accounts.length === 0)
    return (
      <Notice
        tone="warn"
        live
        title={t('noAccounts')}
        actions={
          <LinkButton href={href('WholesaleServiceAdd', pageLocale(), { customer: customerId, type: 'sipTrunk' })}>
            {t('orderTrunk')}
          </LinkButton>
        }
      >
        {t('noAccountsText')}
      </Notice>
    );
  return <AccountNote />;
}
const notes = { network: NetworkNote, account: AccountsOfCustomer };

/** `docs/domain/phone-numbers.md`: the requested numbers and their customer; the button checks the availability. */
export function WantedNumbers() {
  const t = texts('numbers');
  const { customer, account } = useStore(numberAddress.$query);
  const customers = useStore($customerChoices);
  const accounts = useStore($accountChoices);
  const [reservationStore] = useState(heldNumbers);
  useEffect(() => void reservationStore.reload(), [reservationStore]);
  useEffect(() => searchCustomerChoices(''), []);
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
    <>
      <HeldNumbers store={reservationStore} />
      <SchemaForm
        form={wantedForm}
        contract={wantedContract}
        words={numberLabels()}
        context={context}
        notes={notes}
        finders={finders}
        defaults={filledForm(wantedForm, start)}
        keep={customer ? `numbers/wanted/${customer}` : 'numbers/wanted'}
        label={t('wanted.title')}
        submitLabel={t('wanted.submit')}
        busyLabel={t('wanted.busy')}
        actions={<LinkButton href={href('WholesaleSip', pageLocale())}>{texts('ui')('cancel')}</LinkButton>}
        onSubmit={(values, { idempotencyKey }) =>
          reserve(values as Record<string, unknown>, idempotencyKey).catch((cause) => {
            // Reserved numbers of the organisation may be the cause of the refusal.
            void reservationStore.reload();
            throw cause;
          })
        }
      />
    </>
  );
}
