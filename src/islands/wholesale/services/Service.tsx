import { useState } from 'react';
import * as z from 'zod/mini';
import { day } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { type ServiceRecord, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { earliestEnd, endFault, isOpenEnded } from '#domain/wholesale/services/service-end.ts';
import { serviceForm } from '#domain/wholesale/services/service-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionNotice } from '#islands/record/ActionNotice.tsx';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { productName, serviceLabels, stateName, stateTone, typeName } from './service-labels.ts';

const ServiceSubmission = lazy(() => import('./ServiceSubmission.tsx').then((module) => module.ServiceSubmission));

interface Props extends Pick<RecordStore<ServiceRecord, Maintenance>, 'act'> {
  record: ServiceRecord;
  holidays: Holidays;
}

const dayOf = (text: string | undefined) => (text ? formatCalendarDay(text, pageLocale()) : '');
const dated = z.extend(wholesaleService.actions.cancel, { until: day });
/** The latest end of a service, in days ahead. */
const latest = 730;

/** Ends a service: at once before it has begun, else on a day after its term. */
function Cancellation({ record, holidays, act }: Props) {
  const t = texts('services');
  const { data } = record;
  if (data.state !== 'ordered' && data.state !== 'active') return null;
  const moment = { today: berlinDay(Date.now()), holidays };
  const earliest = earliestEnd(data, moment);
  const kind = data.state === 'ordered' ? 'withdraw' : 'cancel';
  const common = {
    tone: 'info' as const,
    notice: t(`${kind}.title`),
    text: t(`${kind}.text`, { day: dayOf(earliest) }),
    label: t(`${kind}.open`),
    keep: `services/${record.id}/cancel`,
    submitLabel: t(`${kind}.submit`),
    submitLook: 'danger' as const,
    act,
    done: () => t(`${kind}.done`),
  };
  if (kind === 'withdraw')
    return (
      <ActionNotice
        {...common}
        contract={wholesaleService.actions.cancel}
        defaults={{ _action: 'cancel' }}
        action={(): Maintenance => ({ _action: 'cancel', version: record.version })}
      >
        <p>{t('withdraw.sure')}</p>
      </ActionNotice>
    );
  return (
    <ActionNotice
      {...common}
      contract={dated}
      defaults={{ _action: 'cancel', until: earliest }}
      rules={(values) => {
        const key = endFault(data, String(values['until'] ?? ''), moment);
        return key ? [{ path: 'until', key }] : [];
      }}
      action={({ until }): Maintenance => ({ _action: 'cancel', version: record.version, until })}
    >
      <DateField
        name="until"
        label={t('cancel.until')}
        min={earliest}
        max={addDays(earliest, latest)}
        check={(chosen) => endFault(data, chosen, moment)}
      />
    </ActionNotice>
  );
}

const nextOf = (data: ServiceRecord['data']) => {
  if (data.failed) return 'failed';
  return isOpenEnded(data, berlinDay(Date.now())) ? 'openEnded' : data.state;
};

/** One service: what was ordered, what it costs, when it begins and ends. */
export function Service({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('services');
  const locale = pageLocale();
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
      {(record) => {
        const { data } = record;
        const title = `${typeName(data.serviceType)} · ${data.identifier}`;
        const {
          serviceType: _type,
          priceConfirmed: _price,
          account: _account,
          ...answers
        } = data as Record<string, unknown>;
        return (
          <div className="grid gap-6">
            <div>
              <RecordHead
                list="WholesaleServices"
                record={record}
                title={title}
                name={data.identifier}
                state={data.state}
                pill={<StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>}
              />
              <p className="mt-3 max-w-form">
                {t(`next.${nextOf(data)}`, {
                  begin: dayOf(data.begin),
                  termEnd: dayOf(data.termEnd),
                  earliest: dayOf(earliestEnd(data, { today: berlinDay(Date.now()), holidays })),
                  until: dayOf(data.until),
                })}
              </p>
            </div>
            <RecordColumns
              aside={
                <>
                  <MailCard id={data.processId ?? id} version={record.version} />
                  <TimelineCard
                    store={timeline}
                    version={record.version}
                    about={(of) => (of.id === id ? undefined : of.foreignid?.toString())}
                  />
                </>
              }
            >
              <Facts
                title={t('facts')}
                facts={[
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
                  { label: t('price.monthly'), value: formatCents(data.price.monthly, locale) },
                  { label: t('price.oneOff'), value: formatCents(data.price.oneOff, locale) },
                  { label: t('begin'), value: dayOf(data.begin) },
                  { label: t('termEnd'), value: dayOf(data.termEnd) },
                  { label: t('until'), value: dayOf(data.until) },
                ]}
              />
              <Card title={t('section.details')}>
                <div className="grid gap-6">
                  <FactSections
                    sections={groupedFacts(
                      serviceForm,
                      { ...answers, serviceType: data.serviceType },
                      serviceLabels(),
                      {
                        today: '',
                        holidays,
                      },
                    )
                      .filter(({ name }) => name !== 'what')
                      // Its heading is the card's.
                      .map((section) => (section.name === 'details' ? { ...section, title: '' } : section))}
                  />
                </div>
              </Card>
              <Cancellation record={record} holidays={holidays} act={store.act} />
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
