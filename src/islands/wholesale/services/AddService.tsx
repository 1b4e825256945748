import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../../domain/access/routes.ts';
import { berlinDay } from '../../../domain/date/berlin-day.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { filledForm } from '../../../domain/form/filled-form.ts';
import type { FormContext } from '../../../domain/form/form-description.ts';
import { pilotNumber } from '../../../domain/numbers/number-range.ts';
import { serviceContract, serviceForm } from '../../../domain/services/service-form.ts';
import { sitesOf } from '../../../domain/wholesale-customers/sites.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { goTo } from '../../../stores/session/navigation.ts';
import {
  createService,
  type Ordering,
  orderingCustomers,
  orderingFor,
  serviceAddress,
} from '../../../stores/wholesale/services.ts';
import { RecordFrame } from '../../record/RecordFrame.tsx';
import { PlainSelect } from '../../ui/form/PlainSelect.tsx';
import { DrawnForm } from '../../ui/form/drawn/DrawnForm.tsx';
import { FormSummary } from '../../ui/form/drawn/FormSummary.tsx';
import { Async } from '../../ui/page/Async.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { island } from '../../ui/page/island.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { LinkButton } from '../../ui/text/Button.tsx';
import Building from 'lucide-react/icons/building-2';
import { Elsewhere, EncryptionNote, PriceNote } from './service-notes.tsx';
import { serviceWords } from './service-words.ts';

const notes = { elsewhere: Elsewhere, price: PriceNote, encryptionNote: EncryptionNote };

const contextOf =
  ({ customer, accounts, numbers }: Ordering, holidays: Holidays) =>
  (): FormContext => ({
    today: berlinDay(Date.now()),
    holidays,
    accounts: accounts.map(({ id, value1 }) => ({ value: id, label: value1 })),
    numbers: numbers.map(({ value1, data }) => ({ value: `+${pilotNumber(data.range)}`, label: value1 })),
    sites: sitesOf(customer.data).map(({ name = '' }) => ({ value: name, label: name })),
  });

/** What a customer orders; numbers and portings are chosen on their own pages. */
function ServiceForm({ ordering, holidays }: { ordering: Ordering; holidays: Holidays }) {
  const t = texts('services');
  const { customer, accounts } = ordering;
  const { type, account } = useStore(serviceAddress.$query);
  const sites = sitesOf(customer.data);
  const [start] = useState(() =>
    filledForm(serviceForm, {
      serviceType: type,
      account: account || (accounts.length === 1 ? (accounts[0]?.id ?? '') : ''),
      accountType: 'trunk',
      site: sites.length === 1 ? (sites[0]?.name ?? '') : '',
      staticIps: [{ ip: '' }],
      start: 'asap',
    }),
  );
  if (customer.data.state !== 'active')
    return (
      <div className="max-w-form">
        <Notice tone="warn" title={t('form.notOrdering')}>
          {t('form.notOrderingText')}
        </Notice>
      </div>
    );
  return (
    <DrawnForm
      form={serviceForm}
      contract={serviceContract}
      words={serviceWords()}
      context={contextOf(ordering, holidays)}
      notes={notes}
      defaults={start}
      keep={`services/new/${customer.id}`}
      label={t('list.create')}
      submitLabel={t('form.submit')}
      busyLabel={t('form.busy')}
      summary={
        <Card title={t('form.summary')}>
          <FormSummary before={null} after={null} />
        </Card>
      }
      onSubmit={async (values, { idempotencyKey }) => {
        const made = await createService({ customerId: customer.id, ...values }, idempotencyKey);
        toast('ok', t('form.saved'));
        if (made.data.serviceType === 'sipTrunk' && made.data.sipAccountId)
          goTo('WholesaleSip', { id: made.data.sipAccountId });
        else goTo('WholesaleServices', { id: made.id });
      }}
    />
  );
}

function ChosenCustomer({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('services');
  const [store] = useState(() => orderingFor(id));
  const ordering = useStore(store.$value);
  return (
    <Async value={ordering} failedTitle={t('form.failed')} onRetry={store.reload}>
      {(known) => (
        <div className="grid gap-6">
          <p>
            {t('customer')}:{' '}
            <a href={href('WholesaleCoreData', pageLocale(), { id })}>
              {known.customer.value1}
            </a>
            {known.customer.foreignid && <span className="text-muted"> · {known.customer.foreignid}</span>}
          </p>
          <ServiceForm ordering={known} holidays={holidays} />
        </div>
      )}
    </Async>
  );
}

/** For whom it is; all that is offered depends on that. */
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
              options={known.map(({ id, value1, foreignid }) => ({
                value: id,
                label: [value1, foreignid].filter(Boolean).join(' · '),
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
