import { useStore } from '@nanostores/react';
import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import { useState } from 'react';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { orderingCustomers, orderingFor, serviceAddress } from '#stores/wholesale/services.ts';

const ServiceForm = lazy(() => import('./ServiceForm.tsx').then((part) => part.ServiceForm));

function ChosenCustomer({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('services');
  const [store] = useState(() => orderingFor(id));
  const ordering = useStore(store.$value);
  return (
    <Async value={ordering} failedTitle={t('form.failed')} onRetry={store.reload}>
      {(known) => (
        <div className="grid gap-6">
          <p>
            {t('customer')}: <a href={href('WholesaleCoreData', pageLocale(), { id })}>{known.customer.name}</a>
            {known.customer.foreignid && <span className="text-muted"> · {known.customer.foreignid}</span>}
          </p>
          <Suspense fallback={<Skeleton rows={6} />}>
            <ServiceForm ordering={known} holidays={holidays} />
          </Suspense>
        </div>
      )}
    </Async>
  );
}

/** The customer; the offered services depend on it. */
function ChooseCustomer() {
  const t = texts('services');
  const [store] = useState(orderingCustomers);
  const customers = useStore(store.$value);
  return (
    <Async value={customers} failedTitle={t('form.failed')} onRetry={store.reload}>
      {(known) =>
        known.length === 0 ? (
          <div className="card">
            <Empty
              icon={Building}
              title={t('form.noCustomers')}
              action={
                <LinkButton href={href('WholesaleCustomerAdd', pageLocale())}>{t('form.addCustomer')}</LinkButton>
              }
            >
              {t('form.noCustomersText')}
            </Empty>
          </div>
        ) : (
          <div className="card grid max-w-form gap-2 p-5">
            <label htmlFor="service-customer" className="font-semibold">
              {t('form.customer')}
            </label>
            <PlainSelect
              id="service-customer"
              placeholder={t('form.choose')}
              value=""
              options={known.map(({ id, name, foreignid }) => ({
                value: id,
                label: [name, foreignid].filter(Boolean).join(' · '),
              }))}
              onChange={(event) => serviceAddress.set({ customer: event.target.value }, 'push')}
            />
          </div>
        )
      }
    </Async>
  );
}

export const AddService = island(({ holidays }: { holidays: Holidays }) => {
  const title = texts('routes')('WholesaleServiceAdd');
  const { customer } = useStore(serviceAddress.$query);
  usePageTitle(title);
  return (
    <RecordFrame route="WholesaleServiceAdd" list="WholesaleServices" title={title}>
      {customer ? <ChosenCustomer key={customer} id={customer} holidays={holidays} /> : <ChooseCustomer />}
    </RecordFrame>
  );
});
