import { useStore } from '@nanostores/react';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import { type SipRecord, sipAccount } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { sipPort, sipServer } from '#domain/wholesale/sip/sip-server.ts';
import { isChangeable, usesPassword } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordStores } from '#stores/data/record-stores.ts';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { sipAddress } from '#stores/wholesale/sip.ts';
import { type SipRelated, sipRelated } from '#stores/wholesale/sip-related.ts';
import { ChannelBar } from './ChannelBar.tsx';
import { LockForm } from './LockForm.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SendPasswordLink } from './SendPasswordLink.tsx';
import { SipRelatedCards } from './SipRelatedCards.tsx';
import { SipWarnings } from './SipWarnings.tsx';
import {
  aboutRecord,
  fieldsIn,
  numberOptions,
  registrationName,
  registrationTone,
  sipContext,
  sipLabels,
  stateName,
  stateTone,
} from './sip-labels.ts';

const ChangeSip = lazy(() => import('./ChangeSip.tsx').then((module) => module.ChangeSip));
const Configuration = lazy(() => import('./Configuration.tsx').then((module) => module.Configuration));

interface Props {
  record: SipRecord;
  store: RecordStore<SipRecord, Maintenance>;
}

/** How it is registered, and as what. */
function Line({ record: { data } }: Pick<Props, 'record'>) {
  const t = texts('sip');
  const { transport } = fieldsIn({ data });
  const moment = (at: number | undefined) => (at === undefined ? '' : formatMoment(at, pageLocale()));
  return (
    <Facts
      title={t('line')}
      facts={[
        {
          label: t('registrationHead'),
          value: (
            <StatusPill tone={registrationTone(data.state, data.regState)}>
              {registrationName(data.regState)}
            </StatusPill>
          ),
        },
        { label: t('channels'), value: <ChannelBar used={data.channelsInUse} max={data.maxChannels} /> },
        { label: t('lastRegistered'), value: moment(data.lastRegisteredAt) },
        { label: t('contactIp'), value: data.contactIp },
        { label: t('userAgent'), value: data.userAgent },
        { label: t('sipUser'), value: data.sipUser },
        { label: t('authUser'), value: data.authUser },
        { label: t('registrar'), value: sipServer.registrar },
        { label: t('outboundProxy'), value: sipServer.outboundProxy },
        { label: t('port'), value: String(sipPort(transport)) },
        {
          label: t('password.label'),
          value: usesPassword(data.state, data.regState)
            ? t(data.passwordSetAt ? 'password.setAt' : 'password.none', { moment: moment(data.passwordSetAt) })
            : '',
        },
      ]}
    />
  );
}

function Page({ record, store }: Props) {
  const t = texts('sip');
  const { data, id } = record;
  const mayChange = isChangeable(data.state);
  const hasPassword = usesPassword(data.state, data.regState);
  const employee = useStore($isEmployee);
  const { edit } = useStore(sipAddress.$query);
  const [related] = useState(() => sipRelated(id, data.customerId));
  const [timeline] = useState(() => timelineStore(id));
  const relatedValue = useStore(related.$value);
  const hanging: SipRelated | undefined = relatedValue.state === 'ready' ? relatedValue.value : undefined;
  const numbers = hanging && numberOptions(hanging.numbers);
  // The main number is chosen among those of the account, which must be known before.
  if (edit && mayChange && relatedValue.state !== 'loading')
    return <ChangeSip record={record} store={store} numbers={numbers} />;
  const label = fieldsIn(record).label;
  return (
    <div className="grid gap-6">
      <RecordHead
        list="WholesaleSip"
        record={record}
        title={`${data.sipUser} · ${label}`}
        name={data.sipUser}
        state={data.state}
        pill={<StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>}
        actions={
          mayChange && (
            <>
              {hasPassword && <PasswordReset record={record} onReset={() => void store.record.reload()} />}
              <Button icon={<Icon of={Pencil} />} onClick={() => sipAddress.set({ edit: '1' }, 'push')}>
                {t('edit.start')}
              </Button>
            </>
          )
        }
      />
      <SipWarnings record={record} numbers={hanging} />
      <RecordColumns
        aside={
          <>
            <SipRelatedCards record={record} related={relatedValue} reload={related.reload} />
            <TimelineCard
              store={timeline}
              version={record.version}
              about={(of) => (of.id === id ? undefined : aboutRecord(of))}
            />
          </>
        }
      >
        <Line record={record} />
        <Card title={t('settings')}>
          <div className="grid gap-6">
            <dl>
              <dt className="text-muted text-sm">{t('customer')}</dt>
              <dd>
                <a href={href('WholesaleCoreData', pageLocale(), { id: data.customerId })}>{data.customerName}</a>
              </dd>
            </dl>
            <FactSections
              sections={groupedFacts(sipForm, data, { ...sipLabels(), saysNo: true }, sipContext(numbers)())}
            />
          </div>
        </Card>
        {data.state !== 'terminated' && (
          <Suspense fallback={<Skeleton rows={6} />}>
            <Configuration record={record} />
          </Suspense>
        )}
        {mayChange && hasPassword && <SendPasswordLink record={record} act={store.act} />}
        <LockForm record={record} employee={employee} act={store.act} />
      </RecordColumns>
    </div>
  );
}

/** One account: its problems first, then its data and related records. */
export function SipAccount({ id }: { id: string }) {
  const [store] = useState(() => recordStores(sipAccount).one(id));
  return (
    <RecordPage store={store} texts="sip" route="WholesaleSip" list="WholesaleSip">
      {(record) => <Page record={record} store={store} />}
    </RecordPage>
  );
}
