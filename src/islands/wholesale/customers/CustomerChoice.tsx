import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Combobox } from '#islands/ui/form/combobox/Combobox.tsx';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { $customerChoices, searchCustomerChoices } from '#stores/wholesale/customer-choices.ts';

/** The choice of a customer in place: by name, place or number. */
export function CustomerChoice() {
  const t = texts('wholesale-customers');
  const customers = useStore($customerChoices);
  useEffect(() => searchCustomerChoices(''), []);
  return (
    <div className="card grid max-w-form gap-2 p-5 sm:p-6">
      <label htmlFor="customer-choice" className="font-semibold">
        {t('choose.title')}
      </label>
      <p id="customer-choice-hint" className="text-muted text-sm">
        {t('choose.text')}
      </p>
      <Combobox
        id="customer-choice"
        describedBy="customer-choice-hint"
        value={undefined}
        options={customers}
        onType={searchCustomerChoices}
        onChange={({ value }) => wholesaleCustomerAddress.set({ id: value }, 'push')}
      />
      <p className="text-sm">
        <a href={href('WholesaleCustomers', pageLocale())}>{t('one.back')}</a>
      </p>
    </div>
  );
}
