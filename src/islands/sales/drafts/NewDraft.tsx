import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { RecordCrumbs } from '#islands/record/RecordFrame.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { openNewDraft } from '#stores/sales/begun-draft.ts';
import { draftAddress } from '#stores/sales/drafts.ts';
import { NewDraftCustomer } from './NewDraftCustomer.tsx';
import { ProductChoice } from './products/ProductChoice.tsx';

/** What the draft is to be made of: the products that can be had, of which two can be compared. */
export function NewDraft() {
  const t = texts('drafts');
  const { customer } = useStore(draftAddress.$query);
  usePageTitle(t('new.title'));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <RecordCrumbs list="Drafts" label={t('new.crumb')} />
          <h1>{t('new.title')}</h1>
        </div>
        <NewDraftCustomer id={customer} onChoose={(next) => draftAddress.set({ customer: next })} />
      </div>
      <ProductChoice onChoose={openNewDraft} />
    </div>
  );
}
