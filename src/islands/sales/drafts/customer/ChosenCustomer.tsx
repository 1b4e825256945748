import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { emptyForm } from '#domain/form/form-values.ts';
import { namesTakenFrom, offeredAnswers } from '#domain/sales/drafts/answer-origins.ts';
import { initials } from '#domain/text/initials.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { offerCustomers } from '#stores/sales/customer-choices.ts';
import { CustomerSearch } from './CustomerSearch.tsx';

const NewCustomerForm = lazy(() =>
  import('#islands/sales/customers/new/NewCustomerForm.tsx').then((module) => module.NewCustomerForm),
);
interface Props {
  data: DraftRecord['data'];
}

/** The customer of the order: who it is, another one, or a new one, each in its place. */
export function ChosenCustomer({ data }: Props) {
  const t = texts('drafts');
  const { id: formId, form } = useFormScope();
  const [mode, setMode] = useState<'line' | 'search' | 'new'>('line');
  const { customerId, customerName = '', customer } = data;
  const kind = customer?.customerType === 'established' ? 'established' : 'interested';
  const city = String(valuesIn(customer?.answers?.['address'])['city'] ?? '');
  const described = useSchemaContext().form;
  const choose = (id: string) => {
    // What the customer before this one gave goes with it.
    const blank = emptyForm(described);
    const names = customerId && id !== customerId ? namesTakenFrom(form.getValues(), offeredAnswers(data)) : [];
    for (const name of names.filter((one) => Object.hasOwn(blank, one))) form.setValue(name, blank[name]);
    form.setValue('customerId', id);
    setMode('line');
  };
  if (mode === 'new')
    return (
      <Suspense fallback={<Skeleton rows={4} />}>
        <NewCustomerForm
          label={t('buyer.new')}
          onCreated={({ id, data: made }) => {
            offerCustomers([{ value: id, label: String(made['companyName'] ?? '') }]);
            choose(id);
          }}
          onOpen={(id) => choose(id)}
          footer={({ busy, failure, submit, submitProps }) => (
            <div className="mt-3 flex flex-wrap items-center gap-2.5">
              {failure && <div className="w-full text-danger">{failure}</div>}
              <Button
                look="primary"
                busy={busy}
                {...submitProps}
                onClick={submitProps.type === 'button' ? submit : undefined}
              >
                {t('buyer.create')}
              </Button>
              <Button onClick={() => setMode('line')}>{texts('ui')('cancel')}</Button>
            </div>
          )}
        />
      </Suspense>
    );
  const newButton = (
    <Button look="quiet" small icon={<Icon of={Plus} size={16} />} onClick={() => setMode('new')}>
      {t('buyer.new')}
    </Button>
  );
  if (!customerId || mode === 'search')
    return (
      <div className="grid gap-1.5">
        <label htmlFor={`${formId}customerId`} className="font-semibold">
          {t('buyer.search')}
          <span className="text-danger"> *</span>
        </label>
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <CustomerSearch id={`${formId}customerId`} customerId={customerId ?? ''} onChoose={choose} />
          </div>
          {newButton}
          {customerId && (
            <Button small look="quiet" onClick={() => setMode('line')}>
              {texts('ui')('cancel')}
            </Button>
          )}
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-control px-3 py-2.5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-link"
      >
        {initials(customerName)}
      </span>
      <p className="min-w-0 flex-1 basis-48 leading-snug">
        <span className="block font-semibold">{customerName}</span>
        <span className="text-muted text-sm">
          {[t(`buyer.kind.${kind}`), city, data.customerNumber].filter(Boolean).join(', ')}
        </span>
      </p>
      <Button
        id={`${formId}customerId`}
        look="quiet"
        small
        icon={<Icon of={ArrowRightLeft} size={16} />}
        onClick={() => setMode('search')}
      >
        {t('buyer.change')}
      </Button>
      {newButton}
    </div>
  );
}
