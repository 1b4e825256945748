import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type ProductType, productGroups } from '#contract/sales/product.ts';
import { creatableProducts } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';
import { $customerChoices, searchCustomers } from '#stores/sales/customer-choices.ts';
import { draftAddress, drafts } from '#stores/sales/drafts.ts';
import { academyRequirements } from '#stores/sales/required-courses.ts';
import { discardUntouched, markUntouched } from '#stores/sales/untouched-draft.ts';
import { captionOf } from './draft-labels.ts';
import { NewDraftCustomer } from './NewDraftCustomer.tsx';
import { ProductCourse } from './ProductCourse.tsx';

/** What the draft is to be made of: products that can be had, by their groups; the next press makes it. */
export function NewDraft() {
  const t = texts('drafts');
  const products = texts('products');
  const { customer } = useStore(draftAddress.$query);
  const choices = useStore($customerChoices);
  const required = useStore(academyRequirements.$value);
  const courses = required.state === 'ready' ? required.value.items : [];
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
    <RecordFrame route="DraftEdit" list="Drafts" title={t('new.title')}>
      <div className="grid max-w-form gap-6">
        <p className="-mt-3 text-muted">{t('new.lead')}</p>
        <NewDraftCustomer
          chosen={choices.find(({ value }) => value === customer)}
          id={customer}
          options={choices}
          onChoose={(next) => draftAddress.set({ customer: next })}
        />
        {productGroups.map((group) => {
          const offered = creatableProducts.filter((product) => product.group === group);
          if (offered.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`group-${group}`} className="grid gap-2.5">
              <h2 id={`group-${group}`}>{products(`group.${group}`)}</h2>
              <ul className="card divided overflow-clip">
                {offered.map(({ type }) => (
                  <li key={type}>
                    <button
                      type="button"
                      aria-disabled={busy !== undefined}
                      onClick={() => void create(type)}
                      className="flex w-full items-center gap-4 px-5 py-3.5 text-start hover:bg-brand-soft focus-visible:-outline-offset-2"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block font-semibold text-link">{captionOf(type)}</span>
                        <span className="text-muted text-sm">{t(`about.${type as 'hfo360'}`)}</span>
                      </span>
                      {busy === type ? <Spinner /> : <Icon of={ChevronRight} className="text-muted" />}
                    </button>
                    {courses
                      .filter(({ productType }) => productType === type)
                      .map((needed) => (
                        <ProductCourse key={needed.course.id} needed={needed} />
                      ))}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </RecordFrame>
  );
}
