import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import { sitesOf } from '#domain/wholesale/customers/sites.ts';
import { pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import { serviceContract, serviceForm } from '#domain/wholesale/services/service-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FormSummary } from '#islands/ui/form/schema/FormSummary.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { goTo } from '#stores/session/navigation.ts';
import { createService, type Ordering, serviceAddress } from '#stores/wholesale/services.ts';
import { serviceLabels } from './service-labels.ts';
import { Elsewhere, EncryptionNote, PriceNote } from './service-notes.tsx';

const notes = { elsewhere: Elsewhere, price: PriceNote, encryptionNote: EncryptionNote };

const contextOf =
  ({ customer, accounts, numbers }: Ordering, holidays: Holidays) =>
  (): FormContext => ({
    today: berlinDay(Date.now()),
    holidays,
    accounts: accounts.map(({ id, name }) => ({ value: id, label: name })),
    numbers: numbers.map(({ number, data }) => ({ value: `+${pilotNumber(data.range)}`, label: number })),
    sites: sitesOf(customer.data).map(({ name = '' }) => ({ value: name, label: name })),
  });

/** What a customer orders; numbers and portings are chosen on their own pages. */
export function ServiceForm({ ordering, holidays }: { ordering: Ordering; holidays: Holidays }) {
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
    <SchemaForm
      form={serviceForm}
      contract={serviceContract}
      words={serviceLabels()}
      context={contextOf(ordering, holidays)}
      notes={notes}
      defaults={start}
      keep={`services/new/${customer.id}`}
      label={t('list.create')}
      submitLabel={t('form.submit')}
      busyLabel={t('form.busy')}
      actions={
        <LinkButton href={href('WholesaleServices', pageLocale(), { customer: customer.id })}>
          {texts('ui')('cancel')}
        </LinkButton>
      }
      summary={
        <Card title={t('form.summary')}>
          <FormSummary before={null} after={null} />
        </Card>
      }
      onSubmit={async (values, { idempotencyKey }) => {
        const createdService = await createService({ customerId: customer.id, ...values }, idempotencyKey);
        goTo('WholesaleServices', { id: createdService.id, part: 'submission' });
      }}
    />
  );
}
