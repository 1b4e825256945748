import { useStore } from '@nanostores/react';
import { filledForm } from '#domain/form/filled-form.ts';
import { firstContract, firstForm } from '#domain/sales/customers/edited-form.ts';
import { texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import { createCustomer } from '#stores/sales/customer-page.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { useSimilar } from './useSimilar.tsx';

const inGermany = { country: 'DE' };

/** A new prospect: most of them are companies in Germany. */
export function NewCustomer() {
  const t = texts('customers');
  const foundation = useStore($foundation);
  const { save, failure, dialog } = useSimilar();
  usePageTitle(t('list.create'));
  if (!foundation) return <RecordFrame route="CustomerEdit" list="Customers" title={t('list.create')} />;
  const active = foundation.voNumbers.filter(({ state }) => state === 'active');
  const initialValues = {
    clientKind: 'business',
    salutation: '3',
    prospectStage: 'new',
    address: inGermany,
    // `docs/domain/customers.md`: preselected where there is only one.
    voNumber: active.length === 1 ? active[0]?.vo : '',
  };
  return (
    <RecordFrame route="CustomerEdit" list="Customers" title={t('list.create')}>
      <Lead>{t('new.lead')}</Lead>
      <CustomerForm
        form={firstForm}
        contract={firstContract}
        defaults={filledForm(firstForm, initialValues)}
        keep="customers/new"
        label={t('list.create')}
        submitLabel={t('new.submit')}
        failure={failure}
        onSubmit={async (values, { idempotencyKey }) => {
          await save(createCustomer, values as Record<string, unknown>, idempotencyKey);
          toast('ok', t('new.saved'));
        }}
      />
      {dialog}
    </RecordFrame>
  );
}
