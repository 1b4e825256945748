import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { href, type RouteName } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { wholesaleCustomerAddress } from '../../../stores/wholesale/customer-address.ts';
import { $customerChoices, searchCustomerChoices } from '../../../stores/wholesale/customer-choices.ts';
import { RecordFrame } from '../../record/RecordFrame.tsx';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import { island } from '../../ui/page/island.tsx';
import { lazy, Suspense } from '../../ui/page/lazy.tsx';

const CustomerPage = lazy(() => import('./CustomerPage.tsx').then((module) => module.CustomerPage));

const place = { route: 'WholesaleCoreData', list: 'WholesaleCustomers' } as const;

/** The choice of a customer in place: by name, place or number. */
function CustomerChoice() {
  const t = texts('wholesale-customers');
  const customers = useStore($customerChoices);
  useEffect(() => searchCustomerChoices(''), []);
  return (
    <RecordFrame {...place}>
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
    </RecordFrame>
  );
}

/** The customer that the address names. */
export const CoreData = island(({ built }: { built: readonly RouteName[] }) => {
  const { id } = useStore(wholesaleCustomerAddress.$query);
  if (!id) return <CustomerChoice />;
  return (
    <Suspense fallback={<RecordFrame {...place} />}>
      <CustomerPage key={id} id={id} built={built} />
    </Suspense>
  );
});
