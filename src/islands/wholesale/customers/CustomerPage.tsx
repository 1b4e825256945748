import { useStore } from '@nanostores/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useEffect, useRef, useState } from 'react';
import { type WholesaleCustomerRecord, wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { peopleIn } from '#domain/form/person-facts.ts';
import { mayChange } from '#domain/wholesale/customers/customer-moves.ts';
import { coreDataForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart, formParts } from '#islands/record/facts/form-parts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { PeopleCard } from '#islands/record/PeopleCard.tsx';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { type WaitingLine, WaitingLines } from '#islands/record/WaitingLines.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { customerRelated } from '#stores/wholesale/customer-related.ts';
import { CustomerHead } from './CustomerHead.tsx';
import { customerContext, customerLabels } from './customer-labels.ts';
import { RelatedCard, shownKinds } from './RelatedCard.tsx';
import { SitesCard } from './SitesCard.tsx';

const ChangeCustomer = lazy(() => import('./ChangeCustomer.tsx').then((module) => module.ChangeCustomer));

const maxProofsAtOnce = 5;

/** What stands in the way, and what waits for the reader. */
function Waits({ record, waiting }: { record: WholesaleCustomerRecord; waiting: number }) {
  const t = texts('wholesale-customers');
  const { state, stateReason = '' } = record.data;
  const lines: WaitingLine[] = [
    ...(state === 'active'
      ? []
      : [
          {
            id: state,
            icon: Lock,
            title: t(`page.${state}`),
            text: t(`page.${state}Text`, { reason: stateReason }),
          },
        ]),
    ...(waiting > 0
      ? [
          {
            id: 'waiting',
            icon: Clock,
            title: t('page.waiting', { count: waiting }),
            act: (
              <LinkButton small href={href('WholesaleProcesses', pageLocale(), { customer: record.id, group: 'mine' })}>
                {t('page.waitingOpen')}
              </LinkButton>
            ),
          },
        ]
      : []),
  ];
  return <WaitingLines label={t('page.waits')} lines={lines} />;
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
        const { ekpName, endUserConsentAt } = record.data;
        const schema = { form: coreDataForm, words: customerLabels(), context: customerContext };
        return (
          <div className="grid gap-4">
            <CustomerHead record={record} built={built} act={store.act} />
            <Waits record={record} waiting={waiting} />
            <RecordBody
              story={
                <>
                  <RelatedCard customer={record} kinds={kinds} store={relatedStore} />
                  <TimelineCard
                    store={timeline}
                    version={record.version}
                    notesOf={id}
                    about={({ id: of, type, foreignid }) => {
                      const about = aboutTypes[type as keyof typeof aboutTypes];
                      return of === id || !about ? undefined : t(`page.about.${about}`, { number: foreignid ?? '' });
                    }}
                  />
                </>
              }
              aside={
                <>
                  <PeopleCard
                    title={t('page.contacts')}
                    people={peopleIn(formFacts(coreDataForm, record.data, customerLabels(), customerContext()))}
                  />
                  <SitesCard customer={record.data} />
                  <Attachments
                    store={store}
                    isClosed={!mayChange(record.data.state)}
                    keep={`wholesale-customers/${id}`}
                    max={maxProofsAtOnce}
                    act={({ fileQueue }, key) => store.act({ _action: 'attach', slot: 'proofFile', fileQueue }, key)}
                  />
                </>
              }
            >
              <AllFacts
                title={t('page.facts')}
                parts={[
                  ...formParts(schema, record.data),
                  ...factPart('record', t('page.summary'), [
                    { label: t('number'), value: record.foreignid ?? '' },
                    { label: t('page.ekpName'), value: ekpName ?? '' },
                    {
                      label: t('page.consent'),
                      value: endUserConsentAt === undefined ? '' : formatDay(endUserConsentAt, pageLocale()),
                    },
                  ]),
                ]}
                foot={editText(record)}
              />
            </RecordBody>
          </div>
        );
      }}
    </RecordPage>
  );
}
