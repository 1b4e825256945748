import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import {
  newWholesaleCustomerContract,
  newWholesaleCustomerForm,
} from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Lead, RecordFrame } from '#islands/record/RecordFrame.tsx';
import { UntilDecided } from '#islands/ui/form/kit/UntilDecided.tsx';
import { FormSummary } from '#islands/ui/form/schema/FormSummary.tsx';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaForm, stepsOf } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import { toast } from '#stores/page/toasts.ts';
import { newCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { createWholesaleCustomer } from '#stores/wholesale/customer-create.ts';
import { customerContext, customerLabels } from './customer-labels.ts';
import { FormReview } from './FormReview.tsx';
import { SameAddress } from './SameAddress.tsx';

const form = newWholesaleCustomerForm;
const steps = stepsOf(form);
const notes = { sameAddress: SameAddress, review: FormReview };
/** Most are companies in Germany, with one site. */
const usual = { clientKind: 'business', salutation: '3', address: { country: 'DE' }, sites: [{}] };

/** `docs/domain/wholesale-customers.md`: a new customer in four steps, which stand in the address. */
export function NewCustomer() {
  const t = texts('wholesale-customers');
  usePageTitle(t('list.create'));
  return (
    <RecordFrame route="WholesaleCustomerAdd" list="WholesaleCustomers" title={t('list.create')}>
      <Lead>{t('new.lead')}</Lead>
      <UntilDecided>
        <CustomerSteps />
      </UntilDecided>
    </RecordFrame>
  );
}

function CustomerSteps() {
  const t = texts('wholesale-customers');
  const address = useStore(newCustomerAddress.$query);
  const [keep] = useState(() => openFormInput('wholesale-customers', 'new'));
  const [isNew] = useState(() => keep?.read() === undefined);
  useEffect(() => {
    // A later step without the input before it leads nowhere.
    if (isNew) newCustomerAddress.set({ step: '' });
  }, [isNew]);
  return (
    <SchemaForm
      form={form}
      contract={newWholesaleCustomerContract}
      words={customerLabels()}
      context={customerContext}
      notes={notes}
      uploader={uploader}
      defaults={filledForm(form, usual)}
      keep={keep}
      at={{
        step: Math.max(0, steps.indexOf(address.step)),
        go: (next) => newCustomerAddress.set({ step: next === 0 ? '' : (steps[next] ?? '') }, 'push'),
      }}
      stepLabel={(step) => t(`step.${step as 'core'}`)}
      summary={
        <div className="grid gap-4">
          <Card title={t('new.summary')}>
            <FormSummary before={null} after={null} />
          </Card>
          <FormWarnings />
        </div>
      }
      label={t('list.create')}
      submitLabel={t('new.submit')}
      actions={<LinkButton href={href('WholesaleCustomers', pageLocale())}>{texts('ui')('cancel')}</LinkButton>}
      onSubmit={async (values, { idempotencyKey }) => {
        await createWholesaleCustomer(values as Record<string, unknown>, idempotencyKey);
        toast('ok', t('new.saved'));
      }}
    />
  );
}
