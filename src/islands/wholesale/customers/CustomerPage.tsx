import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type WholesaleCustomerRecord, wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { placeOf } from '#domain/sales/customers/customer-name.ts';
import { mayChange } from '#domain/wholesale/customers/customer-moves.ts';
import { coreDataForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { FactRow, FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { customerRelated } from '#stores/wholesale/customer-related.ts';
import { CustomerHead } from './CustomerHead.tsx';
import { customerContext, customerLabels, fieldsIn } from './customer-labels.ts';
import { RelatedCard, shownKinds } from './RelatedCard.tsx';
import { SitesCard } from './SitesCard.tsx';
import { StateForm } from './StateForm.tsx';

const ChangeCustomer = lazy(() => import('./ChangeCustomer.tsx').then((module) => module.ChangeCustomer));

const maxProofsAtOnce = 5;

function Summary({ record }: { record: WholesaleCustomerRecord }) {
  const t = texts('wholesale-customers');
  const { externalReference, ...fields } = fieldsIn(record);
  const { ekpName, endUserConsentAt } = record.data;
  return (
    <Card title={t('page.summary')}>
      <dl className="grid gap-3">
        <FactRow label={t('number')}>{record.foreignid}</FactRow>
        <FactRow label={t('reference')}>{externalReference}</FactRow>
        <FactRow label={t('city')}>{placeOf(fields)}</FactRow>
        <FactRow label={t('page.ekpName')}>{ekpName}</FactRow>
        <FactRow label={t('page.consent')}>
          {endUserConsentAt !== undefined && formatDay(endUserConsentAt, pageLocale())}
        </FactRow>
      </dl>
    </Card>
  );
}

/** What stands in the way, and what waits for the reader. */
function Notices({ record, waiting }: { record: WholesaleCustomerRecord; waiting: number }) {
  const t = texts('wholesale-customers');
  const { state, stateReason = '' } = record.data;
  return (
    <>
      {state !== 'active' && (
        <Notice tone={state === 'locked' ? 'warn' : 'info'} title={t(`page.${state}`)}>
          {t(`page.${state}Text`, { reason: stateReason })}
        </Notice>
      )}
      {waiting > 0 && (
        <Notice
          tone="warn"
          title={t('page.waiting', { count: waiting })}
          actions={
            <LinkButton href={href('WholesaleProcesses', pageLocale(), { customer: record.id, group: 'mine' })}>
              {t('page.waitingOpen')}
            </LinkButton>
          }
        />
      )}
    </>
  );
}

const aboutTypes = {
  'ws.sip': 'ws_sip',
  'ws.number': 'ws_number',
  'ws.backup': 'ws_backup',
  'ws.porting': 'ws_porting',
  'ws.service': 'ws_service',
  'ws.process': 'ws_process',
} as const;

/** `docs/domain/wholesale-customers.md`: what is known of a customer, what runs for it, and everything that happened. */
export function CustomerPage({ id, built }: { id: string; built: readonly RouteName[] }) {
  const t = texts('wholesale-customers');
  const employee = useStore($isEmployee);
  const { edit } = useStore(wholesaleCustomerAddress.$query);
  const kinds = shownKinds(built);
  const [store] = useState(() => recordStores(wholesaleCustomer).one(id));
  const [timeline] = useState(() => timelineStore(id));
  const [relatedStore] = useState(() => customerRelated(id, kinds));
  const related = useStore(relatedStore.$value);
  const recordValue = useStore(store.record.$value);
  const version = recordValue.state === 'ready' ? recordValue.value.version : undefined;
  const lastVersion = useRef(version);
  useEffect(() => {
    // What is done to a customer starts processes.
    if (lastVersion.current !== undefined && lastVersion.current !== version) void relatedStore.reload();
    lastVersion.current = version;
  }, [version, relatedStore]);
  const waiting = related.state === 'ready' ? related.value.waiting : 0;
  return (
    <RecordPage store={store} texts="wholesale-customers" route="WholesaleCoreData" list="WholesaleCustomers">
      {(record) => {
        if (edit && mayChange(record.data.state))
          return (
            <Suspense fallback={<RecordFrame route="WholesaleCoreData" list="WholesaleCustomers" />}>
              <ChangeCustomer record={record} store={store} />
            </Suspense>
          );
        const sections = groupedFacts(coreDataForm, record.data, customerLabels(), customerContext());
        const people = sections.filter(({ name }) => name === 'people');
        const others = sections.filter(({ name }) => name !== 'people' && name !== 'sites');
        return (
          <div className="grid gap-6">
            <CustomerHead record={record} built={built} />
            <Notices record={record} waiting={waiting} />
            <RecordColumns
              aside={
                <>
                  <Summary record={record} />
                  <RelatedCard customer={record} kinds={kinds} store={relatedStore} />
                  <TimelineCard
                    store={timeline}
                    version={record.version}
                    about={({ id: of, type, foreignid }) => {
                      const about = aboutTypes[type as keyof typeof aboutTypes];
                      return of === id || !about ? undefined : t(`page.about.${about}`, { number: foreignid ?? '' });
                    }}
                  />
                </>
              }
            >
              <Card title={t('page.facts')}>
                <div className="grid gap-6">
                  <FactSections sections={others} />
                </div>
              </Card>
              <SitesCard customer={record.data} />
              <Card title={t('page.contacts')}>
                <FactSections sections={people.map((section) => ({ ...section, title: '' }))} />
              </Card>
              <Attachments
                store={store}
                isClosed={!mayChange(record.data.state)}
                keep={`wholesale-customers/${id}`}
                max={maxProofsAtOnce}
                act={({ fileQueue }, key) => store.act({ _action: 'attach', slot: 'proofFile', fileQueue }, key)}
              />
              {employee && <StateForm record={record} act={store.act} />}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
