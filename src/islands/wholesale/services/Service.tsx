import { useState } from 'react';
import { type ServiceRecord, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { serviceForm } from '#domain/wholesale/services/service-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart, formParts } from '#islands/record/facts/form-parts.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { ServiceHead } from './ServiceHead.tsx';
import { productName, serviceLabels, typeName } from './service-labels.ts';

const ServiceSubmission = lazy(() => import('./ServiceSubmission.tsx').then((module) => module.ServiceSubmission));

const dayOf = (text: string | undefined) => (text ? formatCalendarDay(text, pageLocale()) : '');

/** What it costs, as it was confirmed. */
function PriceLines({ price }: Pick<ServiceRecord['data'], 'price'>) {
  const t = texts('services');
  return (
    <AsideCard title={texts('record')('prices.title')}>
      <dl className="grid gap-1">
        {(['monthly', 'oneOff'] as const).map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-4 first:font-semibold">
            <dt>{t(`price.${name}`)}</dt>
            <dd className="text-end tabular-nums whitespace-nowrap">{formatCents(price[name], pageLocale())}</dd>
          </div>
        ))}
      </dl>
    </AsideCard>
  );
}

/** All that a service says: what it is, then what was answered when it was ordered. */
function serviceParts({ data }: ServiceRecord, holidays: Holidays) {
  const t = texts('services');
  const locale = pageLocale();
  const { priceConfirmed: _price, account: _account, ...answers } = data as Record<string, unknown>;
  const form = { form: serviceForm, words: serviceLabels(), context: () => ({ today: '', holidays }) };
  return [
    ...factPart('service', t('facts'), [
      { label: t('typeHead'), value: typeName(data.serviceType) },
      {
        label: t('product'),
        value: productName(data.serviceType, data['accountType'] as 'trunk' | 'single' | undefined),
      },
      { label: t('quantity'), value: String(data.quantity) },
      {
        label: t('customer'),
        value: <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{data.customerName}</a>,
      },
      {
        label: t('account'),
        value: data.sipAccountId && (
          <a href={href('WholesaleSip', locale, { id: data.sipAccountId })}>{t('toAccount')}</a>
        ),
      },
      { label: t('begin'), value: dayOf(data.begin) },
      { label: t('termEnd'), value: dayOf(data.termEnd) },
      { label: t('until'), value: dayOf(data.until) },
    ]),
    ...formParts(form, answers).filter(({ name }) => name !== 'what'),
  ];
}

/** One service: what happens next, its story, what it costs and what was ordered. */
export function Service({ id, holidays }: { id: string; holidays: Holidays }) {
  const [store] = useState(() => recordStores(wholesaleService).one(id));
  const [timeline] = useState(() => timelineStore(id));
  return (
    <RecordPage
      store={store}
      texts="services"
      route="WholesaleServices"
      list="WholesaleServices"
      submission={(record) => <ServiceSubmission service={record} />}
    >
      {(record) => (
        <div className="grid grid-cols-1 gap-4">
          <ServiceHead record={record} holidays={holidays} act={store.act} />
          <RecordBody
            story={
              <TimelineCard
                store={timeline}
                version={record.version}
                notesOf={id}
                about={(of) => (of.id === id ? undefined : of.foreignid?.toString())}
              />
            }
            aside={
              <>
                <PriceLines price={record.data.price} />
                <MailCard id={record.data.processId ?? id} version={record.version} />
              </>
            }
          >
            <AllFacts parts={serviceParts(record, holidays)} foot={editText(record)} />
          </RecordBody>
        </div>
      )}
    </RecordPage>
  );
}
