import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ProductType } from '#contract/sales/product.ts';
import { texts } from '#i18n/client.ts';
import { RecordCrumbs } from '#islands/record/RecordFrame.tsx';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { toast } from '#stores/page/toasts.ts';
import { $customerChoices, searchCustomers } from '#stores/sales/customer-choices.ts';
import { draftAddress, drafts } from '#stores/sales/drafts.ts';
import { discardUntouched, markUntouched } from '#stores/sales/untouched-draft.ts';
import { NewDraftCustomer } from './NewDraftCustomer.tsx';
import { ProductChoice } from './products/ProductChoice.tsx';

/** What the draft is to be made of: the products that can be had, of which two can be compared. */
export function NewDraft() {
  const t = texts('drafts');
  const { customer } = useStore(draftAddress.$query);
  const choices = useStore($customerChoices);
  const [busy, setBusy] = useState<ProductType>();
  // One intent: pressing again after a failure makes no second draft.
  const [keys] = useState(() => new Map<string, string>());
  usePageTitle(t('new.title'));
  useEffect(() => {
    discardUntouched();
    searchCustomers('');
  }, []);

  const create = async (productType: ProductType) => {
    if (busy) return;
    setBusy(productType);
    const intent = `${productType} ${customer}`;
    const key = keys.get(intent) ?? newKey();
    keys.set(intent, key);
    try {
      // Back leads to the choice again.
      const id = await drafts.create(
        { productType, untouched: true, ...(customer && { customerId: customer }) },
        key,
        'push',
      );
      markUntouched(id);
      draftAddress.set({ customer: '' }, 'replace');
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
      setBusy(undefined);
    }
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <RecordCrumbs list="Drafts" label={t('new.crumb')} />
          <h1>{t('new.title')}</h1>
        </div>
        <NewDraftCustomer
          chosen={choices.find(({ value }) => value === customer)}
          id={customer}
          options={choices}
          onChoose={(next) => draftAddress.set({ customer: next })}
        />
      </div>
      <ProductChoice busy={busy} onChoose={(type) => void create(type)} />
    </div>
  );
}
